import { describe, expect, it } from 'vitest';
import { combineStates, summarizeJob } from './summarizeJob.js';
import type { DocumentOutcome } from './summarizeJob.js';

const read = (changes: Partial<DocumentOutcome> = {}): DocumentOutcome => ({ hasFailed: false, isGeneric: false, numRows: 5, reconciliation: 'Reconciled', ...changes });

describe('the state of a whole', () => {
  it.each([
    [['Reconciled', 'Reconciled'], 'Reconciled'],
    [['Reconciled', 'Unknown'], 'Unknown'],
    [['Reconciled', 'Unknown', 'Not Reconciled'], 'Not Reconciled'],
    [[], 'Unknown'],
  ] as const)('of %j is %s', (states, expected) => {
    expect(combineStates(states)).toBe(expected);
  });
});

describe('a job', () => {
  it('is reconciled only when each of its documents is, read ones and failed ones', () => {
    expect(summarizeJob([read(), read({ numRows: 2 })])).toEqual({ isGeneric: false, isBankMode: true, numTransactions: 7, reconciliation: 'Reconciled' });
    expect(summarizeJob([read(), read({ hasFailed: true, numRows: 0 })])).toMatchObject({ reconciliation: 'Unknown', numTransactions: 5 });
  });

  it('is in automatic mode only when all that was read is', () => {
    const generic = read({ isGeneric: true, reconciliation: 'Unknown' });
    expect(summarizeJob([generic, read({ hasFailed: true })])).toMatchObject({ isGeneric: true, isBankMode: false });
    expect(summarizeJob([generic, read()])).toMatchObject({ isGeneric: false, isBankMode: true });
  });
});
