import { BANK_COLUMNS } from '@tieout/sdk/contract';
import { buildTransaction, testId } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { changeRow } from './changeRow.js';

const row = buildTransaction({ amount: -1280, balance: 100 });
const at = { documentId: row.documentId, row: 0, transactionId: row.id };

describe('a row whose edit waits', () => {
  it('shows the typed value, on its side', () => {
    expect(changeRow(row, { call: 'update', transactionId: row.id, changes: { amount: 12.5 } })).toMatchObject({ amount: 12.5, credit: 12.5, debit: null });
  });

  it('shows what the quick buttons will make of it', () => {
    expect(changeRow(row, { call: 'correct', input: { ...at, col: BANK_COLUMNS.amount, toggleSign: true } })).toMatchObject({ amount: 1280, credit: 1280 });
    expect(changeRow(row, { call: 'correct', input: { ...at, col: BANK_COLUMNS.amount, divideBy100: true } })).toMatchObject({ amount: -12.8, debit: 12.8 });
    expect(changeRow(row, { call: 'correct', input: { ...at, col: BANK_COLUMNS.balance, toggleSign: true } })).toMatchObject({ balance: -100, amount: -1280 });
  });

  it('is left as it is by edits of other rows', () => {
    const other = testId('transaction', 99);
    expect(changeRow(row, { call: 'update', transactionId: other, changes: { amount: 1 } })).toBe(row);
    expect(changeRow(row, { call: 'bulkEdit', input: { operation: 'switchSigns', transactionIds: [other] } })).toBe(row);
  });
});
