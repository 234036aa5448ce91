// Amount above balance in one column: two figure lines close together make one row, when the whole table is set in such pairs.
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';

/** Two rows of one month and two of another are no table of pairs yet. */
const FEWEST_PAIRS = 3;

/** An opening and a closing balance with nothing between them are no pair of figures. */
const ENDS = new Set<LineView['label']>(['opening', 'closing']);

/**
 * For each line of the kind: 1 when its figures belong to the row begun on the figure line before it.
 * @param areDaysHeaded rows have their days from lines above them: lines of figures show none
 */
export function findStackedFigures(kind: number, kindOf: Int16Array, views: readonly LineView[], lines: readonly TokenLine[], areDaysHeaded: boolean): Set<number> {
  const figures: number[] = [];
  for (let index = 0; index < views.length; index += 1) {
    if (kindOf[index] === kind && views[index]!.filled > 0 && (views[index]!.dates.length > 0 || (areDaysHeaded && views[index]!.filled === 1)) && !ENDS.has(views[index]!.label)) figures.push(index);
  }
  const below = findDatesBelow(kind, kindOf, views, lines);
  if (below.size > 0) return below;
  const seconds = new Set<number>();
  let wide = 0;
  for (let at = 0; at + 1 < figures.length; at += 1) {
    // "Balance of the day" above the rows of the day is no amount with its balance below.
    if (views[figures[at]!]!.label === 'balance') continue;
    const gap = distance(lines, figures[at]!, figures[at + 1]!);
    if (seconds.has(figures[at]!)) {
      if (gap === null || gap > 1.3 * lastTight(lines, figures, at)) wide += 1;
      continue;
    }
    // Lines that each print an amount and a balance, or both days of a row, are rows of their own.
    const pair = [views[figures[at]!]!, views[figures[at + 1]!]!];
    const areWhole = pair.every(({ filled }) => filled > 1) || pair.every(({ dates }) => dates.length > 1);
    if (gap !== null && gap <= 1.5 * lines[figures[at]!]!.line.fontSize && !areWhole) seconds.add(figures[at + 1]!);
  }
  const isPaired = figures.length >= 2 * FEWEST_PAIRS && seconds.size >= 0.45 * figures.length && wide >= 0.8 * (seconds.size - 1);
  return isPaired && arePairsApart(figures, seconds, lines, areDaysHeaded ? FEWEST_APART : 0) ? seconds : new Set();
}

/** Fewest pairs directly below others, where days between the rows part them too. */
const FEWEST_APART = 3;

/** Texts between two rows part them, too: where two rows follow each other without any, it is always with more white than within a row. */
function arePairsApart(figures: readonly number[], seconds: ReadonlySet<number>, lines: readonly TokenLine[], fewest: number): boolean {
  const following = figures.flatMap((index, at) => (at > 0 && seconds.has(index) && figures[at + 1] === index + 1 ? [[figures[at - 1]!, index]] : []));
  const isApart = ([above, below]: number[]): boolean => (distance(lines, below!, below! + 1) ?? Infinity) > 1.15 * (distance(lines, above!, below!) ?? Infinity);
  return following.length >= fewest && following.every(isApart);
}

/** Amount on the first line, date and balance on the second: the day stands below what it dates, block after block. */
function findDatesBelow(kind: number, kindOf: Int16Array, views: readonly LineView[], lines: readonly TokenLine[]): Set<number> {
  const seconds = new Set<number>();
  let figures = 0;
  let previous = -1;
  for (let index = 0; index < views.length; index += 1) {
    if (kindOf[index] !== kind || views[index]!.filled === 0) continue;
    figures += 1;
    const isSecond = views[index]!.dates.length > 0 && previous >= 0 && views[previous]!.dates.length === 0 && views[previous]!.filled === 1 && views[index]!.filled === 1 && !seconds.has(previous);
    const gap = isSecond ? distance(lines, previous, index) : null;
    if (gap !== null && gap <= 2 * lines[index]!.line.fontSize) seconds.add(index);
    previous = index;
  }
  return seconds.size >= 3 && seconds.size >= 0.42 * figures ? seconds : new Set();
}

function lastTight(lines: readonly TokenLine[], figures: readonly number[], at: number): number {
  return distance(lines, figures[at - 1]!, figures[at]!) ?? Infinity;
}

function distance(lines: readonly TokenLine[], above: number, below: number): number | null {
  const a = lines[above]!.line;
  const b = lines[below]!.line;
  return a.page === b.page && a.lane === b.lane ? b.baseline - a.baseline : null;
}
