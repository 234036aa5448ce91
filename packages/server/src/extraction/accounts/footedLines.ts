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
  sides: [AmountToken, AmountToken];
}

/** What this line holds, as those that add up do. */
export function footedLine(line: TokenLine, lines: readonly TokenLine[], isRow: Uint8Array, valueOf: (token: AmountToken) => number): FootedLine | null {
  const own = figuresOf(line);
  if (own === null) return null;
  const isAlike = (other: TokenLine, index: number): boolean => {
    const figures = isRow[index] || other.line.page !== line.line.page ? null : figuresOf(other);
    return figures !== null && figures.every(({ x1 }, at) => Math.abs(x1 - own[at]!.x1) <= SAME_EDGE * line.line.fontSize) && addsUp(figures.map(valueOf));
  };
  return lines.some(isAlike) ? { opening: own[0]!, closing: own[3]!, sides: [own[1]!, own[2]!] } : null;
}

function figuresOf({ amounts }: TokenLine): AmountToken[] | null {
  const money = amounts.filter(({ isMoney }) => isMoney);
  return money.length === FIGURES ? money : null;
}

/** An account on which nothing moved says nothing of its columns. */
function addsUp([first, one, other, last]: readonly number[]): boolean {
  const move = Math.abs(one!) - Math.abs(other!);
  return move !== 0 && Math.abs(last! - first!) === Math.abs(move);
}
