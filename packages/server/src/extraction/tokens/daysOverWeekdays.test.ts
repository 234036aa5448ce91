import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

/** Figures half a line beneath the day, its name and the second line of the text below them. */
function read(name: string) {
  const model = documentOfText(`
Account 04471220     16 Sep 2025 - 15 Nov 2025
Starting balance 1,204.55     Ending balance 3,285.56

September 2025
17    SNCF Connect
~                                                84.16        1,120.39
${name}   Travel
17    SNCF Connect
~                                                94.07        1,026.32
WED   Travel
20    Atelier Moreau
~                                            +2,330.66        3,356.98
SAT   Salary
October 2025
02    Bistro Calanque
~                                                41.42        3,315.56
THU   Eating out
04    Bistro Calanque
~                                                30.00        3,285.56
SAT   Eating out
`);
  const figures = new Set(model.pages[0]!.words.flatMap(({ text, baseline }) => (text === '~' ? [baseline] : [])));
  const upBy = (baseline: number): number => (figures.has(baseline) ? 8 : figures.has(baseline - 12) ? 14 : 0);
  const words = model.pages[0]!.words.flatMap((word): Word[] => {
    const [[left, top, right, bottom], up] = [word.box, upBy(word.baseline)];
    return word.text === '~' ? [] : [{ ...word, baseline: word.baseline - up, box: [left, top - up, right, bottom - up] }];
  });
  return readStatement({ ...model, pages: [{ ...model.pages[0]!, words }] });
}

it('the day of the month over the day of the week, under the name of the month', () => {
  const { rows, texts, isReconciled } = read('WED');
  expect(rows).toEqual([['2025-09-17', '-84.16'], ['2025-09-17', '-94.07'], ['2025-09-20', '2330.66'], ['2025-10-02', '-41.42'], ['2025-10-04', '-30.00']]);
  expect(texts[0]).toBe('SNCF Connect / Travel');
  expect(isReconciled).toBe(true);
});

it('one name beside two days of the week is none of a day', () => {
  expect(read('SAT').isReconciled).not.toBe(true);
});
