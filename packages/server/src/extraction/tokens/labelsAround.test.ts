import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { joinLabelsAround } from './labelsAround.js';
import { tokenizeLine } from './tokenize.js';

function joined(...lines: [text: string, baseline: number][]): string[] {
  return joinLabelsAround(lines.map(([text, baseline]) => tokenizeLine(makeLine(wordsOfLine(text, baseline), 1)))).map(({ text }) => text);
}

const FIGURE = '                                    1,060.29 Cr';

it('a figure at half the height of two lines has both for its label, wherever the second begins', () => {
  expect(joined(['       Beginning', 100], [FIGURE, 105], ['        balance', 110])).toEqual(['Beginning balance 1,060.29 Cr']);
  expect(joined(['        Ending', 100], [FIGURE, 105], ['       balance', 110])).toEqual(['Ending balance 1,060.29 Cr']);
});

it('the day of the balance may go on in the second line', () => {
  const figure = '                                    $204.47';
  expect(joined(['  Starting balance on April 1,', 100], [figure, 105], ['  2024', 110])).toEqual(['Starting balance on April 1, 2024 $204.47']);
  expect(joined(['  Purchase of April 1,', 100], [figure, 105], ['  2024', 110])).toHaveLength(3);
  expect(joined(['  April 1, opening balance', 100], [figure, 105], ['  2024', 110])).toHaveLength(3);
});

it('a figure nearer to one of them, or beside words that name no balance, stands by itself', () => {
  expect(joined(['       Beginning', 100], [FIGURE, 109], ['       balance', 112])).toHaveLength(3);
  expect(joined(['       Bakery', 100], [FIGURE, 105], ['       Mill', 110])).toHaveLength(3);
  expect(joined(['       Beginning', 100], ['       12.06.2024   1,060.29', 105], ['       balance', 110])).toHaveLength(3);
});

it('so has one beside the first line, where only both together name a balance', () => {
  expect(joined(['   Saldo de la                        310.00', 100], ['   hoja anterior', 110])).toEqual(['Saldo de la hoja anterior 310.00']);
  expect(joined(['   Pasa a la página                   310.00', 100], ['   siguiente', 110])).toEqual(['Pasa a la página siguiente 310.00']);
  expect(joined(['   Closing balance                    310.00', 100], ['   next page', 110])).toHaveLength(2);
  expect(joined(['   Transfer                           310.00', 100], ['   Miller', 110])).toHaveLength(2);
});
