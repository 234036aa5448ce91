// Cells of a table set to the middle of their row: dates that stand half a line, or a whole one, beneath the figure of their row go up to it.
import { makeLine } from '../layout/lines.js';
import { labelKind } from '../vocabulary/labels.js';
import type { AmountToken } from './amounts.js';
import type { DateToken } from './dates.js';
import { joinedText, squash } from './plainText.js';
import { tokenizeLine, type TokenLine, withWords } from './tokenize.js';

const FEWEST = 3;
/** Where no other line with a figure between and below them lacks a day. */
const FEWEST_SURE = 2;
/** Of these rows, others between them that have no day: where more are, and each day stands over a row, it dates what follows. */
const FEW_UNDATED = 0.4;
/** In sizes of type: wider than a space. */
export const APART = 0.7;

interface LateDates {
  /** Index of the line with the figure. */
  row: number;
  dates: readonly DateToken[];
}

export function raiseCentredDates(lines: readonly TokenLine[]): TokenLine[] {
  const moves = findLateDates(lines);
  if (moves.size === 0) return [...lines];
  const datesOf = new Map([...moves].map(([index, { row }]) => [row, index]));
  return lines.flatMap((tokens, index) => {
    const { line } = tokens;
    const below = datesOf.get(index);
    if (below !== undefined) {
      const words = lines[below]!.line.words.slice(0, moves.get(below)!.dates.at(-1)!.last + 1);
      return [withWords(tokens, [...line.words, ...words])];
    }
    const move = moves.get(index);
    if (!move) return [tokens];
    const rest = line.words.slice(move.dates.at(-1)!.last + 1);
    return rest.length === 0 ? [] : [tokenizeLine({ ...makeLine(rest, line.page, line.lane), baseline: line.baseline })];
  });
}

/** By index of the line with the dates; empty unless nearly all rows are set so. */
function findLateDates(lines: readonly TokenLine[]): Map<number, LateDates> {
  const found = new Map<number, LateDates>();
  let alone = 0;
  let first = -1;
  let complete = 0;
  let row = -1;
  let isDated = false;
  let undated = 0;
  let sinceLast = 0;
  lines.forEach((tokens, index) => {
    const dates = leadingDates(tokens);
    if (endsInFigure(tokens)) {
      // A row of one line is complete however its cells are set.
      if (dates.length > 0 && goesOn(lines, index)) complete += 1;
      row = dates.length > 0 ? -1 : index;
      if (row >= 0 && found.size > 0) sinceLast += 1;
      isDated = false;
    } else if (dates.length > 0 && (row < 0 || isBeside(lines[row]!, dates))) {
      alone += 1;
      if (first < 0) first = index;
      if (row >= 0 && !isDated && belongsToRow(lines, row, index)) {
        undated += Math.max(0, sinceLast - 1);
        sinceLast = 0;
        found.set(index, { row, dates });
      }
      isDated = true;
    }
  });
  if (found.size === FEWEST_SURE && alone === FEWEST_SURE && complete === 0 && areAllRows(found, lines)) return found;
  return found.size >= FEWEST && found.size >= 0.8 * alone && complete <= 0.1 * found.size && (undated <= FEW_UNDATED * found.size || !areOverRows(found, lines)) && !areHeads(found, first, lines) ? found : new Map();
}

/** Each line with a figure has a day, but for balances and sums; the first of the rows without one stands below another line, which may head the table or be a row. */
function areAllRows(found: ReadonlyMap<number, LateDates>, lines: readonly TokenLine[]): boolean {
  const rows = new Set([...found.values()].map(({ row }) => row));
  const from = Math.min(...rows);
  return lines.slice(from).every((line, at) => !endsInFigure(line) || rows.has(from + at) || leadingDates(line).length > 0 || isLabelled(line)) && ![...found.keys()].some((index) => isOverRow(lines[index + 1]));
}

function areOverRows(found: ReadonlyMap<number, LateDates>, lines: readonly TokenLine[]): boolean {
  return [...found.keys()].every((index) => isOverRow(lines[index + 1]));
}

/** A day stands above all rows, or below the opening balance, and the last one above a movement: moved up, that day would be of nothing, and the movement have none. */
function areHeads(found: ReadonlyMap<number, LateDates>, first: number, lines: readonly TokenLine[]): boolean {
  const isAboveAll = found.has(first) ? isLabelled(lines[found.get(first)!.row]!) : isOverRow(lines[first + 1]);
  return isAboveAll && areOverRows(found, lines) && !isLabelled(lines[[...found.keys()].at(-1)! + 1]!);
}

/** A balance or a sum, which is of no row and has no day in a cell of its own; its words may name one. */
export function isLabelled({ line: { words }, amounts, dates }: TokenLine): boolean {
  const figure = amounts.find(({ isMoney }) => isMoney);
  const label = words.filter((_, at) => figure !== undefined && at < figure.first && dates.every(({ first, last }) => at < first || at > last));
  return labelKind(squash(joinedText(label))) !== null;
}

function isOverRow(next: TokenLine | undefined): boolean {
  return next !== undefined && endsInFigure(next) && leadingDates(next).length === 0;
}

/** A line of words follows, at less distance than the line above. */
function goesOn(lines: readonly TokenLine[], index: number): boolean {
  const next = lines[index + 1];
  if (!next || endsInFigure(next) || leadingDates(next).length > 0) return false;
  const [above, below] = [distance(lines[index - 1], lines[index]), distance(lines[index], next)];
  return below !== null && (above === null || above > 1.1 * below);
}

/** Those that follow each other from the word `from` on. */
export function leadingDates({ dates }: TokenLine, from = 0): DateToken[] {
  const leading: DateToken[] = [];
  for (const date of dates) {
    if (date.first !== (leading.at(-1)?.last ?? from - 1) + 1) break;
    leading.push(date);
  }
  return leading;
}

/** A figure within a text ends no line. */
export function endsInFigure({ line, amounts }: TokenLine): boolean {
  return amounts.some((amount) => amount.isMoney && amount.last === line.words.length - 1);
}

/**
 * Of the lines with figures beside a day the only one, or the one that ends in its figure farthest to the right, for those of others stand within
 * a text; null where another has more figures: texts may stand right of the figures of their rows.
 */
export function lineOfRow(rows: readonly number[], lines: readonly TokenLine[]): number | null {
  if (rows.length < 2) return rows[0] ?? null;
  const endOf = (index: number): number => lines[index]!.line.box[2];
  const [last, next] = rows.filter((index) => endsInFigure(lines[index]!)).sort((a, b) => endOf(b) - endOf(a));
  if (last === undefined || (next !== undefined && endOf(last) - endOf(next) < lines[last]!.line.fontSize)) return null;
  const figuresOf = (index: number): number => lines[index]!.amounts.filter((amount) => amount.isMoney && isApart(amount, lines[index]!)).length;
  return rows.some((index) => figuresOf(index) > figuresOf(last)) ? null : last;
}

/** The figure does not follow its words at the distance of one, as "rate 1.084" within a text. */
export function isApart({ first }: AmountToken, { line: { words, fontSize } }: TokenLine): boolean {
  return first === 0 || words[first]!.box[0] - words[first - 1]!.box[2] > APART * fontSize;
}

/** The dates have free space beside the line; a day within the text of a row has not. */
export function isBeside({ line }: TokenLine, dates: readonly DateToken[]): boolean {
  return line.words.every((word) => dates.every(({ box }) => word.box[0] > box[2] || word.box[2] < box[0]));
}

/** The row begins at its figure: more white above it than between its lines. */
function belongsToRow(lines: readonly TokenLine[], row: number, index: number): boolean {
  let inner = 0;
  for (let at = row; at < index; at += 1) {
    const gap = distance(lines[at], lines[at + 1]);
    if (gap === null) return false;
    inner = Math.max(inner, gap);
  }
  const above = distance(lines[row - 1], lines[row]);
  return above === null || above > 1.1 * inner;
}

function distance(above: TokenLine | undefined, below: TokenLine | undefined): number | null {
  return above && below && above.line.page === below.line.page && above.line.lane === below.line.lane ? below.line.baseline - above.line.baseline : null;
}
