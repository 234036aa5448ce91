// "6-4-1" and "R6.04.01": days with the year of an emperor, where the document names that year in full or as the common one.
import { withDayWord } from './dayWord.js';
import type { TokenLine } from './tokenize.js';

/** The year before the first one. */
const REIWA = 2018;
const DAY = /^R?(\d{1,2})([-./])(\d{1,2})\2(\d{1,2})$/;

export function addEraDays(lines: readonly TokenLine[]): TokenLine[] {
  const named = lines.flatMap(({ text }) => [...text.matchAll(/令和\s?(\d{1,2})\s?年|(20\d\d)\s?年/g)].map(([, era, common]) => (era === undefined ? Number(common) - REIWA : Number(era))));
  if (named.length === 0) return [...lines];
  // A statement of January may list December.
  const [first, last] = [Math.min(...named) - 1, Math.max(...named)];
  return lines.map((line) => line.line.words.reduce((result, { text }, at) => {
    const [year, month, day] = partsOf(text);
    return year >= first && year <= last && month <= 12 && day <= 31 ? withDayWord(result, at, { day, month, year: REIWA + year, style: 'era' }) : result;
  }, line));
}

function partsOf(text: string): [number, number, number] {
  const [, year, , month, day] = DAY.exec(text) ?? [];
  return [Number(year ?? NaN), Number(month), Number(day)];
}
