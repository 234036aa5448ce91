// Sums in the place of rows. "Kartice ukupno  -350,20" below the rows of a group, in whatever language: a line without a day that says what the rows above it come to.
import type { AmountToken } from '../tokens/amounts.js';
import { labelKind } from '../vocabulary/labels.js';
import type { RawRow, StreamItem } from './stream.js';

const FEWEST_SUMS = 2;
const FEWEST_BARE = 2;

/** All lines without a day of their own, where each of them is what the rows since the one before come to; else none. */
export function sumsOfBlocks(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<RawRow> {
  const sums = new Set<RawRow>();
  let block: RawRow[] = [];
  let isOfSeveral = false;
  for (const item of stream) {
    if (item.type !== 'row' || item.isAside || item.dates.length === 0) continue;
    if (!item.isDateCarried) {
      if (block[0]?.kind !== item.kind) block = [];
      block.push(item);
      continue;
    }
    // A figure without any words may be another row of the same amount.
    if ((!item.hasText && block.length < FEWEST_BARE) || !comesTo(item, block, valueOf)) return new Set();
    isOfSeveral ||= block.length > 1;
    sums.add(item);
    block = [];
  }
  return isOfSeveral && sums.size >= FEWEST_SUMS ? sums : new Set();
}

/** The same over their rows: "Virements reçus   300,00", and below it those that come to that. */
export function sumsOverBlocks(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<RawRow> {
  const groups: { sum: RawRow; block: RawRow[] }[] = [];
  for (const [at, item] of stream.entries()) {
    if (item.type !== 'row' || item.isAside || (item.dates.length === 0 && !isUnderOpening(item, stream[at - 1]))) continue;
    if (item.isDateCarried || item.dates.length === 0) groups.push({ sum: item, block: [] });
    else if (groups.length === 0) return new Set();
    else groups.at(-1)!.block.push(item);
  }
  const areSums = groups.length >= FEWEST_SUMS && groups.some(({ block }) => block.length > 1) && groups.every(({ sum, block }) => sum.hasText && comesTo(sum, block, valueOf));
  return new Set(areSums ? groups.map(({ sum }) => sum) : []);
}

function isUnderOpening({ kind }: RawRow, above: StreamItem | undefined): boolean {
  return above?.type === 'checkpoint' && above.kind === kind && (above.label === 'opening' || above.label === 'broughtForward');
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

/** Below all rows, behind the balance they began with: lines without a day, each of which says what one side of the rows comes to, in whatever language. */
export function sumsBehindOpening(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<RawRow> {
  const sides = new Map<string, Side>();
  let block: RawRow[] | null = null;
  for (const item of stream) {
    if (item.type === 'checkpoint' && item.label === 'closing' && block !== null && block.length >= FEWEST_SUMS && areSides(block, sides, valueOf)) return new Set(block);
    if (item.type === 'checkpoint') block = item.label === 'opening' && sides.size > 0 ? [] : null;
    if (item.type !== 'row' || item.isAside) continue;
    if (item.isDateCarried) block?.push(item);
    else block = null;
    item.cells.forEach((cell, column) => {
      const key = `${item.kind} ${column} ${cell?.sign}`;
      const { sum, count } = sides.get(key) ?? NOTHING;
      if (cell && block === null) sides.set(key, { sum: sum + Math.abs(valueOf(cell)), count: count + 1 });
    });
  }
  return new Set();
}

/** One figure each, and each the sum of another side. */
function areSides(block: readonly RawRow[], sides: ReadonlyMap<string, Side>, valueOf: (token: AmountToken) => number): boolean {
  const sums = [...sides.values()].map(({ sum }) => sum);
  const said = block.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [Math.abs(valueOf(cell))] : [])));
  return said.length === block.length && new Set(said).size === said.length && said.every((value) => sums.includes(value));
}

/** One figure, and in its column one of each row; what a row came to in another currency may stand beside it. */
function comesTo(sum: RawRow, block: readonly RawRow[], valueOf: (token: AmountToken) => number): boolean {
  const column = sum.cells.findIndex((cell) => cell !== null);
  const isAlone = sum.cells.every((cell, at) => (cell !== null) === (at === column));
  if (block.length === 0 || !isAlone || !block.every(({ kind, cells }) => kind === sum.kind && cells[column])) return false;
  return Math.abs(block.reduce((total, { cells }) => total + valueOf(cells[column]!), 0)) === Math.abs(valueOf(sum.cells[column]!));
}
