// Calendar days of rows and periods: which printed date is the posting date, which years the missing ones are.
import { columnOfDate, headingOfDate } from '../columns/dateColumns.js';
import type { TableKind } from '../columns/tables.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { PeriodMark } from '../facts/identity.js';
import { boxAround } from '../layout/lines.js';
import type { DocumentModel, Sourced } from '../model.js';
import { dayAndMonth, dayNumber, decideFrame, isoDay, printedYear, resolveDay, type DateFrame, type YearAnchor } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow, StreamItem } from '../rows/stream.js';

/** Days of an account's longest statement, and those a value date may lie before it. */
const LONGEST_PERIOD = 370;
const VALUE_DAYS = 20;

export interface RowDates {
  main: DateToken | null;
  mainLine: number;
  other: DateToken | null;
  otherLine: number;
}

/** By kind of table with two dates on a line, or one under the other: which of them runs in order where the other does not, and so is that of posting, whatever the headings say of both. */
export type OrderedDates = ReadonlyMap<number, 'first' | 'last' | 'first later'>;

export function findOrderedDates(stream: readonly StreamItem[]): OrderedDates {
  const pairs = new Map<number, [number, number][]>();
  for (const item of stream) {
    if (item.type !== 'row' || item.isDateCarried || item.dates.length !== 2) continue;
    if (item.dateLines[0] !== item.dateLines[1] && !isUnder(item.dates[0]!, item.dates[1]!)) continue;
    const list = pairs.get(item.kind) ?? [];
    pairs.set(item.kind, list);
    list.push([orderOf(item.dates[0]!), orderOf(item.dates[1]!)]);
  }
  const found = new Map<number, 'first' | 'last' | 'first later'>();
  for (const [kind, list] of pairs) {
    const first = inversions(list.map((pair) => pair[0]));
    const last = inversions(list.map((pair) => pair[1]));
    // The first runs in order at least as well: nothing is entered before its day.
    if (first <= last && list.every(([a, b]) => daysAfter(a, b) >= 0) && list.some(([a, b]) => a !== b)) found.set(kind, 'first later');
    if (first !== last && Math.min(first, last) <= 0.1 * list.length) found.set(kind, first < last ? 'first' : 'last');
  }
  return found;
}

/** Good enough for comparing neighbours: the turn of the year counts as one step. */
export function orderOf(date: DateToken): number {
  return date.order === 'open' && date.a > 12 ? date.b * 31 + date.a : date.order === 'open' && date.b > 12 ? date.a * 31 + date.b : date.b * 31 + date.a;
}

const YEAR = 12 * 31;

/** The two lie less than half a year apart, perhaps on both sides of its turn. */
function daysAfter(a: number, b: number): number {
  const days = a - b;
  return Math.abs(days) <= YEAR / 2 ? days : days - Math.sign(days) * YEAR;
}

function inversions(values: readonly number[]): number {
  let up = 0;
  let down = 0;
  for (let i = 1; i < values.length; i += 1) {
    if (values[i]! > values[i - 1]!) up += 1;
    if (values[i]! < values[i - 1]!) down += 1;
  }
  return Math.min(up, down);
}

/** The column headed as posting date, else the one not headed as another date, else the first. */
export function pickDates(row: RawRow, kind: TableKind, ordered: OrderedDates): RowDates {
  if (row.dates.length === 0) return { main: null, mainLine: -1, other: null, otherLine: -1 };
  const headings = row.dates.map((date) => headingOfDate(date, kind));
  // Of two columns that both say so ("Fecha de operación", "Fecha de cargo") the bank's own entry is the later, unless the days tell otherwise ("Dt. balancete", "Dt. movimento").
  let main = headings.indexOf('postingDate');
  const further = headings.lastIndexOf('postingDate');
  if (further > main && !isUnder(row.dates[main]!, row.dates[further]!) && !ordered.get(row.kind)?.startsWith('first')) main = further;
  // "Data movimento" may be either: beside a column that no known heading names, the one that runs in order is it.
  const runs = ordered.get(row.kind);
  const inOrder = runs === undefined || runs === 'first later' || headings.length !== 2 ? -1 : runs === 'first' ? 0 : 1;
  if (inOrder >= 0 && main >= 0 && main !== inOrder && headings[inOrder] === null) main = inOrder;
  const booked = bookedBelow(row, kind);
  if (booked >= 0) main = booked;
  // The day of booking stands over rows that print others.
  if (!row.isDateCarried && row.dateLines[0]! < row.lines[0]!) main = 0;
  if (main < 0 && headings.every((heading) => heading !== 'otherDate') && ordered.get(row.kind) === 'last') main = row.dates.length - 1;
  if (main < 0) main = headings.findIndex((heading) => heading !== 'otherDate');
  if (main < 0) main = 0;
  const other = row.dates.findIndex((_, index) => index !== main);
  return {
    main: row.dates[main]!,
    mainLine: row.dateLines[main]!,
    other: other < 0 ? null : row.dates[other]!,
    otherLine: other < 0 ? -1 : row.dateLines[other]!,
  };
}

/** "Data operacji" and under it "Data księgowania" head one column: the second of its two days is that of posting. */
function bookedBelow({ dates, dateLines }: RawRow, kind: TableKind): number {
  const [upper] = dates;
  const column = columnOfDate(upper!, kind);
  if (column?.lowerHeading !== 'postingDate' || column.heading === 'postingDate') return -1;
  return dates.findIndex((lower, at) => dateLines[at] !== dateLines[0] && isUnder(upper!, lower));
}

/** Two dates in one column, one above the other. */
function isUnder(a: DateToken, b: DateToken): boolean {
  return Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0]);
}

/** The days of all rows, in printed order. */
export function mainDays(stream: readonly StreamItem[], kinds: readonly TableKind[], ordered: OrderedDates): DateToken[] {
  return stream.flatMap((item) => (item.type === 'row' ? (pickDates(item, kinds[item.kind]!, ordered).main ?? []) : []));
}

export function frameOf(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[], isRow: Uint8Array, ordered: OrderedDates, prefersMonthFirst: boolean): DateFrame {
  const byKind = new Map<number, DateToken[]>();
  const inRows = new Set<DateToken>();
  for (const item of stream) {
    if (item.type !== 'row') continue;
    const list = byKind.get(item.kind) ?? [];
    byKind.set(item.kind, list);
    const { main } = pickDates(item, kinds[item.kind]!, ordered);
    if (main) list.push(main);
    for (const date of item.dates) inRows.add(date);
  }
  const loose = lines.flatMap((line, index) => (isRow[index] ? [] : line.dates.filter((date) => date.yearDigits > 0)));
  return decideFrame([...byKind.values()], [...loose, ...[...inRows]], prefersMonthFirst);
}

/** Where years come from when rows print none: the periods named in the document, full dates outside of the rows, a year anywhere, the file's own date. */
export function fallbackAnchor(lines: readonly TokenLine[], isRow: Uint8Array, periods: readonly PeriodMark[], frame: DateFrame, model: DocumentModel, days: readonly DateToken[]): YearAnchor | null {
  const ends = periods.flatMap((period) => resolveDay(period.to, frame, null) ?? []);
  if (ends.length > 0) {
    const to = Math.max(...ends);
    const starts = periods.flatMap((period) => resolveDay(period.from, frame, { from: to - 370, to }) ?? []);
    return { from: Math.min(to - 31, ...starts), to };
  }
  const full: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (isRow[index] || lines[index]!.line.page > 2) continue;
    for (const date of lines[index]!.dates) {
      const day = printedYear(date, frame) === null ? null : resolveDay(date, frame, null);
      if (day !== null) full.push(day);
    }
  }
  if (full.length > 0) {
    // The statement's own date comes first; a due date follows within weeks, a legal date lies years back.
    const to = Math.max(...full.filter((day) => Math.abs(day - full[0]!) < 70));
    return { from: to - 340, to, isEstimated: true };
  }
  const printed = firstYear(lines, isRow);
  const year = printed ?? yearOfFile(model);
  if (year === null) return null;
  const turn = yearTurn(days, frame);
  if (turn === null) return { from: dayNumber(year, 1, 1), to: dayNumber(year, 12, 31), isAssumed: printed === null };
  // The year is that in which the statement was made; a file made in a later one may mean the other.
  const made = yearOfFile(model);
  return { from: dayNumber(year - 1, turn.first, 1), to: dayNumber(year, turn.last + 1, 1) - 1, isAssumed: printed === null || (made !== null && made > year) };
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
  const isRowOnSide = (isWanted: (line: number) => boolean): boolean => items.some((item) => item.type === 'row' && item.lines.some(isWanted));
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
    // "MAYO /2024" names a month and its year; "05/2024" may be anything.
    const match = /(?<![\d.,/-])(20[0-4]\d|25[4-9]\d)(?![\d.,/-])/.exec(lines[index]!.text.replace(/(\p{L}{3}\.?) ?[/-] ?(?=20\d\d)/u, '$1 '));
    if (match) return Number(match[1]) > 2400 ? Number(match[1]) - 543 : Number(match[1]);
  }
  return null;
}

function yearOfFile(model: DocumentModel): number | null {
  const match = /(20\d{2})/.exec(model.creationDate ?? '');
  return match ? Number(match[1]) : null;
}

export function sourcedDay(token: DateToken | null, line: number, lines: readonly TokenLine[], frame: DateFrame, anchor: YearAnchor | null, origins: (page: number) => 'printed' | 'ocr'): Sourced<string> | null {
  if (!token) return null;
  const day = resolveDay(token, frame, anchor);
  if (day === null) return null;
  const page = lines[line]!.line.page;
  const words = lines[line]!.line.words.slice(token.first, token.last + 1);
  return { value: isoDay(day), source: { means: origins(page), page, box: boxAround([token.box, ...words.map((word) => word.box)]), text: token.text } };
}
