export const reconciliationSummaryStrings = {
  label: 'Summary of the account and period',
  account: 'Account',
  period: 'Period',
  startBalance: 'Start balance',
  endBalance: 'End balance',
  credits: 'Credits',
  payments: 'Payments',
  count: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  missingStartDate: 'Missing Start Date',
  missingEndDate: 'Missing End Date',
  missingStartBalance: 'Missing Start Balance',
  missingEndBalance: 'Missing End Balance',
  /** A start or end date containing 2001. */
  badYear: 'Bad year',
  difference: (amount: string) => `Off by ${amount}`,
  showProof: 'Show proof',
  hideProof: 'Hide proof',
  showInDocument: (what: string) => `Show ${what} in the document`,
  noAccounts: 'No account was found in this document',
};
export type ReconciliationSummaryStrings = typeof reconciliationSummaryStrings;
