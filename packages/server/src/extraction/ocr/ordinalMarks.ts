// "N.º" over the numbers of rows comes as "N.2" or "N.9": a raised letter is as high as a small digit. A line of headings holds no digits otherwise.
import type { Word } from '../model.js';

const MISREAD = /^(N\.?)[0269°*?”"]$/i;
/** Of a line, in sizes of type. */
const SAME_LINE = 0.4;
const FEWEST_BESIDE = 2;

export function settleOrdinalMarks(words: Word[]): Word[] {
  return words.map((word) => {
    const [, number] = MISREAD.exec(word.text) ?? [];
    if (number === undefined) return word;
    const beside = words.filter((other) => other !== word && Math.abs(other.baseline - word.baseline) < SAME_LINE * word.fontSize);
    return beside.length < FEWEST_BESIDE || beside.some(({ text }) => /\d/.test(text)) ? word : { ...word, text: `${number}º`, charX: undefined };
  });
}
