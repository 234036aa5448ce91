// "0050BK02 01   TRANSFER   03 01 2025": the code of an operation runs on into the day of booking, and only the value day stands by itself. It shows where
// most lines with a full date begin so, and the day lies close to that date on them.
import { boxAround } from '../layout/lines.js';
import { type DayOrder, dayAndMonth, dayNumber } from './dateOrder.js';
import type { DateToken } from './dates.js';
import { withDate } from './dayWord.js';
import { joinedText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

const CODE_AND_DAY = /^[\dA-Z]*[A-Z](0[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:0[1-9]|1[0-2])$/;
const ORDER: DayOrder = 'dmy';
/** Of the form of days that are found so: those of booking, whatever heads the codes. */
export const BEHIND_CODE = 'code';
/** Fewer lines may begin so by chance. */
const FEWEST_LINES = 4;
const NEARLY_ALL = 0.8;
/** Balances show full dates too. */
const MOST = 0.5;
/** Between the days of booking and value. */
const FEW_DAYS = 7;

export function withDaysBehindCodes(lines: readonly TokenLine[]): readonly TokenLine[] {
  const dated = lines.filter(({ dates }) => dates[0]?.yearDigits === 4);
  const found = new Map(dated.flatMap((line) => (codedDay(line) ? [[line, codedDay(line)!] as const] : [])));
  const near = [...found].filter(([line, date]) => isNear(date, line.dates[0]!));
  const isForm = near.length >= FEWEST_LINES && near.length >= NEARLY_ALL * found.size && found.size > MOST * dated.filter(({ amounts }) => amounts.some(({ isMoney }) => isMoney)).length;
  return isForm ? lines.map((line) => (found.has(line) ? withDate(line, found.get(line)!) : line)) : lines;
}

function codedDay({ line: { words }, dates }: TokenLine): DateToken | null {
  const [code, month] = words;
  const day = CODE_AND_DAY.exec(code?.text ?? '')?.[1];
  if (day === undefined || !MONTH.test(month?.text ?? '') || dates[0]!.first < 2) return null;
  const two = [code!, month!];
  return { first: 0, last: 1, box: boxAround(two.map(({ box }) => box)), text: joinedText(two), order: 'fixed', a: Number(day), b: Number(month!.text), year: null, yearDigits: 0, style: BEHIND_CODE, couldBeAmount: false, looseYear: false };
}

function isNear({ a, b }: DateToken, full: DateToken): boolean {
  const { day, month } = dayAndMonth(full, ORDER);
  const other = dayNumber(full.year!, month, day);
  return [-1, 0, 1].some((years) => Math.abs(dayNumber(full.year! + years, b, a) - other) <= FEW_DAYS);
}
