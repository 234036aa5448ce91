import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { cutSideBars } from './sideBars.js';

const cut = (text: string): string[] => cutSideBars([tokenizeLine(makeLine(wordsOfLine(text, 100), 1))]).map((line) => line.text);

it('headings and what stands beside them in a side bar: a label with its figure, or a telephone', () => {
  expect(cut('Date    Type    Description      Amount      Credit limit    5,000.00')).toEqual(['Date Type Description Amount', 'Credit limit 5,000.00']);
  expect(cut('Fecha   Clase   Descripción      Monto       0800 551 0190')).toEqual(['Fecha Clase Descripción Monto', '0800 551 0190']);
});

it('a line of a row stays whole', () => {
  expect(cut('Rent    Flat    Order            4711        12.00')).toHaveLength(1);
});
