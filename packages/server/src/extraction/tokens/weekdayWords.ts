// "tir 13.01.2026", "E 05.01.2026": a short word before the day in its cell, in any language. Where each such word always stands before the same day
// of the week, and no other word does, they are the names of these days, and part of the date.
import { boxAround } from '../layout/lines.js';
import { dayNumber, isRealDay } from './dateOrder.js';
import type { DateToken } from './dates.js';
import { foldText } from './plainText.js';
import type { TokenLine } from './tokenize.js';

const FEWEST_DAYS = 6;
const FEWEST_NAMES = 3;
const LONGEST_NAME = 4;
/** In sizes of type: from the name to its day at most, and from what stands before its cell at least. */
const [SPACE, APART] = [0.8, 1];
/** Of a day in that month whose year is not printed beside it. */
type YearOf = (month: number) => number | null;

const NAME = /^\p{L}+[.,]?$/u;

export function addWeekdays(lines: readonly TokenLine[]): readonly TokenLine[] {
  const named = lines.flatMap((line) => line.dates.slice(0, 1).flatMap((date) => nameOf(line, date)));
  if (!named.some(({ isOutside }) => isOutside)) return lines;
  const known = [dayFirst, monthFirst].flatMap((weekdayOf) => yearsOfDays(lines).map((yearOf) => namesOf(named, (date) => weekdayOf(date, yearOf)))).find((names) => names !== null);
  if (!known) return lines;
  const widened = new Map(named.filter(({ isOutside, name }) => isOutside && known.has(name)).map(({ line, date }) => [line, date]));
  return lines.map((line) => (widened.has(line) ? { ...line, dates: line.dates.map((date) => (date === widened.get(line) ? withName(line, date) : date)) } : line));
}

/** The word that begins the cell of a day: read as a part of it already, or not. */
function nameOf(line: TokenLine, date: DateToken): { line: TokenLine; date: DateToken; name: string; isOutside: boolean }[] {
  const { words, fontSize } = line.line;
  const inside = words[date.first]!;
  if (date.first < date.last && NAME.test(inside.text)) return [{ line, date, name: plainName(inside.text), isOutside: false }];
  const [before, word] = [words[date.first - 2], words[date.first - 1]];
  if (!word || !NAME.test(word.text) || plainName(word.text).length > LONGEST_NAME || inside.box[0] - word.box[2] > SPACE * fontSize) return [];
  return before && word.box[0] - before.box[2] < APART * fontSize ? [] : [{ line, date, name: plainName(word.text), isOutside: true }];
}

function plainName(text: string): string {
  return foldText(text).replace(/[.,]$/, '');
}

/** The last year that the document prints, for all days without any, or for those of its first half while the others are of the year before. */
function yearsOfDays(lines: readonly TokenLine[]): YearOf[] {
  const last = lines.reduce((latest, { dates }) => dates.reduce((year, date) => Math.max(year, wholeYear(date) ?? 0), latest), 0);
  return last === 0 ? [() => null] : [() => last, (month) => (month > 6 ? last - 1 : last)];
}

/** As many names as days of the week, each its own. */
function namesOf(named: readonly { date: DateToken; name: string }[], weekdayOf: (date: DateToken) => number | null): Set<string> | null {
  const days = new Map<string, number>();
  const names = new Map<number, string>();
  let count = 0;
  for (const { date, name } of named) {
    const day = weekdayOf(date);
    if (day === null) continue;
    if ((days.get(name) ?? day) !== day || (names.get(day) ?? name) !== name) return null;
    days.set(name, day);
    names.set(day, name);
    count += 1;
  }
  return count >= FEWEST_DAYS && days.size >= FEWEST_NAMES ? new Set(days.keys()) : null;
}

function dayFirst(date: DateToken, yearOf: YearOf): number | null {
  return weekday(date, date.b, date.a, yearOf);
}

function monthFirst(date: DateToken, yearOf: YearOf): number | null {
  return date.order === 'fixed' ? dayFirst(date, yearOf) : weekday(date, date.a, date.b, yearOf);
}

/** null for what is no day in this order. */
function weekday(date: DateToken, month: number, day: number, yearOf: YearOf): number | null {
  const year = wholeYear(date) ?? yearOf(month);
  return year !== null && isRealDay(year, month, day) ? ((dayNumber(year, month, day) % 7) + 7) % 7 : null;
}

function wholeYear({ year, yearDigits }: DateToken): number | null {
  return yearDigits === 2 ? 2000 + year! : year;
}

/** The word before the day becomes a part of it. */
export function withName({ line: { words } }: TokenLine, date: DateToken): DateToken {
  return { ...date, first: date.first - 1, box: boxAround(words.slice(date.first - 1, date.last + 1).map(({ box }) => box)), text: `${words[date.first - 1]!.text} ${date.text}` };
}
