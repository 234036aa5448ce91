import { expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { documentOfText, wordsOfLine } from '../testing/documentOfText.js';
import { joinedText } from '../tokens/plainText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { understandPage } from '../understand.js';
import { findFurniture } from './furniture.js';
import { makeLine } from './lines.js';

const marks = (...lines: readonly (readonly [page: number, baseline: number, text: string])[]): number[] => [...findFurniture(lines.map(([page, baseline, text]) => tokenizeLine(makeLine(wordsOfLine(text, baseline), page))), 2)];

it('a figure that comes back at one place of two pages is of a header', () => {
  expect(marks([1, 40, 'Balance       70.00'], [1, 400, '02/01/2023   Lunch         10.00'], [2, 40, 'Balance       70.00'], [2, 400, '03/01/2023   Rent          20.00'])).toEqual([1, 0, 1, 0]);
});

it('the closing balance of a summary and that of the last row on the next page, at one height but not above each other, are none', () => {
  expect(marks([1, 200, 'Closing balance       70.00'], [1, 400, '02/01/2023   Lunch         10.00'], [2, 100, '03/01/2023   Rent          20.00'], [2, 204, '                 Closing balance                     70.00'])).toEqual([0, 0, 0, 0]);
});

const PAGES = documentOfText(`
01.04.2019 Opening balance              500.00



Caixa do Mondego                    Pag. 1/2
\f
10.04.2019 Phone             20.00      480.00



Caixa do Mondego                    Pag. 2/2`).pages;

it('a footer comes back at its height, whatever size of type each page of a scan tells of it', () => {
  const smaller = (page: PageModel): PageModel => ({ ...page, words: page.words.map((word) => ({ ...word, fontSize: 7 })) });
  const marked = (pages: readonly PageModel[]) => {
    const lines = pages.flatMap(understandPage);
    return lines.filter((_, index) => findFurniture(lines, pages.length)[index] === 1).map(({ line }) => joinedText(line.words));
  };
  const footers = ['Caixa do Mondego Pag. 1/2', 'Caixa do Mondego Pag. 2/2'];
  expect(marked(PAGES)).toEqual(footers);
  expect(marked([smaller(PAGES[0]!), PAGES[1]!])).toEqual(footers);
});
