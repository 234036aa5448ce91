// What stands over the opening balance in the columns of a table: orders that are still to come, and lists of what the money went for.
import { isDatedHere, type Ledger } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';
import { showsBalance, type ColumnRoles } from './roles.js';

/** Rows over the opening balance without one of their own, where all below it, and more of them, print theirs. */
export function ordersAbove({ items }: Ledger, roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const hasBalance = (row: RawRow): boolean => showsBalance(row, roles);
  const { above, below } = aroundOpening(items);
  return new Set(above.length < below.length && !above.some(hasBalance) && below.every(hasBalance) ? above : []);
}

/** "Groceries 1,727.25   41 %": rows over the opening balance without a day, or with one of another account, where all below it have their own. */
export function undatedAbove({ items, firstLine }: Ledger): Set<RawRow> {
  const { above, below } = aroundOpening(items);
  const isDated = (row: RawRow): boolean => isDatedHere(row, firstLine);
  return new Set(below.length > 0 && below.every(isDated) && !above.some(isDated) ? above : []);
}

function aroundOpening(items: Ledger['items']): { above: RawRow[]; below: RawRow[] } {
  const opening = items.findIndex((item) => item.type === 'checkpoint' && item.label === 'opening');
  const rowsOf = (part: Ledger['items']): RawRow[] => part.filter((item) => item.type === 'row');
  return { above: rowsOf(items.slice(0, Math.max(0, opening))), below: rowsOf(items.slice(opening + 1)) };
}
