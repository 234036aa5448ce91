export const jobReviewStrings = {
  loading: 'Loading the job',
  loadFailed: 'The job could not be loaded',
  retry: 'Try again',
};
export type JobReviewStrings = typeof jobReviewStrings;
