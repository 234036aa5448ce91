// What stands around a figure on its line, besides its label.
import type { AmountToken } from '../tokens/amounts.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isOfWholeYear } from '../vocabulary/labels.js';

/** Labels in two languages stay below this. */
export const MOST_LABEL_WORDS = 12;

/** Between words of one sentence, at most, in sizes of type. */
const SPACE = 0.8;

export function wordsBehind({ line: { words } }: TokenLine, { last }: AmountToken): string {
  return squash(joinedText(words.slice(last + 1, last + 1 + MOST_LABEL_WORDS)));
}

/** "Year to date: total fees 58.00; total interest 92.14": a space behind the figure before it the sentence goes on. */
export function isInSentenceOfYear(line: TokenLine, amount: AmountToken): boolean {
  const { words, fontSize } = line.line;
  const before = line.amounts.findLast(({ isMoney, last }) => isMoney && last < amount.first);
  const from = before === undefined ? 0 : before.last + 1;
  if (isOfWholeYear(squash(joinedText(words.slice(from, amount.first))))) return true;
  return before !== undefined && words[from] !== undefined && words[from].box[0] - words[from - 1]!.box[2] < SPACE * fontSize && isInSentenceOfYear(line, before);
}
