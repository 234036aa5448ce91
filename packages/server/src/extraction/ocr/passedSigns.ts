// Currency signs that recognition has never seen (the rupee's) are passed over, or taken for a digit: "24,978.36" for a sign and "4,978.36". A
// figure whose box has ink for one character more begins with such a sign, and a first digit that looks as those signs do, and not as its own kind, is one.
import type { Word } from '../model.js';
import { inkRows, inkRuns } from './digitGaps.js';
import { ALIKE, CLEARLY, distance, drawing } from './digitShapes.js';
import type { GrayImage } from './grayImage.js';

const FIGURE = /^[-+]?\d[\d.,]*[.,]\d{2}$/;
/** Some other character was read for the sign. */
const SIGNED = /^[-+]?[^\p{L}\d\s.,+\u2212\u2013-](?=\d[\d.,]*[.,]\d{2}$)/u;
/** Signs that a first digit is compared with, at least, and of each digit at most. */
const FEWEST = 3;
const MOST_EXAMPLES = 12;
const HALF = 0.5;

type Drawing = NonNullable<ReturnType<typeof drawing>>;

interface Seen {
  signs: Drawing[];
  digits: Map<string, Drawing[]>;
  /** Words with as much ink as characters, and their first digit. */
  whole: { word: Word; first: Drawing }[];
}

/** `words` stand on the image, in points. */
export function dropPassedSigns(words: Word[], image: GrayImage, scale: number): Word[] {
  const seen: Seen = { signs: [], digits: new Map(), whole: [] };
  for (const word of words) if (FIGURE.test(word.text) || SIGNED.test(word.text)) look(word, image, scale, seen);
  if (seen.signs.length < FEWEST) return words;
  const dropped = new Map(seen.whole.flatMap(({ word, first }) => (isSign(word, first, seen) && FIGURE.test(withoutFirst(word).text) ? [[word, withoutFirst(word)]] : [])));
  return dropped.size === 0 ? words : words.map((word) => dropped.get(word) ?? word);
}

function look(word: Word, image: GrayImage, scale: number, { signs, digits, whole }: Seen): void {
  const runs = inkRuns(image, word.box, scale);
  const passed = runs.length - word.text.length;
  const begin = beginOf(word);
  if (passed < 0 || passed > 1 || !areInPlace(word, runs.slice(passed), image, scale)) return;
  const first = drawing(image, runs[begin]!, word, scale);
  if (first && (passed === 1 || SIGNED.test(word.text))) signs.push(first);
  else if (first) whole.push({ word, first });
  [...word.text].forEach((character, at) => {
    const known = digits.get(character) ?? [];
    if (at <= begin || !/\d/.test(character) || known.length >= MOST_EXAMPLES) return;
    const drawn = drawing(image, runs[at + passed]!, word, scale);
    if (drawn) digits.set(character, [...known, drawn]);
  });
}

/** Marks are low and digits high: else two characters that touch were taken for one, and their ink is not where it seems. */
function areInPlace(word: Word, runs: readonly [number, number][], image: GrayImage, scale: number): boolean {
  const { text, box } = word;
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(image.height - 1, Math.round(box[3] * scale))];
  const heights = runs.map((run) => inkRows(image, run, top, bottom)).map(({ first, last }) => last - first + 1);
  const highest = Math.max(...heights);
  return [...text].every((character, at) => at < beginOf(word) || heights[at]! < HALF * highest === /[.,]/.test(character));
}

/** Behind a plus or minus. */
function beginOf({ text }: Word): 0 | 1 {
  return /^[-+]/.test(text) ? 1 : 0;
}

function isSign(word: Word, first: Drawing, { signs, digits }: Seen): boolean {
  const own = Math.min(ALIKE, ...(digits.get(word.text[beginOf(word)]!) ?? []).map(({ pixels }) => distance(pixels, first.pixels)));
  return signs.filter(({ pixels }) => distance(pixels, first.pixels) < CLEARLY * own).length >= FEWEST;
}

function withoutFirst(word: Word): Word {
  const [left, top, right, bottom] = word.box;
  const begin = beginOf(word);
  const start = begin === 1 ? left : (word.charX?.[1] ?? left + (right - left) / word.text.length);
  return { ...word, text: word.text.slice(0, begin) + word.text.slice(begin + 1), box: [start, top, right, bottom], charX: word.charX?.toSpliced(begin, 1), alternatives: [word.text, ...(word.alternatives ?? [])] };
}
