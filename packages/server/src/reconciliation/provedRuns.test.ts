import { describe, expect, it } from 'vitest';
import { provePeriod } from './provePeriod.js';
import type { ProofInput, ProofRow } from './provePeriod.js';
import { provedRuns } from './provedRuns.js';
import { printed, proofRow as row } from './testing/proofRows.js';

const runs = (start: number, end: number, rows: ProofRow[], more: Partial<ProofInput> = {}) => {
  const input = { startBalance: printed(start), endBalance: printed(end), rows, checks: [], ...more };
  return provedRuns(input, provePeriod(input));
};

/** 100 +50 -20 -10 +30 = 150, with the balance after each. */
const good = [row(50, 150), row(-20, 130), row(-10, 120), row(30, 150)];
const withRow = (index: number, change: Partial<ProofRow>) => good.map((one, at) => (at === index ? { ...one, ...change } : one));

describe('rows of a period that is not reconciled are proved', () => {
  it('before and behind the row whose amount does not fit', () => {
    expect(runs(100, 150, withRow(1, { amount: -25 }))).toEqual([[0, 0], [2, 3]]);
  });

  it('but not beside a misprinted balance, which leaves the next amount open, too', () => {
    expect(runs(100, 150, withRow(1, { balance: 135 }))).toEqual([[0, 0], [3, 3]]);
  });

  it('all of them, where only the end balance or a printed total is wrong', () => {
    expect(runs(100, 151, good)).toEqual([[0, 3]]);
    expect(runs(100, 150, good, { checks: [{ kind: 'totalCredits', label: 'Total', expected: 81, source: null }] })).toEqual([[0, 3]]);
  });

  it('in the order of time where the newest row stands first', () => {
    expect(runs(100, 150, withRow(1, { amount: -25 }).reverse())).toEqual([[3, 3], [0, 1]]);
  });

  it('not between two breaks', () => {
    const rows = withRow(0, { amount: 51 }).map((one, at) => (at === 2 ? { ...one, amount: -11 } : one));
    expect(runs(100, 150, rows)).toEqual([[3, 3]]);
  });

  it('not by a mere sum, and from pixels not by a single balance', () => {
    expect(runs(100, 151, [row(50), row(-20)])).toEqual([]);
    expect(runs(100, 150, withRow(1, { amount: -25 }), { isOcr: true })).toEqual([[2, 3]]);
  });

  it('behind the place where a row was left out', () => {
    expect(runs(100, 150, [row(50, null, false), row(-20, 130), row(-10, 120), row(30, 150)])).toEqual([[2, 3]]);
  });
});

it('all rows of a reconciled period are proved, none of one that cannot be decided', () => {
  expect(runs(100, 150, good)).toEqual([[0, 3]]);
  expect(runs(100, 150, [])).toEqual([]);
  expect(runs(100, 150, good, { openQuestions: [{ about: 'year', text: 'Which?' }] })).toEqual([]);
});
