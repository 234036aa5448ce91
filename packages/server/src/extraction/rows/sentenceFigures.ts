// Figures in the middle of sentences that are broken over several lines: the word at the start of a line is no label.
import type { Figure } from '../facts/figures.js';
import type { Step } from './scanState.js';

/** "… each month clears the", and below it "balance in 1 year, costing $131.20 in interest.": a word in the middle of a sentence names no balance. */
export function goesOnInSentence({ kind, amount }: Figure, { line: { line }, lines, index }: Step): boolean {
  const { words, fontSize } = line;
  const above = lines[index - 1]?.line;
  if (kind !== 'balance' || above?.page !== line.page || !/^\p{Ll}/u.test(words[0]!.text) || line.baseline - above.baseline > LEADING * fontSize) return false;
  const isOneText = words.slice(1, amount.last + 2).every((word, at) => word.box[0] - words[at]!.box[2] < WORD_GAP * fontSize);
  const runsOn = Math.abs(above.box[0] - line.box[0]) < fontSize && above.box[2] > line.box[2] && /[\p{L},]$/u.test(above.words.at(-1)!.text);
  return isOneText && runsOn && /^\p{Ll}{2,}[.,]?$/u.test(words[amount.last + 1]?.text ?? '');
}

/** In sizes of type: of sentences, and white between their words. */
const LEADING = 1.6;
const WORD_GAP = 0.6;
