// A nought with a dot or a stroke in it, as type of even widths has, is read as a 6 or an 8: "January 6, 2622" among days of 2022. No statement
// is of such a year, and where one digit makes it a year that the document prints, it is that one.
import type { PageModel, Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

const YEAR = /^(\d{4})([.,]?)$/;
const DAY = /^\d{1,2}(?:st|nd|rd|th)?[.,]?$/;
/** A date with its year, in figures or with the name of its month, as one word. */
const WITH_YEAR = /^(\d{1,2}([./-])(?:\d{1,2}|\p{L}{3,9})\2)(\d{4})([.,]?)$/u;
const FIRST_YEAR = 1950;
const LAST_YEAR = 2069;
/** A year printed once may be misread, too. */
const FEWEST = 2;
/** White within a date, in sizes of type. */
const WITHIN = 0.8;

interface Dated {
  word: Word;
  before: string;
  year: string;
  after: string;
}

export function settleImpossibleYears(pages: PageModel[]): PageModel[] {
  const dated = pages.filter((page) => page.origin === 'ocr').flatMap(({ words }) => words.flatMap((word, at) => datedOf(word, words[at - 1], words[at - 2])));
  const impossible = dated.filter(({ year }) => !isPossible(year));
  if (impossible.length === 0) return pages;
  const years = dated.map(({ year }) => year).filter(isPossible);
  const known = [...new Set(years)].filter((year) => years.filter((other) => other === year).length >= FEWEST);
  const changes = new Map<Word, string>();
  for (const { word, before, year, after } of impossible) {
    const [near, ...others] = known.filter((other) => differentDigits(other, year) === 1);
    if (near !== undefined && others.length === 0) changes.set(word, `${before}${near}${after}`);
  }
  if (changes.size === 0) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => (changes.has(word) ? { ...word, text: changes.get(word)!, charX: undefined, alternatives: [word.text] } : word)) }));
}

/** The year of a date: in it, or behind the name of a month, a day between them or not. */
function datedOf(word: Word, before: Word | undefined, beforeThat: Word | undefined): Dated[] {
  const [, start, , own, end] = WITH_YEAR.exec(word.text) ?? [];
  if (own !== undefined) return [{ word, before: start!, year: own, after: end! }];
  const [, year, after] = YEAR.exec(word.text) ?? [];
  if (year === undefined || !before || !isNext(before, word)) return [];
  const isDate = isMonth(before) || (DAY.test(before.text) && beforeThat !== undefined && isNext(beforeThat, before) && isMonth(beforeThat));
  return isDate ? [{ word, before: '', year, after: after! }] : [];
}

function isMonth({ text }: Word): boolean {
  return monthNumber(foldText(text.replace(/[.,]$/, ''))) !== null;
}

function isNext(left: Word, right: Word): boolean {
  const gap = right.box[0] - left.box[2];
  return gap > -0.3 * right.fontSize && gap < WITHIN * right.fontSize && Math.abs(left.baseline - right.baseline) < 0.3 * right.fontSize;
}

function isPossible(year: string): boolean {
  return Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
}

function differentDigits(a: string, b: string): number {
  return [...a].filter((digit, at) => digit !== b[at]).length;
}
