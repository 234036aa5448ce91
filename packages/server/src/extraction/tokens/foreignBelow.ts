// "£60.85  £821.25" on the line of a row, and below the first of both, at its edge, "€70.58": what was paid abroad is text of the row above, whatever rate each row has.
import type { AmountToken } from './amounts.js';
import type { TokenLine } from './tokenize.js';

/** In sizes of type to the line below, at most; in heights of figures, by how much the ends of both differ. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.35;

export function withForeignInTexts(lines: readonly TokenLine[]): TokenLine[] {
  return lines.map((line, index) => (index > 0 && isForeign(line, lines[index - 1]!) ? { ...line, amounts: line.amounts.filter((amount) => amount !== line.amounts.at(-1)) } : line));
}

/** A row of its own would show its balance, as the one above does. */
function isForeign({ line, dates, amounts }: TokenLine, above: TokenLine): boolean {
  const foreign = amounts.at(-1);
  if (foreign?.currency === undefined || dates.some(({ first }) => first === 0) || amounts.filter(({ isMoney }) => isMoney).length > 1 || above.dates[0]?.first !== 0) return false;
  const own = above.amounts.filter(({ isMoney }) => isMoney);
  const isNext = line.page === above.line.page && line.lane === above.line.lane && line.baseline - above.line.baseline < NEXT_LINE * above.line.fontSize;
  return isNext && own.length > 1 && own.every(({ currency }) => currency !== undefined && currency === own[0]!.currency && currency !== foreign.currency) && own.slice(0, -1).some((amount) => isAtEdge(amount, foreign));
}

function isAtEdge({ x1, box }: AmountToken, other: AmountToken): boolean {
  return Math.abs(x1 - other.x1) < SAME_EDGE * (box[3] - box[1]);
}
