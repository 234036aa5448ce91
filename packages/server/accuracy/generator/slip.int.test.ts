import { expect, it } from 'vitest';
import { layoutNamed } from '../layouts/registry.js';
import { slipPages } from '../measure/slipPages.js';
import { generateStatement } from './generateStatement.js';
import { Random } from './random.js';
import { ROW_SLIPS } from './slip.js';

const LAYOUT = layoutNamed('gb-tamar');

it.each(ROW_SLIPS)('%s: the balances stay, and nothing proves the period', async (slip) => {
  const clean = await generateStatement({ layout: LAYOUT, seed: 5 });
  const wrong = await generateStatement({ layout: LAYOUT, seed: 5, misprint: true, slip });
  const rowsOf = ({ truth }: typeof clean): string[] => truth.accounts[0]!.periods[0]!.transactions.map(({ date, amount, balance }) => `${date} ${amount} ${balance}`);
  expect(rowsOf(wrong)).toHaveLength(rowsOf(clean).length + { 'row left out': -1, 'row doubled': 1, 'rows exchanged': 0 }[slip]);
  expect(rowsOf(wrong)).not.toEqual(rowsOf(clean));
  expect(wrong.truth.accounts[0]!.periods[0]!.endBalance).toBe(clean.truth.accounts[0]!.periods[0]!.endBalance);
  expect(wrong.truth.accounts[0]!.periods[0]!.isReconciled).toBe(false);
});

it('a page left out stands between others of its period, and its rows are expected no more', async () => {
  const { truth } = await generateStatement({ layout: LAYOUT, seed: 5, factor: 6 });
  const bound = slipPages('page left out', truth, new Random('pages'))!;
  expect(bound.pages).toHaveLength(truth.pages - 1);
  expect(bound.pages).not.toContain(bound.page);
  const rows = bound.expectation.kind === 'whole' ? bound.expectation.accounts.flatMap(({ periods }) => periods.flatMap((period) => period.rows)) : [];
  expect(rows.length).toBeLessThan(truth.accounts.flatMap(({ periods }) => periods.flatMap(({ transactions }) => transactions)).length);
});
