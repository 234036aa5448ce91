import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { settleDayNumbers } from './dayNumbers.js';

const scan = (...lines: string[]): Word[] => lines.flatMap((line, at) => wordsOfLine(line, 60 + at * 14).map((word): Word => ({ ...word, confidence: 0.9 })));
const read = (...lines: string[]) => settleDayNumbers(scan(...lines)).map(({ text }) => text);
const others = ['01 Oct  Transfer', '02 Oct  Deposit', '11 Oct  Salary'];

it('a number beside a month that is no day has a nought where those above and below are days', () => {
  expect(read('64 Oct', ...others)[0]).toBe('04');
  expect(read('@1 Oct', ...others)[0]).toBe('01');
  expect(read('98. Oct', ...others)[0]).toBe('08.');
  expect(read('Oct 64', 'Oct 01', 'Oct 02', 'Oct 11')[1]).toBe('04');
});

it('it stays where no day of the column has a nought, where few days stand above and below, and where it is a day or stands beside no month', () => {
  expect(read('64 Oct', '10 Oct', '12 Oct', '11 Oct')[0]).toBe('64');
  expect(read('64 Oct', '01 Oct')[0]).toBe('64');
  expect(read('14 Oct', ...others)[0]).toBe('14');
  expect(read('64 Shop', ...others)[0]).toBe('64');
});

it('it is looked at again unless the shapes of the digits said the same', () => {
  const [first, ...rest] = scan('64 Oct', ...others);
  expect(settleDayNumbers([first!, ...rest])[0]!.confidence).toBe(0.25);
  expect(settleDayNumbers([{ ...first!, confidence: 0.1, alternatives: ['04', '54'] }, ...rest])[0]!.confidence).toBe(0.75);
});
