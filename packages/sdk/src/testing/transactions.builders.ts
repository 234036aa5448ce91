import { numberFromMinor } from '../core/money.js';
import type { Transaction } from '../transactions/transactions.contract.js';
import { buildSource } from './reconciliation.builders.js';
import { testId } from './testId.js';

/** A card payment of 40.00 on January 5, 2024, first row of the first page. */
export function buildTransaction(overrides: Partial<Transaction> = {}): Transaction {
  const { date = '2024-01-05', description = 'CARD PAYMENT CORNER GROCERY', rowNumber = 0 } = overrides;
  const amount = overrides.amount === undefined ? -40 : overrides.amount;
  const balance = overrides.balance === undefined ? 960 : overrides.balance;
  const top = 200 + 14 * (rowNumber % 35);
  return {
    id: testId('transaction', rowNumber + 1),
    documentId: testId('document'),
    fieldName: 'bankMode',
    rowNumber,
    included: true,
    pageNumber: 0,
    date,
    date2: null,
    payee: null,
    description,
    amount,
    debit: amount !== null && amount < 0 ? -amount : null,
    credit: amount !== null && amount >= 0 ? amount : null,
    balance,
    checkNumber: null,
    refNumber: null,
    account: 'Checking ...6789',
    accountNickname: null,
    chunk: testId('period'),
    chunkLabel: 'Jan 1, 2024 - Jan 31, 2024',
    currency: 'USD',
    category: null,
    status: 'reconciled',
    row: [date ?? '', description, amount?.toFixed(2) ?? '', '', balance?.toFixed(2) ?? '', '', '', '', '', ''],
    box: [72, top, 540, top + 12],
    provenance: {
      date: buildSource({ box: [72, top, 120, top + 12] }),
      date2: null,
      description: buildSource({ box: [130, top, 380, top + 12] }),
      amount: buildSource({ box: [390, top, 450, top + 12] }),
      balance: buildSource({ box: [470, top, 540, top + 12] }),
    },
    metadata: {},
    version: 1,
    ...overrides,
  };
}

/** The given number of rows, one a day of January 2024 again and again, money in every fourth row, each with its exact running balance. */
export function buildTransactions(count: number, overrides: Partial<Transaction> = {}): Transaction[] {
  let balanceMinor = 100_000;
  return Array.from({ length: count }, (_, rowNumber) => {
    const amountMinor = rowNumber % 4 === 3 ? 25_000 : -(1_000 + rowNumber * 7);
    balanceMinor += amountMinor;
    return buildTransaction({
      rowNumber,
      pageNumber: Math.floor(rowNumber / 35),
      date: `2024-01-${String((rowNumber % 31) + 1).padStart(2, '0')}`,
      description: amountMinor > 0 ? `TRANSFER FROM CUSTOMER ${rowNumber + 1}` : `CARD PAYMENT SHOP ${rowNumber + 1}`,
      amount: numberFromMinor(amountMinor),
      balance: numberFromMinor(balanceMinor),
      ...overrides,
    });
  });
}
