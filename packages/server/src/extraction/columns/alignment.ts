// Columns as runs of tokens that share an edge. The largest group is taken first, then what overlaps it; the rest goes on.

export interface Span {
  x0: number;
  x1: number;
}

export interface Cluster<T extends Span> {
  x0: number;
  x1: number;
  edge: 'left' | 'right';
  /** Where the shared edge lies. */
  at: number;
  members: T[];
}

/** `tolerance` in points, from the page's own font size. */
export function clusterByEdges<T extends Span>(spans: readonly T[], tolerance: number): Cluster<T>[] {
  let rest = [...spans];
  const clusters: Cluster<T>[] = [];
  while (rest.length > 0) {
    const right = densest(rest, (span) => span.x1, tolerance);
    const left = densest(rest, (span) => span.x0, tolerance);
    const edge = left.length > right.length * 1.2 ? 'left' : 'right';
    const core = edge === 'left' ? left : right;
    const x0 = Math.min(...minMax(core, (span) => span.x0));
    const x1 = Math.max(...minMax(core, (span) => span.x1));
    const members: T[] = [];
    const others: T[] = [];
    const inCore = new Set(core);
    for (const span of rest) {
      if (inCore.has(span) || sharesMost(span, { x0, x1 })) members.push(span);
      else others.push(span);
    }
    const [at] = minMax(core, (span) => (edge === 'left' ? span.x0 : span.x1));
    clusters.push({ x0: minMax(members, (s) => s.x0)[0], x1: minMax(members, (s) => s.x1)[1], edge, at, members });
    rest = others;
  }
  return clusters.sort((a, b) => a.x0 - b.x0);
}

/** The window of `tolerance` that holds most values. */
function densest<T extends Span>(spans: readonly T[], key: (span: T) => number, tolerance: number): T[] {
  const sorted = [...spans].sort((a, b) => key(a) - key(b));
  let best = 0;
  let bestStart = 0;
  let start = 0;
  for (let end = 0; end < sorted.length; end += 1) {
    while (key(sorted[end]!) - key(sorted[start]!) > tolerance) start += 1;
    if (end - start + 1 > best) {
      best = end - start + 1;
      bestStart = start;
    }
  }
  return sorted.slice(bestStart, bestStart + best);
}

function sharesMost(span: Span, interval: Span): boolean {
  const shared = Math.min(span.x1, interval.x1) - Math.max(span.x0, interval.x0);
  return shared >= 0.5 * Math.min(span.x1 - span.x0, interval.x1 - interval.x0);
}

function minMax<T>(items: readonly T[], key: (item: T) => number): [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (const item of items) {
    const value = key(item);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}
