// A minus before or behind a figure is a stroke of a few pixels, and recognition drops it more often than any digit. Where the pixels show
// such a stroke beside a figure that was read without a sign, the sign is there; and where a mark was read for it ("+12.50", "“12.50", "=12.50"), it
// is a minus all the same.
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { inkRows, inkRuns, type Rows } from './digitGaps.js';

const UNSIGNED = /^\p{Sc}?\d[\d.,'\u00a0]*[.,]\d{2,3}$/u;
/** A plus has as much height as width. */
const MARKED = /^[+“”"*°~«»‘’'=]\p{Sc}?\d[\d.,'\u00a0]*[.,]\d{2,3}$/u;
/** In sizes of type: how far from the figure the stroke is looked for, and stands at most. */
const REACH = 0.95;
const NEAREST = 0.5;
/** In heights of the digits: how high and wide a stroke is, and where its middle stands, from the top. */
const HIGHEST = 0.26;
const WIDTHS = [0.22, 0.95] as const;
const MIDDLE = [0.36, 0.76] as const;
/** White on the stroke's other side, in sizes of type. */
const FREE = 0.12;

export function findMinusSigns(words: Word[], image: GrayImage, scale: number): Word[] {
  return words.map((word) => {
    if (MARKED.test(word.text)) return hasStroke(word, image, scale, 'before') ? { ...word, text: `-${word.text.slice(1)}`, alternatives: [word.text] } : word;
    if (!UNSIGNED.test(word.text)) return word;
    const isFree = (from: number, to: number) => !words.some((other) => other !== word && other.box[0] < to && other.box[2] > from && Math.abs(other.baseline - word.baseline) < 0.6 * word.fontSize);
    const reach = REACH * word.fontSize;
    const [left, , right] = word.box;
    const before = isFree(left - reach, left) && hasStroke(word, image, scale, 'before');
    const behind = !before && isFree(right, right + reach) && hasStroke(word, image, scale, 'behind');
    if (!before && !behind) return word;
    return { ...word, text: before ? `-${word.text}` : `${word.text}-`, charX: undefined, alternatives: [word.text] };
  });
}

function hasStroke({ box, fontSize }: Word, image: GrayImage, scale: number, side: 'before' | 'behind'): boolean {
  const around = [box[0] - REACH * fontSize, box[1], box[2] + REACH * fontSize, box[3]] as Word['box'];
  const runs = inkRuns(image, around, scale);
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(image.height - 1, Math.round(box[3] * scale))];
  const heights = runs.map((run) => inkRows(image, run, top, bottom));
  const highest = Math.max(0, ...heights.map((rows) => rows.last - rows.first + 1));
  const isDigit = (at: number) => heights[at] !== undefined && heights[at].last - heights[at].first + 1 >= 0.6 * highest;
  const inside = runs.map((_, at) => at).filter((at) => isDigit(at) && runs[at]![1] / scale > box[0] && runs[at]![0] / scale < box[2]);
  const digit = side === 'before' ? inside[0] : inside[inside.length - 1];
  if (digit === undefined) return false;
  const at = side === 'before' ? digit - 1 : digit + 1;
  const stroke = runs[at];
  if (!stroke) return false;
  const gapTo = (a: [number, number], b: [number, number]) => (Math.max(a[0], b[0]) - Math.min(a[1], b[1])) / scale / fontSize;
  const next = runs[side === 'before' ? at - 1 : at + 1];
  if (gapTo(stroke, runs[digit]!) > NEAREST || (next && gapTo(next, stroke) < FREE)) return false;
  return isStroke(stroke[1] - stroke[0] + 1, heights[at]!, heights[digit]!);
}

function isStroke(width: number, rows: Rows, digit: Rows): boolean {
  const height = digit.last - digit.first + 1;
  const middle = ((rows.first + rows.last) / 2 - digit.first) / height;
  return rows.last - rows.first + 1 <= Math.max(2, HIGHEST * height) && width >= WIDTHS[0] * height && width <= WIDTHS[1] * height && middle >= MIDDLE[0] && middle <= MIDDLE[1];
}
