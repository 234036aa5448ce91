// A comma and a full stop differ by two or three pixels. In a column of figures all decimal marks are the same, so a figure that says
// otherwise takes the mark of the others above and below it.
import type { Word } from '../model.js';

type Mark = '.' | ',';

const FIGURE = /^([^\d.,]{0,3})(\d{1,3}(?:[.,]\d{2})*(?:[.,]\d{3})+|\d+)([.,])(\d{2})(\D{0,3})$/;
/** How far right edges of one column differ at most, in heights of its type: signs and suffixes stand behind some. */
const SAME_COLUMN = 1.2;
const FEWEST = 3;
/** How many times as many figures have the one mark as the other. */
const CLEARLY_MORE = 3;

export function settleDecimalMarks(words: Word[]): Word[] {
  const figures = words.filter((word) => FIGURE.test(word.text));
  return words.map((read) => {
    const word = withoutSpeck(read, words, figures);
    if (!FIGURE.test(word.text)) return word;
    const mark = markAround(word, figures);
    const text = mark === null ? word.text : withMark(word.text, mark);
    return text === word.text ? word : { ...word, text, alternatives: [word.text, ...(word.alternatives ?? [])] };
  });
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

function markAround(word: Word, figures: readonly Word[]): Mark | null {
  const column = figures.filter((other) => other !== word && Math.abs(other.box[2] - word.box[2]) <= SAME_COLUMN * word.fontSize);
  const stops = column.filter((other) => markOf(other.text) === '.').length;
  const commas = column.length - stops;
  if (stops >= FEWEST && stops >= CLEARLY_MORE * commas) return '.';
  return commas >= FEWEST && commas >= CLEARLY_MORE * stops ? ',' : null;
}

function markOf(text: string): string {
  return FIGURE.exec(text)![3]!;
}

/** Groups of three are parted by the other mark. */
function withMark(text: string, mark: Mark): string {
  const other = mark === '.' ? ',' : '.';
  return text.replace(FIGURE, (_, before: string, whole: string, _mark: string, decimals: string, after: string) => `${before}${whole.replaceAll(mark, other)}${mark}${decimals}${after}`);
}
