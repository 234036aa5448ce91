import type { TransactionStatus } from '@tieout/sdk/contract';
import type { ColumnId } from './columnState.js';

export const transactionGridStrings = {
  label: 'Transactions',
  columns: {
    included: 'Included', pageNumber: 'PN', date: 'Date', date2: 'Date 2', payee: 'Payee', description: 'Description',
    amount: 'Amount', debit: 'Debit', credit: 'Credit', balance: 'Balance', checkNumber: 'Check no.', refNumber: 'Reference', status: 'Status',
  } satisfies Record<ColumnId, string> as Record<ColumnId, string>,
  statuses: {
    unknown: 'unknown', reconciled: 'reconciled', 'added manually': 'added manually', error: 'error',
  } satisfies Record<TransactionStatus, string> as Record<TransactionStatus, string>,
  /** In place of a row that is on its way. */
  rowPlace: (place: number) => `Row ${place.toLocaleString('en-US')}`,
  rows: (count: number) => (count === 1 ? '1 transaction' : `${count.toLocaleString('en-US')} transactions`),
  configureColumns: 'Configure Columns',
  resetColumns: 'Reset',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  order: 'Order',
  original: 'Original Document Order',
  /** On the button, where the whole name has no room. */
  originalShort: 'Original order',
  byDate: 'Date',
  ascending: 'ascending',
  descending: 'descending',
  allLines: 'All lines of descriptions',
  included: 'Included',
  excluded: 'Excluded',
  assisted: 'Read with AI',
  selectRow: 'Select the row',
  rowMenu: 'More for this row',
  switchSign: '+/- (switch the sign)',
  dropDecimals: '.00 (the last two digits are decimals)',
  rowHistory: 'History',
  addBelow: 'Add a transaction below',
  deleteRow: 'Delete the transaction',
  addTransaction: 'Add Transaction',
  selectAll: 'Select All Transactions',
  clearSelection: 'Clear Selection',
  selected: (count: number, total: number) => `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} selected`,
  assign: 'Assign To Account/Period',
  switchSigns: 'Switch credits/debits',
  switchIncluded: 'Switch included/excluded',
  bulkEdit: 'Bulk Edit Transactions',
  deleteRows: 'Delete',
  deleteRowsTitle: 'Delete transactions',
  deleteRowsQuestion: (count: number) => (count === 1 ? 'Delete 1 transaction? Undo brings it back.' : `Delete ${count.toLocaleString('en-US')} transactions? Undo brings them back.`),
  cancel: 'Cancel',
  bulkFailed: 'Error making correction',
  bulkIncludedFailed: 'Error updating included transactions',
  hiddenErrors: (count: number) => (count === 1 ? '1 row with an error is hidden by the filter.' : `${count.toLocaleString('en-US')} rows with errors are hidden by the filter.`),
  showErrors: 'Show',
  pasteTooLarge: 'A paste can change at most 1000 rows at once',
  pasteMissing: 'Some of the rows could not be loaded. Nothing was pasted.',
  copied: (rows: number) => (rows === 1 ? '1 row copied' : `${rows} rows copied`),
  /** Zero rows. */
  empty: "The statement doesn't have any transactions",
  /** Zero rows with filters set. */
  emptyFiltered: 'No transaction fits the filters',
  loadFailed: 'Error fetching transactions',
  retry: 'Try again',
};
export type TransactionGridStrings = typeof transactionGridStrings;
