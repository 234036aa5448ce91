export const trialLimitStrings = {
  title: 'Trial download',
  /** The number is the server's: "During the trial, you can only download 10 transactions". */
  text: (limit: number, items: string) => `During the trial, you can only download ${limit} ${items}`,
  items: { rows: 'rows', transactions: 'transactions', invoices: 'invoices/receipts', forms: 'forms' },
  close: 'Close',
  dismiss: 'Dismiss the note about the trial',
};
export type TrialLimitStrings = typeof trialLimitStrings;
