// Calendar days of rows: which printed date is the posting date.
import { columnOfDate, headingOfDate } from '../columns/dateColumns.js';
import type { TableKind } from '../columns/tables.js';
import type { PeriodMark } from '../facts/identity.js';
import { endsOfMonth, monthInTitle } from '../facts/monthTitles.js';
import { addTo } from '../groups.js';
import { boxAround } from '../layout/lines.js';
import type { Sourced } from '../model.js';
import { type CalendarDay, decideFrame, isoDay, resolveDay, type DateFrame, type YearAnchor } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow, StreamItem } from '../rows/stream.js';

export interface RowDates {
  main: DateToken | null;
  mainLine: number;
  other: DateToken | null;
  otherLine: number;
}

/** By kind of table with two dates on a line, or one under the other: which of them runs in order where the other does not, and so is that of posting, whatever the headings say of both. */
export type OrderedDates = ReadonlyMap<number, 'first' | 'last' | 'first later'>;

export function findOrderedDates(stream: readonly StreamItem[]): OrderedDates {
  const pairs = new Map<number, [DateToken, DateToken][]>();
  // With the rows that have one day only, which stands for both.
  const all = new Map<number, [DateToken, DateToken][]>();
  for (const item of stream) {
    if (item.type !== 'row' || item.isDateCarried || item.dates.length === 0) continue;
    if (item.dates.length <= 2) addTo(all, item.kind, [item.dates[0]!, item.dates.at(-1)!]);
    if (item.dates.length !== 2) continue;
    if (item.dateLines[0] !== item.dateLines[1] && !isUnder(item.dates[0]!, item.dates[1]!)) continue;
    addTo(pairs, item.kind, [item.dates[0]!, item.dates[1]!]);
  }
  const found = new Map<number, 'first' | 'last' | 'first later'>();
  for (const [kind, tokens] of pairs) {
    const list = daysOfPairs(tokens);
    // The first runs in order at least as well: nothing is entered before its day.
    if (inversions(list.map(([day]) => day)) <= inversions(list.map(([, day]) => day)) && list.every(([a, b]) => daysAfter(a, b) >= 0) && list.some(([a, b]) => a !== b)) found.set(kind, 'first later');
    const runs = columnInOrder(list);
    if (runs && runs === columnInOrder(daysOfPairs(all.get(kind)!))) found.set(kind, runs);
  }
  return found;
}

const FEWEST_ALIKE = 4;

/** Which of two columns of days runs in order where the other does not. */
export function columnInOrder(days: readonly (readonly [number, number])[]): 'first' | 'last' | null {
  const [first, last] = [inversions(days.map(([day]) => day)), inversions(days.map(([, day]) => day))];
  if (first === last || Math.min(first, last) > 0.1 * days.length) return null;
  // The same days twice but for one row: one of the two is misprinted, and which of the columns is that of booking nothing tells.
  if (days.length >= FEWEST_ALIKE && days.filter(([day, other]) => day !== other).length === 1) return null;
  return isOfOneRow(days) ? null : first < last ? 'first' : 'last';
}

/** Days between the two of a row: all others keep within the one, and the one row lies beyond the other. */
const KEPT = 5;
const BEYOND = 9;

/** All rows but one are in order in both columns, and its two days lie apart as those of no other: a misprint of one of them tells nothing of the columns. */
function isOfOneRow(days: readonly (readonly [number, number])[]): boolean {
  const apart = days.map(([day, other]) => Math.abs(daysAfter(day, other)));
  const far = apart.findIndex((gap) => gap >= BEYOND);
  if (far < 0 || apart.some((gap, at) => at !== far && gap > KEPT)) return false;
  const others = days.filter((_, at) => at !== far);
  return others.length >= FEWEST_ALIKE && inversions(others.map(([day]) => day)) === 0 && inversions(others.map(([, day]) => day)) === 0;
}

/** One column runs in order, and the other but for one row of it, whose day may be misprinted. */
export function restsOnOneRow(days: readonly (readonly [number, number])[], runs: 'first' | 'last'): boolean {
  const others = days.map(([first, last]) => (runs === 'first' ? last : first));
  return others.some((_, at) => inversions(others.toSpliced(at, 1)) === 0);
}

/** The days of one table in one order: "01/06" after "12/30" is of January. */
export function daysOfPairs(pairs: readonly (readonly [DateToken, DateToken])[]): [number, number][] {
  const isMonthFirst = pairs.flat().some(({ order, b }) => order === 'open' && b > 12);
  return pairs.map(([a, b]) => [orderOf(a, isMonthFirst), orderOf(b, isMonthFirst)]);
}

/** Good enough for comparing days of one year. */
function orderOf({ order, a, b }: DateToken, isMonthFirst: boolean): number {
  return order === 'open' && a <= 12 && (b > 12 || isMonthFirst) ? a * 31 + b : b * 31 + a;
}

const YEAR = 12 * 31;

/** The two lie less than half a year apart, perhaps on both sides of its turn. */
export function daysAfter(a: number, b: number): number {
  const days = a - b;
  return Math.abs(days) <= YEAR / 2 ? days : days - Math.sign(days) * YEAR;
}

function inversions(values: readonly number[]): number {
  let up = 0;
  let down = 0;
  for (let i = 1; i < values.length; i += 1) {
    const days = daysAfter(values[i]!, values[i - 1]!);
    if (days > 0) up += 1;
    if (days < 0) down += 1;
  }
  return Math.min(up, down);
}

/** The column headed as posting date, else the one not headed as another date, else the first. */
export function pickDates(row: RawRow, kind: TableKind, ordered: OrderedDates): RowDates {
  if (row.dates.length === 0) return { main: null, mainLine: -1, other: null, otherLine: -1 };
  const headings = row.dates.map((date, at) => (isValueBelow(row, at, kind) ? 'otherDate' : headingOfDate(date, kind)));
  // Of two columns that both say so ("Fecha de operación", "Fecha de cargo") the bank's own entry is the later, unless the days tell otherwise ("Dt. balancete", "Dt. movimento").
  let main = headings.indexOf('postingDate');
  const further = headings.lastIndexOf('postingDate');
  if (further > main && !isUnder(row.dates[main]!, row.dates[further]!)) {
    // "Data operazione", "Data registrazione": only one of them is named after the booking.
    const [isOperation, isFurtherOperation] = [main, further].map((at) => columnOfDate(row.dates[at]!, kind)?.isOperation === true);
    const isFurther = isOperation === isFurtherOperation ? !ordered.get(row.kind)?.startsWith('first') : isOperation;
    if (isFurther) main = further;
  }
  // "Data movimento" may be either: beside a column that no known heading names, the one that runs in order is it. What is called the day of
  // booking stays so, though a misprinted day runs out of order.
  const runs = ordered.get(row.kind);
  const inOrder = runs === undefined || runs === 'first later' || headings.length !== 2 ? -1 : runs === 'first' ? 0 : 1;
  if (inOrder >= 0 && main >= 0 && main !== inOrder && headings[inOrder] === null && columnOfDate(row.dates[main]!, kind)?.isOperation === true) main = inOrder;
  const booked = bookedBelow(row, kind);
  if (booked >= 0) main = booked;
  // The day of booking stands over rows that print others.
  if (!row.isDateCarried && row.dateLines[0]! < row.lines[0]!) main = 0;
  const isOfValue = row.dates.map((date) => columnOfDate(date, kind)?.isOfValue === true);
  // "Value Dt   Trans Dt": both are no word for booking, and the one that is not of value runs in order.
  const isBehindValue = headings.length === 2 && headings[1] === 'otherDate' && isOfValue[0] === true && isOfValue[1] === false;
  if (main < 0 && (isBehindValue || headings.every((heading) => heading !== 'otherDate')) && ordered.get(row.kind) === 'last') main = row.dates.length - 1;
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
  return dates.findIndex((lower, at) => dateLines[at]! > dateLines[0]! && isUnder(upper!, lower));
}

/** "Data operacji" and under it "Data waluty" head one column: the second of its two days is that of value, whichever runs in order. */
function isValueBelow({ dates, dateLines }: RawRow, at: number, kind: TableKind): boolean {
  return at > 0 && dateLines[at]! > dateLines[0]! && isUnder(dates[0]!, dates[at]!) && columnOfDate(dates[0]!, kind)?.lowerHeading === 'otherDate';
}

/** Two dates in one column, one above the other. */
function isUnder(a: DateToken, b: DateToken): boolean {
  return Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0]);
}

/** The days of all rows, in printed order. */
export function mainDays(stream: readonly StreamItem[], kinds: readonly TableKind[], ordered: OrderedDates): DateToken[] {
  return stream.flatMap((item) => (item.type === 'row' ? (pickDates(item, kinds[item.kind]!, ordered).main ?? []) : []));
}

export function frameOf(stream: readonly StreamItem[], kinds: readonly TableKind[], lines: readonly TokenLine[], isRow: Uint8Array, ordered: OrderedDates, prefersMonthFirst: boolean, periods: readonly PeriodMark[]): DateFrame {
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
  return decideFrame([...byKind.values()], [...loose, ...[...inRows]], prefersMonthFirst, namedDays(periods, lines, isRow));
}

/** First and last days of the printed periods, if no order of numbers decides them; else of the month in the title. */
function namedDays(periods: readonly PeriodMark[], lines: readonly TokenLine[], isRow: Uint8Array): CalendarDay[] {
  const ends = periods.flatMap(({ from, to }) => [from, to]);
  if (ends.length > 0) return ends.every(({ order, yearDigits }) => order === 'fixed' && yearDigits === 4) ? ends.map(({ a, b, year }) => ({ year: year!, month: b, day: a })) : [];
  const titled = monthInTitle(lines, isRow);
  return titled ? endsOfMonth(titled) : [];
}

export function sourcedDay(token: DateToken | null, line: number, lines: readonly TokenLine[], frame: DateFrame, anchor: YearAnchor | null, origins: (page: number) => 'printed' | 'ocr'): Sourced<string> | null {
  if (!token) return null;
  const day = resolveDay(token, frame, anchor);
  if (day === null) return null;
  const page = lines[line]!.line.page;
  const words = lines[line]!.line.words.slice(token.first, token.last + 1);
  return { value: isoDay(day), source: { means: origins(page), page, box: boxAround([token.box, ...words.map((word) => word.box)]), text: token.text } };
}
