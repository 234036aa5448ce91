// Days of rows that do not fit those of all others: one out of order or far off, two in each other's place, a second day far from its first. They are
// misprinted, or those of something else.
import type { StatementRow } from '../model.js';
import { dayOfIso, daysBetween } from '../tokens/dateOrder.js';

/** Fewer rows show no order, and fewer days either. */
const FEWEST_ROWS = 6;
const FEWEST_DAYS = 5;
/** Of the days, at least, that show a balance. */
const MANY_BALANCES = 0.5;
/** Days by which an entry may come late: a long weekend. */
const LATE_DAYS = 3;
/** Rows with two days each, at least, among which the two of one contradict each other. */
const FEWEST_PAIRS = 4;
/** Rows that go on from each other by their balances, at least. */
const FEWEST_CHAINED = 3;
/** Of a card's purchases, which may be listed by the days they came in on. */
const LATE_PURCHASES = 7;
/** Of days of purchases, in order but for one: a list by the days they came in on has more of them. */
const LONG_ORDER = 15;
/** Of days that leave one weeks away. */
const FEWEST_FAR = 4;
/** No rows of one statement lie so far ahead of all others without any between. */
const FAR_AHEAD = 45;
/** Days of booking and value of one row. */
const FAR_APART = 45;
const USUALLY_APART = 15;

export interface ListedRow {
  row: StatementRow;
  /** Of rows with another section, or in another table, the days begin anew. */
  section: string;
  /** Lines stand between it and the row above: a title that nobody knows, perhaps. */
  isApart: boolean;
}

/**
 * A day may stand over several rows: rows of one day below each other count once. Without balances that run through the rows each section has an
 * order of its own, what stands apart at its head or foot may be of another, and a card has purchases of long ago, paid by instalments.
 */
export function isDayOutOfOrder(listed: readonly ListedRow[], isCard: boolean): boolean {
  const rows = listed.map(({ row }) => row);
  if (rows.some(({ date }) => date === null)) return false;
  if (rows.filter(({ balance }) => balance !== null).length >= MANY_BALANCES * daysOf(rows).length) return isDayAstray(rows, LATE_DAYS, [-1, 0]);
  if (isCard && [true, false].some((isCutByPages) => listsOf(listed, isCutByPages).some((list) => [list, withoutPaymentsAhead(list)].some((rows) => isPurchaseAstray(rows) || isBookedLate(rows))))) return true;
  return sectionsOf(listed).some((section) => (isCard ? isBookedLate(section) : isDayAstray(section, LATE_DAYS, [-1, 0]) && !isSaidTwice(section)));
}

/** Between the lines that stand between rows, at the head of a page the title of a card or not: the purchases of each of several cards. */
function listsOf(listed: readonly ListedRow[], isCutByPages: boolean): StatementRow[][] {
  const starts = listed.flatMap(({ row, section, isApart }, at) => (at === 0 || (isApart && (isCutByPages || row.page === listed[at - 1]!.row.page)) || section !== listed[at - 1]!.section ? [at] : []));
  return starts.map((start, at) => listed.slice(start, starts[at + 1]).map(({ row }) => row));
}

/** What was paid stands above the purchases, also of days before it. */
function withoutPaymentsAhead(rows: StatementRow[]): StatementRow[] {
  const first = rows.findIndex(({ amount }) => amount.value <= 0);
  return rows.slice(Math.max(0, first));
}

/** Listed by the days of purchase, the only ones printed, what is of long before stands before the others; but a part of what was bought before all of them may stand anywhere. */
function isPurchaseAstray(rows: readonly StatementRow[]): boolean {
  const isInstalment = ({ description }: StatementRow): boolean => INSTALMENT.test(description.value);
  const oldest = Math.min(...printedDays(rows.filter((row) => !isInstalment(row))));
  const bought = rows.filter((row) => !isInstalment(row) || printedDays([row])[0]! >= oldest);
  return bought.every(({ date2 }) => date2 === null) && daysOf(bought).length >= LONG_ORDER && isDayAstray(bought, LATE_PURCHASES, [0]);
}

/** On a card no row is of a day long after those that follow it, unless its second day says the same: a payment above the purchases. */
function isBookedLate(rows: readonly StatementRow[]): boolean {
  return rows.length >= FEWEST_ROWS && isDayAstray(rows, LATE_PURCHASES, [-1]) && !isSaidTwice(rows);
}

/** Every row whose day may be the one out of order has its second day close to it; rows of one day below each other may share it, as below a heading. */
function isSaidTwice(rows: readonly StatementRow[]): boolean {
  const apart = daysApart(rows).map(Math.abs);
  if (apart.length < rows.length) return false;
  const days = printedDays(rows);
  return rows.every((_, at) => apart[at]! <= LATE_DAYS || ![days, days.map((day) => -day)].some((list) => isInOrder(withoutRun(list, at))));
}

/** Without the same days around one, too. */
function withoutRun(days: readonly number[], at: number): number[] {
  const isOther = (day: number): boolean => day !== days[at];
  const end = days.findIndex((day, index) => index > at && isOther(day));
  return [...days.slice(0, days.findLastIndex((day, index) => index < at && isOther(day)) + 1), ...(end < 0 ? [] : days.slice(end))];
}

function sectionsOf(listed: readonly ListedRow[]): StatementRow[][] {
  const starts = listed.flatMap(({ section }, at) => (at === 0 || section !== listed[at - 1]!.section ? [at] : []));
  return starts.map((start, at) => {
    const section = listed.slice(start, starts[at + 1]);
    // Where lines stand between most rows, as days above them and balances below, they say nothing of one.
    const areAllApart = section.filter(({ isApart }) => isApart).length > section.length / 2;
    const isOther = (index: number): boolean => !areAllApart && section[index]?.isApart === true;
    return section.slice(isOther(1) ? 1 : 0, section.length - (isOther(section.length - 1) ? 1 : 0)).map(({ row }) => row);
  });
}

/** Of a fall, the day in front of it (-1) is too late, or that behind it (0) too early. */
function isDayAstray(rows: readonly StatementRow[], late: number, places: readonly number[]): boolean {
  const days = daysOf(rows);
  if (days.length < FEWEST_DAYS) return false;
  return isOneAstray(days, late, places) || isOneAstray(days.map((day) => -day), late, places.map((place) => -1 - place));
}

/** Not one entry that came late or early, but two whose days would be in order if they were exchanged. */
export function areDaysExchanged(rows: readonly StatementRow[]): boolean {
  const days = printedDays(rows);
  // "9, 5, 5, 5, 1" run down.
  if (days.length < FEWEST_ROWS || days.length < rows.length || [days, [...days].reverse()].some(isInOrder)) return false;
  return areTwoExchanged(days) || areTwoExchanged([...days].reverse());
}

function areTwoExchanged(days: readonly number[]): boolean {
  const falls = fallsOf(days);
  const [first, last] = [falls[0], falls.at(-1)];
  if (first === undefined || last === undefined || falls.length > 2) return false;
  const [early, late] = [first - 1, last];
  if (isInOrder(days.toSpliced(early, 1)) || isInOrder(days.toSpliced(late, 1))) return false;
  // Of several rows of that day any may be the one.
  const before = days.findIndex((day) => day === days[early]);
  return [before, early].some((at) => isInOrder(days.with(at, days[late]!).with(late, days[at]!)));
}

function isInOrder(days: readonly number[]): boolean {
  return fallsOf(days).length === 0;
}

/** One day among the others, or on the wrong side of them, lies weeks behind the last of them, and further than they are apart: without balances rows may be in any order, but none is of a day to come. */
export function isDayAhead(rows: readonly StatementRow[]): boolean {
  return isOneFarAhead(daysOf(rows));
}

/** Purchases of cards may be as old as that, where they are paid in instalments: "PARC 03/10", "3 de 12". */
const INSTALMENT = /\d{1,2} ?(?:\/|de|di|of|sur|von) ?\d{1,2}(?!\d)|cuota|parc|taksit/iu;

/** Or weeks before the first of them. */
export function isDayBehind(rows: readonly StatementRow[], isCard: boolean): boolean {
  const days = daysOf(rows);
  const oldest = Math.min(...days);
  const isInstalment = rows.some(({ date, description }) => date !== null && dayOfIso(date.value) === oldest && INSTALMENT.test(description.value));
  return !(isCard && isInstalment) && isOneFarAhead(days.map((day) => -day));
}

function isOneFarAhead(days: readonly number[]): boolean {
  if (days.length < FEWEST_FAR) return false;
  const last = Math.max(...days);
  const others = days.filter((day) => day !== last);
  const at = days.indexOf(last);
  const [first, next] = [Math.min(...others), Math.max(...others)];
  return others.length === days.length - 1 && !standsInOrder(days, at) && last - next > Math.max(FAR_AHEAD, next - first);
}

/** The latest day is the first or the last of days that come down to it, or go up. */
function standsInOrder(days: readonly number[], at: number): boolean {
  const others = days.toSpliced(at, 1);
  const falls = fallsOf(others).length;
  const rises = others.length - 1 - falls;
  return (at === 0 && falls >= rises) || (at === days.length - 1 && rises >= falls);
}

/** The two days of one row lie months apart, those of all others close together: one of them is misprinted. */
export function isSecondDayFarOff(rows: readonly StatementRow[]): boolean {
  const apart = daysApart(rows).map(Math.abs);
  return apart.length >= FEWEST_DAYS && apart.filter((days) => days > FAR_APART).length === 1 && apart.filter((days) => days <= USUALLY_APART).length === apart.length - 1;
}

/** Of a few rows, too, one day is out of the order of the others, and the second day of its row is not, which lies much further from it than those of all others from theirs. */
export function isDayAgainstSecond(rows: readonly StatementRow[]): boolean {
  const apart = daysApart(rows).map(Math.abs);
  if (rows.length < FEWEST_PAIRS || apart.length < rows.length) return false;
  const at = apart.indexOf(Math.max(...apart));
  const usual = Math.max(...apart.toSpliced(at, 1));
  const days = printedDays(rows);
  const isWrong = (list: readonly number[], second: number): boolean => !isInOrder(list) && isInOrder(list.toSpliced(at, 1)) && isWithin(second, list[at - 1] ?? -Infinity, list[at + 1] ?? Infinity, usual);
  const second = dayOfIso(rows[at]!.date2!.value);
  return apart[at]! - usual > LATE_DAYS && (isWrong(days, second) || isWrong(days.map((day) => -day), -second) || (usual <= LATE_DAYS && apart[at]! - usual > LATE_PURCHASES && isAgainstNeighbours(days, second, at, usual)));
}

/** In sections without a title that is known, or by their operations, rows are in order from one to the next only: the second day of one stands between the days of its neighbours, as all others do, and its first far from them. */
function isAgainstNeighbours(days: readonly number[], second: number, at: number, usual: number): boolean {
  return [1, -1].some((way) => {
    const [before, day, after] = [at - 1, at, at + 1].map((index) => days[index]! * way);
    return before! <= after! && isWithin(second * way, before!, after!, usual) && !isWithin(day!, before!, after!, usual);
  });
}

/** Of three rows or four, too: each shows a balance that goes on from the one before it, so that they stand in order, and one day is far out of it. */
export function isDayAgainstChain(rows: readonly StatementRow[], isDescending: boolean): boolean {
  if (rows.length < FEWEST_CHAINED || rows.some(({ date, balance }) => date === null || balance === null || balance.source.means === 'inferred')) return false;
  const days = isDescending ? printedDays(rows).reverse() : printedDays(rows);
  const falls = fallsOf(days);
  return new Set(days).size < FEWEST_DAYS && falls.length === 1 && days[falls[0]! - 1]! - days[falls[0]!]! > LATE_DAYS;
}

function isWithin(day: number, before: number, after: number, around: number): boolean {
  return before - around <= day && day <= after + around;
}

/** A card books what was bought before: of one row alone the day of purchase lies behind that of booking, by more than the clocks of two countries explain. */
export function isBookedBefore(rows: readonly StatementRow[]): boolean {
  const apart = daysApart(rows);
  const before = apart.filter((days) => days < 0);
  return apart.length >= FEWEST_ROWS && before.length === 1 && before[0]! < -1;
}

/** From the second day of each row that has two to the first. */
function daysApart(rows: readonly StatementRow[]): number[] {
  return rows.flatMap(({ date, date2 }) => (date && date2 ? [daysBetween(date2.value, date.value)] : []));
}

function printedDays(rows: readonly StatementRow[]): number[] {
  return rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : []));
}

function daysOf(rows: readonly StatementRow[]): number[] {
  return printedDays(rows).filter((day, at, days) => day !== days[at - 1]);
}

/** Where a day is earlier than the one before it. */
function fallsOf(days: readonly number[]): number[] {
  return days.flatMap((day, at) => (at > 0 && day < days[at - 1]! ? [at] : []));
}

/** All but one go up, and that one lies far outside of what stands around it. */
function isOneAstray(days: readonly number[], late: number, places: readonly number[]): boolean {
  const falls = fallsOf(days);
  if (falls.length === 0 || falls.length > 2) return false;
  return places.some((place) => {
    const at = falls[0]! + place;
    const [before, after] = [days[at - 1] ?? -Infinity, days[at + 1] ?? Infinity];
    return isInOrder(days.toSpliced(at, 1)) && Math.max(before - days[at]!, days[at]! - after) > late;
  });
}
