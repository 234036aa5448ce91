// "Noviembre 2025 - Febrero 2026", "Nov-Dec 2025": a period that names its months only.
import { boxAround } from '../layout/lines.js';
import { daysIn } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { PeriodMark } from './identity.js';

const YEAR = '(?:,? (?:de |del )?((?:19|20)\\d\\d))';
const MONTHS = new RegExp(`(?<!\\p{L})(\\p{L}{3,12})\\.?${YEAR}? ?(?:[-\\u2013\\u2014]|to|until|through|bis|au|a|al|ate|até|t/m|tot|do|do|till|til|по) ?(\\p{L}{3,12})\\.?${YEAR}(?!\\d)`, 'iu');

/** The first of them, from the first day to the last. */
export function periodOfMonths(lines: readonly TokenLine[], isRow: Uint8Array): PeriodMark | null {
  for (const [index, line] of lines.entries()) {
    const months = isRow[index] ? null : monthsOn(line);
    if (months) return { line: index, ...months };
  }
  return null;
}

function monthsOn({ text, line: { words } }: TokenLine): Omit<PeriodMark, 'line'> | null {
  const [, first, printed, last, year] = MONTHS.exec(text) ?? [];
  const [from, to] = [first, last].map((name) => (name === undefined ? null : monthNumber(foldText(name))));
  if (!from || !to) return null;
  const end = Number(year);
  const start = printed === undefined ? end - (from > to ? 1 : 0) : Number(printed);
  if (12 * start + from > 12 * end + to) return null;
  const days = { first: 0, last: words.length - 1, box: boxAround(words.map(({ box }) => box)), text, order: 'fixed', yearDigits: 4, style: 'name', couldBeAmount: false, looseYear: false } as const;
  const dayOf = (a: number, b: number, of: number): DateToken => ({ ...days, a, b, year: of });
  return { from: dayOf(1, from, start), to: dayOf(daysIn(end, to), to, end) };
}
