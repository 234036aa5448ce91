// "Kartice ukupno  -350,20" below the rows of a group, in whatever language: a line without a day that says what the rows above it come to.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow, StreamItem } from './stream.js';

const FEWEST_SUMS = 2;

/** All lines without a day of their own, where each of them is what the rows since the one before come to; else none. */
export function sumsOfBlocks(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<RawRow> {
  const sums = new Set<RawRow>();
  let block: RawRow[] = [];
  let isOfSeveral = false;
  for (const item of stream) {
    if (item.type !== 'row' || item.isAside || item.dates.length === 0) continue;
    if (!item.isDateCarried) {
      block.push(item);
      continue;
    }
    if (!item.hasText || !comesTo(item, block, valueOf)) return new Set();
    isOfSeveral ||= block.length > 1;
    sums.add(item);
    block = [];
  }
  return isOfSeveral && sums.size >= FEWEST_SUMS ? sums : new Set();
}

/** One figure each, in one column. */
function comesTo(sum: RawRow, block: readonly RawRow[], valueOf: (token: AmountToken) => number): boolean {
  const column = sum.cells.findIndex((cell) => cell !== null);
  const isAlone = ({ kind, cells }: RawRow): boolean => kind === sum.kind && cells.every((cell, at) => (cell !== null) === (at === column));
  if (block.length === 0 || !isAlone(sum) || !block.every(isAlone)) return false;
  return Math.abs(block.reduce((total, { cells }) => total + valueOf(cells[column]!), 0)) === Math.abs(valueOf(sum.cells[column]!));
}
