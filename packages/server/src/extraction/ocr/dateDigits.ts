// Days of dates read as letters ("O1/ENE", "QO2/ENE", "l2.05.2024"), and full stops of dates read as commas ("12.12,"): what stands in
// front of a month, or above and below dates, is a date.
import type { Word } from '../model.js';

const DAY_AND_MONTH = /^([\dOQoDIl|]{1,3})([/.-])(\p{L}{3,4}\.?|\d{1,2})((?:[/.-]\d{2,4})?\.?)$/u;
const DOTTED = /^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$/;
const NEARLY_DOTTED = /^\d{1,2}[.,]\d{1,2}[.,](?:\d{2,4})?$/;
const FEWEST_ABOVE = 3;

export function settleDateDigits(words: Word[]): Word[] {
  const dotted = words.filter((word) => DOTTED.test(word.text));
  return words.map((word) => {
    const text = withDots(withDay(word.text), word, dotted);
    return text === word.text ? word : { ...word, text, charX: undefined, alternatives: [word.text, ...(word.alternatives ?? [])] };
  });
}

function withDay(text: string): string {
  const [, day, mark, month, rest] = DAY_AND_MONTH.exec(text) ?? [];
  if (day === undefined || !/\d/.test(day) || /^\d+$/.test(day)) return text;
  // One nought may come as two letters, or as a letter and a nought.
  const digits = day.replace(/[OQoD]{2}(?=\d)|[OQoD]0(?=\d)/, '0').replace(/[OQoD]/g, '0').replace(/[Il|]/g, '1');
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(digits) ? `${digits}${mark}${month}${rest}` : text;
}

function withDots(text: string, word: Word, dotted: readonly Word[]): string {
  if (!NEARLY_DOTTED.test(text) || DOTTED.test(text)) return text;
  const above = dotted.filter((other) => Math.abs(other.box[0] - word.box[0]) < word.fontSize);
  return above.length >= FEWEST_ABOVE ? text.replaceAll(',', '.') : text;
}
