import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { findHeaders } from './headers.js';
import { splitLanes } from './laneKinds.js';

const line = (text: string, row: number, lane: number) => tokenizeLine(makeLine(wordsOfLine(text, 60 + row * 12), 1, lane));

/** Kinds of the lines of a page whose rows are a column of it, beside a side bar that begins below the headings of the table. */
function kindsOf(rows: readonly string[]): number[] {
  const lines = [line('Date        Description                 Money out    Money in     Balance', 0, 0), ...rows.map((text, at) => line(text, at + 1, 1))];
  const kindOf = new Int16Array(lines.length).fill(0);
  splitLanes(kindOf, lines, findHeaders(lines), 1);
  return [...kindOf];
}

it('rows that a side bar made a column of the page have the headings over them', () => {
  expect(kindsOf([
    '01/06/2021  KESTREL FUEL                    60.59                 3,939.34',
    '            Foreign amount USD 3,678.41',
    '02/06/2021  INTEREST                                      1.47    3,940.81',
    '03/06/2021  ALDER BAR                       71.75                 3,869.06',
  ])).toEqual([0, 0, 0, 0, 0]);
});

it('another list beside a table has other headings, or none', () => {
  expect(kindsOf([
    'Start balance   3,999.93',
    'Money in       18,357.31',
    'Money out       7,985.71',
    'End balance    14,371.53',
  ])).toEqual([0, 1, 1, 1, 1]);
});
