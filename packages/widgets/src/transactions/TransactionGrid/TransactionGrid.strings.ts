import type { TransactionStatus } from '@tieout/sdk/contract';
import type { ColumnId } from './columnState.js';

export const transactionGridStrings = {
  label: 'Transactions',
  columns: {
    included: 'Included', pageNumber: 'PN', date: 'Date', date2: 'Date 2', payee: 'Payee', description: 'Description',
    amount: 'Amount', balance: 'Balance', checkNumber: 'Check number', status: 'Status',
  } satisfies Record<ColumnId, string> as Record<ColumnId, string>,
  statuses: {
    unknown: 'unknown', reconciled: 'reconciled', 'added manually': 'added manually', error: 'error',
  } satisfies Record<TransactionStatus, string> as Record<TransactionStatus, string>,
  rows: (count: number) => (count === 1 ? '1 transaction' : `${count.toLocaleString('en-US')} transactions`),
  configureColumns: 'Configure Columns',
  resetColumns: 'Reset',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  order: 'Order',
  original: 'Original Document Order',
  byDate: 'Date',
  allLines: 'All lines of descriptions',
  included: 'Included',
  excluded: 'Excluded',
  assisted: 'Read with AI',
  /** Zero rows. */
  empty: "The statement doesn't have any transactions",
  loadFailed: 'Error fetching transactions',
  retry: 'Try again',
};
export type TransactionGridStrings = typeof transactionGridStrings;
