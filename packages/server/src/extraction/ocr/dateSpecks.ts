// "08.22-" in a column of "08.22": a speck behind a date. Nothing that ends so is a date, and its row would be part of the text above it.
import type { Word } from '../model.js';

/** Signs beside figures and stars that lead to notes say something. */
const SPECKED = /^([\p{L}\d][\p{L}\d./ -]*[\p{L}\d])[-–—_.,:;'’‘`"~|°·]$/u;
/** Two or three parts, two of them numbers or one the name of a month. */
const DATE = /^(?:\d{1,2}([./-])\d{1,2}(?:\1(?:\d{2}|\d{4}))?|\d{4}([./-])\d{2}\2\d{2}|\d{1,2}([./ -]?)\p{L}{3,9}(?:\3(?:\d{2}|\d{4}))?)$/u;
const FEWEST = 3;
/** Of the dates without: in the column of a statement that prints a mark behind each date nearly all have it. */
const FEW = 1 / 3;

const SAME_LINE = 0.4;
const MOST_DAYS = 31;
const MONTHS = 12;

/** Only in front of the texts of rows: behind them "10.12-" is money. */
export function dropDateSpecks(words: Word[]): Word[] {
  const dates = words.filter(({ text }) => DATE.test(text));
  if (dates.length < FEWEST) return words;
  const specked = words.filter(({ text }) => DATE.test(withoutSpeck(text)) && withoutSpeck(text) !== text);
  const dirty = new Set(specked.filter((word) => {
    const isLike = (other: Word) => shapeOf(withoutSpeck(other.text)) === shapeOf(withoutSpeck(word.text)) && Math.abs(other.box[0] - word.box[0]) < 0.5 * word.fontSize;
    const bare = dates.filter(isLike);
    return bare.length >= FEWEST && specked.filter(isLike).length <= FEW * bare.length && [word, ...bare].every(({ text }) => isPossible(withoutSpeck(text))) && !isBehindText(word, words);
  }));
  return dirty.size === 0 ? words : words.map((word) => (dirty.has(word) ? { ...word, text: withoutSpeck(word.text), charX: word.charX?.slice(0, -1), alternatives: [word.text, ...(word.alternatives ?? [])] } : word));
}

function isBehindText(word: Word, words: readonly Word[]): boolean {
  return words.some((other) => other.box[2] <= word.box[0] && /\p{L}{3}/u.test(other.text) && Math.abs(other.baseline - word.baseline) < SAME_LINE * word.fontSize);
}

/** Day and month, in whichever order, are within a year. */
function isPossible(text: string): boolean {
  const numbers = (text.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []).slice(0, 2).map(Number);
  return numbers.length > 0 && Math.min(...numbers) > 0 && Math.max(...numbers) <= MOST_DAYS && (/\p{L}/u.test(text) || Math.min(...numbers) <= MONTHS);
}

function withoutSpeck(text: string): string {
  return SPECKED.exec(text)?.[1] ?? text;
}

function shapeOf(text: string): string {
  return text.replace(/\d/g, '0').replace(/\p{L}+/gu, 'A');
}
