// Lines that date the rows below them: a date alone, or behind a label that comes back with each new day.
import { isCloseBelow } from '../layout/lines.js';
import type { DateToken } from '../tokens/dates.js';
import { endsInFigure } from '../tokens/centredDates.js';
import { dayAndMonth, dayNumber, decideFrame } from '../tokens/dateOrder.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { isCell } from '../tokens/wrappedDates.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import { balanceHeads } from './balanceHeads.js';
import { countedDays } from './countedDays.js';
import { labelledAlike } from './labelledDays.js';
import { splitAtGaps } from './pieces.js';

const MOSTLY = 0.7;
/** Share of the days with a balance that have rows below them. */
const OVER_ROWS = 0.5;

/** 1 for each line that heads a day: where rows print no dates of their own, or the heading says that it is the day of booking. */
export function findDateHeadings(lines: readonly TokenLine[], isOtherDay: (date: DateToken, index: number) => boolean = () => false): Uint8Array {
  const marks = new Uint8Array(lines.length);
  const heads = balanceHeads(lines);
  const isHead = new Set(heads.length >= 2 ? heads : []);
  const money = lines.filter((line, index) => !isHead.has(index) && line.amounts.some((amount) => amount.isMoney) && !isOfDailyList(lines, index));
  const dated = money.filter((line) => line.dates.length > 0 && (isFirst(line) || line.dates.some(({ first }) => first > 0 && isSetApart(line, first))) && !isBalanceOn(line)).length;
  if (money.length === 0) return marks;
  if (dated > 0.4 * money.length) {
    for (const index of bookingDays(lines, isOtherDay)) marks[index] = 1;
    return marks;
  }
  // Rows that print no date at all are dated by the balances of the days above them.
  if (isHead.size > 0 && isHead.size <= money.length && dated <= 0.05 * money.length && areOverRows(heads, lines)) {
    for (const index of isHead) marks[index] = 1;
    return marks;
  }
  const counted = countedDays(lines);
  const groups = new Map<string, number[]>();
  lines.forEach((line, index) => {
    if (line.dates.length !== 1 || line.amounts.some((amount) => amount.isMoney) || line.text.length > 70) return;
    const key = counted.has(index) ? '' : labelOf(line);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  joinWeekdays(groups, lines);
  const margins = marginsOf(money);
  const leftmost = Math.min(...margins.values());
  const isLeft = (index: number): boolean => lines[index]!.line.box[0] <= (margins.get(lines[index]!.line.lane) ?? leftmost) + lines[index]!.line.fontSize;
  const plain = withoutStepsBack(ofOneForm(ofOneType((groups.get('') ?? []).filter(isLeft), lines, money), lines), lines);
  // Days of hundreds of rows each: what stands right of them is a line of text, however few they are.
  // Words that stand without a day, too, are those of a text.
  const standsUndated = (words: string): boolean => lines.some(({ dates, squashed }) => dates.length === 0 && squashed === words);
  const mayHead = (group: readonly number[]): boolean => group.length >= 2 && leads(group, lines) && !isAmongDays(group, lines) && (dated < 2 || group.every(isLeft)) && !standsUndated(labelOf(lines[group[0]!]!));
  const mayBeLabelled = dated <= 0.05 * money.length;
  const ended = plain.length === 0 && mayBeLabelled ? headsAtRight(ofOneForm(groups.get('') ?? [], lines), lines) : [];
  const chosen = ended.length > 0 ? ended : plain.length >= 2 || !mayBeLabelled ? plain : [...groups.values()].filter(mayHead).sort((a, b) => b.length - a.length || a[0]! - b[0]!)[0];
  const found = chosen ?? plain;
  const days = found.length > 0 ? found : namedBookingDays(lines);
  for (const index of [...days, ...labelledAlike(days, lines)]) marks[index] = 1;
  return marks;
}

/** Days alone at the right end of their lines, the first of them above all rows, each over one at least before the next day. */
function headsAtRight(alone: readonly number[], lines: readonly TokenLine[]): number[] {
  const first = alone[0];
  if (first === undefined || alone.length < FEWEST_HEADED) return [];
  const { box, fontSize } = lines[first]!.line;
  const isAt = (x: number, other: number): boolean => Math.abs(x - other) < fontSize;
  const endOf = (line: TokenLine): number | null => line.amounts.findLast(({ isMoney }) => isMoney)?.x1 ?? null;
  const ends = lines.slice(first).flatMap((line) => endOf(line) ?? []).sort((a, b) => a - b);
  const isRow = (line: TokenLine): boolean => endOf(line) !== null && isAt(endOf(line)!, ends[ends.length >> 1]!);
  const areHeads = alone.every((index, at) => isAt(lines[index]!.line.box[2], box[2]) && lines.slice(index, alone[at + 1]).some(isRow));
  return areHeads && !lines.slice(0, first).some(isRow) ? [...alone] : [];
}

/** Where lines with figures begin, or the days among them, in each column of the pages. */
function marginsOf(money: readonly TokenLine[]): Map<number, number> {
  const lanes = new Map<number, TokenLine[]>();
  for (const tokens of money) {
    const own = lanes.get(tokens.line.lane);
    if (own) own.push(tokens);
    else lanes.set(tokens.line.lane, [tokens]);
  }
  return new Map([...lanes].map(([lane, own]) => {
    const left = own.map(({ line }) => line.box[0]).sort((a, b) => a - b)[own.length >> 1]!;
    return [lane, Math.min(left, ...own.filter((line) => line.dates.length > 0 && isFirst(line)).map((line) => line.dates[0]!.box[0]))];
  }));
}

/** "05 Dec 2022   3,111.57" above or below another such line: a list of balances, for rows have texts. */
export function isOfDailyList(lines: readonly TokenLine[], index: number): boolean {
  const saysDayOnly = (line: TokenLine | undefined): boolean => {
    const [date, amount] = [line?.dates[0], line?.amounts[0]];
    return date?.first === 0 && amount?.first === date.last + 1 && amount.isMoney && amount.last === line!.line.words.length - 1;
  };
  return saysDayOnly(lines[index]) && (saysDayOnly(lines[index - 1]) || saysDayOnly(lines[index + 1]));
}

/** "Perjantai 6.3.2026" and "torstai 5.3.2026", in a language whose weekdays nobody knows: the same word comes back after whole weeks only, and each has a day of the week of its own. */
function joinWeekdays(groups: Map<string, number[]>, lines: readonly TokenLine[]): void {
  const weekdays = [...groups].flatMap(([key, group]) => {
    const days = group.map((index) => weekdayOf(lines[index]!.dates[0]!));
    return /^\p{L}+$/u.test(key) && group.every((index) => isOneWord(lines[index]!)) && days.every((day) => day === days[0]) ? [{ key, group, day: days[0]! }] : [];
  });
  const isTold = weekdays.some(({ group }) => new Set(group.map((index) => lines[index]!.dates[0]!.text)).size > 1);
  if (weekdays.length < 2 || !isTold || new Set(weekdays.map(({ day }) => day)).size < weekdays.length) return;
  for (const { key } of weekdays) groups.delete(key);
  groups.set('', [...(groups.get('') ?? []), ...weekdays.flatMap(({ group }) => group)].sort((a, b) => a - b));
}

/** "06/03/26 09:40 CASH IN" is the text of a row, which may well come twice on a Friday. */
function isOneWord({ line, dates: [day] }: TokenLine): boolean {
  return line.words.length === day!.last - day!.first + 2;
}

/** Weeks are counted alike in every year; where none is printed, the days of one year are compared with each other. */
function weekdayOf(date: DateToken): number {
  const { day, month } = dayAndMonth(date, 'dmy');
  return dayNumber(date.year ?? ANY_YEAR, month, day) % 7;
}

const ANY_YEAR = 2001;

/** Days are headed in one form: a few in another one are the ends of texts. "Sábado" is of the form of "Sexta-feira", and "1er mars" of that of "2 mars". */
function ofOneForm(heads: readonly number[], lines: readonly TokenLine[]): number[] {
  const formOf = (index: number) => lines[index]!.text.replace(/\d+(?:\.?\p{L}{1,2}(?!\p{L}))?/gu, '0').replace(/\p{L}+(?:-\p{L}+)*/gu, 'A');
  const counts = new Map<string, number>();
  for (const index of heads) counts.set(formOf(index), (counts.get(formOf(index)) ?? 0) + 1);
  const [form, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= MOSTLY * heads.length ? heads.filter((index) => formOf(index) === form) : [...heads];
}

/** Where most are set in a type of their own, those in the type of the rows are the ends of texts. */
function ofOneType(heads: readonly number[], lines: readonly TokenLine[], rows: readonly TokenLine[]): number[] {
  const types = new Set(rows.map((row) => typeOf(row)));
  const apart = heads.filter((index) => typeOf(lines[index]!) !== null && !types.has(typeOf(lines[index]!)));
  return apart.length >= FEWEST_HEADED && apart.length >= MOSTLY * heads.length ? apart : [...heads];
}

/** Null on a scan, where none is known. */
function typeOf({ line: { words: [first] } }: TokenLine): string | null {
  return first?.fontName === undefined ? null : `${first.fontName} ${first.fontSize.toFixed(1)}`;
}

/** Days that head rows run on: one before the day above it, after which they go on from there, close below a line, ends the text of a row. */
function withoutStepsBack(heads: readonly number[], lines: readonly TokenLine[]): number[] {
  const days = daysOf(heads, lines);
  const steps = stepsOf(days);
  const forward = steps.filter((step) => step > 0).length;
  const backward = steps.filter((step) => step < 0).length;
  if (Math.max(forward, backward) < FEWEST_STEPS || Math.min(forward, backward) > STEPS_BACK * steps.length) return [...heads];
  const way = forward > backward ? 1 : -1;
  const isStepBack = (at: number): boolean => at > 0 && way * (days[at - 1]! - days[at]!) > 0 && (at + 1 === days.length || way * (days[at + 1]! - days[at - 1]!) >= 0);
  // Below the headings of columns, or what stands above the first of all days, no text goes on.
  const above = lines[heads[0]! - 1]?.squashed;
  const isUnderHead = ({ line, squashed }: TokenLine): boolean => squashed === above || splitAtGaps(line.words, BESIDE).filter((piece) => headingRole(squash(joinedText(piece))) !== null).length > 1;
  const isClose = (index: number): boolean => isCloseBelow(lines[index]!.line, lines[index - 1]?.line) && !isUnderHead(lines[index - 1]!);
  // Where the others stand as close below lines, that tells nothing: the day may as well be misprinted.
  if (heads.filter((index) => isClose(index)).length > CLOSE * heads.length) return [...heads];
  return heads.filter((index, at) => !isStepBack(at) || !isClose(index));
}

/** In sizes of type: headings side by side stand farther apart than words. */
const BESIDE = 1.3;

function daysOf(heads: readonly number[], lines: readonly TokenLine[]): number[] {
  const dates = heads.map((index) => lines[index]!.dates[0]!);
  const { order } = decideFrame([dates], [], false);
  return dates.map((date) => {
    const { day, month } = dayAndMonth(date, order);
    return dayNumber(date.year ?? ANY_YEAR, month, day);
  });
}

/** 1 forward, -1 back, 0 where the day stays. */
function stepsOf(days: readonly number[]): number[] {
  return days.slice(1).map((day, at) => Math.sign(day - days[at]!));
}

/** Of days that run on, and the share of those that do not. */
const FEWEST_STEPS = 4;
const STEPS_BACK = 0.2;
const STEPS_TO_ONE_ASTRAY = 6;
/** Share of the days that stand close below lines where all may. */
const CLOSE = 0.5;

/** "Booking date: 04.03.2024" over rows that print a value date of their own. */
function namedBookingDays(lines: readonly TokenLine[]): number[] {
  const days = lines.flatMap((line, index) => {
    const isAlone = line.dates.length === 1 && line.text.length <= 70 && !line.amounts.some((amount) => amount.isMoney);
    return isAlone && isOfBooking(line) ? [index] : [];
  });
  return days.length >= 2 && leads(days, lines) ? days : [];
}

/** "KIRJAUSPÄIVÄ / BOKFÖRINGSDAG": in two languages, of which one is known. */
function isOfBooking({ line: { words }, dates: [date] }: TokenLine): boolean {
  const label = joinedText(words.filter((_, at) => at < date!.first || at > date!.last));
  return [label, ...label.split(/[/|]/)].some((part) => headingRole(squash(part)) === 'postingDate');
}

function bookingDays(lines: readonly TokenLine[], isOtherDay: (date: DateToken, index: number) => boolean): number[] {
  const days = namedBookingDays(lines);
  if (days.length > 0) return days;
  // A day alone on its line, over rows that show the days on which they count for interest.
  const rows = lines.flatMap((line, index) => (line.dates.length > 0 && endsInFigure(line) ? [index] : []));
  if (rows.filter((index) => isOtherDay(lines[index]!.dates.find(({ first }) => first > 0) ?? lines[index]!.dates[0]!, index)).length < 0.6 * rows.length) return [];
  const left = rows.map((index) => lines[index]!.line.box[0]).sort((a, b) => a - b)[rows.length >> 1] ?? 0;
  // Further right it is the second line of a text.
  const heads = lines.flatMap((line, index) => (line.dates.length === 1 && line.line.box[0] <= left + line.line.fontSize && line.text.length <= 70 && line.amounts.every((amount) => !amount.isMoney) && opensRows(lines, index) ? [index] : []));
  const alone = heads.filter((index) => labelOf(lines[index]!) === '');
  // The first of them heads the first row, behind an opening balance perhaps; days that only come later end texts.
  const leadRows = (days: readonly number[]): boolean => days.length >= 2 && days[0]! < (rows[1] ?? 0);
  if (leadRows(alone)) return alone;
  const [first] = heads;
  const labelled = first === undefined ? [] : heads.filter((index) => labelOf(lines[index]!) === labelOf(lines[first]!));
  return leadRows(labelled) && areDaysOfLists(labelled, rows, lines) ? labelled : [];
}

/** In words that nobody knows: each day once, in order but for one that may be misprinted, and over several rows some of them. Texts of rows that hold a day would not be so. */
function areDaysOfLists(heads: readonly number[], rows: readonly number[], lines: readonly TokenLine[]): boolean {
  const steps = stepsOf(daysOf(heads, lines));
  const isOverSeveral = heads.some((index, at) => rows.filter((row) => row > index && row < (heads[at + 1] ?? lines.length)).length > 1);
  const astray = Math.min(...[1, -1].map((way) => steps.filter((step) => step !== way).length));
  return isOverSeveral && steps.length >= 2 && astray <= (steps.length >= STEPS_TO_ONE_ASTRAY ? 1 : 0);
}

/** A row follows at once, or the page ends. */
function opensRows(lines: readonly TokenLine[], index: number): boolean {
  const next = lines[index + 1];
  return next !== undefined && (endsInFigure(next) || isAtFoot(lines, index));
}

/** The last line of its page but for one, perhaps: "Page 1/4" looks like a day, too. */
function isAtFoot(lines: readonly TokenLine[], index: number): boolean {
  return lines[Math.min(index + 2, lines.length - 1)]!.line.page !== lines[index]!.line.page;
}

const FEWEST_HEADED = 3;

/** The next figure below them but for the other sum of the day is that of a row, set apart from its words: those of a list of daily balances follow each other, and below the last row stands a balance. */
function areOverRows(heads: readonly number[], lines: readonly TokenLine[]): boolean {
  const over = heads.filter((index, at) => {
    const below = lines.slice(index + 1, heads[at + 1]).filter(({ line, amounts }) => amounts.some(({ isMoney, first, last }) => isMoney && isCell(line.words, first, last)));
    const next = below.map((line) => labelKind(squash(textBefore(line)))).find((kind) => kind !== 'totalCredits' && kind !== 'totalDebits');
    return next === null;
  });
  return over.length >= OVER_ROWS * heads.length;
}

/** The words before the first figure. */
function textBefore({ line: { words }, amounts }: TokenLine): string {
  return words.slice(0, amounts[0]!.first).map((word) => word.text).join('');
}

/** "Current balance 175.00 on 31/03/2026": the day is of a balance, not of a row. */
function isBalanceOn(line: TokenLine): boolean {
  const figure = line.amounts.find((amount) => amount.isMoney)!;
  const kind = line.dates[0]!.first > figure.last ? labelKind(squash(joinedText(line.line.words.slice(0, figure.first)))) : null;
  return kind === 'balance' || kind === 'closing' || kind === 'opening';
}

function isFirst(line: TokenLine): boolean {
  const money = line.amounts.find((amount) => amount.isMoney)!;
  const date = line.dates[0]!;
  if (date.first > money.first && line.dates.length === 1) return true;
  return isSetApart(line, date.first);
}

/** At the beginning of the line, or farther behind the word before it than words stand from each other. */
function isSetApart({ line: { words, fontSize } }: TokenLine, at: number): boolean {
  const before = words[at - 1];
  return !before || words[at]!.box[0] - before.box[2] > 0.8 * fontSize;
}

/** "V4455 27/02 COLES" comes back, too; but more lines begin with a day, which is that of the rows. */
function isAmongDays(group: readonly number[], lines: readonly TokenLine[]): boolean {
  const days = lines.filter((line, index) => line.dates[0]?.first === 0 && !line.amounts.some((amount) => amount.isMoney) && !group.includes(index));
  return days.length > group.length;
}

function labelOf(line: TokenLine): string {
  const date = line.dates[0]!;
  return squash(joinedText(line.line.words.filter((_, index) => index < date.first || index > date.last)));
}

/** A label that heads days stands before the first row; one that belongs to rows stands after it. */
function leads(group: readonly number[], lines: readonly TokenLine[]): boolean {
  return group.every((index) => {
    const next = lines[index + 1];
    return next !== undefined && (next.amounts.some((amount) => amount.isMoney) || next.dates.length === 0 || isAtFoot(lines, index));
  }) && group.filter((index) => lines[index + 1]?.amounts.some((amount) => amount.isMoney)).length >= 0.6 * group.length;
}
