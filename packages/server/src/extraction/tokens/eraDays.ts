// "6-4-1" and "R6.04.01": days with the year of an emperor, where the document names that year in full or as the common one, or is Japanese and names none.
import { withDayWord } from './dayWord.js';
import type { TokenLine } from './tokenize.js';

/** The year before the first one. */
const REIWA = 2018;
const DAY = /^R?(\d{1,2})([-./])(\d{1,2})\2(\d{1,2})$/;
/** From here on two digits may as well be the common year, which is 2019 at least while this emperor reigns. */
const FIRST_COMMON = 19;
/** The letters of no other language. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** How a year is written that only the language of the page suggests. */
export const ASSUMED_ERA = 'assumed era';

export function addEraDays(lines: readonly TokenLine[]): TokenLine[] {
  const named = lines.flatMap(({ text }) => [...text.matchAll(/令和\s?(\d{1,2})\s?年|(20\d\d)\s?年/g)].map(([, era, common]) => (era === undefined ? Number(common) - REIWA : Number(era))));
  if (named.length === 0) return isOfUnnamedYears(lines) ? withEraDays(lines, [1, FIRST_COMMON - 1], ASSUMED_ERA) : [...lines];
  // A statement of January may list December.
  return withEraDays(lines, [Math.min(...named) - 1, Math.max(...named)], 'era');
}

/** Japanese, and no year of four digits. */
function isOfUnnamedYears(lines: readonly TokenLine[]): boolean {
  return lines.some(({ text }) => KANA.test(text)) && !lines.some(({ text }) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text));
}

function withEraDays(lines: readonly TokenLine[], [first, last]: [number, number], style: string): TokenLine[] {
  return lines.map((line) => line.line.words.reduce((result, { text }, at) => {
    const [year, month, day] = partsOf(text);
    return year >= first && year <= last && month <= 12 && day <= 31 ? withDayWord(result, at, { day, month, year: REIWA + year, style }) : result;
  }, line));
}

function partsOf(text: string): [number, number, number] {
  const [, year, , month, day] = DAY.exec(text) ?? [];
  return [Number(year ?? NaN), Number(month), Number(day)];
}
