import { buildTransaction, testId } from '@tieout/sdk/testing';
import { expect, test } from 'vitest';
import { emptyForm, readForm } from './transactionForm.js';

const around = { currency: 'USD', needsTarget: false, below: null };
const filled = { ...emptyForm, date: '2024-01-09', description: ' Fee ', amount: '-1,012.50' };

test('a whole form becomes a transaction, trimmed and exact', () => {
  expect(readForm(filled, around)).toEqual({ transaction: { date: '2024-01-09', description: 'Fee', amount: -1012.5 } });
});

test('each field that is missing or wrong is named', () => {
  expect(readForm({ ...emptyForm, date: '2024-13-01', amount: 'ten', page: '0' }, { ...around, needsTarget: true }).problems)
    .toEqual({ date: 'dateInvalid', description: 'descriptionRequired', amount: 'amountInvalid', chunk: 'targetRequired', page: 'pageInvalid' });
});

test('a day that no month has is refused', () => {
  expect(readForm({ ...filled, date: '2024-02-30' }, around).problems).toEqual({ date: 'dateInvalid' });
});

test('pages are sent from zero, and the row it stands below by its id', () => {
  const below = buildTransaction();
  const { transaction } = readForm({ ...filled, page: '3', chunk: testId('period'), balance: '12' }, { ...around, below }) as { transaction: object };
  expect(transaction).toMatchObject({ pageNumber: 2, chunk: testId('period'), balance: 12, afterTransactionId: below.id });
});
