// The first and the last day of a period: as printed, or as its balances and rows say.
import { isDueDate } from '../facts/printedFacts.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import type { Sourced, StatementPeriod, StatementRow } from '../model.js';
import { daysBetween, resolveDay, type YearAnchor } from '../tokens/dateOrder.js';
import type { Checkpoint } from '../rows/stream.js';
import type { DocumentContext } from './documentContext.js';
import { sourcedDay } from './rowDates.js';
import { statementAnchor } from './statementDays.js';
import { balanceAnchor } from './yearAnchors.js';

/** So many days without a row may lie before the day the closing balance is printed for. */
const LONGEST_QUIET = 45;

/** Interest and fees that print no day are charged when the period closes. */
export function onLastDay(end: Sourced<string>): Sourced<string> {
  return { value: end.value, source: { means: 'inferred', page: end.source.page, box: end.source.box, rule: 'No day is printed for this row; it is the last day of the period.' } };
}

export function periodAnchor(ledger: Ledger, context: DocumentContext): YearAnchor | null {
  const mark = ledger.period;
  if (!mark) return balanceAnchor(ledger, context.frame) ?? statementAnchor(context.statementDays, rowsOf(ledger)[0]?.lines[0] ?? ledger.lastLine) ?? context.anchor;
  const to = resolveDay(mark.to, context.frame, context.anchor);
  if (to === null) return context.anchor;
  const from = resolveDay(mark.from, context.frame, { from: to - 370, to });
  return { from: from !== null && from <= to ? from : to - 31, to };
}

export function periodDates(ledger: Ledger, rows: readonly StatementRow[], { start, end }: PeriodBalances, anchor: YearAnchor | null, context: DocumentContext): Pick<StatementPeriod, 'startDate' | 'endDate'> {
  const mark = ledger.period;
  if (mark && anchor) {
    const startDate = sourcedDay(mark.from, mark.line, context.lines, context.frame, anchor, context.originOf);
    const endDate = sourcedDay(mark.to, mark.line, context.lines, context.frame, anchor, context.originOf);
    if (startDate && endDate && startDate.value <= endDate.value) return { startDate, endDate };
  }
  const days = rows.flatMap((row) => (row.date ? [row.date] : [])).sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  const infer = (day: Sourced<string> | undefined, which: string): Sourced<string> | null => day ? { value: day.value, source: { means: 'inferred', page: day.source.page, box: day.source.box, rule: `No period is printed; this is the date of the ${which} row.` } } : null;
  const last = days[days.length - 1];
  const dayOf = (item: Checkpoint | null | undefined): Sourced<string> | null => (item?.date && !isDueDate(context.lines, item.line, item.date) ? sourcedDay(item.date, item.line, context.lines, context.frame, anchor, context.originOf) : null);
  const closed = dayOf(end?.item);
  const opened = last === undefined ? dayOf(start?.item) : null;
  if (opened && closed && opened.value < closed.value) return { startDate: opened, endDate: closed };
  const isLater = closed !== null && last !== undefined && closed.value >= last.value && daysBetween(last.value, closed.value) <= LONGEST_QUIET;
  return { startDate: infer(days[0], 'first'), endDate: isLater ? closed : infer(last, 'last') };
}
