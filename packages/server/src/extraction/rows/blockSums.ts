// Sums in the place of rows. "Kartice ukupno  -350,20" below the rows of a group, in whatever language: a line without a day that says what the rows above it come to.
import type { AmountToken } from '../tokens/amounts.js';
import { labelKind } from '../vocabulary/labels.js';
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

interface Side {
  sum: number;
  count: number;
}

const NOTHING: Side = { sum: 0, count: 0 };
const FEWEST_ON_SIDE = 2;

/** "31.01.  Turnover  D  8 330.68", and below it the same with C: lines with a day, called a sum, that say what all rows of their side above come to. */
export function sumsOfSides(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<RawRow> {
  const sums = new Set<RawRow>();
  const sides = new Map<string, Side>();
  for (const item of stream) {
    if (item.type === 'checkpoint' && item.label === 'opening') sides.clear();
    if (item.type !== 'row' || item.isAside) continue;
    const column = item.cells.findIndex((cell) => cell !== null);
    const cell = item.cells[column];
    if (!cell || item.cells.some((other) => other !== null && other !== cell)) continue;
    const value = Math.abs(valueOf(cell));
    const place = `${item.kind} ${column} ${cell.sign}`;
    // The letter of a side, which need not be known yet, ends the words.
    const lettered = `${place} ${item.words.slice(-1)}`;
    const isSum = (key: string, label: string): boolean => {
      const side = sides.get(key) ?? NOTHING;
      return side.count >= FEWEST_ON_SIDE && side.sum === value && labelKind(label) === 'total';
    };
    if (isSum(place, item.words) || isSum(lettered, item.words.slice(0, -1))) sums.add(item);
    else for (const key of [place, lettered]) sides.set(key, { sum: (sides.get(key) ?? NOTHING).sum + value, count: (sides.get(key) ?? NOTHING).count + 1 });
  }
  return sums;
}

/** One figure each, in one column. */
function comesTo(sum: RawRow, block: readonly RawRow[], valueOf: (token: AmountToken) => number): boolean {
  const column = sum.cells.findIndex((cell) => cell !== null);
  const isAlone = ({ kind, cells }: RawRow): boolean => kind === sum.kind && cells.every((cell, at) => (cell !== null) === (at === column));
  if (block.length === 0 || !isAlone(sum) || !block.every(isAlone)) return false;
  return Math.abs(block.reduce((total, { cells }) => total + valueOf(cells[column]!), 0)) === Math.abs(valueOf(sum.cells[column]!));
}
