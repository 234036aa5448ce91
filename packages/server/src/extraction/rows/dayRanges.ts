// Two days with a word between them that makes them the ends of a period.
import type { DateToken } from '../tokens/dates.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind } from '../vocabulary/labels.js';

const UP_TO = /^(?:[-\u2010-\u2015\u2212~/]|to|bis|au|al|a|tot|t\/m|till|til|do|ate|até|hasta|through|thru|until|den)$/iu;

/** "01/11/2024 - 30/11/2024" is a period, whatever column its first day reaches under; a row shows days. */
export function isInRange(date: DateToken, { dates, line }: TokenLine): boolean {
  const at = dates.indexOf(date);
  const joins = (from: DateToken | undefined, to: DateToken | undefined): boolean => from !== undefined && to !== undefined && to.first === from.last + 2 && UP_TO.test(line.words[from.last + 1]!.text);
  return joins(dates[at - 1], date) || joins(date, dates[at + 1]);
}

/** "02.08.2022  Den 31.07.2022": a period does not end before it begins, whichever number is the month. */
function isSurelyBefore(day: DateToken, other: DateToken): boolean {
  if (day.yearDigits !== other.yearDigits) return false;
  const orders = day.order === 'open' && [day.a, day.b, other.a, other.b].every((number) => number <= 12) ? [true, false] : [day.order !== 'open' || Math.max(day.b, other.b) <= 12];
  return orders.every((isDayFirst) => {
    const placeOf = ({ year, a, b }: DateToken): number => (year! * 12 + (isDayFirst ? b : a)) * 31 + (isDayFirst ? a : b);
    return placeOf(day) < placeOf(other);
  });
}

/** "01 January 2026 - 31 January 2026   12,903.45   4,556.80" above all rows: the period, under its heading, and its sums beside it. */
export function isPeriodOnly({ dates: [from, to, ...more], amounts, line: { words } }: TokenLine): boolean {
  if (!from || !to || more.length > 0 || from.yearDigits === 0 || to.yearDigits === 0 || from.text === to.text || to.first !== from.last + 2 || isSurelyBefore(to, from)) return false;
  const others = words.filter((_, at) => ![from, to, ...amounts].some(({ first, last }) => at >= first && at <= last));
  return others.length === 1 && others[0]!.text !== '/' && UP_TO.test(others[0]!.text);
}

/** "Period: 01/03/2026 to 31/03/2026" directly above "Opening balance   19,877.40": another statement begins, and the line is of no row above it. */
export function headsStatement(line: TokenLine, below: TokenLine | undefined): boolean {
  const [from, to, ...more] = line.dates;
  if (!from || !to || more.length > 0 || to.last !== line.line.words.length - 1 || !isInRange(from, line) || line.amounts.some(({ isMoney }) => isMoney)) return false;
  const [figure, ...others] = below?.amounts.filter(({ isMoney }) => isMoney) ?? [];
  return figure !== undefined && others.length === 0 && below!.dates.length === 0 && labelKind(squash(joinedText(below!.line.words.slice(0, figure.first)))) === 'opening';
}
