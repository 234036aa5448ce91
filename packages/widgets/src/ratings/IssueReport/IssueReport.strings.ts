import { issueMessages, type IssueType } from '@tieout/sdk/contract';

export const issueReportStrings = {
  title: 'Report Issue',
  /** Names of the specification's types. */
  types: {
    wrong_start_balance: 'Wrong start balance', wrong_end_balance: 'Wrong end balance', wrong_start_date: 'Wrong start date', wrong_end_date: 'Wrong end date',
    missing_transaction: 'Missing transaction', wrong_transaction_date: 'Wrong transaction date', wrong_transaction_amount: 'Wrong transaction amount',
    wrong_transaction_description: 'Wrong transaction description', wrong_transaction_balance: 'Wrong transaction balance',
    multiple_accounts: 'Multiple accounts', multiple_periods: 'Multiple periods', other: 'Other',
  } satisfies Record<IssueType, string> as Record<IssueType, string>,
  issueType: 'Issue type',
  pageNumber: 'Page number',
  details: 'Details',
  detailsHint: 'Optional. What does the document say, and what was read?',
  addIssue: 'Add Issue',
  issues: 'Issues to report',
  remove: (issue: string) => `Take out ${issue}`,
  page: (page: number) => `page ${page}`,
  typeRequired: issueMessages.typeRequired,
  atLeastOne: issueMessages.atLeastOne,
  pageInvalid: (last: number) => `Enter a page from 1 to ${last}`,
  send: 'Report',
  cancel: 'Cancel',
  sent: "We're looking at the issue, thank you for your feedback",
  failed: 'Error reporting issue',
  /** On a job that has ratings. */
  investigating: 'The team is investigating the issue you reported, thank you for your patience.',
};
export type IssueReportStrings = typeof issueReportStrings;
