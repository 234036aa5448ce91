// "SGD   3,664.32   2,696.63   1,080.97   5,279.98": lines of an overview whose last figure is what the first and both sides between them come to,
// whatever the headings call them. One that does not add up, but has its figures below those of others that do, holds the same.
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';

const FIGURES = 4;
/** In sizes of type. */
const SAME_EDGE = 0.6;

export interface FootedLine {
  opening: AmountToken;
  closing: AmountToken;
  /** None where there are more terms than one for each side. */
  sides: AmountToken[];
}

/** What this line holds, as those that add up do. */
export function footedLine(line: TokenLine, lines: readonly TokenLine[], isRow: Uint8Array, valueOf: (token: AmountToken) => number): FootedLine | null {
  const signed = moneyOf(line);
  if (signed.length > FIGURES) return goesBySigns(signed.map(valueOf)) ? { opening: signed[0]!, closing: signed.at(-1)!, sides: [] } : null;
  const own = figuresOf(line);
  if (own === null) return null;
  const isAlike = (other: TokenLine, index: number): boolean => {
    const figures = isRow[index] || other.line.page !== line.line.page ? null : figuresOf(other);
    return figures !== null && figures.every(({ x1 }, at) => Math.abs(x1 - own[at]!.x1) <= SAME_EDGE * line.line.fontSize) && addsUp(figures.map(valueOf));
  };
  return lines.some(isAlike) ? { opening: own[0]!, closing: own[3]!, sides: [own[1]!, own[2]!] } : null;
}

/** "360.66   958.32   -976.73   -29.88   312.37" */
function goesBySigns(values: readonly number[]): boolean {
  const moves = values.slice(1, -1);
  return moves.some((value) => value < 0) && values[0]! + moves.reduce((sum, value) => sum + value, 0) === values.at(-1);
}

function moneyOf({ amounts }: TokenLine): AmountToken[] {
  return amounts.filter(({ isMoney }) => isMoney);
}

function figuresOf(line: TokenLine): AmountToken[] | null {
  const money = moneyOf(line);
  return money.length === FIGURES ? money : null;
}

/** An account on which nothing moved says nothing of its columns. */
function addsUp([first, one, other, last]: readonly number[]): boolean {
  const move = Math.abs(one!) - Math.abs(other!);
  return move !== 0 && Math.abs(last! - first!) === Math.abs(move);
}
