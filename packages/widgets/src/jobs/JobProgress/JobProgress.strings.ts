import type { JobType } from '@tieout/sdk/contract';

export const jobProgressStrings = {
  titles: {
    ExtractData: 'Converting documents', WritePdf: 'Populating documents', EditDocument: 'Editing documents',
    Invoice: 'Converting documents', Form: 'Converting documents', Csv2Qbo: 'Converting documents',
  } satisfies Record<JobType, string> as Record<JobType, string>,
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  progress: 'Progress',
  cancel: 'Cancel',
  cancelTitle: 'Cancel job',
  cancelQuestion: 'Stop converting? What was read so far is dropped.',
  keepGoing: 'Keep converting',
  cancelFailed: 'The job could not be canceled',
  /** Above the rows of a document that is still read. */
  previewTitle: (pages: number) => (pages === 1 ? 'On the first page' : `On the first ${pages} pages`),
  provisional: 'Provisional',
  previewNote: 'The whole document decides on dates, signs and columns; only then the rows are proved.',
  previewMore: (count: number) => `and ${count} more`,
  previewDate: 'Date',
  previewDescription: 'Description',
  previewAmount: 'Amount',
  leave: 'You can leave this page; the job goes on and appears in the list.',
};
export type JobProgressStrings = typeof jobProgressStrings;

export const jobEndStrings = {
  failedTitle: 'Job Failed',
  failedCredits: 'The pages of this job are returned to your account.',
  failedWhere: (document: string) => `In ${document}:`,
  failedUnknown: 'The document could not be read.',
  canceledTitle: 'Job canceled',
  canceledText: 'What was read so far was dropped. You can run the job again.',
  outOfPagesTitle: "You've run out of pages",
  outOfPages: (needed: number, available: number) => `This job requires ${needed} pages, but your current plan only has ${available} pages available`,
  upgrade: 'Upgrade',
  /** Where the job needs more pages than there are. */
  resume: 'Resume Job',
  /** Where there are enough pages again. */
  resumeNow: 'Resume job',
  enoughNow: (available: number) => `There are ${available} pages available now.`,
  adminTold: 'Your admin was notified.',
  /** On an Enterprise plan, which is agreed on with the support. */
  enterprisePlan: (pages: number) => `Your plan includes ${pages.toLocaleString('en-US')} pages per month.`,
  contactSupport: 'Contact support',
  requestMessage: 'We have run out of pages and ask for more.',
  requestReceived: "Request received. We'll be in touch soon",
  requestFailed: 'Error sending request',
  tryAgain: 'Try again',
  back: 'Back to the jobs',
  resumed: 'Job resumed successfully',
  resumeFailed: 'Error resuming job',
};
export type JobEndStrings = typeof jobEndStrings;
