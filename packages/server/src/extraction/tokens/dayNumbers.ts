// A column that prints the day of the month only ("05"); month and year stand once, in the period above the table, or above the rows of each month.
import type { Word } from '../model.js';
import { monthNumber, monthsWithYears, oneMonth } from './monthNames.js';
import { dayNumber } from './dateOrder.js';
import { foldText, joinedText, squash } from './plainText.js';
import { DATE_ROLES, headingRole } from '../vocabulary/headings.js';
import { formOf, type DateToken } from './dates.js';
import { withDayWord } from './dayWord.js';
import type { TokenLine } from './tokenize.js';
import { withName } from './weekdayWords.js';
import { wholeMonthOf } from './wholeMonth.js';
import { isCell } from './wrappedDates.js';

export interface DayNumber {
  line: number;
  at: number;
  day: number;
}

/** Only where hardly a row shows a date of another kind, and the days run in order within the one period the document names. */
export function addDayNumbers(lines: readonly TokenLine[]): TokenLine[] {
  const money = lines.flatMap((line, index) => (line.amounts.some((amount) => amount.isMoney) ? [index] : []));
  const heads = monthHeads(lines);
  const named = underHeads(weekdaysOfRows(lines, money), heads);
  // "mar. 20" is a Tuesday among "mer. 21" and "ven. 23", however much it looks like a day in March.
  if (named !== null && areWeekdays(named, nameIn(lines), FEWEST_NAMES)) return withNamedDays(lines, named);
  const dated = money.filter((index) => lines[index]!.dates.some((date) => date.first <= 1));
  if (money.length < 5 || dated.length > 0.2 * money.length) return [...lines];
  const period = namedPeriod(lines) ?? titledMonth(lines, leadingDays(lines, money));
  if (!period && heads.length === 0) return [...lines];
  const weekdays = underHeads(weekdayHeads(lines), heads);
  if (weekdays !== null && areWeekdays(weekdays, nameIn(lines))) return weekdays.reduce((result, { line, at, ...day }) => result.with(line, withDayWord(result[line]!, at, { ...day, style: 'day' })), [...lines]);
  const days = leadingDays(lines, money);
  if (stateOtherDays(days, lines)) return [...lines];
  const headed = heads.length > 0 ? underHeads(days, heads) : null;
  if (headed) return headed.reduce((result, { line, at, ...day }) => result.with(line, withDayWord(result[line]!, at, { ...day, style: 'day' })), [...lines]);
  if (!period) return [...lines];
  if (days.length < FEWEST_DAYS || days.length < 0.3 * money.length || !runInOrder(days, period)) return [...lines];
  const result = [...lines];
  for (const { line, at, day } of days) result[line] = withDay(lines[line]!, at, day, period);
  return result;
}

interface MonthHead {
  line: number;
  month: number;
  year: number;
  text: string;
}

/** "December 2025" alone on its line, or with what the month comes to. */
export function monthHeads(lines: readonly TokenLine[]): MonthHead[] {
  return lines.flatMap(({ line: { words }, amounts }, line) => {
    const named = words.slice(0, amounts.find(({ isMoney }) => isMoney)?.first);
    if (named.length > 2) return [];
    const text = joinedText(named);
    const [, name, year] = /^(\p{L}{3,12})\.?,? ((?:19|20)\d\d)$/u.exec(text) ?? [];
    const month = name === undefined ? null : monthNumber(foldText(name));
    return month === null ? [] : [{ line, month, year: Number(year), text }];
  });
}

/** "mer. 14" at the head of a row. */
function weekdaysOfRows(lines: readonly TokenLine[], money: readonly number[]): DayNumber[] {
  return money.flatMap((line) => {
    const [name, day, next] = lines[line]!.line.words;
    const isDay = name && day && next && /^\p{L}{1,12}[.,]?$/u.test(name.text) && /^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(day.text);
    return isDay && next.box[0] - day.box[2] > 0.8 * lines[line]!.line.fontSize ? [{ line, at: 1, day: parseInt(day.text, 10) }] : [];
  });
}

function withNamedDays(lines: readonly TokenLine[], days: readonly (DayNumber & { month: number; year: number; under: string })[]): TokenLine[] {
  const result = [...lines];
  for (const { line, at, ...day } of days) {
    const told = withDayWord(lines[line]!, at, { ...day, style: 'day' });
    result[line] = { ...told, dates: told.dates.map((date) => (date.first === at ? withName(told, date) : date)) };
  }
  return result;
}

/** "Mon 2", "2. maanantai" alone on their lines. */
function weekdayHeads(lines: readonly TokenLine[]): DayNumber[] {
  return lines.flatMap(({ line: { words }, dates }, line) => {
    const at = words.length === 2 && dates.length === 0 ? words.findIndex(({ text }) => /^(?:0?[1-9]|[12]\d|3[01])\.?$/.test(text)) : -1;
    return at >= 0 && /^\p{L}{2,12}[.,]?$/u.test(words[1 - at]!.text) ? [{ line, at, day: parseInt(words[at]!.text, 10) }] : [];
  });
}

/** The other one of the first two words. */
function nameIn(lines: readonly TokenLine[]): (day: DayNumber) => string {
  return ({ line, at }) => lines[line]!.line.words[1 - at]!.text;
}

/** Each word stands with one day of the week, and each day with one word, in whatever language. */
export function areWeekdays(days: readonly (DayNumber & { month: number; year: number })[], nameOf: (day: DayNumber) => string, fewest = 2): boolean {
  const names = new Map<string, number>();
  const isTold = days.every(({ line, at, day, month, year }) => {
    const name = foldText(nameOf({ line, at, day }));
    const weekday = dayNumber(year, month, day) % 7;
    const known = names.get(name);
    names.set(name, weekday);
    return known === undefined || known === weekday;
  });
  return isTold && names.size >= fewest && new Set(names.values()).size === names.size;
}

/** Each of them below the name of its month, and all in order; null where some are not. */
export function underHeads(days: readonly DayNumber[], heads: readonly MonthHead[]): (DayNumber & { month: number; year: number; under: string })[] | null {
  const found = days.flatMap((day) => {
    const head = heads.findLast(({ line }) => line < day.line);
    return head ? [{ ...day, month: head.month, year: head.year, under: head.text }] : [];
  });
  const steps = found.slice(1).map((day, at) => 12 * 31 * (day.year - found[at]!.year) + 31 * (day.month - found[at]!.month) + day.day - found[at]!.day);
  const inOrder = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  // The numbers of rows count every one of them.
  return days.length >= FEWEST_DAYS && found.length === days.length && inOrder && steps.some((step) => Math.abs(step) !== 1) ? found : null;
}

const FEWEST_DAYS = 4;
/** Of days of the week: two words at the heads of lines may stand for anything. */
const FEWEST_NAMES = 3;
/** A day of booking and one of value lie no further apart. */
const LONGEST_APART = 7;

/** "10 … 20260127": most rows print a whole date as well, in a cell of its own, which is far from that day. What they begin with numbers something else, their pages perhaps. */
function stateOtherDays(days: readonly DayNumber[], lines: readonly TokenLine[]): boolean {
  const stated = days.flatMap(({ line, day }) => {
    const { dates, line: { words } } = lines[line]!;
    const whole = dates.find(({ first, last, yearDigits }) => yearDigits > 0 && isCell(words, first, last));
    return whole ? [Math.min(...(whole.order === 'open' ? [whole.a, whole.b] : [whole.a]).map((other) => daysApart(day, other)))] : [];
  });
  return 2 * stated.length > days.length && stated.some((apart) => apart > LONGEST_APART);
}

/** Of the days of months that follow each other. */
function daysApart(a: number, b: number): number {
  return Math.min(Math.abs(a - b), 31 - Math.abs(a - b));
}

interface NamedPeriod {
  from: DateToken;
  to: DateToken;
}

/** Two full dates on one line, a month apart at most. */
function namedPeriod(lines: readonly TokenLine[]): NamedPeriod | null {
  for (const { dates } of lines) {
    const [from, to] = dates;
    if (dates.length !== 2 || !from || !to || formOf(from) !== formOf(to) || to.yearDigits === 0) continue;
    const months = monthOf(to) - monthOf(from);
    if (months === 0 || ((months === 1 || months === -11) && dayOf(to) < dayOf(from))) return { from, to };
  }
  return null;
}

/** "Estado de cuenta septiembre 2025", the one month above the rows, whose first column has a heading of days. */
function titledMonth(lines: readonly TokenLine[], [day]: readonly DayNumber[]): NamedPeriod | null {
  if (!day) return null;
  const [x0, , x1] = lines[day.line]!.line.words[0]!.box;
  const above = lines.slice(0, day.line).filter(({ dates, amounts }) => dates.length === 0 && !amounts.some(({ isMoney }) => isMoney));
  const isHeaded = above.some(({ line: { words: [word] } }) => word !== undefined && word.box[0] < x1 && word.box[2] > x0 && DATE_ROLES.has(headingRole(squash(word.text))!));
  const months = isHeaded ? above.flatMap(({ text, line: { box } }) => monthsWithYears(foldText(text)).map((named) => ({ ...named, box }))) : [];
  const named = oneMonth(months);
  return named && wholeMonthOf(named.year, named.month, { first: 0, last: 0, box: named.box, text: named.text });
}

/** A numeric period names its first and last day; which number is the month shows where the other is above twelve or both agree. */
function monthOf(date: DateToken): number {
  return date.order === 'open' && date.b > 12 ? date.a : date.b;
}

function dayOf(date: DateToken): number {
  return date.order === 'open' && date.b > 12 ? date.b : date.a;
}

/** The first word of a line, at one place on most of them. */
function leadingDays(lines: readonly TokenLine[], money: readonly number[]): DayNumber[] {
  const found = money.flatMap((index): (DayNumber & { x: number })[] => {
    const word = lines[index]!.line.words[0]!;
    const day = /^\d{1,2}\.?$/.test(word.text) ? parseInt(word.text, 10) : 0;
    return day >= 1 && day <= 31 && isApart(lines[index]!.line.words, lines[index]!.line.fontSize) ? [{ line: index, at: 0, day, x: word.box[2] }] : [];
  });
  const middle = found.map((item) => item.x).sort((a, b) => a - b)[found.length >> 1] ?? 0;
  return found.filter((item) => Math.abs(item.x - middle) < lines[item.line]!.line.fontSize);
}

function isApart(words: readonly Word[], em: number): boolean {
  return words.length > 1 && words[1]!.box[0] - words[0]!.box[2] > 0.8 * em;
}

/** Up or down through the period, at most one step back; and no numbering of the rows, which counts every one of them. */
function runInOrder(days: readonly DayNumber[], { from, to }: NamedPeriod): boolean {
  const first = dayOf(from);
  const isTurning = monthOf(from) !== monthOf(to);
  const place = ({ day }: DayNumber): number => (isTurning && day < first ? day + 31 : day);
  let up = 0;
  let down = 0;
  let ones = 0;
  for (let at = 1; at < days.length; at += 1) {
    const step = place(days[at]!) - place(days[at - 1]!);
    if (step > 0) up += 1;
    if (step < 0) down += 1;
    if (Math.abs(step) === 1) ones += 1;
  }
  return Math.min(up, down) === 0 && ones < days.length - 1;
}

function withDay(line: TokenLine, at: number, day: number, { from, to }: NamedPeriod): TokenLine {
  const month = monthOf(from) !== monthOf(to) && day < dayOf(from) ? to : from;
  return withDayWord(line, at, { day, month: monthOf(month), year: null, style: 'day' });
}
