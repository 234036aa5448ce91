// Whether the days of the rows are those that the page prints: in the period, in the year, and in the order of each other.
import { rowsOf } from '../accounts/ledgers.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import type { OpenQuestion } from '../../reconciliation/proof.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import type { Sourced, StatementRow } from '../model.js';
import { daysBetween, isoDay, type YearAnchor } from '../tokens/dateOrder.js';
import type { LedgerReading } from './assemblePeriod.js';
import type { DocumentContext } from './documentContext.js';
import { areDaysExchanged, isBookedBefore, isDayAgainstChain, isDayAgainstSecond, isDayAhead, isDayBehind, isDayOutOfOrder, isSecondDayFarOff, type ListedRow } from './daysOutOfOrder.js';

export interface QuestionInput {
  rows: readonly StatementRow[];
  solved: readonly SolvedRow[];
  balances: PeriodBalances;
  anchor: YearAnchor | null;
  start: Sourced<string> | null;
  end: Sourced<string> | null;
  reading: LedgerReading;
  /** A printed list has the balance of each of their days, and all of them agree. */
  areDaysProved?: boolean;
}

/** Value dates may lie a few days behind the end of a period; no entry lies further. */
const LATE_DAYS = 7;

/** Days by which an entry may come before its period or after it. */
const LONG_WEEKEND = 3;

/** Rows on either side of one that stands in the middle. */
const FEWEST_AROUND = 2;

/** Of fewer rows one more or less says nothing about the period. */
const FEWEST_WITHIN = 6;

const HALF_YEAR = 183;

/** A purchase may come weeks after its day, but then others do. */
const LONGEST_BEFORE = 45;

/** A statement of a quarter with rows in its first weeks only, made in the weeks after it. */
const LONGEST_SILENCE = 120;

/** Four digits, or two behind day and month. */
const YEAR_PRINTED = /\d{4}|\d[^\d]+\d{1,2}[^\d]+\d{2}|\d[^\d]*\p{L}{3,}[^\d]*\d{2}/u;

export function datesInDoubt({ rows, solved, anchor, start, end, reading, areDaysProved }: QuestionInput, context: Pick<DocumentContext, 'lines' | 'isRow'>): OpenQuestion[] {
  const late = isStated(end) ? rows.find((row) => row.date && daysBetween(end.value, row.date.value) > LATE_DAYS) : undefined;
  if (late) return [{ about: 'year', text: `A row is dated ${late.date!.value}, after the period has ended on ${end!.value}. Check the dates of the rows.` }];
  const early = isStated(start) ? rows.find((row) => row.date && daysBetween(row.date.value, start.value) > HALF_YEAR) : undefined;
  if (early) return [{ about: 'year', text: `A row is dated ${early.date!.value}, long before the period begins on ${start!.value}. Check the dates of the rows.` }];
  const before = isStated(start) ? rows.filter((row) => row.date && daysBetween(row.date.value, start.value) > LONGEST_BEFORE) : [];
  if (before.length > 0 && before.length < rows.length && before.every(({ date }) => isSamePlace(date!, before[0]!.date!))) return [{ about: 'dates', text: `One day alone, ${before[0]!.date!.value}, lies long before the period begins on ${start!.value}. Check the dates of the rows.` }];
  if (isOneOutside(rows, start, end, reading.isOwed)) return [{ about: 'dates', text: 'One day alone lies outside of the period that the document prints. Check the dates of the rows.' }];
  const isFarOff = (!isStated(end) && isDayAhead(rows)) || (!isStated(start) && isDayBehind(rows, reading.isOwed));
  if (isFarOff) return [{ about: 'dates', text: 'The day of one row lies far from those of all others. Compare the rows with the page.' }];
  if (areDaysProved !== true && isDayOutOfOrder(listed(rows, solved, reading, context), reading.isOwed)) return [{ about: 'dates', text: 'The day of one row is far out of the order of all others. Compare the rows with the page.' }];
  if (!reading.isOwed && isDayAgainstChain(rows, reading.solution.isDescending)) return [{ about: 'dates', text: 'The balances say in which order the rows stand, and the day of one row is far out of it. Compare the rows with the page.' }];
  if (!reading.isOwed && isDayAgainstSecond(rows)) return [{ about: 'dates', text: 'The first of the two days of one row is out of the order of all others, and far from its second. Compare the rows with the page.' }];
  if ((reading.isOwed || reading.ledger.account?.isCard === true) && isBookedBefore(rows)) return [{ about: 'dates', text: 'One row alone is booked before the day of its purchase. Compare the rows with the page.' }];
  if (areDaysProved !== true && areDaysExchanged(rows)) return [{ about: 'dates', text: 'The days of two rows would be in the order of all others if they were exchanged. Compare the rows with the page.' }];
  if (isSecondDayFarOff(rows)) return [{ about: 'dates', text: 'The two days of one row lie months apart, those of all others close together. Compare the rows with the page.' }];
  if (areOthersOfPeriod(rows, start, end)) return [{ about: 'dates', text: 'The rows have two days each, and those that were not taken for the days of booking are all of the period. Compare the rows with the page.' }];
  if (rows.some((row) => row.date === null)) {
    return [{ about: 'undated', text: 'Some dates could not be read with certainty: the document prints them without a year, or as no real day. Check the dates of the rows.' }];
  }
  if (rows.every((row, at) => YEAR_PRINTED.test(row.date?.source.text ?? '') || isYearHeaded(solved[at]))) return [];
  const isPeriodStated = isStated(start) && isStated(end);
  if (isPeriodStated && rows.some(({ date }) => isDayTwice(date!, start.value, end.value))) return [{ about: 'year', text: 'The period is longer than a year, and the rows print none. Check the dates of the rows.' }];
  if ((anchor?.isEstimated || !isPeriodStated) && areYearsApart(rows)) return [{ about: 'year', text: 'The document prints no period, and the years that its other days suggest tear the rows apart. Check the dates of the rows.' }];
  if (anchor?.isEstimated && isLongAgo(rows, anchor)) return [{ about: 'year', text: 'The document prints no period, and its rows end long before the day that their years follow from. Check the dates of the rows.' }];
  if (!anchor?.isAssumed) return [];
  return [{ about: 'year', text: 'The document prints no year; the year was taken from the date of the file. Check the dates of the rows.' }];
}

function listed(rows: readonly StatementRow[], solved: readonly SolvedRow[], { ledger }: LedgerReading, { lines, isRow }: Pick<DocumentContext, 'lines' | 'isRow'>): ListedRow[] {
  // Rows of another account or currency in the same list part nothing; a title with the sum of its part was taken for a row and left out.
  const taken = new Set(solved.map(({ row }) => row));
  const leftOut = new Set(rowsOf(ledger).flatMap((row) => (taken.has(row) ? [] : row.lines)));
  // Nor does what is printed beside the list, between its lines.
  const right = rows.reduce((edge, { amount, balance }) => Math.max(edge, amount.source.box?.[2] ?? 0, balance?.source.box?.[2] ?? 0), 0);
  const isBeside = (line: number): boolean => lines[line]!.line.box[0] > right;
  const isParted = (above: number, below: number): boolean => isRow.subarray(above + 1, below).some((is, at) => (is === 0 && !isBeside(above + 1 + at)) || leftOut.has(above + 1 + at));
  const all = rows.map((row, at) => {
    const [raw, above] = [solved[at]!.row, solved[at - 1]?.row];
    return { row, section: `${raw.kind} ${raw.section} ${raw.sectionSign}`, isApart: above !== undefined && isParted(above.lines.at(-1)!, raw.lines[0]!) };
  });
  return areSectionsOfDays(all) ? all.map((item) => ({ ...item, section: '' })) : all;
}

/** "4 August   Money in", its rows, "Money out" and those: the sections are parts of the days, which go on through all of them. */
function areSectionsOfDays(all: readonly ListedRow[]): boolean {
  const isOver = all.filter(({ row: { date }, section }, at) => at > 0 && section !== all[at - 1]!.section && date !== null && all[at - 1]!.row.date !== null && isSamePlace(date, all[at - 1]!.row.date!));
  return isOver.length >= FEWEST_SHARED;
}

const FEWEST_SHARED = 2;

/** One day lies outside of the printed period, and all others within: by more than a long weekend, or behind its end, where rows of the period follow. Cards may have purchases of before. */
function isOneOutside(rows: readonly StatementRow[], start: Sourced<string> | null, end: Sourced<string> | null, isCard: boolean): boolean {
  if (!isStated(start) || !isStated(end) || rows.length < FEWEST_WITHIN) return false;
  const outside = rows.filter(({ date }) => date !== null && (date.value < start.value || end.value < date.value));
  const isFar = ({ value }: Sourced<string>): boolean => daysBetween(end.value, value) > LONG_WEEKEND || (!isCard && daysBetween(value, start.value) > LONG_WEEKEND);
  const isAmongOthers = (row: StatementRow): boolean => row.date!.value > end.value && rows.slice(FEWEST_AROUND, -FEWEST_AROUND).includes(row);
  return outside.length > 0 && outside.length < rows.length && (isFar(outside[0]!.date!) || outside.every(isAmongOthers)) && outside.every(({ date }) => isSamePlace(date!, outside[0]!.date!));
}

/** The row prints no year, but has that of the line above it. */
function isYearHeaded(solved: SolvedRow | undefined): boolean {
  return solved !== undefined && solved.row.dates.length > 0 && solved.row.dates.every(({ yearDigits }) => yearDigits > 0);
}

/** A day without its year that a year earlier or later would be of the period as well. */
function isDayTwice({ value, source }: Sourced<string>, start: string, end: string): boolean {
  if (YEAR_PRINTED.test(source.text ?? '')) return false;
  const year = Number(value.slice(0, 4));
  return [year - 1, year + 1].some((other) => start <= `${other}${value.slice(4)}` && `${other}${value.slice(4)}` <= end);
}

/** Printed once, for one row or all rows below it. */
function isSamePlace(a: Sourced<string>, b: Sourced<string>): boolean {
  return a === b || (a.source.page === b.source.page && a.source.box !== null && a.source.box?.join() === b.source.box?.join());
}

/** On the page, also one that was read from pixels. */
function isStated(day: Sourced<string> | null): day is Sourced<string> {
  return day?.source.means === 'printed' || day?.source.means === 'ocr';
}

/** Some of the days taken for those of booking lie outside of the printed period, and of the days beside them none. */
function areOthersOfPeriod(rows: readonly StatementRow[], start: Sourced<string> | null, end: Sourced<string> | null): boolean {
  if (!isStated(start) || !isStated(end)) return false;
  const isOfPeriod = (day: Sourced<string> | null): boolean => day !== null && start.value <= day.value && day.value <= end.value;
  return rows.some(({ date }) => date !== null && !isOfPeriod(date)) && rows.every(({ date2 }) => isOfPeriod(date2));
}

/** The day that years were taken from is not that of the statement: it would follow the last row within weeks. */
function isLongAgo(rows: readonly StatementRow[], anchor: YearAnchor): boolean {
  return rows.every(({ date }) => date !== null && daysBetween(date.value, isoDay(anchor.to)) > LONGEST_SILENCE);
}

/** Neighbours lie more than half a year apart: one of them is in the wrong year. */
function areYearsApart(rows: readonly StatementRow[]): boolean {
  return rows.some(({ date }, at) => at > 0 && date !== null && Math.abs(daysBetween(rows[at - 1]!.date!.value, date.value)) > HALF_YEAR);
}
