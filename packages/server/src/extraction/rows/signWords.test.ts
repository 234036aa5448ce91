import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { withLettersOfBalances } from './signWords.js';
import type { TableKind } from '../columns/tables.js';
import type { RawRow } from './stream.js';

function signsOf(text: string): number[] {
  const line = tokenizeLine(makeLine(wordsOfLine(text, 100), 1));
  const row: RawRow = { type: 'row', kind: 0, lines: [0], cells: line.amounts, cellLines: line.amounts.map(() => 0), dates: line.dates, dateLines: [0], isDateCarried: false, sectionSign: 0, section: null, isAside: false, words: '', hasText: true, quietLine: -1 };
  // Columns without headings.
  const kind = { id: 0, headers: [], amounts: line.amounts.map(() => ({ heading: null })) } as unknown as TableKind;
  const [item] = withLettersOfBalances([row], [line], [kind]);
  return (item as RawRow).cells.map((cell) => cell!.sign);
}

it('a letter in a column behind the balance is of it where the amount has its own', () => {
  expect(signsOf('05-09-2022  MONTHLY SERVICE FEE   642.85 Dr    7,29,274.91        Dr')).toEqual([-1, -1]);
  expect(signsOf('06-09-2022  TRANSFER FROM P   59,766.52 Cr     6,69,508.39        Dr')).toEqual([1, -1]);
});

it('it may be of the amount where that has none', () => {
  expect(signsOf('05-09-2022  MONTHLY SERVICE FEE   642.85       7,29,274.91        Dr')).toEqual([0, 0]);
});

it('one word behind the balances of a table is a text, though it may be that of a side elsewhere', () => {
  const lines = ['05-09-2022   642.85   7,274.91   Transfer', '06-09-2022   100.00   7,174.91   Dr', '07-09-2022   100.00   7,074.91   Cash'].map((text, index) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 12 * index), 1)));
  const rows = lines.map(({ amounts, dates }, index): RawRow => ({ type: 'row', kind: 0, lines: [index], cells: [amounts[0]!, null, amounts[1]!], cellLines: [index, -1, index], dates, dateLines: [index], isDateCarried: false, sectionSign: 0, section: null, isAside: false, words: '', hasText: true, quietLine: -1 }));
  const kind = { id: 0, headers: [], amounts: ['debit', 'credit', 'balance'].map((heading) => ({ heading })) } as unknown as TableKind;
  expect(withLettersOfBalances(rows, lines, [kind]).map((item) => (item as RawRow).cells[2]!.sign)).toEqual([0, 0, 0]);
});
