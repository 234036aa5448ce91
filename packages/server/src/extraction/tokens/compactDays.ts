// Days printed as four digits ("0201") under a heading for dates: day and month, or month and day; or as six, with the year before or behind.
import type { TableHeader } from '../columns/headers.js';
import { overlap } from '../columns/pieces.js';
import { labelKind } from '../vocabulary/labels.js';
import { withDayWord } from './dayWord.js';
import { joinedText, squash } from './plainText.js';
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
  return date !== undefined && dates.length === 1 && date.first > 0 && labelKind(squash(joinedText(words.slice(0, date.first)))) !== null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function compactUnder({ line, dates }: TokenLine, index: number, cell: { x0: number; x1: number }): Compact[] {
  const at = line.words.findIndex((word) => /^(?:\d{4}|\d{6})$/.test(word.text) && overlap({ x0: word.box[0], x1: word.box[2] }, cell) > 0);
  return at < 0 || dates.some((date) => at >= date.first && at <= date.last) ? [] : [{ line: index, at, x: line.words[at]!.box[0] }];
}

/** What the pairs of digits are, in printed order. */
type Order = 'dm' | 'md' | 'ymd' | 'dmy' | 'mdy';

function orderOf(texts: readonly string[]): Order | null {
  const { length } = texts[0]!;
  if (texts.some((text) => text.length !== length)) return null;
  const orders: Order[] = length === 4 ? ['dm', 'md'] : ['ymd', 'dmy', 'mdy'];
  const fitting = orders.filter((order) => texts.every((text) => isDay(text, order)));
  // A statement runs through many days and few months, of one year or two.
  const ranked = fitting.map((order) => ({ order, turns: distinct(texts, order, length === 4 ? 'm' : 'y'), days: distinct(texts, order, 'd') })).sort((a, b) => a.turns - b.turns || b.days - a.days);
  const [best, next] = ranked;
  if (!best || (length === 6 && best.turns > 2)) return null;
  return next && next.turns === best.turns && next.days === best.days ? null : best.order;
}

function part(text: string, order: Order, letter: string): number {
  const at = 2 * order.indexOf(letter);
  return Number(text.slice(at, at + 2));
}

function isDay(text: string, order: Order): boolean {
  const [day, month] = [part(text, order, 'd'), part(text, order, 'm')];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

function distinct(texts: readonly string[], order: Order, letter: string): number {
  return new Set(texts.map((text) => part(text, order, letter))).size;
}

function withDay(line: TokenLine, at: number, order: Order): TokenLine {
  const { text } = line.line.words[at]!;
  return withDayWord(line, at, { day: part(text, order, 'd'), month: part(text, order, 'm'), year: order.includes('y') ? part(text, order, 'y') : null, style: 'compact' });
}
