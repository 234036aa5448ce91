import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

/** What a PDF reader finds that is not our engine: the runs of text of pdf.js. */
async function digitsOf(pdf: Uint8Array, password?: string): Promise<string[]> {
  const task = getDocument({ data: pdf.slice(), password, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push(text.replace(/[^0-9]/g, ''));
  }
  await task.destroy();
  return pages;
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
    const first = await statement(layout, 77);
    const again = await generateStatement({ layout, seed: 77 });
    const other = await statement(layout, 11);
    expect(Buffer.compare(first.pdf, again.pdf)).toBe(0);
    expect(again.truth).toEqual(first.truth);
    expect(Buffer.compare(first.pdf, other.pdf)).not.toBe(0);
  });

  it('prints every amount on the page the truth names', async () => {
    const { pdf, truth } = await statement(layout, 11);
    const pages = await digitsOf(pdf);
    expect(pages).toHaveLength(truth.pages);
    if (layout.paper.shuffled === true || layout.paper.runs === 'glyphs') return;
    for (const row of periods(truth).flatMap(({ period }) => period.transactions)) {
      const digits = row.amount.replace(/[^0-9]/g, '').replace(/^0+/, '');
      expect(pages[row.page - 1]).toContain(digits);
    }
  });

  const hasBalances = !layout.features.includes('no balances');
  if (hasBalances) it('contradicts itself after a misprint', async () => {
    const clean = await statement(layout, 77);
    const wrong = await generateStatement({ layout, seed: 77, misprint: true });
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

describe('a password', () => {
  it('is needed to open the file', async () => {
    const layout = LAYOUTS[0]!;
    const { pdf } = await generateStatement({ layout, seed: 1, password: 'ferry-42' });
    await expect(digitsOf(pdf)).rejects.toThrow(/password/i);
    await expect(digitsOf(pdf, 'ferry-42')).resolves.not.toHaveLength(0);
  });
});
