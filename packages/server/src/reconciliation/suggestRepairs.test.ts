import { describe, expect, it } from 'vitest';
import { misreadingOf } from './misreading.js';
import type { NamedRow } from './periodRows.js';
import { suggestRepairs } from './suggestRepairs.js';
import { printed } from './testing/proofRows.js';

const row = (amount: number, balance: number | null = null, more: Partial<NamedRow> = {}): NamedRow => ({
  id: `${amount}/${balance}`, documentPosition: 0, rowNumber: 0, amount, balance, included: true, page: 3, box: null, date: '2024-01-05', description: `Row ${amount}`, hasDate: true, hasOcrAmount: false, ...more,
});
const suggest = (start: number, end: number, rows: NamedRow[]) => suggestRepairs({ startBalance: printed(start), endBalance: printed(end), rows, checks: [], decimals: 2 });
const facts = (start: number, end: number, rows: NamedRow[]) => suggest(start, end, rows).map(({ kind, index, toMinor, confidence, reconciles }) => ({ kind, index, toMinor, confidence, reconciles }));

describe('with printed running balances', () => {
  it('names the misread amount and what it should be', () => {
    const rows = [row(50_000, 150_000), row(128_000, 270_000), row(-20_000, 250_000)];
    const [first] = suggest(100_000, 250_000, rows);
    expect(first).toMatchObject({ kind: 'amount', index: 1, fromMinor: 128_000, toMinor: 120_000, confidence: 'strong', reconciles: true });
    expect(first!.message).toBe('The amount was read as 1,280.00; 1,200.00 would tie out.');
  });

  it('names the row between which one is missing, with its amount', () => {
    const rows = [row(50_000, 150_000), row(-20_000, 125_490)];
    const missing = suggest(100_000, 125_490, rows).find(({ kind }) => kind === 'missingRow');
    expect(missing).toMatchObject({ index: 0, toMinor: -4510, reconciles: true });
    expect(missing!.message).toBe('A row of -45.10 is missing between this line and the next on page 3.');
  });

  it('finds a row that is there twice', () => {
    const rows = [row(50_000, 150_000), row(-20_000, null), row(-20_000, 130_000), row(-1000, 129_000)];
    expect(facts(100_000, 129_000, rows)[0]).toMatchObject({ kind: 'doubledRow', confidence: 'strong', reconciles: true });
  });

  it('finds a reversed sign', () => {
    const rows = [row(50_000, 150_000), row(20_000, 130_000), row(-1000, 129_000)];
    expect(facts(100_000, 129_000, rows)[0]).toEqual({ kind: 'sign', index: 1, toMinor: -20_000, confidence: 'strong', reconciles: true });
  });

  it('holds the balance for wrong when the next one follows without it', () => {
    const rows = [row(50_000, 150_000), row(-20_000, 180_000), row(-1000, 129_000)];
    expect(facts(100_000, 129_000, rows)[0]).toEqual({ kind: 'balance', index: 1, toMinor: 130_000, confidence: 'strong', reconciles: true });
  });

  it('works on statements printed newest first', () => {
    const rows = [row(-1000, 129_000), row(20_000, 130_000), row(50_000, 150_000)];
    expect(facts(100_000, 129_000, rows)[0]).toMatchObject({ kind: 'sign', index: 1, reconciles: true });
  });

  it.each(['oldest', 'newest'] as const)('holds the end balance for wrong where all running balances agree, %s row first', (first) => {
    const rows = [row(50_000, 150_000), row(-1000, 149_000)];
    const found = facts(100_000, 194_000, first === 'oldest' ? rows : rows.reverse());
    expect(found[0]).toEqual({ kind: 'endBalance', index: null, toMinor: 149_000, confidence: 'strong', reconciles: true });
    expect(found[1]).toMatchObject({ kind: 'missingRow', index: first === 'oldest' ? 1 : null, toMinor: 45_000 });
  });

  it('asks whether the start balance is wrong where the chain breaks at its beginning', () => {
    const rows = [row(50_000, 150_000), row(-1000, 149_000)];
    expect(facts(10_000, 149_000, rows)).toContainEqual({ kind: 'startBalance', index: null, toMinor: 100_000, confidence: 'likely', reconciles: true });
  });

  it('mends the first break where there are several, and says that others remain', () => {
    const rows = [row(50_000, 150_000), row(20_000, 130_000), row(-1000, 129_000), row(-500, 127_000), row(-100, 126_900)];
    expect(facts(100_000, 126_900, rows)[0]).toMatchObject({ kind: 'sign', index: 1, reconciles: false });
  });
});

describe('with nothing but the sum', () => {
  it('offers what fits: a reversed sign, a misread figure, a row that was left out', () => {
    expect(facts(1000, 1250, [row(500), row(250)])).toContainEqual(expect.objectContaining({ kind: 'sign', index: 1, toMinor: -250, reconciles: true }));
    expect(facts(1000, 13_000, [row(12_000), row(800), row(-800)])).toEqual([]);
    expect(facts(1000, 12_000, [row(18_000), row(-1000)])).toContainEqual(expect.objectContaining({ kind: 'amount', index: 0, toMinor: 12_000, confidence: 'likely', reconciles: true }));
  });

  it('includes a row that was excluded and fits', () => {
    expect(facts(1000, 1799, [row(500), row(299, null, { included: false })])[0]).toMatchObject({ kind: 'excludedRow', index: 1, confidence: 'strong', reconciles: true });
  });
});

it('suggests nothing for a period that ties out', () => {
  expect(suggest(1000, 1250, [row(500), row(-250)])).toEqual([]);
});

it.each([
  [128_000, 120_000, 'digit'], [12_300, 13_200, 'transposed'], [123_450, 1_234_500, 'point'], [12_345, 1_234, 'lostDigit'], [12_345, 99_999, null], [-500, 500, null],
] as const)('%i for %i is a misreading of the kind %s', (read, meant, kind) => {
  expect(misreadingOf(read, meant)).toBe(kind);
});
