// A minus before or behind a figure is a stroke of a few pixels, and recognition drops it more often than any digit. Where the pixels show
// such a stroke beside a figure that was read without a sign, the sign is there; and where a mark was read for it ("+12.50", "“12.50", "=12.50"), it
// is a minus all the same.
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { inkRows, inkRuns, type Rows } from './digitGaps.js';

const UNSIGNED = /^(?:\p{Sc}|\p{Lu}{1,3})?\d[\d.,'\u00a0]*[.,]\d{2,3}$/u;
/** "R9" and "502,94": a currency leads the first of the groups. */
const FIRST_GROUP = /^(?:\p{Sc}|\p{Lu}{1,3})\d{1,3}$/u;
const LAST_GROUPS = /^\d{3}(?:[\u00a0 ]\d{3})*[.,]\d{2}$/;
/** White between groups at most, in sizes of type. */
const BETWEEN_GROUPS = 0.6;
/** A plus has as much height as width. */
const MARKED = /^[+“”"*°~«»‘’'=]\p{Sc}?\d[\d.,'\u00a0]*[.,]\d{2,3}$/u;
/** In sizes of type: how far from the figure the stroke is looked for, and stands at most. */
const REACH = 0.95;
const NEAREST = 0.5;
/** In heights of the digits: how high and wide a stroke is, and where its middle stands, from the top. */
const HIGHEST = 0.26;
const WIDTHS = [0.22, 0.95] as const;
const MIDDLE = [0.36, 0.76] as const;
/** A star that leads to a note, read for the stroke before it as well. */
const STAR = '*';
/** White on the stroke's other side, in sizes of type. */
const FREE = 0.12;

export function findMinusSigns(words: Word[], image: GrayImage, scale: number): Word[] {
  const signed = (word: Word, side: 'before' | 'behind', text: string): Word => ({ ...word, text, box: withStroke(word, image, scale, side), charX: undefined, alternatives: [word.text] });
  return words.map((word, at) => {
    if (word.text === STAR) return isStarBehindStroke(word, words[at - 1], image, scale) ? { ...word, text: `-${word.text}`, charX: undefined, alternatives: [word.text] } : word;
    if (MARKED.test(word.text)) return hasStroke(word, image, scale, 'before') ? { ...word, text: `-${word.text.slice(1)}`, alternatives: [word.text] } : word;
    if (leadsGroups(word, words[at + 1])) return hasStroke(word, image, scale, 'before') ? signed(word, 'before', `-${word.text}`) : word;
    if (!UNSIGNED.test(word.text)) return word;
    const isFree = (from: number, to: number) => !words.some((other) => other !== word && other.box[0] < to && other.box[2] > from && Math.abs(other.baseline - word.baseline) < 0.6 * word.fontSize);
    const reach = REACH * word.fontSize;
    const [left, , right] = word.box;
    const before = isFree(left - reach, left) && hasStroke(word, image, scale, 'before');
    const behind = !before && isFree(right, right + reach) && hasStroke(word, image, scale, 'behind');
    if (!before && !behind) return word;
    return before ? signed(word, 'before', `-${word.text}`) : signed(word, 'behind', `${word.text}-`);
  });
}

/** Read once more without its sign, the figure would be another one. */
function withStroke(word: Word, image: GrayImage, scale: number, side: 'before' | 'behind'): Word['box'] {
  const [left, top, right, bottom] = word.box;
  const [from, to] = strokeBeside(word, image, scale, side)!.stroke;
  return [Math.min(left, from / scale), top, Math.max(right, (to + 1) / scale), bottom];
}

function leadsGroups({ text, box, baseline, fontSize }: Word, next: Word | undefined): boolean {
  return next !== undefined && FIRST_GROUP.test(text) && LAST_GROUPS.test(next.text) && next.box[0] - box[2] < BETWEEN_GROUPS * fontSize && Math.abs(next.baseline - baseline) < BETWEEN_GROUPS * fontSize;
}

/** "85.75 -*" read as "85.75 *": the star touches nothing, but stands too near for the stroke to have white on both sides. */
function isStarBehindStroke({ box, fontSize, baseline }: Word, figure: Word | undefined, image: GrayImage, scale: number): boolean {
  if (!figure || !UNSIGNED.test(figure.text) || Math.abs(baseline - figure.baseline) > 0.6 * fontSize || box[0] < figure.box[2] - 0.5 * fontSize) return false;
  const beside = strokeBeside(figure, image, scale, 'behind');
  return beside?.next !== undefined && beside.next[1] / scale <= box[2] + FREE * fontSize && beside.stroke[0] / scale >= box[0] - FREE * fontSize;
}

function hasStroke(word: Word, image: GrayImage, scale: number, side: 'before' | 'behind'): boolean {
  const beside = strokeBeside(word, image, scale, side);
  return beside !== null && !(beside.next && gapBetween(beside.next, beside.stroke) < FREE * word.fontSize * scale);
}

type Run = [number, number];

/** The first ink beside the outermost digit, where that is a stroke, and what follows it. */
function strokeBeside({ box, fontSize }: Word, image: GrayImage, scale: number, side: 'before' | 'behind'): { stroke: Run; next: Run | undefined } | null {
  const around = [box[0] - REACH * fontSize, box[1], box[2] + REACH * fontSize, box[3]] as Word['box'];
  const runs = inkRuns(image, around, scale);
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(image.height - 1, Math.round(box[3] * scale))];
  const heights = runs.map((run) => inkRows(image, run, top, bottom));
  const highest = Math.max(0, ...heights.map((rows) => rows.last - rows.first + 1));
  const isDigit = (at: number) => heights[at] !== undefined && heights[at].last - heights[at].first + 1 >= 0.6 * highest;
  const inside = runs.map((_, at) => at).filter((at) => isDigit(at) && runs[at]![1] / scale > box[0] && runs[at]![0] / scale < box[2]);
  const digit = side === 'before' ? inside[0] : inside[inside.length - 1];
  if (digit === undefined) return null;
  const at = side === 'before' ? digit - 1 : digit + 1;
  const stroke = runs[at];
  if (!stroke || gapBetween(stroke, runs[digit]!) > NEAREST * fontSize * scale || !isStroke(stroke[1] - stroke[0] + 1, heights[at]!, heights[digit]!)) return null;
  return { stroke, next: runs[side === 'before' ? at - 1 : at + 1] };
}

function gapBetween(a: Run, b: Run): number {
  return Math.max(a[0], b[0]) - Math.min(a[1], b[1]);
}

function isStroke(width: number, rows: Rows, digit: Rows): boolean {
  const height = digit.last - digit.first + 1;
  const middle = ((rows.first + rows.last) / 2 - digit.first) / height;
  return rows.last - rows.first + 1 <= Math.max(2, HIGHEST * height) && width >= WIDTHS[0] * height && width <= WIDTHS[1] * height && middle >= MIDDLE[0] && middle <= MIDDLE[1];
}
