// Words above figures that look like headings and are the labels of a summary.
import type { Box, Word } from '../model.js';
import { nameEnds } from '../tokens/labelsBelow.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { MONEY_ROLES } from '../vocabulary/headings.js';
import type { TableHeader } from './headers.js';
import { extent, followsClosely, lettered, overlap, piecesOf } from './pieces.js';

/** "Opening balance   Money out   Money in   Closing balance" with one figure right under each and nothing else, or a name at the left: a summary, no table of rows. */
export function areLabels({ cells, first, last, page }: Pick<TableHeader, 'cells' | 'first' | 'last' | 'page'>, lines: readonly TokenLine[]): boolean {
  const below = lines[last + 1];
  if (!below || below.line.page !== page) return false;
  if ([last, last + 1, last + 2].some((end) => areLabelsOfLines(lines, end))) return true;
  if (first !== last) return false;
  if (below.dates.length > 0) return areLabelsOfCard(lines[first]!, below);
  const figures = below.amounts.filter(({ isMoney }) => isMoney);
  const pieces = piecesOf(lettered(lines[first]!));
  const isNamed = pieces.length === figures.length + 1 && isNameOf(extent(pieces[0]!), below) && nameEnds(pieces.slice(1)) && standAlone(lines, last + 1);
  const names = isNamed ? pieces.slice(1) : pieces;
  const labels = names.map(extent);
  // "New transactions" beside the balances of both ends is a sum.
  if (!nameEnds(names) && !cells.every((cell) => MONEY_ROLES.has(cell.role))) return false;
  const isOfFigure = (at: number) => figures.some((figure) => at >= figure.first && at <= figure.last);
  const isElsewhere = below.line.words.some((word, at) => /[\p{L}\d]{4}/u.test(word.text) && !isOfFigure(at) && !(isNamed && word.box[2] < labels[0]!.x0));
  return !isElsewhere && figures.length === labels.length && labels.every((label) => figures.some(({ box }) => box[2] > label.x0 && box[0] < label.x1));
}

/** "Previous balance   Payments   Closing balance   Payment due date" over figures and one day, each under its label. */
function areLabelsOfCard(line: TokenLine, below: TokenLine): boolean {
  const labels = piecesOf(lettered(line));
  const values = valuesOf(below);
  return values !== null && values.length === labels.length && nameEnds(labels) && areOver(labels, values);
}

/** The figures and days of a line that has nothing else. */
function valuesOf({ line, amounts, dates }: TokenLine): (AmountToken | DateToken)[] | null {
  const values = [...amounts, ...dates];
  const isWhole = line.words.every((word, at) => !/[\p{L}\d]{2}/u.test(word.text) || values.some(({ first, last }) => at >= first && at <= last));
  return isWhole ? values : null;
}

function areOver(labels: readonly Word[][], values: readonly { box: Box }[]): boolean {
  return labels.map(extent).every(({ x0, x1 }) => values.some(({ box }) => box[2] > x0 && box[0] < x1));
}

/** "Previous   Payments   Closing balance" with "statement   received" and "balance" under the first two, and below them a figure or day for each. */
function areLabelsOfLines(lines: readonly TokenLine[], last: number): boolean {
  const values = lines[last + 1] ? valuesOf(lines[last + 1]!) : null;
  if (values === null || values.length === 0) return false;
  for (let first = last - 1; first >= 0 && first > last - MOST_LABEL_LINES; first -= 1) {
    const group = lines.slice(first, last + 1);
    if (!followsClosely(group[0]!, group[1]!) || group.some(({ amounts }) => amounts.some(({ isMoney }) => isMoney))) return false;
    if (areLabelsOver(group, values)) return true;
  }
  return false;
}

const MOST_LABEL_LINES = 3;

function areLabelsOver(group: readonly TokenLine[], values: readonly { box: Box }[]): boolean {
  const [heads, ...others] = group.map((line) => piecesOf(lettered(line))) as [Word[][], ...Word[][][]];
  const ends = others.flat();
  const labels = heads.map((head) => [...head, ...ends.filter((piece) => overlap(extent(piece), extent(head)) > 0).flat()]);
  return values.length === heads.length && labels.flat().length === [...heads, ...ends].flat().length && nameEnds(labels) && areOver(heads, values);
}

/** "Product" over "Account (Current Account)": words at the left, and no figure under them. */
function isNameOf(label: { x0: number; x1: number }, { line: { words }, amounts }: TokenLine): boolean {
  const isUnder = (box: Box): boolean => box[2] > label.x0 && box[0] < label.x1;
  return words.some(({ box, text }) => isUnder(box) && /\p{L}/u.test(text)) && !amounts.some(({ box, isMoney }) => isMoney && isUnder(box));
}

/** No second line of figures follows: a summary of one account. */
function standAlone(lines: readonly TokenLine[], index: number): boolean {
  const [own, next] = [lines[index]!, lines[index + 1]];
  return !next || !followsClosely(own, next) || next.amounts.every(({ isMoney }) => !isMoney);
}
