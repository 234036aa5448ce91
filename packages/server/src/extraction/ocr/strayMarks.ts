// Ticks beside the amounts, ends of frames and specks in the margin are read as a letter or two ("J", "/", "v"). On lines with figures, beyond
// all that such lines print and apart from it, they are no words; as the end of a row they would make its figure something else.
import type { Word } from '../model.js';
import { squash } from '../tokens/plainText.js';
import { signOfWord } from '../vocabulary/signWords.js';

const FIGURE = /\d[.,]\d{2}\D{0,3}$/;
const LONGEST = 2;
/** Of what was read with less confidence nothing is known. */
const SURE = 0.8;
/** Letters of a word that certainly is print. */
const SHORTEST_PRINT = 3;
/** Of one text in one column: letters that say something come again. */
const FEWEST_ALIKE = 4;

export function dropStrayMarks(words: Word[]): Word[] {
  const marks = words.filter(mayBeMark);
  if (marks.length === 0) return words;
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const isInRow = (word: Word): boolean => figures.some((figure) => isOneLine(figure, word));
  const print = words.filter((word) => word.text.length >= SHORTEST_PRINT && (word.confidence ?? 1) >= SURE && isInRow(word));
  const [left, right] = [Math.min(...print.map(({ box }) => box[0])), Math.max(...print.map(({ box }) => box[2]))];
  const isBeyond = ({ box }: Word): boolean => box[0] >= right || box[2] <= left;
  const stray = new Set(marks.filter((word) => isBeyond(word) && isInRow(word) && alikeOf(word, marks).length < FEWEST_ALIKE && !words.some((other) => isBeside(other, word))));
  return stray.size === 0 ? words : words.filter((word) => !stray.has(word));
}

function mayBeMark({ text, confidence = 1 }: Word): boolean {
  return text.length <= LONGEST && confidence < SURE && !/^[-+]$|\d/.test(text) && signOfWord(squash(text)) === 0;
}

function alikeOf({ text, box, fontSize }: Word, marks: readonly Word[]): Word[] {
  return marks.filter((other) => other.text === text && Math.abs(other.box[0] - box[0]) < fontSize);
}

/** At the distance of a word: what belongs to the print on its left or right. */
function isBeside(other: Word, word: Word): boolean {
  return other !== word && isOneLine(other, word) && Math.max(other.box[0], word.box[0]) - Math.min(other.box[2], word.box[2]) < word.fontSize;
}

function isOneLine(a: Word, b: Word): boolean {
  return Math.abs(a.baseline - b.baseline) <= 0.5 * b.fontSize;
}
