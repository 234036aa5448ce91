import { transactionMessages } from '@tieout/sdk/contract';

export const assignDialogStrings = {
  title: 'Assign To Account/Period',
  rows: (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`),
  views: { existing: 'Existing', newAccount: 'New account', newPeriod: 'New period' },
  view: 'Where to',
  target: 'Account/Period',
  account: 'Account',
  accountName: 'Account name',
  startDate: 'Start date',
  endDate: 'End date',
  startBalance: 'Start balance',
  endBalance: 'End balance',
  targetRequired: transactionMessages.targetRequired,
  rowRequired: transactionMessages.rowRequired,
  accountRequired: transactionMessages.accountRequired,
  dateInvalid: transactionMessages.periodDate,
  amountInvalid: transactionMessages.addAmount,
  assign: 'Assign',
  cancel: 'Cancel',
  done: (count: number) => (count === 1 ? '1 row assigned' : `${count.toLocaleString('en-US')} rows assigned`),
  failed: 'Error assigning transactions to account',
};
export type AssignDialogStrings = typeof assignDialogStrings;
