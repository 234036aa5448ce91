import { jobListStrings } from '../JobList/JobList.strings.js';

export const jobEmailsStrings = {
  title: 'Where mail about jobs goes',
  text: 'For each type of job. Where no address is given, it goes to who asks for it.',
  types: jobListStrings.types,
  nobody: 'To who asks',
  invalid: 'Email is invalid',
  save: 'Save',
  saved: 'Email saved',
  saveFailed: 'Error saving email',
  loadFailed: 'Error getting emails',
  loading: 'Loading the addresses',
  retry: 'Try again',
};
export type JobEmailsStrings = typeof jobEmailsStrings;
