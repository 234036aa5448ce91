import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { cutSideBars, summaryBand } from './sideBars.js';

const cut = (text: string): string[] => cutSideBars([tokenizeLine(makeLine(wordsOfLine(text, 100), 1))]).map((line) => line.text);

it('headings and what stands beside them in a side bar: a label with its figure, or a telephone', () => {
  expect(cut('Date    Type    Description      Amount      Credit limit    5,000.00')).toEqual(['Date Type Description Amount', 'Credit limit 5,000.00']);
  expect(cut('Fecha   Clase   Descripción      Monto       0800 551 0190')).toEqual(['Fecha Clase Descripción Monto', '0800 551 0190']);
});

it('a line of a row stays whole', () => {
  expect(cut('Rent    Flat    Order            4711        12.00')).toHaveLength(1);
});

it('days on the left that look like figures are none of rows beside a summary', () => {
  const page = ['          Closing balance       90,00', '29.06  A  Lunch                 10,00', '28.06', '26.06  B  Rent                  20,00', '25.06', '24.06  C  Fuel                  30,00', '22.06  D  Books                 40,00', '          Opening balance      190,00'];
  expect(summaryBand(page.map((text, at) => tokenizeLine(makeLine(wordsOfLine(text, 100 + 10 * at), 1))))).toBeNull();
});
