// "TRANSACTIONPOSTING", "InWithdrawn": headings of columns that stand close beside each other are read as one word, which heads none of them.
import type { Word } from '../model.js';
import { squash } from '../tokens/plainText.js';
import { headingRole } from '../vocabulary/headings.js';

const ONLY_LETTERS = /^\p{L}{8,}$/u;
/** Letters of each, or fewer where a capital begins the second. */
const FEWEST = 4;
const FEWEST_BEFORE_CAPITAL = 2;
const SAME_LINE = 0.4;

/** Where the place of each letter is known, on a line of headings without any figure. */
export function partHeadingPairs(words: Word[]): Word[] {
  const parted = new Map<Word, Word[]>();
  for (const word of words) {
    if (!word.charX || !ONLY_LETTERS.test(word.text) || headingRole(squash(word.text)) !== null) continue;
    const cuts = [...word.text].flatMap((_, at) => (isBetweenHeadings(word.text, at) ? [at] : []));
    if (cuts.length !== 1) continue;
    const beside = words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < SAME_LINE * word.fontSize);
    if (beside.some(({ text }) => /\d/.test(text)) || !beside.some(({ text }) => headingRole(squash(text)) !== null)) continue;
    parted.set(word, partsOf(word, cuts[0]!));
  }
  return parted.size === 0 ? words : words.flatMap((word) => parted.get(word) ?? word);
}

function isBetweenHeadings(text: string, at: number): boolean {
  const fewest = /^\p{Ll}\p{Lu}/u.test(text.slice(at - 1)) ? FEWEST_BEFORE_CAPITAL : FEWEST;
  return at >= fewest && text.length - at >= fewest && [text.slice(0, at), text.slice(at)].every((part) => headingRole(squash(part)) !== null);
}

/** A letter is as wide as those of its word are on the whole. */
function partsOf(word: Word, at: number): Word[] {
  const { box, charX, text } = word;
  const left = charX![at]!;
  const white = Math.max(0, left - charX![at - 1]! - (box[2] - box[0]) / text.length);
  return [
    { ...word, text: text.slice(0, at), box: [box[0], box[1], left - white, box[3]], charX: charX!.slice(0, at), alternatives: undefined },
    { ...word, text: text.slice(at), box: [left, box[1], box[2], box[3]], charX: charX!.slice(at), alternatives: undefined },
  ];
}
