// "96.66   -3.06   93.60": columns of gross and fees beside the amount that is left of them, whatever their headings say.
import type { RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';

export interface PartColumns {
  whole: number;
  parts: readonly [number, number];
}

/** Rows that show all three, and those of them with a fee. */
const FEWEST_ROWS = 4;
const FEWEST_CHARGED = 2;

/** @param columns from left to right: the whole stands behind its parts */
export function findPartColumns(rows: readonly RawRow[], columns: readonly number[], valueOf: (token: AmountToken) => number): PartColumns | null {
  for (const whole of columns) {
    for (const fee of columns.filter((column) => column < whole)) {
      for (const gross of columns.filter((column) => column < fee)) if (areParts(rows, [gross, fee, whole], valueOf)) return { whole, parts: [gross, fee] };
    }
  }
  return null;
}

function areParts(rows: readonly RawRow[], columns: readonly number[], valueOf: (token: AmountToken) => number): boolean {
  const shown = rows.filter(({ cells }) => cells[columns[0]!] && cells[columns[2]!]);
  if (shown.length < FEWEST_ROWS) return false;
  let charged = 0;
  let before: number | null = null;
  let follows = 0;
  for (const { cells } of shown) {
    const [gross, fee, net] = columns.map((column) => (cells[column] ? valueOf(cells[column]) : 0)) as [number, number, number];
    if (net !== gross + fee && net !== gross - Math.abs(fee)) return false;
    if (fee !== 0 && Math.abs(fee) >= Math.abs(gross)) return false;
    if (fee !== 0) charged += 1;
    if (before === gross) follows += 1;
    before = net;
  }
  // What was there, what moved and what is there then add up as well, and each row goes on from the one before.
  return charged >= FEWEST_CHARGED && 2 * follows < shown.length;
}
