// "USD -285.47" on the line of a row, and below it, at the same edge, "CHF -251.21" with the balance: what was paid abroad, above what the account
// paid for it. The currency of the other rows says which of the two the row is of; both change places, and the one from abroad is text.
import type { Word } from '../model.js';
import type { AmountToken } from './amounts.js';
import { type TokenLine, withWords } from './tokenize.js';

/** In sizes of type to the line below, at most; in heights of figures, by how much the ends of both differ. */
const NEXT_LINE = 1.8;
const SAME_EDGE = 0.35;

export function lowerForeign(lines: readonly TokenLine[]): TokenLine[] {
  const foreign = new Map(lines.flatMap((_, index) => foreignAt(lines, index)));
  const [edge] = foreign.values();
  if (!edge) return [...lines];
  const abroad = new Set(foreign.values());
  const atEdge = lines.flatMap(({ amounts, dates }, index) => amounts.filter((amount) => isAtEdge(amount, edge) && !abroad.has(amount) && (dates.length > 0 || foreign.has(index - 1) || amount.currency)));
  const own = new Set(atEdge.map(({ currency }) => currency));
  if (own.size > 1) return [...lines];
  return lines.map((line, index) => {
    const [above, below] = [foreign.get(index - 1), foreign.get(index)];
    if (below) return withWords(line, [...withoutSpan(line, below), ...lines[index + 1]!.line.words.slice(ownBelow(lines[index + 1]!, below)!.first)]);
    if (!above) return line;
    const lowered = withWords(line, [...line.line.words.slice(0, ownBelow(line, above)!.first), ...spanOf(lines[index - 1]!, above)]);
    return { ...lowered, amounts: lowered.amounts.filter((amount) => !isAtEdge(amount, above)) };
  });
}

/** The last figure of a line, where the next has one at its edge and another behind that. */
function foreignAt(lines: readonly TokenLine[], index: number): [number, AmountToken][] {
  const [{ line, dates, amounts }, below] = [lines[index]!, lines[index + 1]];
  const last = amounts.at(-1);
  if (!below || !last?.currency || dates[0]?.first !== 0 || below.dates.length > 0) return [];
  const isNext = line.page === below.line.page && line.lane === below.line.lane && below.line.baseline - line.baseline < NEXT_LINE * line.fontSize;
  const own = isNext ? ownBelow(below, last) : undefined;
  return own?.currency && own.currency !== last.currency && own !== below.amounts.at(-1) ? [[index, last]] : [];
}

function isAtEdge({ x1, box }: AmountToken, other: AmountToken): boolean {
  return Math.abs(x1 - other.x1) < SAME_EDGE * (box[3] - box[1]);
}

function ownBelow({ amounts }: TokenLine, foreign: AmountToken): AmountToken | undefined {
  return amounts.find((amount) => isAtEdge(amount, foreign));
}

function spanOf({ line }: TokenLine, { first, last }: AmountToken): Word[] {
  return line.words.slice(first, last + 1);
}

function withoutSpan({ line }: TokenLine, { first, last }: AmountToken): Word[] {
  return line.words.filter((_, at) => at < first || at > last);
}
