// Runs of words on a line that stand apart from each other, and where they stand.
import type { Word } from '../model.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Rows of stars and rules around a title say nothing. */
export function lettered(line: TokenLine): Word[] {
  return line.line.words.filter((word) => /[\p{L}\p{N}#+/&-]/u.test(word.text) || word.text.length > 1);
}

/** In sizes of type: white between headings, spaces between words at most, and white that is no space: always, and beside far narrower spaces. */
const BETWEEN = 0.75;
const SPACE = 0.42;
const NO_SPACE = 0.6;
const NARROW = 0.5;
const FAR_WIDER = 2.5;

/** Runs of words. Headings of a tight table stand closer than usual: where all spaces of the line are far narrower, less white parts them. */
export function piecesOf(words: readonly Word[]): Word[][] {
  const gaps = words.slice(1).map((word, at) => (word.box[0] - words[at]!.box[2]) / word.fontSize).filter((gap) => gap < BETWEEN);
  const widest = Math.max(...gaps.filter((gap) => gap <= SPACE));
  // The size of type of a scan is measured, and may be a little off.
  const apart = Math.min(NO_SPACE, Math.max(NARROW, FAR_WIDER * widest));
  const isTight = widest > -Infinity && gaps.every((gap) => gap <= SPACE || gap >= apart);
  return splitAtGaps(words, isTight ? apart : BETWEEN);
}

export function splitAtGaps(words: readonly Word[], limit: number): Word[][] {
  const pieces: Word[][] = [];
  let piece: Word[] = [];
  for (const word of words) {
    const previous = piece[piece.length - 1];
    if (previous && word.box[0] - previous.box[2] > limit * word.fontSize) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(word);
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

export function extent(words: readonly Word[]): { x0: number; x1: number } {
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const word of words) {
    x0 = Math.min(x0, word.box[0]);
    x1 = Math.max(x1, word.box[2]);
  }
  return { x0, x1 };
}

export function overlap(a: { x0: number; x1: number }, b: { x0: number; x1: number }): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** Fewer words may be a heading that nobody knows. */
const FEWEST_OF_SENTENCE = 4;

/** Letters of the sentences of a side bar, left or right of all headings on the same lines. */
export function lettersBeside(cells: readonly { x0: number; x1: number }[], group: readonly TokenLine[]): number {
  const isBeside = ({ x0, x1 }: { x0: number; x1: number }): boolean => cells.every((cell) => x0 > cell.x1) || cells.every((cell) => x1 < cell.x0);
  const sentences = group.flatMap((line) => piecesOf(lettered(line))).filter((piece) => piece.length >= FEWEST_OF_SENTENCE && isBeside(extent(piece)));
  return sentences.reduce((sum, piece) => sum + squash(joinedText(piece)).length, 0);
}

/** The next line of print of the same page and lane, one at most left out. */
export function followsClosely(above: TokenLine, below: TokenLine): boolean {
  if (above.line.page !== below.line.page || above.line.lane !== below.line.lane) return false;
  return below.line.baseline - above.line.baseline <= 2 * Math.max(above.line.fontSize, below.line.fontSize);
}
