// Ticks beside the amounts, ends of frames and specks in the margin are read as a letter or two ("J", "/", "v"), and so is text that runs up the margin. On lines with figures, beyond
// all that such lines print and apart from it, they are no words; as the end of a row they would make its figure something else, and so would a speck between its cells.
import { median } from '../layout/median.js';
import type { Word } from '../model.js';
import { squash } from '../tokens/plainText.js';
import { signOfWord } from '../vocabulary/signWords.js';

const FIGURE = /\d[.,]\d{2}\D{0,3}$/;
const LONGEST = 2;
/** Of what was read with less confidence nothing is known. */
const SURE = 0.8;
const HARDLY_READ = 0.7;
const FEWEST_LETTERS = 3;
const MOSTLY = 2 / 3;
/** Letters of a word that certainly is print. */
const SHORTEST_PRINT = 3;
/** Of one text in one column: letters that say something come again. */
const FEWEST_ALIKE = 4;

/** In sizes of type: no letter and no digit is as low, however surely dirt, the edge of the paper or a rule is read as one. */
const LOWEST = 0.25;

/** In sizes of type from the baseline: letters and digits, however they are accented, and dashes reach below it. */
const HIGHEST_FOOT = 0.75;

export function dropStrayMarks(read: Word[]): Word[] {
  const words = read.filter((word) => !isTooLow(word) && !isAboveLine(word));
  const short = words.filter(({ text, confidence = 1 }) => text.length <= LONGEST && confidence < SURE);
  if (short.length === 0) return words;
  const marks = short.filter(mayBeMark);
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const isInRow = (word: Word): boolean => figures.some((figure) => isOneLine(figure, word));
  const print = words.filter((word) => word.text.length >= SHORTEST_PRINT && (word.confidence ?? 1) >= SURE && isInRow(word));
  const [left, right] = [Math.min(...print.map(({ box }) => box[0])), Math.max(...print.map(({ box }) => box[2]))];
  const isBeyond = ({ box }: Word): boolean => box[0] >= right || box[2] <= left;
  const stray = new Set(marks.filter((word) => (isBeyond(word) || isSpeck(word)) && isInRow(word) && alikeOf(word, marks).length < FEWEST_ALIKE && !words.some((other) => isBeside(other, word))));
  for (const letter of upMargin(words, isBeyond)) stray.add(letter);
  if (print.length > 0) for (const word of words) if (isInMargin(word, left, right) && !words.some((other) => isBeside(other, word))) stray.add(word);
  return stray.size === 0 ? words : words.filter((word) => !stray.has(word));
}

function isTooLow({ text, box, fontSize }: Word): boolean {
  return text.length <= SHORTEST_PRINT && /[\p{L}\d]/u.test(text) && box[3] - box[1] < LOWEST * fontSize;
}

/** In sizes of type. */
const FAR = 2;
const NOTHING_READ = 0.1;

/** One character of which nothing could be made, far from all print: the edge of the paper, on lines without figures and as a digit, too. */
function isInMargin({ text, box, fontSize, confidence = 1 }: Word, left: number, right: number): boolean {
  return text.length === 1 && confidence < NOTHING_READ && (box[0] > right + FAR * fontSize || box[2] < left - FAR * fontSize);
}

/** The edge of a dark bar or a rule above the line. */
function isAboveLine({ text, box, baseline, fontSize }: Word): boolean {
  return /[\p{L}\d]|^[—–-]+$/u.test(text) && box[3] - box[1] < LOWEST * fontSize && box[3] < baseline - HIGHEST_FOOT * fontSize;
}

/** A mark that was hardly read, between two cells: dirt, which a colon behind a label is not. */
function isSpeck({ text, confidence = 1 }: Word): boolean {
  return confidence < HARDLY_READ && /^[.,:;'`´"°·‘’“”|]+$/.test(text);
}

/** Single characters above each other beyond all print, digits among them, most of which were hardly read: of a text that runs up the margin. Letters of sides are few. */
function upMargin(words: readonly Word[], isBeyond: (word: Word) => boolean): Word[] {
  const columns: Word[][] = [];
  for (const word of words.filter(isBeyond)) {
    const column = columns.find(([first]) => first!.box[0] < word.box[2] && first!.box[2] > word.box[0]);
    if (column) column.push(word);
    else columns.push([word]);
  }
  return columns.flatMap((column) => {
    const single = column.filter(({ text }) => text.length === 1).length;
    const isText = new Set(column.map(({ text }) => text)).size >= FEWEST_LETTERS && single >= MOSTLY * column.length && median(column.map(({ confidence = 1 }) => confidence)) < HARDLY_READ;
    return isText && column.every((word) => word.text.length <= LONGEST && !words.some((other) => isBeside(other, word))) ? column : [];
  });
}

function mayBeMark({ text }: Word): boolean {
  return !/^[-+]$|\d/.test(text) && signOfWord(squash(text)) === 0;
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
