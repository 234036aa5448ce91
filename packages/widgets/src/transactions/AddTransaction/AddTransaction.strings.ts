import { transactionMessages } from '@tieout/sdk/contract';

export const addTransactionStrings = {
  title: 'Add Transaction',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  amountHint: 'Money in is positive, money out is negative.',
  target: 'Account/Period',
  balance: 'Balance',
  payee: 'Payee',
  checkNumber: 'Check number',
  page: 'Page',
  dateInvalid: transactionMessages.addDate,
  amountInvalid: transactionMessages.addAmount,
  targetRequired: transactionMessages.addChunk,
  descriptionRequired: transactionMessages.addDescription,
  pageInvalid: 'Enter a page number from 1',
  more: 'More fields',
  below: (description: string) => `Comes below “${description}”.`,
  add: 'Add Transaction',
  cancel: 'Cancel',
  created: 'Transaction created successfully',
  failed: 'Error creating transaction',
};
export type AddTransactionStrings = typeof addTransactionStrings;
