// "24 Marzo 02": the two digits of the year, the name of the month, and only then the day, which rows below print alone in its place.
import { boxAround } from '../layout/lines.js';
import type { DateToken } from './dates.js';
import { withDayWord } from './dayWord.js';
import { monthNumber } from './monthNames.js';
import { foldText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

interface MonthHead {
  line: number;
  year: number;
  month: number;
  day: number;
  /** Where the days end. */
  edge: number;
}

interface DayAlone {
  line: number;
  day: number;
  head: MonthHead;
}

/** Rows that print nothing but the day. */
const FEWEST_ALONE = 2;
/** Rows that print all three, where none prints the day alone. */
const FEWEST_WHOLE = 3;

/** Only where another day of the document has this year and not all of these rows have one behind their month, and the days of each month run upwards. */
export function addDaysBehindMonths(lines: readonly TokenLine[]): TokenLine[] {
  const heads = monthHeads(lines);
  if (heads.length === 0) return [...lines];
  const years = yearsOf(lines, new Set(heads.map(({ line }) => line)));
  // "24 Febrero 24" says the same either way.
  if (!heads.every(({ year }) => years.has(year)) || heads.every(({ day }) => years.has(day))) return [...lines];
  const alone = heads.flatMap((head, at) => daysBelow(head, heads[at + 1]?.line ?? lines.length, lines));
  if (alone.length < FEWEST_ALONE && (heads.length < FEWEST_WHOLE || new Set(heads.map(({ day }) => day)).size < FEWEST_WHOLE)) return [...lines];
  if (heads.some((head) => !runsUp([head.day, ...alone.filter((day) => day.head === head).map(({ day }) => day)]))) return [...lines];
  const result = [...lines];
  for (const head of heads) result[head.line] = withHead(lines[head.line]!, head);
  for (const { line, day, head } of alone) result[line] = withDayWord(lines[line]!, 0, { day, month: head.month, year: head.year, style: 'name' });
  return result;
}

function monthHeads(lines: readonly TokenLine[]): MonthHead[] {
  return lines.flatMap(({ line: { words }, amounts }, line) => {
    const [year, name, day] = words;
    if (!day || !/^\d\d$/.test(year!.text) || !isDay(day.text) || !amounts.some(({ isMoney }) => isMoney)) return [];
    const month = monthNumber(foldText(name!.text.replace(/\.$/, '')));
    return month === null ? [] : [{ line, year: Number(year!.text), month, day: Number(day.text), edge: day.box[2] }];
  });
}

function isDay(text: string): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(text);
}

/** Two last digits of the years of all other days outside of rows. */
function yearsOf(lines: readonly TokenLine[], heads: ReadonlySet<number>): Set<number> {
  return new Set(lines.flatMap(({ dates, amounts }, line) => (heads.has(line) || amounts.some(({ isMoney }) => isMoney) ? [] : dates.flatMap(({ year }) => (year === null ? [] : [year % 100])))));
}

function daysBelow(head: MonthHead, end: number, lines: readonly TokenLine[]): DayAlone[] {
  const found: DayAlone[] = [];
  for (let line = head.line + 1; line < end; line += 1) {
    const { line: { words, fontSize }, amounts } = lines[line]!;
    const isInPlace = isDay(words[0]!.text) && Math.abs(words[0]!.box[2] - head.edge) < fontSize / 2;
    if (isInPlace && amounts.some(({ isMoney }) => isMoney)) found.push({ line, day: Number(words[0]!.text), head });
  }
  return found;
}

function runsUp(days: readonly number[]): boolean {
  return days.every((day, at) => at === 0 || day >= days[at - 1]!);
}

function withHead(line: TokenLine, { day, month, year }: MonthHead): TokenLine {
  const words = line.line.words.slice(0, 3);
  const token: DateToken = { first: 0, last: 2, box: boxAround([words[2]!.box]), text: words.map(({ text }) => text).join(' '), order: 'fixed', a: day, b: month, year, yearDigits: 2, style: 'name', couldBeAmount: false, looseYear: false };
  return { ...line, dates: [token, ...line.dates.filter(({ first }) => first > 2)], amounts: line.amounts.filter(({ first }) => first > 2) };
}
