// Lines of a page in pieces: runs of words without a gap. Most captions and values are a piece each.
import { splitAtGaps } from '../columns/pieces.js';
import { boxAround } from '../layout/lines.js';
import type { Box, Source, Word } from '../model.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { DateToken } from '../tokens/dates.js';
import type { NumberForm } from '../tokens/numbers.js';
import { numberValue } from '../tokens/numbers.js';
import { foldText, joinedText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

export interface Piece {
  /** Words of the line, inclusive. */
  first: number;
  last: number;
  text: string;
  /** Lower case, without accents, of the same length. */
  folded: string;
  box: Box;
}

export interface InvoiceLineOfPage {
  /** In the document. */
  index: number;
  tokens: TokenLine;
  page: number;
  box: Box;
  fontSize: number;
  pieces: Piece[];
}

/** Wider than between two words, narrower than between two columns. */
const GAP = 0.9;

export function inPieces(lines: readonly TokenLine[]): InvoiceLineOfPage[] {
  return lines.map((tokens, index) => {
    const { line } = tokens;
    let at = 0;
    const pieces = splitAtGaps(line.words, GAP).map((words) => {
      const first = at;
      at += words.length;
      return pieceOf(line.words, first, at - 1);
    });
    return { index, tokens, page: line.page, box: line.box, fontSize: line.fontSize, pieces };
  });
}

export function pieceOf(words: readonly Word[], first: number, last: number): Piece {
  const span = words.slice(first, last + 1);
  const text = joinedText(span);
  return { first, last, text, folded: foldText(text), box: boxAround(span.map(({ box }) => box)) };
}

/** What is left of a piece behind so many of its characters; null when that is nothing. */
export function restOf(line: InvoiceLineOfPage, piece: Piece, characters: number): Piece | null {
  const { words } = line.tokens.line;
  let start = 0;
  for (let index = piece.first; index <= piece.last; index += 1) {
    const end = start + words[index]!.text.length;
    if (end > characters) {
      const within = Math.max(0, characters - start);
      const rest = pieceOf(words, index, piece.last);
      return within === 0 ? rest : { ...rest, text: rest.text.slice(within), folded: rest.folded.slice(within) };
    }
    start = end + 1;
  }
  return null;
}

export function sourceOf(line: InvoiceLineOfPage, box: Box, text: string, origins: ReadonlyMap<number, 'text' | 'ocr'>): Source {
  return { means: origins.get(line.page) === 'ocr' ? 'ocr' : 'printed', page: line.page, box, text };
}

/** Decimal text with a point; "-" before what is printed as taken off. */
export function decimalOf(token: AmountToken, form: NumberForm): string {
  const { minor, scale } = numberValue(token.number, form);
  const digits = String(minor).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return token.sign < 0 && minor !== 0 ? `-${text}` : text;
}

export const within = (token: AmountToken | DateToken, piece: Pick<Piece, 'first' | 'last'>): boolean => token.first >= piece.first && token.last <= piece.last;

export function overlapX(a: Box, b: Box): number {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
}
