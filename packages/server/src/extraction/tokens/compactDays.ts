// Days printed as four digits ("0201") under a heading for dates: day and month, or month and day.
import type { TableHeader } from '../columns/headers.js';
import { overlap } from '../columns/pieces.js';
import { boxAround } from '../layout/lines.js';
import { labelKind } from '../vocabulary/labels.js';
import type { DateToken } from './dates.js';
import { squash } from './plainText.js';
import type { TokenLine } from './tokenize.js';

const DATE_ROLES = new Set(['date', 'postingDate', 'otherDate']);

interface Compact {
  line: number;
  at: number;
  x: number;
}

interface Place {
  role: string;
  x0: number;
  found: Compact[];
  /** Lines that could have shown a day there. */
  lines: number;
}

/** A heading that comes back on another page stands where it stood. */
const SAME_PLACE = 2;

/** Only where nearly every line with money under the headings of all pages has such a number at one place, and none is out of the calendar. */
export function addCompactDays(lines: readonly TokenLine[], headers: readonly TableHeader[]): TokenLine[] {
  const result = [...lines];
  for (const { found, lines: count } of placesOfDays(lines, headers)) {
    if (found.length < Math.max(3, 0.6 * count)) continue;
    const order = orderOf(found.map(({ line, at }) => lines[line]!.line.words[at]!.text));
    if (order !== null) for (const day of found) result[day.line] = withDay(result[day.line]!, day.at, order);
  }
  return result;
}

function placesOfDays(lines: readonly TokenLine[], headers: readonly TableHeader[]): Place[] {
  const places: Place[] = [];
  headers.forEach((header, at) => {
    const end = headers[at + 1]?.first ?? lines.length;
    const money = range(header.last + 1, end).filter((index) => lines[index]!.amounts.some((amount) => amount.isMoney));
    for (const cell of header.cells.filter(({ role }) => DATE_ROLES.has(role))) {
      const found = money.flatMap((index) => compactUnder(lines[index]!, index, cell));
      const known = places.find((place) => place.role === cell.role && Math.abs(place.x0 - cell.x0) < SAME_PLACE);
      const place = known ?? { role: cell.role, x0: cell.x0, found: [], lines: 0 };
      if (!known) places.push(place);
      place.found.push(...found);
      place.lines += found.length + money.filter((index) => !isBalanceOfDay(lines[index]!) && found.every(({ line }) => line !== index)).length;
    }
  });
  return places;
}

/** "Balance 03.10.2024   3,137.60": the line of no row. */
function isBalanceOfDay({ dates, line: { words } }: TokenLine): boolean {
  const [date] = dates;
  return date !== undefined && dates.length === 1 && date.first > 0 && labelKind(squash(words.slice(0, date.first).map((word) => word.text).join(''))) !== null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function compactUnder({ line, dates }: TokenLine, index: number, cell: { x0: number; x1: number }): Compact[] {
  const at = line.words.findIndex((word) => /^\d{4}$/.test(word.text) && overlap({ x0: word.box[0], x1: word.box[2] }, cell) > 0);
  return at < 0 || dates.some((date) => at >= date.first && at <= date.last) ? [] : [{ line: index, at, x: line.words[at]!.box[0] }];
}

function orderOf(texts: readonly string[]): 'dayFirst' | 'monthFirst' | null {
  const parts = texts.map((text) => [Number(text.slice(0, 2)), Number(text.slice(2))] as const);
  const isDay = (value: number): boolean => value >= 1 && value <= 31;
  const isMonth = (value: number): boolean => value >= 1 && value <= 12;
  const dayFirst = parts.every(([a, b]) => isDay(a) && isMonth(b));
  const monthFirst = parts.every(([a, b]) => isMonth(a) && isDay(b));
  if (dayFirst !== monthFirst) return dayFirst ? 'dayFirst' : 'monthFirst';
  if (!dayFirst) return null;
  // A statement runs through many days and few months.
  const firsts = new Set(parts.map(([a]) => a)).size;
  const seconds = new Set(parts.map(([, b]) => b)).size;
  return firsts === seconds ? null : firsts > seconds ? 'dayFirst' : 'monthFirst';
}

function withDay(line: TokenLine, at: number, order: 'dayFirst' | 'monthFirst'): TokenLine {
  const word = line.line.words[at]!;
  const [first, second] = [Number(word.text.slice(0, 2)), Number(word.text.slice(2))];
  const [a, b] = order === 'dayFirst' ? [first, second] : [second, first];
  const token: DateToken = { first: at, last: at, box: boxAround([word.box]), text: word.text, order: 'fixed', a, b, year: null, yearDigits: 0, style: 'compact', couldBeAmount: false, looseYear: false };
  const isInside = (item: { first: number; last: number }): boolean => at >= item.first && at <= item.last;
  return { ...line, dates: [...line.dates.filter((date) => !isInside(date)), token].sort((one, other) => one.first - other.first), amounts: line.amounts.filter((amount) => !isInside(amount)) };
}
