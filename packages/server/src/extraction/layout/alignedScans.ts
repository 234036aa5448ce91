// Where the columns of a scanned page stand, by the figures that end and the lines that begin below each other, and how far that is from another page.
import type { PageModel } from '../model.js';

export const FIGURE = /\d[.,]\d{2,3}$/;
/** Points: edges of recognised words tremble, and no move is worth less than that. */
const SAME_EDGE = 1.25;
/** Lines that say where a column is; the last page may have few. */
const FEWEST = 3;
const FEWEST_BEGINS = 2;
/** Of the figures in columns: some stand below each other by chance. */
const MOSTLY = 0.8;

interface Edge {
  at: number;
  count: number;
}

export interface ScanEdges {
  figures: readonly Edge[];
  begins: readonly Edge[];
}

export function scanEdgesOf({ words }: PageModel): ScanEdges {
  const figures = words.filter(({ text, angle }) => angle === 0 && FIGURE.test(text));
  const begins = figures.map(({ baseline, fontSize }) => Math.min(...words.filter((word) => Math.abs(word.baseline - baseline) < 0.34 * fontSize).map(({ box }) => box[0])));
  return { figures: columnsOf(figures.map(({ box }) => box[2]), SAME_EDGE, FEWEST), begins: columnsOf(begins, SAME_EDGE, FEWEST_BEGINS) };
}

/** Onto the first of the pages whose columns these are: 0 where they stand there, null where they are of none. */
export function moveOfScan(known: readonly ScanEdges[], edges: ScanEdges, widest: number): number | null {
  for (const other of known) {
    const move = moveOnto(other, edges, widest);
    if (move !== null) return move;
  }
  return null;
}

function moveOnto(known: ScanEdges, { figures, begins }: ScanEdges, widest: number): number | null {
  const total = sum(figures.map(({ count }) => count));
  const [begin] = [...begins].sort((a, b) => b.count - a.count);
  if (!begin || figures.length === 0) return null;
  const fits = (by: number): number => (known.begins.some((edge) => isAt(edge, begin.at + by)) ? sum(figures.filter(({ at }) => known.figures.some((edge) => isAt(edge, at + by))).map(({ count }) => count)) : 0);
  if (fits(0) >= MOSTLY * total) return 0;
  const moves = known.figures.flatMap((edge) => figures.map(({ at }) => edge.at - at)).filter((by) => Math.abs(by) <= widest && fits(by) >= MOSTLY * total).sort((a, b) => a - b);
  if (moves.length === 0 || moves.at(-1)! - moves[0]! > 2 * SAME_EDGE) return null;
  return moves[moves.length >> 1]!;
}

function isAt(edge: Edge, at: number): boolean {
  return Math.abs(edge.at - at) < SAME_EDGE;
}

/** Places that at least so many of the edges share, each in the middle of these. */
export function columnsOf(values: readonly number[], sameEdge: number, fewest: number): Edge[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && value - last.at(-1)! < sameEdge) last.push(value);
    else groups.push([value]);
  }
  return groups.filter(({ length }) => length >= fewest).map((group) => ({ at: group[group.length >> 1]!, count: group.length }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
