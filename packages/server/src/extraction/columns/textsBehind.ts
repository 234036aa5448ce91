// Texts right of the figures: "05.01.  31.883  HAVI DÍJ".
import type { Word } from '../model.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { overlap } from './pieces.js';

/** Of the rows, at most, that have words before their last figure all the same. */
const FEW_BEFORE = 0.1;

/** Hardly a row has words before its last figure: its text stands right of that, whatever it is called there. */
export function areTextsBehind(lines: readonly TokenLine[], columns: readonly { x0: number; x1: number }[]): boolean {
  const isIn = (column: { x0: number; x1: number }) => (line: TokenLine): boolean => line.amounts.some((token) => token.isMoney && overlap(token, column) > 0);
  const all = lines.filter((line) => columns.some((column) => isIn(column)(line)));
  const dated = all.filter(({ dates }) => dates[0]?.first === 0);
  // Labels of a summary without headings stand before their figures.
  const rows = 2 * dated.length > all.length ? dated : all;
  const edge = Math.max(...columns.filter((column) => rows.some(isIn(column))).map(({ x1 }) => x1));
  return rows.length > 0 && rows.filter((line) => textOf(line).some(({ box }) => box[0] < edge)).length <= FEW_BEFORE * rows.length;
}

/** Words that are not of a figure, as "DR" behind it is. */
export function textOf({ line, amounts }: TokenLine): Word[] {
  return line.words.filter((word, at) => /\p{L}{2}/u.test(word.text) && !amounts.some((token) => token.isMoney && at >= token.first && at <= token.last));
}
