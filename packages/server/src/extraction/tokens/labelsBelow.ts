// A box of figures with their labels beneath them: "5,686.82   9,285.47" over "Starting balance   Ending balance", or one under the other. The lines
// of each change places, so that they read as the usual boxes do.
import { splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import { joinedText, squash } from './plainText.js';
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** In sizes of type: from the figures down to their labels, at most, and where both begin or end. */
const NEAR = 2.2;
const SAME_EDGE = 0.6;
/** In sizes of type: white between two of the box. */
export const GAP = 1;

/** In sizes of type: from one line of a label to the next. */
const LEADING = 1.7;
const MOST_LABEL_LINES = 3;

export function liftLabels(lines: readonly TokenLine[]): TokenLine[] {
  const result = [...lines];
  for (let index = 0; index + 1 < result.length; index += 1) {
    for (let pair = pairsFrom(result, index); pair > 0; pair -= 1, index += 2) [result[index], result[index + 1]] = [at(result[index + 1]!, result[index]!), at(result[index]!, result[index + 1]!)];
    if (index + 1 >= result.length) break;
    const count = labelLines(result, index);
    if (count === 0) continue;
    const places = result.slice(index, index + count + 1);
    const moved = [...places.slice(1), places[0]!];
    places.forEach((place, offset) => (result[index + offset] = at(moved[offset]!, place)));
    index += count;
  }
  return result;
}

/** Against the white between a label and the next figure below it. */
const NEARER = 0.9;

/** How many pairs of a figure and its label under it follow from here, each nearer to the other than to the next: "-£579.22", "Total outgoings", "+£6,774.95", "Total deposits". */
function pairsFrom(lines: readonly TokenLine[], index: number): number {
  let count = 0;
  while (isPair(lines, index + 2 * count) && (count === 0 || isNextPair(lines, index + 2 * count))) count += 1;
  return count > 1 && !isUnderLabel(lines, index) ? count : 0;
}

/** A line of nothing but a figure, and close below it its label, and nothing else. */
function isPair(lines: readonly TokenLine[], index: number): boolean {
  const [figure, label] = [lines[index], lines[index + 1]];
  if (!figure || !label || !isOfLabels(label, figure) || kindOf(label.line.words) === null) return false;
  const { amounts: [amount, ...others], line } = figure;
  const isAlone = amount?.isMoney === true && others.length === 0 && amount.first === 0 && amount.last === line.words.length - 1;
  return isAlone && label.line.baseline - line.baseline <= NEAR * line.fontSize && areAligned(line.words, label.line.words, line.fontSize);
}

function isNextPair(lines: readonly TokenLine[], index: number): boolean {
  const [figure, label, next] = [lines[index - 2]!.line, lines[index - 1]!.line, lines[index]!.line];
  return next.page === label.page && label.baseline - figure.baseline < NEARER * (next.baseline - label.baseline) && areAligned(label.words, next.words, next.fontSize);
}

/** The label of the first figure may stand above it, as those of the others. */
function isUnderLabel(lines: readonly TokenLine[], index: number): boolean {
  const [above, { line }] = [lines[index - 1], lines[index]!];
  return above !== undefined && above.line.page === line.page && kindOf(above.line.words) !== null && line.baseline - above.line.baseline <= lines[index + 1]!.line.baseline - line.baseline;
}

function at(tokens: TokenLine, place: TokenLine): TokenLine {
  return { ...tokens, line: { ...tokens.line, baseline: place.line.baseline } };
}

/**
 * How many lines the labels below a line of figures take, 0 where there are none: as many labels as figures and days, each under its own, the
 * opening and the closing balance among them, or the sums of both sides; above the figures stands no label of theirs.
 */
function labelLines(lines: readonly TokenLine[], index: number): number {
  const figures = lines[index]!;
  const { line } = figures;
  const money = figures.amounts.filter(({ isMoney }) => isMoney);
  const [above, first] = [lines[index - 1], lines[index + 1]!];
  if (money.length < 2 || !isOfLabels(first, figures) || first.line.baseline - line.baseline > NEAR * line.fontSize || (above && hasLabels(above))) return 0;
  const boxes = splitAtGaps(line.words, GAP);
  const heads = splitAtGaps(first.line.words, GAP);
  if (heads.length !== boxes.length || !boxes.every((box) => isFigure(box, money) || isDay(box, figures) || isSmallNumber(box))) return 0;
  if (!boxes.every((box, column) => areAligned(box, heads[column]!, line.fontSize))) return 0;
  let found = 0;
  let names = heads;
  for (let count = 1; count <= MOST_LABEL_LINES; count += 1) {
    if (nameEnds(names) || (nameSides(names) && !isHeadOf(lines, index, count))) found = count;
    const next = lines[index + count + 1];
    const longer = next && isOfLabels(next, figures) && next.line.baseline - lines[index + count]!.line.baseline <= LEADING * next.line.fontSize ? withLine(names, heads, next) : null;
    if (longer === null) break;
    names = longer;
  }
  return found;
}

function isOfLabels({ line, amounts, dates }: TokenLine, figures: TokenLine): boolean {
  return line.page === figures.line.page && line.lane === figures.line.lane && dates.length === 0 && !amounts.some(({ isMoney }) => isMoney);
}

/** The labels with the pieces of a further line of theirs; null where one stands under none of them. */
function withLine(names: readonly Word[][], heads: readonly Word[][], { line }: TokenLine): Word[][] | null {
  const pieces = splitAtGaps(line.words, GAP);
  const columns = pieces.map((piece) => heads.findIndex((head) => areAligned(piece, head, line.fontSize)));
  return columns.includes(-1) ? null : names.map((name, column) => [...name, ...pieces.filter((_, at) => columns[at] === column).flat()]);
}

/** The balance before, and that of now, which may be called no more than a balance. */
export function nameEnds(names: readonly (readonly Word[])[]): boolean {
  const kinds = names.map(kindOf);
  return kinds.includes('opening') && (kinds.includes('closing') || kinds.includes('balance'));
}

/** "Total outgoings   Total deposits". */
function nameSides(names: readonly (readonly Word[])[]): boolean {
  const kinds = names.map(kindOf);
  return kinds.includes('totalDebits') && kinds.includes('totalCredits');
}

/** The labels stand as near, or nearer, to a line of figures below them. */
function isHeadOf(lines: readonly TokenLine[], index: number, count: number): boolean {
  const [figures, first, last, below] = [lines[index]!, lines[index + 1]!, lines[index + count]!, lines[index + count + 1]];
  const isFigures = below !== undefined && below.line.page === last.line.page && below.amounts.some(({ isMoney }) => isMoney);
  return isFigures && first.line.baseline - figures.line.baseline >= NEARER * (below.line.baseline - last.line.baseline);
}

/** One for each of several figures; "Summary" by itself is a title. */
function hasLabels({ line }: TokenLine): boolean {
  const pieces = splitAtGaps(line.words, GAP);
  return pieces.length > 1 && pieces.some((piece) => kindOf(piece) !== null);
}

/** One figure and nothing else. */
export function isFigure(box: readonly Word[], money: readonly AmountToken[]): boolean {
  return money.filter(({ x0, x1 }) => x0 >= box[0]!.box[0] - 1 && x1 <= box.at(-1)!.box[2] + 1).length === 1;
}

/** "0", where money has no decimals. */
function isSmallNumber([word, ...others]: readonly Word[]): boolean {
  return others.length === 0 && /^\d{1,3}$/.test(word!.text);
}

/** "13 January 2020" over "Payment due date". */
export function isDay(box: readonly Word[], { line: { words }, dates }: TokenLine): boolean {
  return dates.some(({ first, last }) => words[first] === box[0] && words[last] === box.at(-1));
}

export function kindOf(words: readonly Word[]): LabelKind | null {
  return labelKind(squash(joinedText(words)));
}

export function areAligned(a: readonly Word[], b: readonly Word[], em: number): boolean {
  const [left, right] = [a[0]!.box[0] - b[0]!.box[0], a.at(-1)!.box[2] - b.at(-1)!.box[2]];
  return Math.abs(left) < SAME_EDGE * em || Math.abs(right) < SAME_EDGE * em || Math.abs(left + right) < 2 * SAME_EDGE * em;
}
