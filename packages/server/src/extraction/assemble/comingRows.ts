// Instalments of the next months, orders still to come: listed below the rows under a title of their own, or above them, each on a later day than any row.
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import { resolveDay } from '../tokens/dateOrder.js';
import type { DocumentContext } from './documentContext.js';
import type { RawRow } from '../rows/stream.js';
import { followsDirectly } from './placedRows.js';

/** The ledger without them; null where its last rows do not stand apart like this. Whether they belong to it only arithmetic can tell. */
export function withoutComing(ledger: Ledger, { frame, anchor }: DocumentContext): Ledger | null {
  // The rows of the last page lie behind the balance that the page before carried forward.
  const above = comingAbove(ledger, { frame, anchor });
  if (above.length > 0) return withoutRows(ledger, above);
  if (ledger.carries.length > 0 || ledger.closings.some(({ label }) => label === 'carriedForward')) return null;
  const rows = rowsOf(ledger);
  // So do those of the last day behind the balance of the day before.
  if (ledger.items.filter((item) => item.type === 'checkpoint' && item.label === 'balance' && item.line > (rows[0]?.lines[0] ?? 0)).length > 1) return null;
  const start = rows.findLastIndex((row, at) => at > 0 && !followsDirectly(rows[at - 1]!, row));
  if (start < 0 || rows.length - start > start) return null;
  const days = rows.map(({ dates: [date] }) => (date ? resolveDay(date, frame, anchor) : null));
  const last = Math.max(...days.slice(0, start).map((day) => day ?? Infinity));
  if (days.slice(start).some((day) => day === null || day <= last)) return null;
  // A balance alone is what all rows led to.
  const coming = rows.slice(start).filter(({ mayBeBalance }) => mayBeBalance !== true);
  return coming.length === 0 ? null : withoutRows(ledger, coming);
}

/** What was left out is of days behind the last one of the period that the page names, all of it. */
export function areBehindPeriod(ledger: Ledger, without: Ledger, { frame, anchor }: DocumentContext): boolean {
  const kept = new Set(rowsOf(without));
  return rowsOf(ledger).every((row) => kept.has(row) || isBehindPeriod(ledger, row, { frame, anchor }));
}

function isBehindPeriod({ period }: Ledger, { dates: [date] }: RawRow, { frame, anchor }: Pick<DocumentContext, 'frame' | 'anchor'>): boolean {
  const end = period ? resolveDay(period.to, frame, anchor) : null;
  const day = date ? resolveDay(date, frame, anchor) : null;
  return end !== null && day !== null && day > end;
}

/** In a table of their own above all others, each on a day behind the last one of the period that the page names. */
function comingAbove(ledger: Ledger, { frame, anchor }: Pick<DocumentContext, 'frame' | 'anchor'>): RawRow[] {
  const rows = rowsOf(ledger);
  const above = rows.slice(0, rows.findIndex(({ kind }) => kind === rows.at(-1)!.kind));
  return above.length <= rows.length - above.length && above.every((row) => isBehindPeriod(ledger, row, { frame, anchor })) ? above : [];
}

function withoutRows(ledger: Ledger, coming: readonly RawRow[]): Ledger {
  const left = new Set<unknown>(coming);
  return { ...ledger, items: ledger.items.filter((item) => !left.has(item)) };
}
