// Which column of a table is the running balance, told by the figures alone before anything is known of signs.
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow } from '../rows/stream.js';

export interface ColumnPair {
  /** The running balance goes on from one row to the next. */
  goesOn(above: RawRow, below: RawRow): boolean;
  /** What the rows from here to the next break may lead to: the last balance, or the first where time runs upward. */
  endFrom(rows: readonly RawRow[], at: number): ReadonlySet<number>;
  /** Whether the row leads from this balance to its own; only where time runs downward. */
  followsFrom(start: number, row: RawRow): boolean;
  /** One of the rows at least prints a balance. */
  areBalanced(rows: readonly RawRow[]): boolean;
}

const FEWEST_ROWS = 3;
/** Of all pairs of neighbours; the others are breaks between accounts, or misprints. */
const AGREEING = 0.7;

export function findColumnPair(rows: readonly RawRow[], kinds: readonly TableKind[], valueOf: (token: AmountToken) => number): ColumnPair | null {
  // The tables of two accounts may differ in the width of their columns.
  const balances = new Map(rows.map(({ kind }) => [kind, kinds[kind]!.amounts.findIndex((column) => column.heading === 'balance')]));
  if (rows.length < FEWEST_ROWS || [...balances.values()].includes(-1)) return null;
  const balanceOf = ({ kind, cells }: RawRow): AmountToken | null => cells[balances.get(kind)!] ?? null;
  const valueAt = (row: RawRow): number | null => {
    const balance = balanceOf(row);
    return balance && valueOf(balance);
  };
  const moves = (row: RawRow, change: number): boolean => row.cells.some((cell) => cell !== null && cell !== balanceOf(row) && Math.abs(valueOf(cell)) === Math.abs(change));
  const links = (down: boolean) => (above: RawRow, below: RawRow): boolean => {
    const [from, to] = [valueAt(above), valueAt(below)];
    return from !== null && to !== null && moves(down ? below : above, to - from);
  };
  for (const isDown of [true, false]) {
    const goesOn = links(isDown);
    // Between tables of two kinds another account may begin, which says nothing against the columns.
    const neighbours = rows.filter((row, at) => at > 0 && (row.kind === rows[at - 1]!.kind || goesOn(rows[at - 1]!, row)));
    const agreeing = rows.filter((row, at) => at > 0 && goesOn(rows[at - 1]!, row)).length;
    if (agreeing === 0 || agreeing < AGREEING * neighbours.length) continue;
    const endFrom = (all: readonly RawRow[], at: number): ReadonlySet<number> => {
      let last = at;
      while (last + 1 < all.length && goesOn(all[last]!, all[last + 1]!)) last += 1;
      const end = valueAt(all[isDown ? last : at]!);
      return new Set(end === null ? [] : [Math.abs(end)]);
    };
    const followsFrom = (start: number, row: RawRow): boolean => isDown && valueAt(row) !== null && moves(row, valueAt(row)! - start);
    return { goesOn, endFrom, followsFrom, areBalanced: (some) => some.some((row) => balanceOf(row) !== null) };
  }
  return null;
}
