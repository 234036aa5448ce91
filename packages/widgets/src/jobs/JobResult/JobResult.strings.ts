export const jobResultStrings = {
  document: 'Document',
  download: 'Download',
  downloadOne: 'Download this document',
  downloadFailed: 'Error downloading document.',
  loading: 'Loading the documents',
  loadFailed: 'Error getting job documents',
  retry: 'Try again',
  empty: "The document doesn't have any data",
};
export type JobResultStrings = typeof jobResultStrings;
