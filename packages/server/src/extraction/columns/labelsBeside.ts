// Headings that stand beside the figures below them, not over them.
import type { AmountToken } from '../tokens/amounts.js';
import type { Cluster } from './alignment.js';
import type { HeadingCell, TableHeader } from './headers.js';
import { overlap } from './pieces.js';

/** Headings set to the left of their cells and figures to the right need not reach over each other: no other heading stands between them. */
export function labelBefore(cluster: Cluster<AmountToken>, labels: readonly HeadingCell[], all: readonly Cluster<AmountToken>[], headers: readonly TableHeader[], fontSize: number): HeadingCell | null {
  if (cluster.edge !== 'right' || labels.some((label) => overlap(cluster, label) > 0)) return null;
  const label = labels.filter(({ x1 }) => x1 <= cluster.x0).sort((a, b) => b.x1 - a.x1)[0];
  if (!label || all.some((other) => overlap(other, label) > 0 || (other !== cluster && other.x0 > label.x1 && other.x1 < cluster.x0))) return null;
  const next = headers.flatMap((header) => header.pieces).filter((piece) => piece.x0 > label.x1).sort((a, b) => a.x0 - b.x0)[0];
  return next === undefined || next.x0 > cluster.x1 - 0.5 * fontSize ? label : null;
}

/** Headings set to the right of their cells and figures to the left: as many of both, each heading between its own figures and those of the next column. */
export function labelsBehind(clusters: readonly Cluster<AmountToken>[], labels: readonly HeadingCell[]): ReadonlyMap<Cluster<AmountToken>, HeadingCell> {
  const columns = [...clusters].sort((a, b) => a.x0 - b.x0);
  const isBetween = (label: HeadingCell, at: number): boolean => label.x0 > columns[at]!.x0 && label.x1 > columns[at]!.x1 && label.x1 <= (columns[at + 1]?.x0 ?? Infinity);
  const areBehind = labels.length > 1 && labels.length === columns.length && labels.every(isBetween) && labels.some((label, at) => overlap(label, columns[at]!) <= 0);
  return new Map(areBehind ? labels.map((label, at) => [columns[at]!, label]) : []);
}
