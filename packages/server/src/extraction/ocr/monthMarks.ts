// "2020.02 18." and "2020. 02 18." among "2020. 02. 17.": the mark behind a month was passed over, and what is left looks like a figure.
import type { Word } from '../model.js';

const YEAR = /^(?:19|20)\d{2}\.$/;
const MONTH = /^(?:0[1-9]|1[0-2])$/;
const YEAR_AND_MONTH = /^(?:19|20)\d{2}\.(?:0[1-9]|1[0-2])$/;
const DAY = /^(?:0[1-9]|[12]\d|3[01])\.$/;
/** A day as printed, whichever of its spaces were read. */
const WHOLE = /^(?:19|20)\d{2}\. ?(?:0[1-9]|1[0-2])\. ?(?:0[1-9]|[12]\d|3[01])\.$/;
const FEWEST_OTHERS = 2;
/** In sizes of type: of left edges of one column, between the parts of a day, and of baselines. */
const SAME_EDGE = 0.5;
const NEXT = 0.8;
const SAME_LINE = 0.3;

export function settleMonthMarks(words: Word[]): Word[] {
  const first = (at: number): Word | null => {
    if (!DAY.test(words[at + 1]?.text ?? '') || !isNext(words, at)) return null;
    if (YEAR_AND_MONTH.test(words[at]!.text)) return words[at]!;
    return MONTH.test(words[at]!.text) && YEAR.test(words[at - 1]?.text ?? '') && isNext(words, at - 1) ? words[at - 1]! : null;
  };
  if (!words.some((_, at) => first(at))) return words;
  const whole = words.filter((_, at) => [1, 2, 3].some((count) => WHOLE.test(textOf(words, at, count))));
  return words.map((word, at) => {
    const begin = first(at);
    const others = begin === null ? [] : whole.filter(({ box, fontSize }) => Math.abs(box[0] - begin.box[0]) < SAME_EDGE * fontSize);
    return others.length < FEWEST_OTHERS ? word : { ...word, text: `${word.text}.`, charX: undefined };
  });
}

function textOf(words: readonly Word[], at: number, count: number): string {
  for (let index = at; index + 1 < at + count; index += 1) if (!isNext(words, index)) return '';
  return words.slice(at, at + count).map(({ text }) => text).join(' ');
}

function isNext(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  if (next === undefined) return false;
  const gap = next.box[0] - word.box[2];
  return gap >= 0 && gap < NEXT * word.fontSize && Math.abs(next.baseline - word.baseline) < SAME_LINE * word.fontSize;
}
