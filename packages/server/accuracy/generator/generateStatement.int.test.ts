import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../layouts/registry.js';
import { generateStatement, type GeneratedStatement } from './generateStatement.js';
import type { Layout } from './layout.js';
import type { Truth, TruthPeriod } from './truth.js';

const SEEDS = [77];

/** Exact: decimal strings become whole numbers of the smallest unit without ever being floats. */
function minor(amount: string, decimals: number): bigint {
  const [whole, fraction = ''] = amount.replace('-', '').split('.');
  const value = BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
  return amount.startsWith('-') ? -value : value;
}

function periods(truth: Truth): { period: TruthPeriod; decimals: number }[] {
  return truth.accounts.flatMap((account) => account.periods.map((period) => ({ period, decimals: account.decimals })));
}

const made = new Map<string, Promise<GeneratedStatement>>();

/** Printing a statement is the price of these tests, so each is printed once. */
function statement(layout: Layout, seed: number): Promise<GeneratedStatement> {
  const key = `${layout.name} ${seed}`;
  const known = made.get(key) ?? generateStatement({ layout, seed });
  made.set(key, known);
  return known;
}

describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('%s', (_name, layout) => {
  it.each(SEEDS)('has a truth that adds up, seed %i', async (seed) => {
    const { truth } = await statement(layout, seed);
    const rows = periods(truth).flatMap(({ period }) => period.transactions);
    expect(rows.length > 0).toBe(!layout.features.includes('zero transactions'));
    for (const { period, decimals } of periods(truth)) {
      let balance = period.startBalance === null ? null : minor(period.startBalance, decimals);
      for (const row of period.transactions) {
        const amount = minor(row.amount, decimals);
        expect(amount).not.toBe(0n);
        if (balance !== null) balance += amount;
        if (row.balance === null) continue;
        const printed = minor(row.balance, decimals);
        if (balance !== null) expect(printed).toBe(balance);
        balance = printed;
      }
      if (period.endBalance !== null && balance !== null) expect(balance).toBe(minor(period.endBalance, decimals));
      for (const row of period.transactions) {
        if (period.startDate !== null) expect(row.date >= period.startDate).toBe(true);
        if (period.endDate !== null) expect(row.date <= period.endDate).toBe(true);
      }
    }
  });

  it.each(SEEDS)('prints no text over another, seed %i', async (seed) => {
    const { collisions } = await statement(layout, seed);
    expect(collisions).toEqual([]);
  });

  it('gives equal bytes for equal seeds and other bytes for others', async () => {
    const first = await statement(layout, 1);
    const again = await generateStatement({ layout, seed: 1 });
    const other = await statement(layout, 77);
    expect(Buffer.compare(first.pdf, again.pdf)).toBe(0);
    expect(again.truth).toEqual(first.truth);
    expect(Buffer.compare(first.pdf, other.pdf)).not.toBe(0);
  });

  const hasBalances = !layout.features.includes('no balances');
  if (hasBalances) it('contradicts itself after a misprint', async () => {
    const clean = await statement(layout, 1);
    const wrong = await generateStatement({ layout, seed: 1, misprint: true });
    expect(wrong.truth.flags.consistent).toBe(false);
    expect(wrong.truth.flags.misprint?.printed).not.toBe(wrong.truth.flags.misprint?.right);
    expect(periods(wrong.truth).filter(({ period }) => !period.isReconciled)).toHaveLength(1);
    expect(periods(clean.truth).every(({ period }) => period.isReconciled)).toBe(true);
    expect(Buffer.compare(clean.pdf, wrong.pdf)).not.toBe(0);
  });
});

describe('the collection of layouts', () => {
  it('has at least 40 layouts of different names from at least 20 countries', () => {
    expect(new Set(LAYOUTS.map((layout) => layout.name)).size).toBe(LAYOUTS.length);
    expect(LAYOUTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(LAYOUTS.map((layout) => layout.country)).size).toBeGreaterThanOrEqual(20);
  });

  it('tells at the top of a document without balances that nothing can prove it', async () => {
    const layout = LAYOUTS.find((candidate) => candidate.features.includes('no balances'))!;
    const { truth } = await generateStatement({ layout, seed: 3 });
    expect(truth.flags.hasBalances).toBe(false);
    expect(truth.accounts[0]?.periods[0]?.isReconciled).toBe(false);
  });
});
