import { expect, it } from 'vitest';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import type { Solution } from '../interpretation/solveLedger.js';
import { type ClaimContext, pointChecks } from './balanceClaims.js';

it('a figure of a list below the closing balance of a table, which stands under its balances, is none of them', () => {
  const context = { sourceOf: () => ({ means: 'printed', page: 1, box: null, text: '' }) } as unknown as ClaimContext;
  const checksOf = (line: number): number => {
    const point = { item: { label: 'balance', isUnnamed: true, text: 'Balance beside no amount', line }, value: -920_811 };
    const solution = { moments: [{ solved: { amount: -100 } }, { solved: { amount: -200 } }, { point }], isDescending: false } as unknown as Solution;
    const balances = { start: { value: 0, item: null }, end: { value: -300, item: { label: 'closing', column: 1, line: 9 } } } as unknown as PeriodBalances;
    return pointChecks(solution, balances, context).length;
  };
  expect([checksOf(8), checksOf(12)]).toEqual([1, 0]);
});
