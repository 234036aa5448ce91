import { PRINTED_FACT_NAMES, PRINTED_FACTS } from '@tieout/sdk/contract';
import type { PrintedFactName } from '@tieout/sdk/contract';

export const reconciliationSummaryStrings = {
  label: 'Summary of the account and period',
  account: 'Account',
  period: 'Period',
  startBalance: 'Start balance',
  endBalance: 'End balance',
  credits: 'Credits',
  payments: 'Payments',
  count: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`),
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
  rename: 'Rename',
  accountName: 'Account name',
  accountRequired: 'Account field is required.',
  fields: { startDate: 'Start date', endDate: 'End date', startBalance: 'Start balance', endBalance: 'End balance' },
  printed: 'Printed on the statement',
  facts: Object.fromEntries(PRINTED_FACT_NAMES.map((name) => [name, PRINTED_FACTS[name].label])) as Record<PrintedFactName, string>,
  editField: (field: string) => `Change ${field.toLowerCase()}`,
  noAccounts: 'No account was found in this document',
};
export type ReconciliationSummaryStrings = typeof reconciliationSummaryStrings;
