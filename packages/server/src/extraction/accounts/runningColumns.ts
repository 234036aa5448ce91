// Which column of a table is the running balance, told by the figures alone before anything is known of signs.
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow } from '../rows/stream.js';

export interface ColumnPair {
  /** The running balance goes on from one row to the next. */
  goesOn(above: RawRow, below: RawRow): boolean;
  /** What the rows from here to the next break may lead to: the last balance, or the first where time runs upward. */
  endFrom(rows: readonly RawRow[], at: number): ReadonlySet<number>;
}

const FEWEST_ROWS = 3;
/** Of all pairs of neighbours; the others are breaks between accounts, or misprints. */
const AGREEING = 0.7;

export function findColumnPair(rows: readonly RawRow[], kinds: readonly TableKind[], valueOf: (token: AmountToken) => number): ColumnPair | null {
  const kind = rows[0]?.kind;
  if (kind === undefined || rows.length < FEWEST_ROWS || rows.some((row) => row.kind !== kind)) return null;
  const balance = kinds[kind]!.amounts.findIndex((column) => column.heading === 'balance');
  if (balance < 0) return null;
  const valueAt = (row: RawRow): number | null => (row.cells[balance] ? valueOf(row.cells[balance]) : null);
  const moves = (row: RawRow, change: number): boolean => row.cells.some((cell, column) => cell !== null && column !== balance && Math.abs(valueOf(cell)) === Math.abs(change));
  const links = (down: boolean) => (above: RawRow, below: RawRow): boolean => {
    const [from, to] = [valueAt(above), valueAt(below)];
    return from !== null && to !== null && moves(down ? below : above, to - from);
  };
  for (const isDown of [true, false]) {
    const goesOn = links(isDown);
    const agreeing = rows.filter((row, at) => at > 0 && goesOn(rows[at - 1]!, row)).length;
    if (agreeing < AGREEING * (rows.length - 1)) continue;
    const endFrom = (all: readonly RawRow[], at: number): ReadonlySet<number> => {
      let last = at;
      while (last + 1 < all.length && goesOn(all[last]!, all[last + 1]!)) last += 1;
      const end = valueAt(all[isDown ? last : at]!);
      return new Set(end === null ? [] : [Math.abs(end)]);
    };
    return { goesOn, endFrom };
  }
  return null;
}
