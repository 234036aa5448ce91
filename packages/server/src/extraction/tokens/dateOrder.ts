// Decides day-month order, centuries and missing years over the whole document, and turns date tokens into calendar days.
import { isBuddhistYear, type DateToken } from './dates.js';

/** ymd: two-digit years come first, "25.05.02"; dates with fewer numbers or four-digit years are read as dmy. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

export interface DateFrame {
  order: DayOrder;
  /** Rows on a day of each month in the one order, on days that follow each other in the other one, and nothing that contradicts either. */
  isSeriesOpen: boolean;
  /** In the order that its country writes, the rows are all of one day in months that differ; they were taken for days of one month, which lie closer together. */
  isAgainstCountry?: boolean;
  isBuddhist: boolean;
}

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Days since 1970-01-01; exact, no time zone. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}

export function isoDay(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

export function dayOfIso(day: string): number {
  return Math.round(Date.parse(day) / 86_400_000);
}

/** Of ISO days; negative where `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return dayOfIso(to) - dayOfIso(from);
}

export function isRealDay(year: number, month: number, day: number): boolean {
  return day >= 1 && month >= 1 && month <= 12 && day <= daysIn(year, month);
}

/** Days that a month has. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `sequences` are the dates of rows in printed order, one list per table; `loose` are all other dates, `named` the ends of the periods that the page prints. */
export function decideFrame(sequences: readonly (readonly DateToken[])[], loose: readonly DateToken[], prefersMonthFirst: boolean, named: readonly CalendarDay[] = []): DateFrame {
  const all = [...sequences.flat(), ...loose];
  const open = all.filter((token) => token.order === 'open');
  const isBuddhist = areMostlyBuddhist(all) || areBuddhist(sequences.flat(), all);
  const frame = (order: DayOrder, isSeriesOpen = false): DateFrame => ({ order, isSeriesOpen, isBuddhist });
  if (open.length === 0) return frame('dmy');
  const orders: DayOrder[] = (['dmy', 'mdy', 'ymd'] as const).filter((order) => order !== 'ymd' || open.some((token) => token.yearDigits === 2));
  const misfits = orders.map((order) => ({ order, bad: open.filter((token) => !fits(token, order)).length }));
  const fewest = Math.min(...misfits.map((item) => item.bad));
  if (isYearFirst(sequences, open)) return frame('ymd');
  const left = misfits.filter((item) => item.bad === fewest).map((item) => item.order);
  if (left.length === 1) return frame(left[0]!);
  const inside = left.filter((order) => areInside(sequences, order, named));
  if (inside.length === 1) return frame(inside[0]!);
  const ranked = left.map((order) => ({ order, bad: disorder(sequences, order) })).sort((a, b) => a.bad - b.bad);
  const isSeries = isMonthly(sequences, ranked[1]!.order);
  const dotted = open.some((token) => token.style.startsWith('.'));
  const usual = prefersMonthFirst && !dotted && left.includes('mdy') ? 'mdy' : left[0]!;
  if (ranked[0]!.bad < ranked[1]!.bad && !isSeries) return { ...frame(ranked[0]!.order), isAgainstCountry: ranked[0]!.order !== usual && areOnOneDay(sequences, usual) && (areWithin(sequences, usual, loose) || !areWithin(sequences, ranked[0]!.order, loose)) };
  return frame(usual, isSeries);
}

/** A misprinted year among others makes no era. */
function areMostlyBuddhist(all: readonly DateToken[]): boolean {
  const whole = all.filter(({ yearDigits }) => yearDigits === 4);
  return 2 * whole.filter(({ year }) => isBuddhistYear(year!)).length > whole.length;
}

/** "02/01/69" in rows of what was made in 2026: in the Buddhist era their years are those that the page prints in four digits, and in no other. */
function areBuddhist(rows: readonly DateToken[], all: readonly DateToken[]): boolean {
  const whole = all.flatMap(({ yearDigits, year }) => (yearDigits === 4 ? [year!] : []));
  const short = rows.flatMap(({ yearDigits, year }) => (yearDigits === 2 ? [year!] : []));
  const isNear = (year: number): boolean => whole.some((other) => Math.abs(other - year) <= 1);
  return short.length > 0 && short.every((year) => isNear(1957 + year) && !isNear(2000 + year) && !isNear(1900 + year));
}

/** Of numeric dates that are no day with the year first: figures of a scan that were misread. */
const MOST_MISREAD = 0.1;
/** Rows that run through a month, where the other orders make them run through as many years. */
const FAR_MORE_ORDERLY = 20;

/** A misread day ("21-12-69") does not turn all other dates round. */
function isYearFirst(sequences: readonly (readonly DateToken[])[], open: readonly DateToken[]): boolean {
  const misread = open.filter((token) => !fits(token, 'ymd')).length;
  if (misread === 0 || misread > MOST_MISREAD * open.length) return false;
  const likely = sequences.map((sequence) => sequence.filter((token) => token.order === 'open' && token.yearDigits === 2 && fits(token, 'ymd')));
  const others = Math.min(disorder(likely, 'dmy'), disorder(likely, 'mdy'));
  return likely.some((sequence) => sequence.length > 1) && FAR_MORE_ORDERLY * (disorder(likely, 'ymd') + 1) < others;
}

/** Its numbers are a day in this order. */
export function fits(token: DateToken, order: DayOrder): boolean {
  if (order === 'ymd' && token.yearDigits === 2) return token.b <= 12 && token.year! >= 1 && token.year! <= 31;
  return order === 'mdy' ? token.a <= 12 : token.b <= 12;
}

/** Steps against the main direction, then the days the rows span: real statements run in order over a month or so. */
function disorder(sequences: readonly (readonly DateToken[])[], order: DayOrder): number {
  let total = 0;
  for (const sequence of sequences) {
    let up = 0;
    let down = 0;
    let low = Infinity;
    let high = -Infinity;
    let previous: number | null = null;
    for (const token of sequence) {
      const { day, month } = dayAndMonth(token, order);
      if (month > 12) return 1e9;
      const at = yearDigitsOf(token, order) * 372 + month * 31 + day;
      if (previous !== null && at > previous) up += 1;
      if (previous !== null && at < previous) down += 1;
      previous = at;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    total += Math.min(up, down) * 1000 + (high > low ? high - low : 0);
  }
  return total;
}

/** Fewer rows may well be of days that follow each other. */
const FEWEST_OF_SERIES = 6;

/** "01/05, 02/05, 03/05": a day of each month, or days that follow each other; that they lie close together says nothing. */
function isMonthly(sequences: readonly (readonly DateToken[])[], order: DayOrder): boolean {
  const rows = sequences.filter((sequence) => sequence.length >= FEWEST_OF_SERIES);
  const isNext = (token: DateToken, previous: DateToken): boolean => {
    const [own, before] = [dayAndMonth(token, order), dayAndMonth(previous, order)];
    return own.day === before.day && (own.month - before.month + 12) % 12 === 1;
  };
  const isSeries = (sequence: readonly DateToken[]): boolean => sequence.every((token, at) => at === 0 || isNext(token, sequence[at - 1]!)) || sequence.every((token, at) => at === 0 || isNext(sequence[at - 1]!, token));
  return rows.length > 0 && rows.every(isSeries);
}

/** Fewer may fall on the same day by chance. */
const FEWEST_ON_ONE_DAY = 4;

/** "03/01/2024, 03/02/2024, 03/04/2024, 03/07/2024": the third of some months. Without a year behind it the month may stand first in any country. */
function areOnOneDay(sequences: readonly (readonly DateToken[])[], order: DayOrder): boolean {
  const days = sequences.flat().map((token) => dayAndMonth(token, order));
  return sequences.flat().every(({ yearDigits }) => yearDigits > 0) && new Set(days.map(({ day }) => day)).size === 1 && new Set(days.map(({ month }) => month)).size >= FEWEST_ON_ONE_DAY;
}

/** Of days that name their month, as those of a period do. */
function areWithin(sequences: readonly (readonly DateToken[])[], order: DayOrder, loose: readonly DateToken[]): boolean {
  const at = (token: DateToken): number => serial(yearDigitsOf(token, order), dayAndMonth(token, order));
  const named = loose.filter((token) => token.order === 'fixed' && token.yearDigits > 0).map(at);
  return named.length === 0 || sequences.flat().every((token) => Math.min(...named) <= at(token) && at(token) <= Math.max(...named));
}

/** Of the periods that the page prints with the names of their months: no row lies before or after them. Days without a year may be of any of their years. */
function areInside(sequences: readonly (readonly DateToken[])[], order: DayOrder, named: readonly CalendarDay[]): boolean {
  const ends = named.map((end) => serial(end.year, end));
  const isInside = (at: number): boolean => Math.min(...ends) <= at && at <= Math.max(...ends);
  const yearsOf = (token: DateToken): number[] => (token.yearDigits === 0 ? named.map(({ year }) => year) : [yearDigitsOf(token, order)]);
  return named.length > 0 && sequences.flat().every((token) => yearsOf(token).some((year) => isInside(serial(year, dayAndMonth(token, order)))));
}

/** Grows from day to day, whatever the century. */
function serial(year: number, { day, month }: Omit<CalendarDay, 'year'>): number {
  return (year % 100) * 372 + month * 31 + day;
}

export function dayAndMonth(token: DateToken, order: DayOrder): { day: number; month: number } {
  if (token.order === 'fixed') return { day: token.a, month: token.b };
  if (order === 'ymd' && token.yearDigits === 2) return { day: token.year!, month: token.b };
  const monthFirst = order === 'mdy' ? token.a <= 12 : token.b > 12;
  return monthFirst ? { day: token.b, month: token.a } : { day: token.a, month: token.b };
}

function yearDigitsOf(token: DateToken, order: DayOrder): number {
  return order === 'ymd' && token.order === 'open' && token.yearDigits === 2 ? token.a : (token.year ?? 0);
}

export function printedYear(token: DateToken, frame: DateFrame): number | null {
  if (token.year === null || token.yearDigits === 0) return null;
  if (token.yearDigits === 4) return isBuddhistYear(token.year) ? token.year - 543 : token.year;
  const year = yearDigitsOf(token, frame.order);
  if (frame.isBuddhist) return 1957 + year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

/** Where dates without a year belong: the period, or the days up to the statement's own date. */
export interface YearAnchor {
  from: number;
  to: number;
  /** The year is a guess from the file's own date. */
  isAssumed?: boolean;
  /** It ends with a day that may be the statement's own: no period is printed. */
  isEstimated?: boolean;
}

/** The day of a token; null when its year cannot be told or the day does not exist. */
export function resolveDay(token: DateToken, frame: DateFrame, anchor: YearAnchor | null): number | null {
  const { day, month } = dayAndMonth(token, frame.order);
  const year = printedYear(token, frame);
  if (year !== null) return isRealDay(year, month, day) ? dayNumber(year, month, day) : null;
  if (!anchor) return null;
  let best: number | null = null;
  let bestMiss = Infinity;
  const last = new Date(anchor.to * 86_400_000).getUTCFullYear() + 1;
  for (let candidate = last; candidate >= last - 3; candidate -= 1) {
    if (!isRealDay(candidate, month, day)) continue;
    const at = dayNumber(candidate, month, day);
    const miss = at > anchor.to ? (at - anchor.to) * 1.5 : at < anchor.from ? anchor.from - at : 0;
    if (miss < bestMiss) {
      bestMiss = miss;
      best = at;
    }
  }
  return best;
}

/** The same as an ISO day. */
export function resolveIsoDay(token: DateToken, frame: DateFrame, anchor: YearAnchor | null): string | null {
  const day = resolveDay(token, frame, anchor);
  return day === null ? null : isoDay(day);
}
