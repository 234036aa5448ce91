import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { settleMonthMarks } from './monthMarks.js';

const scan = (...lines: string[]): Word[] => lines.flatMap((line, at) => wordsOfLine(line, 60 + at * 14).map((word): Word => ({ ...word, confidence: 0.9 })));
const read = (...lines: string[]) => settleMonthMarks(scan(...lines)).slice(0, 3).map(({ text }) => text).join(' ');
const others = ['2020. 02. 17. Transfer', '2020. 02.18. Deposit'];

it('a month between year and day has its mark where days above and below have theirs', () => {
  expect(read('2020.02 18. Salary', ...others)).toBe('2020.02. 18. Salary');
  expect(read('2020. 02 18. Salary', ...others)).toBe('2020. 02. 18.');
});

it('a figure stays one', () => {
  expect(read('2020.02 18. Salary')).toBe('2020.02 18. Salary');
  expect(read('2020.42 18. Salary', ...others)).toBe('2020.42 18. Salary');
  expect(read('2020.02 Salary', ...others)).toBe('2020.02 Salary 2020.');
  expect(read('2020.02      18. Salary', ...others)).toBe('2020.02 18. Salary');
  expect(read('      2020.02 18. Salary', ...others)).toBe('2020.02 18. Salary');
});
