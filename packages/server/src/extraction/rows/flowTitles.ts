// "Beginning balance, securities bought and sold, deposits, ending balance" above, and "Securities bought & sold" over a list: the balances count what the
// list holds, though lists under such a title are mostly those of other things.
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { labelKind } from '../vocabulary/labels.js';

/** Between the first balance of a summary and the last. */
const MOST_LINES = 12;

/** A line of a summary, between its two balances, bears the name of the list that begins here. */
export function isInFlow(lines: readonly TokenLine[], at: number): boolean {
  const title = wordsOf(lines[at]!.text);
  return lines.some((line, index) => index !== at && labelOf(line) === title && isBetweenBalances(lines, index));
}

function isBetweenBalances(lines: readonly TokenLine[], at: number): boolean {
  const isKind = (kind: 'opening' | 'closing') => (line: TokenLine): boolean => line.line.page === lines[at]!.line.page && labelKind(labelOf(line) ?? '') === kind;
  return lines.slice(Math.max(0, at - MOST_LINES), at).some(isKind('opening')) && lines.slice(at + 1, at + 1 + MOST_LINES).some(isKind('closing'));
}

/** What stands before the only figure of a line without days. */
function labelOf({ line: { words }, amounts, dates }: TokenLine): string | null {
  const [amount] = amounts;
  return amounts.length === 1 && amount!.isMoney && dates.length === 0 ? wordsOf(words.slice(0, amount!.first).map(({ text }) => text).join(' ')) : null;
}

function wordsOf(text: string): string {
  return squash(text.replaceAll('&', 'and'));
}
