// A nought of a worn page is read as a 6, an 8 or a 9: "13.01.2026" between "10.01.2020" and "14.01.2020". In a column of dates a year that comes
// and goes again is the one above and below, where one digit like its own makes it that, and the day then keeps the order of its column. Years
// that follow each other are left alone: a day of the next year fits nowhere between two of this one.
import type { PageModel, Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})([.,]?)$/;
const NAMED = /^(\d{1,2})([./-]?)(\p{L}{3,9})\2(\d{4}|\d{2})([.,]?)$/u;
const YEAR_FIRST = /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})([.,]?)$/;
const YEAR = /^(\d{4})([.,]?)$/;
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?[.,]?$/;
const LIKE = new Set(['06', '08', '09', '17', '27', '38', '56', '68']);
/** Left edges of one column, and white within a date, in sizes of type. */
const SAME_EDGE = 0.5;
const WITHIN = 0.8;
/** Of the dates of a column, of the year that stands above and below. */
const USUAL = 0.5;

interface Dated {
  word: Word;
  left: number;
  year: string;
  /** Day and month, either of which may be first unless a name or the year in front says. */
  first: number;
  second: number;
  isMonthFirst: boolean | null;
  withYear: (year: string) => string;
}

export function settleYearsAstray(pages: PageModel[]): PageModel[] {
  return pages.map((page) => {
    if (page.origin !== 'ocr') return page;
    const changes = new Map(columnsOf(page.words).flatMap(astray));
    return changes.size === 0 ? page : { ...page, words: page.words.map((word) => (changes.has(word) ? { ...word, text: changes.get(word)!, charX: undefined, alternatives: [word.text, ...(word.alternatives ?? [])] } : word)) };
  });
}

function columnsOf(words: readonly Word[]): Dated[][] {
  const columns: Dated[][] = [];
  for (const dated of words.flatMap((word, at) => datedOf(word, words[at - 1], words[at - 2]))) {
    const column = columns.find(([other]) => Math.abs(other!.left - dated.left) < SAME_EDGE * dated.word.fontSize && other!.year.length === dated.year.length);
    if (column) column.push(dated);
    else columns.push([dated]);
  }
  return columns.map((column) => column.sort((a, b) => a.word.baseline - b.word.baseline));
}

function datedOf(word: Word, before: Word | undefined, beforeThat: Word | undefined): Dated[] {
  const [, day, mark, month, year, end] = NUMERIC.exec(word.text) ?? NAMED.exec(word.text) ?? [];
  if (year !== undefined) {
    const named = /\d/.test(month!) ? null : monthNumber(foldText(month!));
    if (named === null && !/\d/.test(month!)) return [];
    return [{ word, left: word.box[0], year, first: Number(day), second: named ?? Number(month), isMonthFirst: named === null ? null : false, withYear: (other) => `${day}${mark}${month}${mark}${other}${end}` }];
  }
  const [, own, between, second, third, behind] = YEAR_FIRST.exec(word.text) ?? [];
  if (own !== undefined) return [{ word, left: word.box[0], year: own, first: Number(second), second: Number(third), isMonthFirst: true, withYear: (other) => `${other}${between}${second}${between}${third}${behind}` }];
  const [, alone, after] = YEAR.exec(word.text) ?? [];
  if (alone === undefined || !before || !beforeThat || !isNext(before, word) || !isNext(beforeThat, before)) return [];
  for (const [dayWord, monthWord] of [[before, beforeThat], [beforeThat, before]] as const) {
    const [, number] = DAY.exec(dayWord.text) ?? [];
    const named = monthNumber(foldText(monthWord.text.replace(/[.,]$/, '')));
    if (number !== undefined && named !== null) return [{ word, left: beforeThat.box[0], year: alone, first: Number(number), second: named, isMonthFirst: false, withYear: (other) => `${other}${after}` }];
  }
  return [];
}

function isNext(left: Word, right: Word): boolean {
  const gap = right.box[0] - left.box[2];
  return gap > -0.3 * right.fontSize && gap < WITHIN * right.fontSize && Math.abs(left.baseline - right.baseline) < 0.3 * right.fontSize;
}

/** Dates between two of another year that stands for most of the column. */
function astray(column: Dated[]): [Word, string][] {
  const orders = ordersOf(column);
  const changes: [Word, string][] = [];
  for (const [at, { year }] of column.entries()) {
    const next = column.findIndex((other, place) => place > at && other.year === year);
    if (next <= at + 1 || column.filter((other) => other.year === year).length < USUAL * column.length) continue;
    const between = column.slice(at + 1, next);
    if (!between.every((other) => isLike(other.year, year)) || orders.length === 0 || !orders.every((isMonthFirst) => isInOrder(column.slice(at, next + 1), isMonthFirst))) continue;
    for (const other of between) changes.push([other.word, other.withYear(year)]);
  }
  return changes;
}

/** Which of two numbers may be the month: what no date of the column forbids. Numbers that never change and are no month are years of two digits in front. */
function ordersOf(column: readonly Dated[]): boolean[] {
  if (column.every(({ first, isMonthFirst }) => isMonthFirst === null && first > 12 && first === column[0]!.first)) return [];
  const possible = [false, true].filter((isMonthFirst) => column.every((dated) => (dated.isMonthFirst ?? isMonthFirst) === isMonthFirst));
  return possible.filter((isMonthFirst) => column.every(({ first, second }) => (isMonthFirst ? first : second) <= 12));
}

function isInOrder(dates: readonly Dated[], isMonthFirst: boolean): boolean {
  const days = dates.map(({ first, second }) => (isMonthFirst ? first * 100 + second : second * 100 + first));
  return days.every((day, at) => at === 0 || day >= days[at - 1]!) || days.every((day, at) => at === 0 || day <= days[at - 1]!);
}

function isLike(year: string, other: string): boolean {
  const unlike = [...year].flatMap((digit, at) => (digit === other[at] ? [] : [[digit, other[at]].sort().join('')]));
  return unlike.length === 1 && LIKE.has(unlike[0]!) && Math.abs(Number(year) - Number(other)) > 1;
}
