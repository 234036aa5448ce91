// A list below the statement that says some of its rows once more: the purchases that may still be paid in instalments, those of one card of several.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow } from '../rows/stream.js';
import { isOn, type Ledger, rowsOf } from './ledgers.js';

/** One row may be like another by chance. */
const FEWEST_REPEATED = 2;

/** Without balances and sums of its own, and all its rows are rows above: of no account. */
export function withoutAnnexLists(ledgers: readonly Ledger[], valueOf: (token: AmountToken) => number): Ledger[] {
  return ledgers.filter((ledger, at) => !(isBare(ledger) && ledgers.slice(0, at).some((above) => above.openings.length > 0 && above.closings.length > 0 && saysAgain(ledger, above, valueOf))));
}

function isBare(ledger: Ledger): boolean {
  return [ledger.openings, ledger.closings, ledger.carries, ledger.totals].every((list) => list.length === 0);
}

/** Each of them another row above, with one of its days. */
function saysAgain(ledger: Ledger, above: Ledger, valueOf: (token: AmountToken) => number): boolean {
  const [rows, left] = [rowsOf(ledger), new Set(rowsOf(above))];
  if (rows.length < FEWEST_REPEATED || rows.length >= left.size) return false;
  return rows.every((row) => {
    const same = [...left].find((other) => isSameRow(row, other, valueOf));
    return same !== undefined && left.delete(same);
  });
}

function isSameRow(row: RawRow, other: RawRow, valueOf: (token: AmountToken) => number): boolean {
  const values = ({ cells }: RawRow): number[] => cells.flatMap((cell) => (cell === null ? [] : [Math.abs(valueOf(cell))]));
  const own = values(row);
  return own.length > 0 && own.every((value) => values(other).includes(value)) && row.dates.some((day) => other.dates.some((known) => isOn(day, known)));
}
