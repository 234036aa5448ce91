import { describe, expect, it } from 'vitest';
import type { PageModel } from './model.js';
import { previewRows } from './previewRows.js';
import { currentAccountText } from './testing/currentAccountText.js';
import { documentOfText } from './testing/documentOfText.js';

const [first] = documentOfText(currentAccountText()).pages;
const pageOf = (number: number, origin: PageModel['origin']): PageModel => ({ ...first!, number, origin });

/** Pages after which rows were told, and how many. @param covers pages without words before the rows */
function looks(origin: PageModel['origin'], pages: number, covers = 0): [pages: number, rows: number][] {
  const look = previewRows(pages);
  return Array.from({ length: pages }, (_, index) => look({ ...pageOf(index + 1, origin), ...(index < covers ? { words: [] } : {}) }))
    .flatMap((rows) => (rows ? [[rows.pages, rows.count] as [number, number]] : []));
}

describe('rows of the first pages while the last are read', () => {
  it('are there after the first page of a scan, ever more rarely, and not after the last', () => {
    expect(looks('ocr', 16).map(([page]) => page)).toEqual([1, 2, 4, 8]);
  });

  it('are there for text only where it is long, once, or a second time behind a cover', () => {
    expect(looks('text', 23)).toEqual([]);
    expect(looks('text', 40)).toEqual([[1, 4]]);
    expect(looks('text', 40, 1).map(([page, rows]) => [page, rows > 0])).toEqual([[1, false], [4, true]]);
  });

  it('say where they stand and what they are, and how many there are in all', () => {
    const rows = previewRows(3)(pageOf(1, 'ocr'))!;
    expect(rows.count).toBe(4);
    expect(rows.rows[0]).toEqual({ page: 1, date: '2024-03-01', description: 'Card payment grocer', amountMinor: -2550, decimals: 2, currency: null });
  });
});
