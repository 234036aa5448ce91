import type { Transaction } from '@tieout/sdk/contract';

/** How far (points) beside a line a click may be and still mean it. */
const REACH = 6;

/** The row printed at a point of its page, or the nearest line within reach. */
export function rowAtPoint(rows: readonly Transaction[], x: number, y: number): Transaction | null {
  let best: { row: Transaction; distance: number } | null = null;
  for (const row of rows) {
    if (!row.box) continue;
    const [x0, y0, x1, y1] = row.box;
    const below = Math.max(y0 - y, y - y1, 0);
    const beside = Math.max(x0 - x, x - x1, 0);
    if (below > REACH) continue;
    // Lines run across the page, so a click beside one still means it unless another is nearer.
    const distance = below * 100 + beside;
    if (!best || distance < best.distance) best = { row, distance };
  }
  return best?.row ?? null;
}
