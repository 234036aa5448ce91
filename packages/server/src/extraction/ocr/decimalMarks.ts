// A comma and a full stop differ by two or three pixels. In a column of figures all decimal marks are the same, so a figure that says
// otherwise takes the mark of the others above and below it.
import type { Word } from '../model.js';

type Mark = '.' | ',';

/** With two decimals. */
const FIGURE = /^([^\d.,]{0,3}(?:\d{1,3}(?:[.,]\d{2})*(?:[.,]\d{3})+|\d+))([.,])(\d{2}\D{0,3})$/;
/** With three, or none: only figures with both marks tell. */
const IN_THREES = /^([^\d.,]{0,3}\d{1,3}(?:[.,]\d{3})*)([.,])(\d{3}\D{0,3})$/;
const BOTH_MARKS = /^[^\d.,]{0,3}\d{1,3}([.,])(?:\d{3}\1)*\d{3}(?!\1)([.,])\d{3}\D{0,3}$/;
/** How far right edges of one column differ at most, in heights of its type: signs and suffixes stand behind some. */
const SAME_COLUMN = 1.2;
const FEWEST = 3;
/** How many times as many figures have the one mark as the other. */
const CLEARLY_MORE = 3;

export function settleDecimalMarks(words: Word[]): Word[] {
  const figures = words.filter((word) => FIGURE.test(word.text));
  const ofThree = words.filter((word) => IN_THREES.test(word.text));
  const isOfThree = (mark: Mark | null): boolean => mark !== null && clearMark(ofThree.flatMap(({ text }) => BOTH_MARKS.exec(text)?.[2] ?? [])) === mark && figures.length * CLEARLY_MORE <= ofThree.length;
  return words.map((read) => {
    const word = withoutSpeck(read, words, figures);
    if (FIGURE.test(word.text)) return withText(word, withMark(word.text, markAround(word, figures, FIGURE), FIGURE));
    if (!IN_THREES.test(word.text)) return word;
    const mark = markAround(word, ofThree, IN_THREES);
    return isOfThree(mark) ? withText(word, withMark(word.text, mark, IN_THREES)) : word;
  });
}

function withText(word: Word, text: string): Word {
  return text === word.text ? word : { ...word, text, alternatives: [word.text, ...(word.alternatives ?? [])] };
}

/** "28.02." is a day where days stand, and a figure with a speck behind it where figures do. */
const LIKE_DAY = /^\d{1,2}[.,]\d{2}[.,]$/;

function withoutSpeck(word: Word, words: readonly Word[], figures: readonly Word[]): Word {
  if (!LIKE_DAY.test(word.text)) return word;
  const isInColumn = (other: Word) => other !== word && Math.abs(other.box[2] - word.box[2]) <= SAME_COLUMN * word.fontSize;
  const days = words.filter((other) => isInColumn(other) && /^\d{1,2}[.,]\d{1,2}[.,]/.test(other.text) && !LIKE_DAY.test(other.text)).length;
  const alike = words.filter((other) => isInColumn(other) && LIKE_DAY.test(other.text)).length;
  const own = figures.filter(isInColumn).length;
  if (days > 0 || own < FEWEST || own < CLEARLY_MORE * (alike + 1)) return word;
  return { ...word, text: word.text.slice(0, -1), charX: word.charX?.slice(0, -1), alternatives: [word.text, ...(word.alternatives ?? [])] };
}

function markAround(word: Word, figures: readonly Word[], form: RegExp): Mark | null {
  const column = figures.filter((other) => other !== word && Math.abs(other.box[2] - word.box[2]) <= SAME_COLUMN * word.fontSize);
  return clearMark(column.map(({ text }) => form.exec(text)![2]!));
}

function clearMark(marks: readonly string[]): Mark | null {
  const stops = marks.filter((mark) => mark === '.').length;
  const commas = marks.length - stops;
  if (stops >= FEWEST && stops >= CLEARLY_MORE * commas) return '.';
  return commas >= FEWEST && commas >= CLEARLY_MORE * stops ? ',' : null;
}

/** Groups of three are parted by the other mark. */
function withMark(text: string, mark: Mark | null, form: RegExp): string {
  if (mark === null) return text;
  return text.replace(form, (_, whole: string, _mark: string, decimals: string) => `${whole.replaceAll(mark, mark === '.' ? ',' : '.')}${mark}${decimals}`);
}
