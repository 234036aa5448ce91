// First and last day of a period that is not printed as two days: the one period of the other accounts, a month in the title, the day of the opening balance.
import type { PeriodMark } from '../facts/identity.js';
import { endsOfMonth, monthInTitle } from '../facts/monthTitles.js';
import type { Ledger } from '../accounts/ledgers.js';
import { isSamePeriod } from '../accounts/ledgers.js';
import type { Source, Sourced, StatementPeriod } from '../model.js';
import { type CalendarDay, dayNumber, dayOfIso, daysBetween, isoDay } from '../tokens/dateOrder.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';

export interface DayContext {
  lines: readonly TokenLine[];
  isRow: Uint8Array;
  periods: readonly PeriodMark[];
  /** ISO; null when the year cannot be told. */
  dayOf: (date: DateToken) => string | null;
  sourceOf: (token: Pick<DateToken, 'box' | 'text'>, line: number) => Source;
}

type Days = Pick<StatementPeriod, 'startDate' | 'endDate'>;

/** From an opening balance to the first row, at most. */
const LONGEST_QUIET = 31;

/** Only days that no period is printed for; rows outside of what is named keep theirs. */
export function withNamedDays({ startDate, endDate, rows }: StatementPeriod, ledger: Ledger, context: DayContext): Days {
  if (!startDate || !endDate || startDate.source.means !== 'inferred') return { startDate, endDate };
  const days = rows.flatMap(({ date }) => (date ? [date.value] : []));
  const holds = (named: Days | null): boolean => named !== null && days.every((day) => named.startDate!.value <= day && day <= named.endDate!.value) && (endDate.source.means === 'inferred' || endDate.value === named.endDate!.value);
  const shared = sharedPeriod(context);
  if (holds(shared)) return shared!;
  const month = titledMonth(context);
  if (holds(month)) return month!;
  return { startDate: dayOfOpening(ledger, startDate.value, context) ?? startDate, endDate };
}

/** Of the other accounts in the document. */
function sharedPeriod({ periods, dayOf, sourceOf }: DayContext): Days | null {
  const [first] = periods;
  if (!first || periods.some((other) => !isSamePeriod(first, other))) return null;
  const [from, to] = [dayOf(first.from), dayOf(first.to)];
  return from !== null && to !== null ? { startDate: { value: from, source: sourceOf(first.from, first.line) }, endDate: { value: to, source: sourceOf(first.to, first.line) } } : null;
}

/** "EXTRACTO DE MARZO 2026", above all rows and in no other title. */
function titledMonth({ lines, isRow, sourceOf }: DayContext): Days | null {
  const first = monthInTitle(lines, isRow);
  if (!first) return null;
  const dayOf = ({ year, month, day }: CalendarDay): Sourced<string> => ({
    value: isoDay(dayNumber(year, month, day)),
    source: { ...sourceOf(first, first.line), means: 'inferred', rule: 'The statement names its month; this is the first or the last day of it.' },
  });
  const [start, end] = endsOfMonth(first);
  return { startDate: dayOf(start), endDate: dayOf(end) };
}

/** "Balance on 1 March", or on the last day of the month before. */
function dayOfOpening({ openings }: Ledger, first: string, { dayOf, sourceOf }: DayContext): Sourced<string> | null {
  for (const { date, line } of openings) {
    const day = date ? dayOf(date) : null;
    if (day === null) continue;
    const next = isoDay(dayOfIso(day) + 1);
    const start = next.endsWith('-01') ? next : day;
    if (start > first || daysBetween(start, first) > LONGEST_QUIET) continue;
    return { value: start, source: { ...sourceOf(date!, line), means: 'inferred', rule: 'No period is printed; this is the day of the opening balance, or the first of the month behind it.' } };
  }
  return null;
}
