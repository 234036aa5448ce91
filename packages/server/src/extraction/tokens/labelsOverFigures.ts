// The label of a balance over its figure, beside something else: "Account 4471   Old balance on 31.03.2024" over "in EUR   29,000.12". Label and
// figure become a line of their own.
import { splitAtGaps } from '../columns/pieces.js';
import { boxAround } from '../layout/lines.js';
import type { Word } from '../model.js';
import { DATE_ROLES, MONEY_ROLES, headingRole } from '../vocabulary/headings.js';
import { labelKind, type LabelKind } from '../vocabulary/labels.js';
import type { AmountToken } from './amounts.js';
import { joinedText, squash } from './plainText.js';
import { tokenizeLine, withWords, type TokenLine } from './tokenize.js';

/** In sizes of type: from the label down to the figure, at most, white between two cells, and where both of one cell begin. */
const NEAR = 2.2;
const GAP = 1;
const SAME_EDGE = 0.5;
const ENDS: ReadonlySet<LabelKind | null> = new Set<LabelKind>(['opening', 'closing']);
/** "in EUR", "€": what may stand before the figure. */
const MONEY_WORD = /^(?:in|en|[A-Z]{3}|\p{Sc}|[A-Z]{0,2}\p{Sc})$/u;
/** Lines below the figure that show none at its place: rows would. */
const LINES_BELOW = 2;

export function partLabelsOverFigures(lines: readonly TokenLine[]): TokenLine[] {
  const result: TokenLine[] = [];
  let upper = lines[0];
  for (let index = 0; index < lines.length; index += 1) {
    const below = lines[index + 1];
    const cell = upper && below ? cellOf(upper, below, lines.slice(index + 2, index + 2 + LINES_BELOW)) : null;
    if (!cell) {
      if (upper) result.push(upper);
      upper = below;
      continue;
    }
    const [first, second] = [upper!, below!].map((line) => without(line, cell));
    const own = tokenizeLine({ ...below!.line, words: cell, box: boxAround(cell.map(({ box }) => box)) });
    result.push(...(first ? [first] : []), own);
    upper = second ?? undefined;
    // The rest of the lower line may be the upper one of another.
    if (!upper) {
      index += 1;
      upper = lines[index + 1];
    }
  }
  return result;
}

function without(line: TokenLine, cell: readonly Word[]): TokenLine | null {
  const words = line.line.words.filter((word) => !cell.includes(word));
  return words.length > 0 ? withWords(line, words) : null;
}

/** The words of one such cell, of both lines. */
function cellOf(upper: TokenLine, below: TokenLine, further: readonly TokenLine[]): Word[] | null {
  const { line } = upper;
  if (line.page !== below.line.page || line.lane !== below.line.lane || below.line.baseline - line.baseline > NEAR * line.fontSize) return null;
  if (upper.amounts.some(({ isMoney }) => isMoney) || below.dates.some(({ first }) => first === 0)) return null;
  const pieces = splitAtGaps(line.words, GAP);
  // Labels over several figures, or of both ends, are those of the usual box.
  if (pieces.length < 2 || below.amounts.filter(({ isMoney }) => isMoney).length !== 1 || pieces.filter((piece) => ENDS.has(kindOf(piece, upper))).length > 1) return null;
  if (pieces.some(isHeading)) return null;
  for (const [at, piece] of pieces.entries()) {
    const [from, to] = [piece[0]!.box[0] - SAME_EDGE * line.fontSize, pieces[at + 1]?.[0]!.box[0] ?? Infinity];
    const under = below.line.words.filter(({ box }) => box[0] >= from && box[0] < to);
    const amount = figureOf(under, below, to);
    if (!amount || further.some((other) => showsFigureAt(other, amount, line.page))) continue;
    const before = under.slice(0, under.indexOf(below.line.words[amount.first]!));
    if (before.every(({ text }) => MONEY_WORD.test(text)) && ENDS.has(kindOf(piece, upper))) return [...piece, ...under];
  }
  return null;
}

/** "Date   Details   Closing balance" head a table. */
function isHeading(piece: readonly Word[]): boolean {
  const role = headingRole(squash(joinedText(piece)));
  return role === 'description' || (role !== null && (DATE_ROLES.has(role) || (MONEY_ROLES.has(role) && role !== 'balance')));
}

/** The only figure, with nothing behind it and in its own column. */
function figureOf(under: readonly Word[], { line, amounts }: TokenLine, end: number): AmountToken | null {
  const figures = amounts.filter(({ isMoney, first }) => isMoney && under.includes(line.words[first]!));
  const [amount] = figures;
  return amount && figures.length === 1 && under.at(-1) === line.words[amount.last] && amount.box[2] < end ? amount : null;
}

function showsFigureAt({ line, amounts }: TokenLine, { box }: AmountToken, page: number): boolean {
  return line.page === page && amounts.some((amount) => amount.isMoney && amount.box[0] < box[2] && amount.box[2] > box[0]);
}

function kindOf(words: readonly Word[], { line, dates }: TokenLine): LabelKind | null {
  const isDay = (word: Word): boolean => dates.some(({ first, last }) => line.words.slice(first, last + 1).includes(word));
  return labelKind(squash(joinedText(words.filter((word) => !isDay(word)))));
}
