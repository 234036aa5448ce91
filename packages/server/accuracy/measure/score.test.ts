import { describe, expect, it } from 'vitest';
import type { ExpectedAccount, ExpectedRow } from './expectation.js';
import type { Reading, ReadRow } from './reading.js';
import { scoreReading } from './score.js';

const ROWS: ExpectedRow[] = [
  { date: '2024-03-01', description: 'COFFEE', amount: '-3.50', balance: '96.50' },
  { date: '2024-03-01', description: 'COFFEE', amount: '-3.50', balance: '93.00' },
  { date: '2024-03-02', description: 'PAY', amount: '100.00', balance: '193.00' },
];

function account(changes: Partial<ExpectedAccount['periods'][number]> = {}): ExpectedAccount {
  return {
    number: '12-34',
    type: 'bank',
    currency: 'USD',
    periods: [{ startDate: '2024-03-01', endDate: '2024-03-31', startBalance: '100.00', endBalance: '193.00', isReconciled: true, rows: ROWS, ...changes }],
  };
}

function reading(rows: ReadRow[] = ROWS.map(read), changes: Partial<Reading['accounts'][number]['periods'][number]> = {}): Reading {
  const period = { startDate: '2024-03-01', endDate: '2024-03-31', startBalance: '100.00', endBalance: '193.00', isReconciled: true, facts: { dueDate: '2024-04-10', payments: '5.00' }, explanation: '', rows, ...changes };
  return { kind: 'statement', accounts: [{ bank: 'COPPER BANK', holder: null, number: '1234', type: 'bank', currency: 'USD', periods: [period] }] };
}

function read(row: ExpectedRow): ReadRow {
  return { ...row, payee: row.payee ?? null, balance: row.balance ?? null, date2: null, page: 1 };
}

describe('scoreReading', () => {
  it('gives full marks to the truth itself', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account()] }, reading());
    expect(score).toMatchObject({ isPerfect: true, expected: 3, read: 3, matched: 3, balancesRight: 3, facts: 7, factsRight: 7, reconciled: 1, reconciledRight: 1, provable: 1, proved: 1 });
  });

  it('counts true twins one by one', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account()] }, reading([read(ROWS[0]!), read(ROWS[2]!)]));
    expect(score).toMatchObject({ matched: 2, read: 2, expected: 3, isPerfect: false });
  });

  it('takes amounts with and without empty decimals for the same', () => {
    const whole = ROWS.map((row) => ({ ...row, amount: row.amount.replace('.00', ''), balance: (row.balance ?? '').replace('.00', '') }));
    const score = scoreReading({ kind: 'whole', accounts: [account({ rows: whole, startBalance: '100', endBalance: '193' })] }, reading());
    expect(score).toMatchObject({ matched: 3, balancesRight: 3, factsRight: 7, reconciledRight: 1 });
  });

  it('calls a badge on a missing row unsound', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account()] }, reading([read(ROWS[0]!)]));
    expect(score).toMatchObject({ reconciled: 1, reconciledRight: 0 });
  });

  it('calls a badge on a wrong sign unsound', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account()] }, reading(ROWS.map((row) => ({ ...read(row), amount: row.amount.replace('-', '') }))));
    expect(score).toMatchObject({ matched: 1, reconciledRight: 0 });
  });

  it('calls a badge on a misprinted document unsound even when every row is right', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account({ isReconciled: false })] }, reading());
    expect(score).toMatchObject({ isPerfect: true, reconciled: 1, reconciledRight: 0, provable: 0 });
  });

  it('calls a badge with a wrong closing balance unsound', () => {
    const score = scoreReading({ kind: 'whole', accounts: [account()] }, reading(ROWS.map(read), { endBalance: '190.00' }));
    expect(score).toMatchObject({ reconciledRight: 0, factsRight: 6 });
  });

  it('holds bank, holder and the parts of a bill against what is printed, and leaves out what is not', () => {
    const facts = { dueDate: '2024-04-10', payments: '5.10', minimumPayment: '25.00' };
    const score = scoreReading({ kind: 'whole', accounts: [{ ...account({ facts }), bank: 'Copper Bank', holder: 'A. Finch' }] }, reading());
    expect(score).toMatchObject({ names: 5, namesRight: 2, factsRight: 7 });
    expect(scoreReading({ kind: 'whole', accounts: [{ ...account(), bank: null, holder: null }] }, reading())).toMatchObject({ names: 0 });
  });

  it('does not take two accounts read as one for right', () => {
    const [first, second, third] = ROWS.map(read) as [ReadRow, ReadRow, ReadRow];
    const other = { ...account({ rows: [ROWS[2]!] }), number: '99' };
    const joined = scoreReading({ kind: 'whole', accounts: [account({ rows: ROWS.slice(0, 2) }), other] }, reading([first, second, third]));
    expect(joined).toMatchObject({ isPerfect: false, matched: 2, expected: 3 });
  });

  it('counts a balance that is not printed on the row as wrong, and leaves unknown ones out', () => {
    const none = scoreReading({ kind: 'whole', accounts: [account({ rows: ROWS.map((row) => ({ ...row, balance: null })) })] }, reading());
    expect(none).toMatchObject({ balances: 3, balancesRight: 0 });
    const unknown = scoreReading({ kind: 'rows', rows: ROWS.map((row) => ({ ...row, balance: undefined })) }, reading());
    expect(unknown).toMatchObject({ balances: 0, isPerfect: true });
  });

  it('judges a document by its verdict alone when its rows are not known', () => {
    expect(scoreReading({ kind: 'verdict', isConsistent: false }, reading())).toMatchObject({ reconciled: 1, reconciledRight: 0 });
    expect(scoreReading({ kind: 'verdict', isConsistent: true }, reading())).toMatchObject({ provable: 1, proved: 1, reconciledRight: 1 });
    expect(scoreReading({ kind: 'verdict', isConsistent: true }, reading(undefined, { isReconciled: false }))).toMatchObject({ provable: 1, proved: 0 });
  });
});
