import type { JobStatus, JobType } from '@tieout/sdk/contract';

export const jobListStrings = {
  label: 'Jobs',
  name: 'Name',
  date: 'Date',
  type: 'Type',
  pages: 'Pages',
  rows: 'Rows',
  status: 'Status',
  reconciled: 'Reconciled',
  tags: 'Tags',
  actions: 'Actions',
  badDate: 'Bad date',
  emptyTitle: 'No jobs yet',
  emptyText: 'Upload bank or card statements; each upload becomes a job with its rows and its proof.',
  upload: 'Upload PDF files',
  loadFailed: 'The jobs could not be loaded',
  retry: 'Try again',
  deleteJob: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete Job',
  deleteQuestion: 'Are you sure you want to delete this job?',
  deleteConsequence: (name: string) => `“${name}” goes with its documents and rows. This cannot be undone.`,
  deleteConfirm: 'Delete Job',
  cancel: 'Cancel',
  deleted: 'Job deleted successfully',
  deleteFailed: 'Error deleting job',
  range: (from: number, to: number, count: number) => `${from}–${to} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  statuses: {
    InProgress: 'In Progress', Finishing: 'Finishing up...', Succeeded: 'Succeeded', Failed: 'Failed', Canceled: 'Canceled', OutOfCredits: 'Out of pages',
  } satisfies Record<JobStatus, string> as Record<JobStatus, string>,
  types: {
    Invoice: 'Invoice', ExtractData: 'Statement', WritePdf: 'Populate PDF', EditDocument: 'Edit document', Form: 'Form', Csv2Qbo: 'Bank CSV',
  } satisfies Record<JobType, string> as Record<JobType, string>,
  automatic: 'Automatic mode',
};
export type JobListStrings = typeof jobListStrings;
