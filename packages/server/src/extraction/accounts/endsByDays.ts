// "Your balance on 12 December   1,507.42" and "Your balance on 11 January   1,163.40" in one summary: the same words, so that only their days
// say which of them the period begins with.
import type { PeriodMark } from '../facts/identity.js';
import { addTo } from '../groups.js';
import type { DateToken } from '../tokens/dates.js';
import { dayAndMonth, dayNumber, decideFrame } from '../tokens/dateOrder.js';
import { squash } from '../tokens/plainText.js';
import { isOn, isSamePeriod, rowsOf, type Ledger } from './ledgers.js';
import type { Checkpoint, StreamItem } from '../rows/stream.js';

/** Days of an account's longest statement. */
export const LONGEST_PERIOD = 370;

/** Only where the document names one period, and one of the two its last day. */
export function withEndsByDays(stream: readonly StreamItem[], periods: readonly PeriodMark[]): StreamItem[] {
  const [period] = periods;
  if (!period || periods.some((other) => !isSamePeriod(period, other))) return [...stream];
  const tables = new Set(stream.flatMap((item) => (item.type === 'row' ? [item.kind] : [])));
  const isInTable = ({ column, kind }: Checkpoint): boolean => column >= 0 && tables.has(kind);
  const groups = new Map<string, Checkpoint[]>();
  for (const item of stream) {
    if (item.type !== 'checkpoint' || item.date === null || (isInTable(item) && item.label !== 'closing') || (item.label !== 'closing' && item.label !== 'balance')) continue;
    const key = squash(item.text);
    addTo(groups, key, item);
  }
  const labels = new Map<StreamItem, Checkpoint['label']>();
  for (const [first, second, ...more] of groups.values()) {
    if (!second || more.length > 0) continue;
    const isLast = [first!, second].map(({ date }) => isOn(date!, period.to));
    if (isLast[0] === isLast[1]) continue;
    const [start, end] = isLast[0] ? [second, first!] : [first!, second];
    if (isWithin(start!.date!, period) || ([start!, end!].some(isInTable) && !areAround(start!, end!, stream))) continue;
    labels.set(start!, 'opening').set(end!, 'closing');
  }
  return stream.map((item) => (item.type === 'checkpoint' && labels.has(item) ? { ...item, label: labels.get(item)! } : item));
}

/** No period is printed: "Your balance on 1 April 2025" above all rows of an account, and below them, or on a line beside it, "Your balance on 30 June 2025". */
export function withEndsAround(ledger: Ledger): Ledger {
  const rows = rowsOf(ledger);
  const { openings, closings } = ledger;
  const isTogether = closings.length === 0 && ledger.period === null && openings.every(({ label }) => label === 'balance');
  const [first, second, ...more] = isTogether ? openings : closings;
  if (!isTogether && openings.length > 0) return ledger;
  if (rows.length === 0 || !first?.date || !second?.date || more.length > 0 || squash(first.text) !== squash(second.text)) return ledger;
  const [from, to] = dayNumbers([first.date, second.date]) as [number, number];
  if (from === to || (first.date.year === null) !== (second.date.year === null)) return ledger;
  if (isTogether && (first.date.year === null || Math.abs(to - from) > LONGEST_PERIOD)) return ledger;
  const [start, end] = from < to ? [first, second] : [second, first];
  const named = new Map<unknown, Checkpoint>([[start, { ...start, label: 'opening' }]]);
  if (isTogether) named.set(end, { ...end, label: 'closing' });
  return { ...ledger, openings: [named.get(start)!], closings: [named.get(end) ?? end], items: ledger.items.map((item) => named.get(item) ?? item) };
}

/** "Balance on 31 March 2025" alone above rows from the 2nd to the 31st: where they end, as no row of before is listed behind it. */
export function withEndAbove(ledger: Ledger): Ledger {
  const [item, ...more] = ledger.openings;
  const days = rowsOf(ledger).map(({ dates: [day] }) => day);
  if (!item?.date || item.label !== 'balance' || more.length > 0 || ledger.closings.length > 0) return ledger;
  const all = [item.date, ...days.flatMap((day) => day ?? [])];
  if (all.length <= days.length || all.some(({ yearDigits }) => yearDigits < 4)) return ledger;
  const [end, ...others] = dayNumbers(all) as [number, ...number[]];
  if (others.length === 0 || Math.max(...others) > end || Math.min(...others) === end) return ledger;
  const closing: Checkpoint = { ...item, label: 'closing' };
  return { ...ledger, openings: [], closings: [closing], items: ledger.items.map((other) => (other === item ? closing : other)) };
}

/** In the order of day and month that they tell themselves; of those without a year only against each other. */
function dayNumbers(dates: readonly DateToken[]): number[] {
  const { order } = decideFrame([dates], [], false);
  return dates.map((date) => {
    const { day, month } = dayAndMonth(date, order);
    return dayNumber(date.year ?? 0, month, day);
  });
}

/** "Saldo i Deres favør 30.11.2025" above all rows of the table, and below them "Saldo i Deres favør 31.12.2025". */
function areAround(start: Checkpoint, end: Checkpoint, stream: readonly StreamItem[]): boolean {
  const isRow = ({ type }: StreamItem): boolean => type === 'row';
  return stream.indexOf(start) < stream.findIndex(isRow) && stream.indexOf(end) > stream.findLastIndex(isRow);
}

/** "Jul 15" and "Jul 27" of a list of days: no period begins between its two days. Where day and month are open nothing is said. */
function isWithin(day: DateToken, { from, to }: PeriodMark): boolean {
  if ([day, from, to].some(({ order }) => order === 'open')) return false;
  if (day.b === from.b) return day.a > from.a && (to.b !== from.b || day.a < to.a);
  return day.b === to.b && day.a < to.a;
}
