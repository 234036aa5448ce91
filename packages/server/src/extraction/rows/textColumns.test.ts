import { expect, it } from 'vitest';
import type { TableKind } from '../columns/tables.js';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import type { RawRow } from './stream.js';
import { markTextColumns } from './textColumns.js';

it('a second column of texts is found in a list of any length', () => {
  const pair = ['POS PURCHASE AT THE OLD FERRYMAN OF THE TOWN      H557327413', 'TAXI DURBAN'].map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 10 * at), 1)));
  // More words than a function takes arguments.
  const rows = Array.from({ length: 15_000 }, () => ({ type: 'row', kind: 0, lines: [0, 1], cells: [], cellLines: [], dates: [], dateLines: [] }) as unknown as RawRow);
  const kind = { id: 0, headers: [], amounts: [], dates: [], x0: 0, x1: 1000, fontSize: pair[0]!.line.fontSize } as unknown as TableKind;
  markTextColumns(rows, [kind], pair);
  expect(kind.textStarts).toEqual([pair[1]!.line.box[0], pair[0]!.line.words.at(-1)!.box[0]]);
});
