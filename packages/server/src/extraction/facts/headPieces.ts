// What stands before and between the tables, in runs of words that white parts.
import { extent, overlap, splitAtGaps } from '../columns/pieces.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';

/** A run of words between wide gaps: what stands beside it on the line is another matter. */
export interface Piece {
  text: string;
  fontSize: number;
  page: number;
  /** Baseline, and the ends of the run. */
  y: number;
  x0: number;
  x1: number;
  /** Holds a date with its year, or a sum of money. */
  hasFigures: boolean;
}

/** Letters set apart from each other for show widen the gaps between the words too. */
const GAP = 1.1;
/** Where the next fact on the same line begins. */
const NEXT_LABEL = /\s+(?:(?:merchant|member|customer|client|contract) (?:id|no|number)|sort ?code|account ?(?:number|no|type)?|a\/c|iban|bic|sheet|page|branch|currency|opening|closing|balance|number|konto|blz|swift|card|statement|period|date)(?![\p{L}]).*$/iu;
/** In any language. */
const NEXT_COLON = /\s+\p{L}+ ?:(?:\s.*)?$/u;
/** "Member: 0441 NEEMA MUSHI": by which the bank knows who follows. */
const NUMBER_BEFORE = /^\d{3,}\s+(?=\p{Lu})/u;
/** A name in a script that writes no spaces. */
export const SPACELESS_NAME = '[\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af]{2,12}';
/** "예금주 박지영 대출한도": there the value ends at the first space. */
const UP_TO_SPACE = new RegExp(`^${SPACELESS_NAME}(?=\\s)`, 'u');
/** From the label down to the value under it, in sizes of type. */
const BELOW = 2.5;

export function headPieces({ line, dates, amounts }: TokenLine): Piece[] {
  const figures = [...dates.filter(({ year }) => year !== null), ...amounts.filter(({ isMoney }) => isMoney)].flatMap(({ first, last }) => line.words.slice(first, last + 1));
  return splitAtGaps(line.words, GAP).map((words) => ({
    text: joinedText(words),
    fontSize: Math.max(...words.map((word) => word.fontSize)),
    page: line.page,
    y: line.baseline,
    ...extent(words),
    hasFigures: words.some((word) => figures.includes(word)),
  }));
}

/** Behind its label: in the same run of words, in the next one on the line, or in the one under it. */
export function labelledValue(rows: readonly Piece[][], label: (text: string) => RegExpExecArray | null, accepts: (text: string) => boolean): string | null {
  for (const [row, pieces] of rows.entries()) {
    for (const [at, piece] of pieces.entries()) {
      for (const part of [piece.text, ...piece.text.split(/ ?\/ ?/).slice(1)]) {
        const found = label(part);
        if (!found) continue;
        const own = part.slice(found.index + found[0].length).replace(/^[:：\s.]+/u, '');
        const known = (own === '' ? valuesOf(rows, row, at).filter((text) => !isKnownLabel(text)) : [own]).map((text) => text.replace(NEXT_LABEL, '').replace(/^[:：\s]+/u, '').trim());
        const value = known.find(accepts) ?? known.map((text) => text.replace(NEXT_COLON, '').replace(NUMBER_BEFORE, '')).find(accepts) ?? known.map((text) => UP_TO_SPACE.exec(text)?.[0] ?? '').find(accepts);
        if (value !== undefined) return value;
      }
    }
  }
  return null;
}

/** "270,18", and no "02.10.24". */
const SUM = /^(?!\P{L}*\d{1,2}[./-]\d{1,2}[./-])\P{L}*\d[.,]\d{2}(?!\d)/u;

/** Beside the label and under it; under it first where what stands beside is the label of a figure under that. */
function valuesOf(rows: readonly Piece[][], row: number, at: number): string[] {
  const [label, next] = [rows[row]![at]!, rows[row]![at + 1]];
  const under = rows[row + 1] ?? [];
  const beside = inFull(next, rows.slice(row + 1, row + 3));
  const below = inFull(beneath(under, label), rows.slice(row + 2, row + 4));
  return next && !next.hasFigures && SUM.test(beneath(under, next)?.text ?? '') ? [below, beside] : [beside, below];
}

/** "Holzbau Gruber GmbH &", and "Co KG" under it. */
const GOES_ON = /\s(?:&|and|und|et|y|e|en|och|og|oder|or|ou)$/iu;

function inFull(value: Piece | undefined, next: readonly Piece[][]): string {
  const rest = value && GOES_ON.test(value.text) ? beneath(next.flat(), value) : undefined;
  return rest ? `${value!.text} ${rest.text}` : (value?.text ?? '');
}

/** The run of words of the next line that stands under a piece. */
function beneath(pieces: readonly Piece[], { page, y, fontSize, x0, x1 }: Piece): Piece | undefined {
  return pieces.find((piece) => piece.page === page && piece.y - y <= BELOW * fontSize && overlap(piece, { x0, x1 }) > 0);
}

/** A heading of a column or the label of a figure names nobody. */
export function isKnownLabel(text: string): boolean {
  const squashed = squash(text);
  if (headingRole(squashed) !== null || labelKind(squashed) !== null) return true;
  const words = text.split(' ').map((word) => headingRole(squash(word)));
  return words.length > 1 && words.filter((role) => role !== null).length >= 0.6 * words.length;
}
