// Columns of figures of which some have letters or signs behind them.
import type { AmountToken } from '../tokens/amounts.js';
import type { Cluster } from './alignment.js';

/** "430.17 CR" under "36.29": where the letters of the one reach as far as the figures of the other, both are one column. */
export function joinSuffixed(clusters: readonly Cluster<AmountToken>[], tolerance: number): Cluster<AmountToken>[] {
  return joinInto(clusters, (few, many) => isSuffixedAlike(few, many, tolerance));
}

/** Each smaller column whose figures end at the right is part of the first other one that is its home. */
function joinInto(clusters: readonly Cluster<AmountToken>[], isHome: (few: Cluster<AmountToken>, many: Cluster<AmountToken>) => boolean): Cluster<AmountToken>[] {
  const joined = clusters.map((cluster) => ({ ...cluster }));
  return joined.filter((cluster) => {
    const home = joined.find((other) => other !== cluster && other.edge === 'right' && other.members.length >= cluster.members.length && isHome(cluster, other));
    if (!home) return true;
    home.members = [...home.members, ...cluster.members];
    home.x0 = Math.min(home.x0, cluster.x0);
    home.x1 = Math.max(home.x1, cluster.x1);
    return false;
  });
}

/**
 * "9,25" right of most of "1 296,44": where tables under the same headings stand at slightly different places, long figures of both share most of their
 * width and short ones do not. The column of these is the one in which other figures end where they do.
 */
export function joinShifted(clusters: readonly Cluster<AmountToken>[], tolerance: number): Cluster<AmountToken>[] {
  return joinInto(clusters, (few, many) => {
    const isWithin = few.edge === 'right' && few.x0 >= many.x0 && few.x1 <= many.x1 + tolerance;
    return isWithin && many.members.filter(({ x1 }) => Math.abs(x1 - few.at) <= tolerance).length >= few.members.length;
  });
}

/** Of two columns the smaller has letters behind its figures, or the larger one has, and the other none. */
function isSuffixedAlike(few: Cluster<AmountToken>, many: Cluster<AmountToken>, tolerance: number): boolean {
  if (few.members.some((token) => Math.abs(token.box[2] - endOf(many)) > tolerance)) return false;
  const lettered = (cluster: Cluster<AmountToken>): number => cluster.members.filter((token) => token.mark === 'letter').length;
  if (lettered(few) === few.members.length) return true;
  // Two columns that stand beside each other do not overlap.
  return lettered(few) === 0 && lettered(many) >= MOSTLY * many.members.length && few.x0 < many.x1;
}

/** Of the figures of a column that one side only marks. */
const MOSTLY = 0.6;

/** Where the figures end that nearly all end with: "36.29 €" ends behind its sign. */
export function endOf({ edge, at, members }: Cluster<AmountToken>): number {
  const ends = members.filter((token) => edge === 'left' || Math.abs(token.x1 - at) < 1).map((token) => token.box[2]).sort((a, b) => a - b);
  return ends[ends.length >> 1] ?? at;
}
