// Digits of one page are of few types, so each looks like the others of its kind. One that looks like another digit instead ("14" whose
// second figure is drawn as all ones of the page are) was read wrongly: nothing is changed, but the word is doubted and says what it looks like.
import type { Word } from '../model.js';
import { inkRuns } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const INK = 150;
/** Each digit is compared at this size. */
const WIDE = 10;
const HIGH = 14;
/** Longer words are codes, in which a digit more or less is nobody's day or sum. */
const LONGEST = 20;
/** Of each digit, this many of the page are compared with. */
const MOST_EXAMPLES = 24;
/** Among the nearest, */
const NEAREST = 7;
/** so many must be of the other digit, all of them this like (mean difference of brightness, 0 to 1). */
const FEWEST_OTHERS = 5;
export const ALIKE = 0.2;
/** On worn pages all digits are a little alike: the nearest of the other digit must be this much nearer than the nearest of its own. */
export const CLEARLY = 0.5;
/** Share by which one may be wider for its height. */
const SAME_FORM = 0.12;
/** The confidence a doubted word is left with. */
export const SHAPE_DOUBTED = 0.1;

interface Digit {
  word: number;
  at: number;
  text: string;
  form: number;
  pixels: Float32Array;
}

/** `words` stand on the image, in points. */
export function doubtDigitShapes(words: Word[], image: GrayImage, scale: number): Word[] {
  const digits = words.flatMap((word, index) => digitsOf(word, index, image, scale));
  const examples = examplesOf(digits);
  const other = new Map<number, string | null>();
  for (const digit of digits) {
    const like = looksLike(digit, examples);
    if (like === null) continue;
    const { text } = words[digit.word]!;
    // Two at once are no misreading: the ink of one was taken for its neighbour's.
    other.set(digit.word, other.has(digit.word) ? null : text.slice(0, digit.at) + like + text.slice(digit.at + 1));
  }
  if (other.size === 0) return words;
  return words.map((word, index) => {
    const text = other.get(index);
    return text === undefined || text === null ? word : { ...word, confidence: Math.min(word.confidence ?? 1, SHAPE_DOUBTED), alternatives: [text, ...(word.alternatives ?? [])] };
  });
}

/** Only where each character stands by itself is it known which ink is whose. */
function digitsOf(word: Word, index: number, image: GrayImage, scale: number): Digit[] {
  if (!/\d/.test(word.text) || word.text.length > LONGEST) return [];
  const places = [...word.text].flatMap((character, at) => (/\s/.test(character) ? [] : [at]));
  const runs = inkRuns(image, word.box, scale);
  if (runs.length !== places.length) return [];
  return places.flatMap((at, run) => {
    const text = word.text[at]!;
    const drawn = /\d/.test(text) ? drawing(image, runs[run]!, word, scale) : null;
    return drawn ? [{ word: index, at, text, ...drawn }] : [];
  });
}

/** The ink of one run, from its top to its foot, at the size of comparison. */
export function drawing({ data, width, height }: GrayImage, [left, right]: [number, number], { box }: Word, scale: number): Pick<Digit, 'form' | 'pixels'> | null {
  const [from, to] = [Math.max(0, Math.round(box[1] * scale)), Math.min(height - 1, Math.round(box[3] * scale))];
  const hasInk = (y: number) => data.subarray(y * width + left, y * width + right + 1).some((value) => value < INK);
  let [top, bottom] = [from, to];
  while (top <= bottom && !hasInk(top)) top += 1;
  while (bottom > top && !hasInk(bottom)) bottom -= 1;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (high < HIGH / 2) return null;
  const span = Math.max(wide, Math.round((high * WIDE) / HIGH));
  const start = left - (span - wide) / 2;
  const at = (x: number, y: number) => (x < left - 1 || x > right + 1 || y > bottom || x < 0 || x >= width ? 255 : data[y * width + x]!);
  const pixels = new Float32Array(WIDE * HIGH);
  for (let row = 0; row < HIGH; row += 1) {
    const y = top + Math.max(0, ((row + 0.5) * high) / HIGH - 0.5);
    const [y0, fy] = [Math.floor(y), y - Math.floor(y)];
    for (let column = 0; column < WIDE; column += 1) {
      const x = start + ((column + 0.5) * span) / WIDE - 0.5;
      const [x0, fx] = [Math.floor(x), x - Math.floor(x)];
      const upper = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
      const lower = at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx;
      pixels[row * WIDE + column] = (upper * (1 - fy) + lower * fy) / 255;
    }
  }
  return { form: wide / high, pixels };
}

/** Of each digit some, from all over the page. */
function examplesOf(digits: readonly Digit[]): Digit[] {
  return [...'0123456789'].flatMap((text) => {
    const same = digits.filter((digit) => digit.text === text);
    const step = Math.max(1, same.length / MOST_EXAMPLES);
    return Array.from({ length: Math.min(same.length, MOST_EXAMPLES) }, (_, index) => same[Math.floor(index * step)]!);
  });
}

/** Another digit that nearly all of the nearest examples are; null when they are the same digit, or none is like it. */
function looksLike(digit: Digit, examples: readonly Digit[]): string | null {
  const comparable = examples.filter((example) => example.word !== digit.word && Math.abs(example.form - digit.form) <= SAME_FORM);
  if (isNearestToItsKind(digit, comparable)) return null;
  const near = comparable
    .map((example) => ({ text: example.text, distance: distance(digit.pixels, example.pixels) }))
    .filter((example) => example.distance < ALIKE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST);
  const [first] = near.filter(({ text }) => text !== digit.text);
  if (!first) return null;
  const own = near.find(({ text }) => text === digit.text)?.distance ?? ALIKE;
  if (first.distance > CLEARLY * own) return null;
  return near.filter(({ text }) => text === first.text).length >= FEWEST_OTHERS ? first.text : null;
}

/** As nearly all digits are: of the others it is enough to know that they are farther. */
function isNearestToItsKind({ text, pixels }: Digit, examples: readonly Digit[]): boolean {
  let own = ALIKE;
  for (const example of examples) if (example.text === text) own = Math.min(own, distance(pixels, example.pixels, own));
  return examples.every((example) => example.text === text || distance(pixels, example.pixels, own) >= own);
}

/** Infinite as soon as they are known to be unlike: most pairs are, after a few rows of pixels. */
export function distance(a: Float32Array, b: Float32Array, limit = ALIKE): number {
  const most = limit * limit * a.length;
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) {
    sum += (a[index]! - b[index]!) ** 2;
    if (sum >= most) return Infinity;
  }
  return Math.sqrt(sum / a.length);
}
