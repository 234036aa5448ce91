import type { QueuedEdit } from '@tieout/sdk';
import { BANK_COLUMNS, currencyDecimals, minorFromNumber, numberFromMinor, type Transaction, type TransactionChanges } from '@tieout/sdk/contract';

/** The row as it will stand when the edit is made; the same object when the edit does not touch it. */
export function changeRow(row: Transaction, edit: QueuedEdit): Transaction {
  switch (edit.call) {
    case 'update':
      return edit.transactionId === row.id ? withChanges(row, edit.changes) : row;
    case 'updateMany': {
      const own = edit.edits.find(({ transactionId }) => transactionId === row.id);
      return own ? withChanges(row, own.changes) : row;
    }
    case 'correct':
      return edit.input.transactionId === row.id ? corrected(row, edit.input) : row;
    case 'editColumn':
      return edit.transactionId === row.id ? { ...row, row: Array.from({ length: Math.max(row.row.length, edit.col + 1) }, (_, index) => (index === edit.col ? edit.newValue : (row.row[index] ?? ''))) } : row;
    case 'bulkEdit': {
      if (!edit.input.transactionIds?.includes(row.id)) return row;
      if (edit.input.operation === 'switchSigns') return withChanges(row, row.amount === null ? {} : { amount: -row.amount });
      return edit.input.operation === 'switchIncludedExcluded' ? { ...row, included: !row.included } : row;
    }
    default:
      return row;
  }
}

function withChanges(row: Transaction, changes: TransactionChanges): Transaction {
  const next = { ...row, ...(changes as Partial<Transaction>) };
  const { amount } = next;
  return { ...next, debit: amount !== null && amount < 0 ? -amount : null, credit: amount !== null && amount > 0 ? amount : null };
}

function corrected(row: Transaction, { col, toggleSign, divideBy100 }: { col: number; toggleSign?: boolean | undefined; divideBy100?: boolean | undefined }): Transaction {
  const field = col === BANK_COLUMNS.balance ? 'balance' : 'amount';
  const value = row[field];
  if (value === null) return row;
  const decimals = currencyDecimals(row.currency);
  const minor = minorFromNumber(value, decimals) * (toggleSign ? -1 : 1);
  if (divideBy100 && minor % 100 !== 0) return row;
  return withChanges(row, { [field]: numberFromMinor(divideBy100 ? minor / 100 : minor, decimals) });
}
