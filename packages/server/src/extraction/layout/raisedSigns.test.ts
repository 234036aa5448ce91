import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

it.each(['\u20ac', 'CHF'])('%s that stands small and raised before its figure is of the figure, and no word of a text', (sign) => {
  const model = documentOfText(`
Account number 7712004488     01.07.2025 - 31.07.2025
Opening balance  @100.00
03.07.2025       Tea house                   -   @4.00
04.07.2025       Book shop                   -   @5.00
05.07.2025       Salary                     +   @20.00
06.07.2025       Tea house                   -   @1.00
Closing balance  @110.00`);
  const words = model.pages[0]!.words.flatMap((word): Word[] => {
    if (!word.text.startsWith('@')) return [word];
    const [left, top, right, bottom] = word.box;
    return [{ ...word, text: sign, fontSize: 5.4, baseline: word.baseline - 2.7, box: [left + 3 - 3 * sign.length, top - 2, left + 3, bottom - 4] }, { ...word, text: word.text.slice(1), box: [left + 5, top, right, bottom] }];
  });
  const { lists, amounts, isReconciled } = readStatement({ ...model, pages: [{ ...model.pages[0]!, words }] });
  expect(amounts).toEqual(['-4.00', '-5.00', '20.00', '-1.00']);
  expect(lists[0]!.map(({ description }) => description)).toEqual(['Tea house', 'Book shop', 'Salary', 'Tea house']);
  expect(isReconciled).toBe(true);
});
