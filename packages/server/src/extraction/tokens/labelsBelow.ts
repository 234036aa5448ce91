// A box of figures with their labels beneath them: "5,686.82   9,285.47" over "Starting balance   Ending balance". The two lines change places,
// so that they read as the usual boxes do.
import { splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import { squash } from './plainText.js';
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** In sizes of type: from the figures down to their labels, at most, and where both begin or end. */
const NEAR = 2.2;
const SAME_EDGE = 0.6;
/** In sizes of type: white between two of the box. */
const GAP = 1;

export function liftLabels(lines: readonly TokenLine[]): TokenLine[] {
  const result = [...lines];
  for (let index = 0; index + 1 < result.length; index += 1) {
    const [figures, labels] = [result[index]!, result[index + 1]!];
    if (!areFiguresOverLabels(figures, labels, result[index - 1])) continue;
    result[index] = at(labels, figures);
    result[index + 1] = at(figures, labels);
    index += 1;
  }
  return result;
}

function at(tokens: TokenLine, place: TokenLine): TokenLine {
  return { ...tokens, line: { ...tokens.line, baseline: place.line.baseline } };
}

/** As many labels as figures and days, each under its own, the opening and the closing balance among them; above the figures stands no label of theirs. */
function areFiguresOverLabels(figures: TokenLine, labels: TokenLine, above: TokenLine | undefined): boolean {
  const { line } = figures;
  const money = figures.amounts.filter(({ isMoney }) => isMoney);
  if (money.length < 2 || labels.amounts.some(({ isMoney }) => isMoney) || labels.dates.length > 0 || labels.line.page !== line.page || labels.line.lane !== line.lane) return false;
  if (labels.line.baseline - line.baseline > NEAR * line.fontSize) return false;
  const [boxes, words] = [figures, labels].map((tokens) => splitAtGaps(tokens.line.words, GAP)) as [Word[][], Word[][]];
  if (words.length !== boxes.length || !boxes.every((box) => isFigure(box, money) || isDay(box, figures))) return false;
  const kinds = new Set(words.map(kindOf));
  if (!kinds.has('opening') || !kinds.has('closing') || (above && hasLabels(above))) return false;
  return boxes.every((box, column) => areAligned(box, words[column]!, line.fontSize));
}

/** One for each of several figures; "Summary" by itself is a title. */
function hasLabels({ line }: TokenLine): boolean {
  const pieces = splitAtGaps(line.words, GAP);
  return pieces.length > 1 && pieces.some((piece) => kindOf(piece) !== null);
}

/** One figure and nothing else. */
function isFigure(box: readonly Word[], money: readonly AmountToken[]): boolean {
  return money.filter(({ x0, x1 }) => x0 >= box[0]!.box[0] - 1 && x1 <= box.at(-1)!.box[2] + 1).length === 1;
}

/** "13 January 2020" over "Payment due date". */
function isDay(box: readonly Word[], { line: { words }, dates }: TokenLine): boolean {
  return dates.some(({ first, last }) => words[first] === box[0] && words[last] === box.at(-1));
}

function kindOf(words: readonly Word[]): LabelKind | null {
  return labelKind(squash(words.map(({ text }) => text).join('')));
}

function areAligned(a: readonly Word[], b: readonly Word[], em: number): boolean {
  const [left, right] = [a[0]!.box[0] - b[0]!.box[0], a.at(-1)!.box[2] - b.at(-1)!.box[2]];
  return Math.abs(left) < SAME_EDGE * em || Math.abs(right) < SAME_EDGE * em || Math.abs(left + right) < 2 * SAME_EDGE * em;
}
