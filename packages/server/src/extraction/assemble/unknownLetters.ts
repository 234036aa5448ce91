// Letters behind figures that may tell their side, in a language whose letters are not known.
import type { AmountToken } from '../tokens/amounts.js';
import { currencyOf } from '../tokens/currencies.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** "64.819,37 kr. Q": a letter for a side that nobody knows, behind the figure or its currency. */
export function isLettered({ sign, last }: AmountToken, { line: { words, fontSize } }: TokenLine): boolean {
  const at = currencyOf(foldText(words[last + 1]?.text ?? '')) === undefined ? last + 1 : last + 2;
  const letter = words[at];
  return sign === 0 && letter !== undefined && /^\p{Lu}\p{L}?[.,;]?$/u.test(letter.text) && letter.box[0] - words[at - 1]!.box[2] < fontSize;
}

/** A letter next to the figure, at whatever distance: in a column of letters. */
export function hasLetterBeside({ first, last }: AmountToken, { line: { words } }: TokenLine): boolean {
  return [words[first - 1], words[last + 1], words[last + 2]].some((word) => word !== undefined && /^\p{Lu}\p{L}?$/u.test(word.text) && currencyOf(foldText(word.text)) === undefined);
}
