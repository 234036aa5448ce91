// Lines of a table of rates begin with the words of sums: "Purchases", "Cash advances".
import type { Word } from '../model.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** Lines between the headings and the last line under them. */
const MOST_LINES = 4;

/**
 * "Purchases   20.99%   $0.00   28.89": what a rate is charged on, and perhaps what it came to, in whichever order; or "Annual interest rate (%)" over
 * the figure. No sum of rows.
 */
export function isOfRate(lines: readonly TokenLine[], index: number): boolean {
  const { line, amounts } = lines[index]!;
  const first = amounts.find((token) => token.isMoney);
  if (!first) return false;
  if (isRate(line.words[first.first - 1])) return true;
  // Rates between the balance and what it cost, and nothing else between them.
  const next = amounts.find((token) => token.isMoney && token.first > first.last);
  if (next && next.first > first.last + 1 && line.words.slice(first.last + 1, next.first).every(isRate)) return true;
  const above = lines.slice(Math.max(0, index - MOST_LINES), index).filter((other) => other.line.page === line.page);
  return above.some((other) => other.line.words.some(({ text, box }) => /^\(?%\)?$/.test(text) && box[0] < first.x1 && box[2] > first.x0));
}

function isRate(word: Word | undefined): boolean {
  return word !== undefined && /^\d+[.,]\d+%$/.test(word.text);
}
