// Words of a line as a day, whatever they were taken for before.
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
  return withDate(line, token);
}

/** In the place of what its words were taken for. */
export function withDate(line: TokenLine, date: DateToken): TokenLine {
  const touches = ({ first, last }: { first: number; last: number }): boolean => first <= date.last && last >= date.first;
  return { ...line, dates: [...line.dates.filter((other) => !touches(other)), date].sort((a, b) => a.first - b.first), amounts: line.amounts.filter((amount) => !touches(amount)) };
}
