// Figures or a day of a row that stand less than half a line above or below its other cells: nearer than any two lines, so they are of one row.
import type { Line } from '../layout/lines.js';
import { leadingDates, endsInFigure } from './centredDates.js';
import { type TokenLine, withWords } from './tokenize.js';

/** In sizes of type: below the half of the narrowest leading, so that a cell set to the middle of two lines stays between them. */
const NEARER_THAN_LINES = 0.55;
/** The line on the other side, as many times. */
const FARTHER = 1.3;

export function levelCells(lines: readonly TokenLine[]): TokenLine[] {
  const hosts = new Map<number, number>();
  lines.forEach((cell, index) => {
    const host = nearestLine(lines, index);
    if (host !== null && !hosts.has(host) && isCellOf(cell, lines[host]!)) hosts.set(index, host);
  });
  if (hosts.size === 0) return [...lines];
  const cellOf = new Map([...hosts].map(([cell, host]) => [host, cell]));
  return lines.flatMap((tokens, index) => {
    if (hosts.has(index)) return [];
    const cell = cellOf.get(index);
    return [cell === undefined ? tokens : withWords(tokens, [...tokens.line.words, ...lines[cell]!.line.words])];
  });
}

function nearestLine(lines: readonly TokenLine[], index: number): number | null {
  const { line } = lines[index]!;
  const [above, below] = [index - 1, index + 1].map((at) => distance(line, lines[at]?.line)) as [number, number];
  const nearest = Math.min(above, below);
  // In the middle between two lines it may be of both.
  if (nearest >= NEARER_THAN_LINES || Math.max(above, below) < FARTHER * nearest) return null;
  return above < below ? index - 1 : index + 1;
}

/** In sizes of type. */
function distance(line: Line, other: Line | undefined): number {
  if (other === undefined || other.page !== line.page || other.lane !== line.lane) return Infinity;
  return Math.abs(line.baseline - other.baseline) / Math.min(line.fontSize, other.fontSize);
}

/** Nothing but figures beside a line that begins with a day, or a day before one that ends in figures and has none. */
function isCellOf(cell: TokenLine, host: TokenLine): boolean {
  const days = leadingDates(cell);
  const isDay = days.length > 0 && holdsOnly(cell, days) && endsInFigure(host) && leadingDates(host).length === 0 && cell.line.box[2] < host.line.box[0];
  const isFigure = days.length === 0 && holdsOnly(cell, cell.amounts.filter(({ isMoney }) => isMoney)) && leadingDates(host).length > 0;
  return (isDay || isFigure) && cell.line.words.every(({ box }) => host.line.words.every((word) => word.box[2] < box[0] || word.box[0] > box[2]));
}

function holdsOnly({ line: { words } }: TokenLine, spans: readonly { first: number; last: number }[]): boolean {
  return words.every((_, at) => spans.some(({ first, last }) => at >= first && at <= last));
}
