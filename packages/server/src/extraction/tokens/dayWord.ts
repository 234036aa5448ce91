// One word of a line as a day, whatever it was taken for before.
import { boxAround } from '../layout/lines.js';
import type { DateToken } from './dates.js';
import type { TokenLine } from './tokenize.js';

/** Which day it is; two digits of a year stay two digits. */
export interface DayOfWord {
  day: number;
  month: number;
  year: number | null;
  style: string;
  /** The heading that names its month and year, where one does. */
  under?: string;
}

export function withDayWord(line: TokenLine, at: number, { day, month, year, style, under }: DayOfWord): TokenLine {
  const word = line.line.words[at]!;
  const yearDigits = year === null ? 0 : year < 100 ? 2 : 4;
  const token: DateToken = { first: at, last: at, box: boxAround([word.box]), text: under === undefined ? word.text : `${word.text} ${under}`, order: 'fixed', a: day, b: month, year, yearDigits, style, couldBeAmount: false, looseYear: false };
  const isInside = (item: { first: number; last: number }): boolean => at >= item.first && at <= item.last;
  return { ...line, dates: [...line.dates.filter((date) => !isInside(date)), token].sort((one, other) => one.first - other.first), amounts: line.amounts.filter((amount) => !isInside(amount)) };
}
