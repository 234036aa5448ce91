import { describe, expect, it } from 'vitest';
import { layOver, variantsOf } from './layOver.js';
import type { StoredRow } from './layOver.js';
import { parseAnswer } from './askModel.js';
import type { ReadRow } from './readRows.js';
import { keepPrinted, printedFigures } from './printedFigures.js';
import { compareStandings } from './standing.js';

const ocr = { means: 'ocr', page: 1, box: null } as const;
const stored = (id: string, top: number, amountMinor: number, more: Partial<StoredRow> = {}): StoredRow =>
  ({ id, rowNumber: top, date: '2024-01-02', description: id, amountMinor, balanceMinor: null, box: [50, top, 500, top + 10], provenance: { amount: ocr }, ...more });
const read = (top: number | null, amountMinor: number, more: Partial<ReadRow> = {}): ReadRow => ({
  date: '2024-01-02', description: 'READ', payee: null, amountMinor, balanceMinor: null, checkNumber: null, box: top === null ? null : [50, top, 500, top + 10], decimals: 2,
  accountNumber: null, sources: { date: ocr, description: ocr, amount: ocr, balance: null }, ...more,
});

describe('a new reading of a page', () => {
  it('changes the figure on the same line, adds what is between lines, and names what it does not see', () => {
    const overlay = layOver([stored('a', 100, 1000), stored('b', 140, -500), stored('c', 180, 7)], [read(101, 1200), read(120, -45), read(139, -500)]);
    expect(overlay.changes.map(({ id, columns }) => [id, columns])).toEqual([['a', { amountMinor: 1200 }]]);
    expect(overlay.added.map(({ row, after }) => [row.amountMinor, after])).toEqual([[-45, 'a']]);
    expect(overlay.gone).toEqual(['c']);
  });

  it('leaves what a person entered, and a description that is there', () => {
    const manual = { means: 'manual', page: 1, box: null } as const;
    const overlay = layOver([stored('a', 100, 1000, { provenance: { amount: manual } }), stored('b', 140, 5, { provenance: { amount: manual } })], [read(100, 1200)]);
    expect(overlay).toMatchObject({ changes: [], added: [], gone: [] });
  });

  it('does not bring back what a person deleted, on its line or by what it says; a second one like it is new', () => {
    const overlay = layOver([stored('a', 100, 1000)], [read(100, 1000), read(121, -45), read(160, 7)], [stored('b', 120, -45)]);
    expect([overlay.added.map(({ row }) => row.amountMinor), overlay.numLeftOut]).toEqual([[7], 1]);
    const twins = layOver([], [read(null, -45, { description: 'FEE' }), read(null, -45, { description: 'FEE' })], [stored('FEE', 120, -45)]);
    expect([twins.added.length, twins.numLeftOut]).toEqual([1, 1]);
  });

  it('without places is laid over by what the rows say', () => {
    const overlay = layOver([stored('a', 100, 1000), stored('b', 140, -500, { date: null })], [read(null, -500), read(null, 300, { description: 'NEW' })]);
    expect(overlay.changes.map(({ id, columns }) => [id, columns])).toEqual([['b', { date: '2024-01-02' }]]);
    expect(overlay.added).toHaveLength(1);
  });

  it('is tried in parts, from the least to the most, and never as nothing', () => {
    const overlay = layOver([stored('a', 100, 1000), stored('c', 180, 7)], [read(101, 1200), read(120, -45)]);
    expect(variantsOf(overlay).map(({ changes, added, gone }) => [changes.length, added.length, gone.length])).toEqual([[1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1], [1, 1, 1]]);
    expect(variantsOf({ changes: [], added: [], gone: [], numLeftOut: 0 })).toEqual([]);
  });
});

describe('periods compared', () => {
  const period = (periodId: string, rank: number, difference: number | null, links = 0) => ({ periodId, rank, difference, links });

  it.each([
    ['a badge gained', [period('p', 0, 500)], [period('p', 2, 0)], 1],
    ['a smaller difference', [period('p', 0, 500)], [period('p', 0, 100)], 1],
    ['more balances that follow', [period('p', 1, null, 3)], [period('p', 1, null, 5)], 1],
    ['the same', [period('p', 0, 500)], [period('p', 0, 500)], 0],
    ['a badge lost, whatever else is gained', [period('p', 2, 0), period('q', 0, 9)], [period('p', 0, 1), period('q', 2, 0)], -1],
    ['a proved period that sums up to something else', [period('p', 2, 0), period('q', 0, 9)], [period('p', 2, 4), period('q', 0, 1)], -1],
    ['a smaller difference for which printed balances follow no more', [period('p', 0, 500, 4)], [period('p', 0, 100, 3)], -1],
  ] as const)('%s', (_, before, after, sign) => {
    expect(Math.sign(compareStandings(before, after))).toBe(sign);
  });
});

describe('what a model says', () => {
  const figures = printedFigures([{ cells: ['01/05', 'FEE 12', '-12.34'] }, { cells: ['RENT', "1'650.00", '2 280,10'] }, { cells: ['ROUND', '$75'] }], 2);

  it('is taken where the amount or the balance is printed, however thousands are parted', () => {
    const overlay = layOver([], [read(null, -1234), read(null, -165_000), read(null, 7, { balanceMinor: 228_010 }), read(null, -7500), read(null, -1235), read(null, 9, { balanceMinor: 8 })]);
    const { overlay: kept, numUnprinted } = keepPrinted(overlay, figures);
    expect([kept.added.map(({ row }) => row.amountMinor), numUnprinted]).toEqual([[-1234, -165_000, 7, -7500], 2]);
  });

  it('is not borne out by a balance that belongs to another row, or closes the period', () => {
    const overlay = layOver([], [read(null, 7, { balanceMinor: 228_010 }), read(null, -1234, { balanceMinor: 228_010 })]);
    const { overlay: kept, numUnprinted } = keepPrinted(overlay, figures, [null, 228_010]);
    expect([kept.added.map(({ row }) => row.amountMinor), numUnprinted]).toEqual([[-1234], 1]);
  });

  it('takes no row away by not mentioning it, and changes no amount to one that is not printed', () => {
    const overlay = layOver([stored('a', 100, 1000), stored('c', 180, 7)], [read(101, 1235)]);
    expect(keepPrinted(overlay, figures)).toEqual({ overlay: { changes: [], added: [], gone: [], numLeftOut: 0 }, numUnprinted: 1 });
  });
});

describe('the answer of a model', () => {
  const answer = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });

  it('is read through a fence, amounts as exact decimals, and what has no amount is left out', () => {
    const rows = parseAnswer(answer('```json\n{"rows":[{"date":"2024-01-02","description":"RENT","amount":"-1,650.10","balance":100.2},{"date":"2nd","description":"x","amount":"n/a"}]}\n```'), 'local', { pageNumber: 2, decimals: 2 });
    expect(rows.map(({ amountMinor, balanceMinor, date, sources }) => [amountMinor, balanceMinor, date, sources.amount?.page])).toEqual([[-165010, 10020, '2024-01-02', 3]]);
  });

  it.each([[0, '-1650', -1650], [0, '-1650.00', -1650], [3, '2.125', 2125], [3, '2.5', 2500]])('is read with the %i decimals of the currency: %s', (decimals, amount, minor) => {
    const rows = parseAnswer(answer(JSON.stringify({ rows: [{ date: '2024-01-02', description: 'RENT', amount }] })), 'local', { pageNumber: 0, decimals });
    expect(rows.map(({ amountMinor, decimals: scale }) => [amountMinor, scale])).toEqual([[minor, decimals]]);
  });

  it('that is something else is said to be', () => {
    expect(() => parseAnswer(answer('I cannot see the page.'), 'local', { pageNumber: 0, decimals: 2 })).toThrow('not the asked list of rows');
  });
});
