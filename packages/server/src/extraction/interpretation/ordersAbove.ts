// Orders that are still to come, listed over the opening balance of a table in its own columns: no balance stands beside them.
import type { Ledger } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';
import { showsBalance, type ColumnRoles } from './roles.js';

/** Rows over the opening balance without one of their own, where all below it, and more of them, print theirs. */
export function ordersAbove({ items }: Ledger, roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const opening = items.findIndex((item) => item.type === 'checkpoint' && item.label === 'opening');
  const rowsOf = (part: Ledger['items']): RawRow[] => part.filter((item) => item.type === 'row');
  const hasBalance = (row: RawRow): boolean => showsBalance(row, roles);
  const [above, below] = [rowsOf(items.slice(0, Math.max(0, opening))), rowsOf(items.slice(opening + 1))];
  return new Set(above.length < below.length && !above.some(hasBalance) && below.every(hasBalance) ? above : []);
}
