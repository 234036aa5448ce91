// Which years the days of rows lie in that print none.
import { LONGEST_PERIOD } from '../accounts/endsByDays.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { PeriodMark } from '../facts/identity.js';
import { statementNumber } from '../facts/printedFacts.js';
import type { DocumentModel } from '../model.js';
import type { StreamItem } from '../rows/stream.js';
import { dayAndMonth, dayNumber, printedYear, resolveDay, type DateFrame, type YearAnchor } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { mayNumberStatement } from '../vocabulary/printedFacts.js';

/** Days that a value date may lie before an account's statement. */
const VALUE_DAYS = 20;
/** So many days around a day that names its year belong to it, or to the year before. */
const MOST_OF_A_YEAR = 340;
/** A payment is entered so many days after it was made, at most; and one such day may be of something else. */
const NEAR_DAYS = 10;
const FEWEST_IN_TEXTS = 2;

export interface YearSources {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  periods: readonly PeriodMark[];
  stream: readonly StreamItem[];
  /** The days of all rows, in printed order. */
  days: readonly DateToken[];
  model: DocumentModel;
}

/** Where years come from when rows print none: the periods named in the document, full dates on its first pages, those of balances, those in the texts of rows, that in the number of the statement, a year anywhere, the file's own date. */
export function fallbackAnchor(sources: YearSources, frame: DateFrame): YearAnchor | null {
  const { lines, isRow, periods, stream, days, model } = sources;
  const ends = periods.flatMap((period) => resolveDay(period.to, frame, null) ?? []);
  if (ends.length > 0) {
    const to = Math.max(...ends);
    const starts = periods.flatMap((period) => resolveDay(period.from, frame, { from: to - LONGEST_PERIOD, to }) ?? []);
    return { from: Math.min(to - 31, ...starts), to };
  }
  const full: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (isRow[index] || lines[index]!.line.page > 2) continue;
    for (const date of lines[index]!.dates) {
      const day = fullDay(date, frame);
      if (day !== null) full.push(day);
    }
  }
  const enclosed = enclosingDays(full, days, frame);
  if (enclosed !== null) return enclosed;
  if (full.length > 0) {
    // The statement's own date comes first; a due date follows within weeks, a legal date lies years back.
    const to = Math.max(...full.filter((day) => Math.abs(day - full[0]!) < 70));
    return { from: to - MOST_OF_A_YEAR, to, isEstimated: true };
  }
  const beside = balancesAnchor(stream, frame) ?? textsAnchor(stream, lines, frame);
  if (beside !== null) return beside;
  const numbered = yearOfNumber(lines, isRow);
  // A year that stands anywhere may be of anything.
  const printed = numbered?.year ?? firstYear(lines, isRow);
  const year = printed ?? yearOfFile(model);
  if (year === null) return null;
  const turn = yearTurn(days, frame);
  // The last statement of a year may hold the first days of the next one.
  const mayEndYear = numbered !== null && numbered.count > 1;
  if (turn === null) return { from: dayNumber(year, 1, 1), to: dayNumber(year, 12, 31), isAssumed: printed === null };
  // Both years are named, and the first of them may be that of any row.
  if (printed !== null && isPrinted(printed + 1, lines, isRow)) return { from: dayNumber(printed, turn.first, 1), to: dayNumber(printed + 1, turn.last + 1, 1) - 1, isAssumed: true };
  // The year is that in which the statement was made; a file made in a later one may mean the other.
  const made = yearOfFile(model);
  return { from: dayNumber(year - 1, turn.first, 1), to: dayNumber(year, turn.last + 1, 1) - 1, isAssumed: printed === null || mayEndYear || (made !== null && made > year) };
}

/**
 * "31.12.2023" over "31.12.2024", and every row between them: a period under whatever words, or the day of the statement over the rows of the year
 * before and another one. Nothing tells, so there is no badge; rows that fill most of that time are of it.
 */
function enclosingDays(full: readonly number[], days: readonly DateToken[], frame: DateFrame): YearAnchor | null {
  const [from = 0] = full;
  for (const to of full.filter((day) => day - from >= 70 && day - from <= LONGEST_PERIOD).sort((a, b) => a - b)) {
    const own = days.map((day) => resolveDay(day, frame, { from, to }) ?? to + 1);
    if (days.some(({ yearDigits }) => yearDigits > 0) || own.some((day) => day < from || day > to)) continue;
    const isFilled = Math.max(...own) - Math.min(...own) > (to - from) / 2;
    return { from: isFilled ? from : from - MOST_OF_A_YEAR, to: isFilled ? to : from, isAssumed: true };
  }
  return null;
}

/** Days of balances on whatever page: one alone may be the day the statement was made. */
function balancesAnchor(stream: readonly StreamItem[], frame: DateFrame): YearAnchor | null {
  const daysOf = (isOpening: boolean): number[] =>
    stream.flatMap((item) => (item.type === 'checkpoint' && item.date !== null && (item.label === 'opening') === isOpening ? (fullDay(item.date, frame) ?? []) : []));
  const to = Math.max(...daysOf(false));
  if (Number.isFinite(to)) return { from: to - MOST_OF_A_YEAR, to, isEstimated: true };
  const from = Math.min(...daysOf(true));
  return Number.isFinite(from) ? { from: from - VALUE_DAYS, to: from + MOST_OF_A_YEAR, isEstimated: true } : null;
}

/** "Card payment 26.03.2022 12:44" beside "28.03.": full days in the texts of rows, each a few days from its row's own. */
function textsAnchor(stream: readonly StreamItem[], lines: readonly TokenLine[], frame: DateFrame): YearAnchor | null {
  const found = stream.flatMap((item) => {
    const own = item.type === 'row' ? item.dates[0] : undefined;
    if (item.type !== 'row' || own === undefined) return [];
    const inTexts = item.lines.flatMap((line) => lines[line]!.dates.filter((date) => !item.dates.includes(date)).flatMap((date) => fullDay(date, frame) ?? []));
    return inTexts.filter((day) => isNear(resolveDay(own, frame, { from: day, to: day }), day));
  });
  if (found.length < FEWEST_IN_TEXTS) return null;
  const [from, to] = [Math.min(...found), Math.max(...found)];
  return to - from < LONGEST_PERIOD ? { from: from - VALUE_DAYS, to: to + VALUE_DAYS, isEstimated: true } : null;
}

function isNear(day: number | null, other: number): boolean {
  return day !== null && Math.abs(day - other) <= NEAR_DAYS;
}

function fullDay(date: DateToken, frame: DateFrame): number | null {
  return printedYear(date, frame) === null ? null : resolveDay(date, frame, null);
}

/** Rows in order that go on with January behind December, once: the months in which they begin and end. */
function yearTurn(days: readonly DateToken[], frame: DateFrame): { first: number; last: number } | null {
  const months = days.filter((date) => date.yearDigits === 0).map((date) => dayAndMonth(date, frame.order).month);
  const steps = months.flatMap((month, at) => (at > 0 && Math.abs(month - months[at - 1]!) > 6 ? [at] : []));
  if (steps.length !== 1) return null;
  const [before, after] = [months.slice(0, steps[0]), months.slice(steps[0])];
  const [old, young] = before[before.length - 1]! > after[0]! ? [before, after] : [after, before];
  const [first, last] = [Math.min(...old), Math.max(...young)];
  return last < first ? { first, last } : null;
}

/** Without a period the days of the balances say which years the rows lie in: behind the opening one, before the closing one, whatever page they are on. */
export function balanceAnchor({ openings, closings, items }: Pick<Ledger, 'openings' | 'closings' | 'items'>, frame: DateFrame): YearAnchor | null {
  // A limit printed under the last balance may look like a row, but has no day of its own.
  const isRowOnSide = (isWanted: (line: number) => boolean): boolean => items.some((item) => item.type === 'row' && !item.isDateCarried && item.lines.some(isWanted));
  // "Kontostand am 30.01.2026" says which balance it is by its place only.
  const isAtEnd = ({ label, line }: Ledger['openings'][number], own: string): boolean => label === 'balance' && !isRowOnSide((row) => (own === 'opening' ? row < line : row > line));
  const daysOf = (balances: Ledger['openings'], own: string): number[] =>
    balances.flatMap((item) => {
      const isEnd = item.date !== null && (item.label === own || isAtEnd(item, own)) && printedYear(item.date, frame) !== null;
      return isEnd ? (resolveDay(item.date!, frame, null) ?? []) : [];
    });
  const from = Math.min(...daysOf(openings, 'opening'));
  const to = Math.max(...daysOf(closings, 'closing'));
  // One alone may be the day the statement was made.
  const isPeriod = Number.isFinite(from) && Number.isFinite(to) && to >= from && to - from < LONGEST_PERIOD;
  return isPeriod ? { from: from - VALUE_DAYS, to } : null;
}

function firstYear(lines: readonly TokenLine[], isRow: Uint8Array): number | null {
  for (let index = 0; index < lines.length; index += 1) {
    if (isRow[index]) continue;
    // "MAYO /2024" names a month and its year; "05/2024" may be anything, and "0015 4410 2046" is the number of an account.
    const match = /(?<![\d.,/-]|\d{3} |\b\p{Lu}{2}\d\d )(20[0-4]\d|25[4-9]\d)(?![\d.,/-]| \d{3,}(?![\d.,]))/u.exec(lines[index]!.text.replace(/(\p{L}{3}\.?) ?[/-] ?(?=20\d\d)/u, '$1 '));
    if (match) return Number(match[1]) > 2400 ? Number(match[1]) - 543 : Number(match[1]);
  }
  return null;
}

const COUNT_OF_YEAR = /^[#№]?(?:(\d{1,3})[/-](20[0-4]\d)|(20[0-4]\d)[/-](\d{1,3}))[.,;)]?$/;

/** "Kontoauszug Nr. 6/2025": the sixth of its year. */
function yearOfNumber(lines: readonly TokenLine[], isRow: Uint8Array): { year: number; count: number } | null {
  for (let index = 0; index < lines.length; index += 1) {
    if (isRow[index] || !mayNumberStatement(lines[index]!.squashed)) continue;
    const [, count, year, yearBefore, countBehind] = COUNT_OF_YEAR.exec(statementNumber(lines, index)?.text ?? '') ?? [];
    if (year ?? yearBefore) return { year: Number(year ?? yearBefore), count: Number(count ?? countBehind) };
  }
  return null;
}

function isPrinted(year: number, lines: readonly TokenLine[], isRow: Uint8Array): boolean {
  const own = new RegExp(`(?<!\\d)${year}(?!\\d)`);
  return lines.some(({ text }, index) => !isRow[index] && own.test(text));
}

export function yearOfFile(model: DocumentModel): number | null {
  const match = /(20\d{2})/.exec(model.creationDate ?? '');
  return match ? Number(match[1]) : null;
}
