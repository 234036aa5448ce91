import { downloadDialogStrings } from '../DownloadDialog/DownloadDialog.strings.js';

export const exportPanelStrings = {
  ...downloadDialogStrings,
  format: 'Export type',
  options: 'What to export',
  allDocsInProject: 'All docs in project',
  latestDocs: 'Latest docs',
  latestDocsOnly: 'Latest docs only',
  chooseDocuments: 'Choose documents',
  advanced: 'Advanced options',
  configure: 'Configure columns',
  preview: 'Preview',
  previewNote: 'The first rows, as they will be written.',
  previewOf: (format: string) => `${format} is no table: these are its rows by date, description and amount.`,
  previewLoading: 'Preparing the preview',
  previewFailed: 'Error fetching data. Please try again.',
  previewEmpty: 'No row would be written. Include at least one row, or choose other documents.',
  doubledRows: (count: number) => (count === 1 ? '1 row stands in two overlapping statements and is written once.' : `${count} rows stand in two overlapping statements and are written once.`),
  previewWaits: 'Complete the form to see the rows.',
  originals: (count: number) => (count === 1 ? 'The document as it was uploaded' : `The ${count} documents as they were uploaded`),
  downloadDocument: (name: string) => `Download ${name}`,
  documentDownloaded: 'Document downloaded.',
  /** When the server gives no reason. */
  documentFailed: 'Error downloading document.',
  retry: 'Try again',
  wordColumn: (number: number) => `Column ${number}`,
};
export type ExportPanelStrings = typeof exportPanelStrings;
