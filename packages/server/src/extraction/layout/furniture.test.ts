import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { findFurniture } from './furniture.js';
import { makeLine } from './lines.js';

const marks = (...lines: readonly (readonly [page: number, baseline: number, text: string])[]): number[] => [...findFurniture(lines.map(([page, baseline, text]) => tokenizeLine(makeLine(wordsOfLine(text, baseline), page))), 2)];

it('a figure that comes back at one place of two pages is of a header', () => {
  expect(marks([1, 40, 'Balance       70.00'], [1, 400, '02/01/2023   Lunch         10.00'], [2, 40, 'Balance       70.00'], [2, 400, '03/01/2023   Rent          20.00'])).toEqual([1, 0, 1, 0]);
});

it('the closing balance of a summary and that of the last row on the next page, at one height but not above each other, are none', () => {
  expect(marks([1, 200, 'Closing balance       70.00'], [1, 400, '02/01/2023   Lunch         10.00'], [2, 100, '03/01/2023   Rent          20.00'], [2, 204, '                 Closing balance                     70.00'])).toEqual([0, 0, 0, 0]);
});
