// Recognition is unsure of white between digits: "12 16" of two narrow columns comes as "1216", "4 744.54" as "4744.54", and "58 797.19"
// as two words. The pixels know: digits stand in even steps, and a step over a space is longer.
import type { Box, Word } from '../model.js';
import type { GrayImage } from './grayImage.js';

const INK = 150;
const DIGITS = /^[-+(]?\d[\d.,]{2,}[-+)]?$/;
/** A step from digit to digit this much longer than the usual one goes over a space. */
const LONG_STEP = 1.28;
/** Thousands that white parts, where the white was not read: four to six digits. */
const WHOLE_THOUSANDS = /^\d{4,6}$/;
/** White between thousands is at least this many times the white between digits, and this share of a digit's ink. */
const WIDER = 2;
const LEAST_SPACE = 0.6;
/** White between two groups of one figure at most, in widths of a digit's ink. */
const ONE_SPACE = 1.7;
/** Where another figure of the column reaches as far to the left. */
const ONE_SPACE_IN_COLUMN = 2.6;
const GROUPS_BEFORE = /^[-+(=~—–]?\d{1,3}(?:\u00a0\d{3})*$/;
const GROUPS_AFTER = /^\d{3}(?:\u00a0\d{3})*[.,]\d{2,3}\D{0,2}$/;

/** `words` stand on the image, in points. */
export function settleDigitGaps(words: Word[], image: GrayImage, scale: number): Word[] {
  return joined(words.flatMap((word) => (DIGITS.test(word.text) ? parted(word, image, scale) : [word])), image, scale);
}

function parted(word: Word, image: GrayImage, scale: number): Word[] {
  const runs = inkRuns(image, word.box, scale);
  // Only where each character stands by itself is it known which white is between which.
  if (runs.length !== word.text.length) return firstGroupApart(word, runs, scale);
  const steps: number[] = [];
  const isDigit = (at: number) => /\d/.test(word.text[at] ?? '');
  const middle = (at: number) => (runs[at]![0] + runs[at]![1]) / 2;
  for (let at = 1; at < runs.length; at += 1) steps.push(isDigit(at) && isDigit(at - 1) ? middle(at) - middle(at - 1) : 0);
  const usual = lowerHalf(steps.filter((step) => step > 0));
  const cuts = steps.flatMap((step, index) => (usual > 0 && step > LONG_STEP * usual ? [index + 1] : []));
  if (cuts.length === 0) return [word];
  const texts = [0, ...cuts].map((from, index) => word.text.slice(from, cuts[index]));
  if (isGrouped(texts)) return [{ ...word, text: texts.join('\u00a0'), charX: undefined }];
  // A figure is never torn: worn digits stand unevenly too.
  if (!/^\d+$/.test(word.text)) return [word];
  return texts.map((text, index) => {
    const from = index === 0 ? 0 : cuts[index - 1]!;
    const box: Box = [runs[from]![0] / scale, word.box[1], (runs[from + text.length - 1]![1] + 1) / scale, word.box[3]];
    return { ...word, text, box, charX: undefined, alternatives: undefined };
  });
}

/** "4" and "534" of "4534", the last of which touch each other: a run of ink is as many digits as it has room for. */
function firstGroupApart(word: Word, runs: readonly [number, number][], scale: number): Word[] {
  const digits = word.text.length;
  if (!WHOLE_THOUSANDS.test(word.text) || runs.length < 2 || runs.length > digits) return [word];
  const widths = runs.map(([from, to]) => to - from + 1);
  const usual = lowerHalf(widths);
  const counts = widths.map((width) => Math.round(width / usual));
  const gaps = runs.slice(1).map(([from], at) => from - runs[at]![1]);
  const cut = gaps.indexOf(Math.max(...gaps)) + 1;
  const first = counts.slice(0, cut).reduce((sum, count) => sum + count, 0);
  if (counts.reduce((sum, count) => sum + count, 0) !== digits || first !== digits - 3 || gaps.some((gap, at) => at + 1 !== cut && gap * WIDER > gaps[cut - 1]!) || gaps[cut - 1]! < LEAST_SPACE * usual) return [word];
  const parts = [word.text.slice(0, first), word.text.slice(first)] as const;
  const [end, begin] = [(runs[cut - 1]![1] + 1) / scale, runs[cut]![0] / scale];
  return [
    { ...word, text: parts[0], box: [word.box[0], word.box[1], end, word.box[3]], charX: undefined, alternatives: undefined },
    { ...word, text: parts[1], box: [begin, word.box[1], word.box[2], word.box[3]], charX: undefined, alternatives: undefined },
  ];
}

function isGrouped(texts: readonly string[]): boolean {
  return texts.slice(1).every((text, index) => (index < texts.length - 2 ? /^\d{3}$/ : /^\d{3}(?:[.,]\d{2,3})?[-+)]?$/).test(text)) && /^[-+(]?\d{1,3}$/.test(texts[0]!) && /[.,]/.test(texts[texts.length - 1]!);
}

/** Of a figure, and a currency or what such a sign was read as. */
const SIGN = String.raw`[-+(]?[\p{Sc}%§&#]?`;
const BEFORE_MARK = new RegExp(`^${SIGN}\\d[\\d.,'\u00a0]*[.,]$`, 'u');
const BEHIND_MARK = /^(?:\d{3}[.,])*\d{2,3}[-+)]?$/;
/** A figure that begins its cell and ends it, whose decimals stand behind a mark as wide as a digit. */
const LONG_BEFORE_MARK = /^[-+(]?(?:\d{4,}|\d{1,3}(?:[.,'\u00a0]\d{3})+)[.,]$/;
const LONG = new RegExp(`^${SIGN}\\d{4,}$`, 'u');
const DECIMALS = /^\d{2}[-+)]?$/;
const WITHOUT_MARK = new RegExp(`^${SIGN}\\d+$`, 'u');
const MARK_AND_DECIMALS = /^[.,]\d{2}[-+)]?$/;
const IN_GROUPS = /^(?:\d{3}[.,])+\d{2}[-+)]?$/;
const WHOLE = new RegExp(`^${SIGN}(?:\\d{1,3}(?:,\\d{3})*\\.\\d{2,3}|\\d{1,3}(?:\\.\\d{3})*,\\d{2,3}|\\d+[.,]\\d{2})[-+)]?$`, 'u');
const FIGURE = /\d[.,]\d{2}[-+)]?$/;
const FEWEST_IN_COLUMN = 2;
const SAME_EDGE = 0.6;
const REACH = 0.2;
/** White before a cell, in sizes of type. */
const ALONE = 1.5;

/** Pieces of one figure that recognition took for two words: groups of digits, or in a column of figures what stands behind a mark. */
function joined(words: readonly Word[], image: GrayImage, scale: number): Word[] {
  const figures = words.filter(({ text }) => FIGURE.test(text));
  const columnOf = (word: Word) => figures.filter(({ box }) => Math.abs(box[2] - word.box[2]) < SAME_EDGE * word.fontSize);
  const isInColumn = (word: Word) => columnOf(word).length >= FEWEST_IN_COLUMN;
  const spaceBetween = (left: Word, right: Word) => (columnOf(right).some(({ box }) => box[0] < left.box[0] + REACH * left.fontSize) ? ONE_SPACE_IN_COLUMN : ONE_SPACE);
  const result: Word[] = [];
  // From the right, for a figure may be torn twice ("1," "462," "366.84").
  for (const left of [...words].reverse()) {
    const right = result[result.length - 1];
    const areGroups = right && GROUPS_BEFORE.test(left.text) && GROUPS_AFTER.test(right.text);
    const areParts = right && WHOLE.test(left.text + right.text) && (areBesideMark(left, right, words) || (isInColumn(right) && arePartsOfColumn(left, right)));
    if ((areGroups || areParts) && isOneSpaceApart(left, right, image, scale, spaceBetween(left, right))) {
      const box: Box = [left.box[0], Math.min(left.box[1], right.box[1]), right.box[2], Math.max(left.box[3], right.box[3])];
      const text = areGroups ? `${left.text}\u00a0${right.text}` : `${left.text}${right.text}`;
      result[result.length - 1] = { ...right, text, box, baseline: left.baseline, confidence: Math.min(left.confidence ?? 1, right.confidence ?? 1), charX: undefined, alternatives: undefined };
    } else result.push(left);
  }
  return result.reverse();
}

/** Also "69357" and ".32", where a mark is as wide as a digit. */
function arePartsOfColumn({ text }: Word, right: Word): boolean {
  return (BEFORE_MARK.test(text) && BEHIND_MARK.test(right.text)) || (WITHOUT_MARK.test(text) && MARK_AND_DECIMALS.test(right.text));
}

/** Pieces of a cell that stands alone, "8172," and "73", "8172" and ".73": nothing else says so as surely as a column. */
function areBesideMark(left: Word, right: Word, words: readonly Word[]): boolean {
  if (LONG.test(left.text) && MARK_AND_DECIMALS.test(right.text)) return isAlone(left, words) && isLast(right, words);
  if (!BEFORE_MARK.test(left.text) || !isAlone(left, words)) return false;
  return IN_GROUPS.test(right.text) || (LONG_BEFORE_MARK.test(left.text) && DECIMALS.test(right.text) && isLast(right, words));
}

/** Nothing stands close in front of it: it begins a cell, and is no number at the end of a sentence. */
function isAlone(word: Word, words: readonly Word[]): boolean {
  const [left, , , bottom] = word.box;
  return !words.some(({ box }) => box[1] < bottom && box[3] > word.box[1] && box[0] < left && box[2] > left - ALONE * word.fontSize);
}

/** Nothing stands close behind it: it ends a cell. */
function isLast(word: Word, words: readonly Word[]): boolean {
  const [, top, right, bottom] = word.box;
  return !words.some(({ box }) => box[1] < bottom && box[3] > top && box[2] > right && box[0] < right + ALONE * word.fontSize);
}

function isOneSpaceApart(left: Word, right: Word, image: GrayImage, scale: number, space: number): boolean {
  if (Math.abs(left.baseline - right.baseline) > 0.4 * right.fontSize || right.box[0] < left.box[2] - right.fontSize) return false;
  const before = inkRuns(image, left.box, scale);
  const after = inkRuns(image, right.box, scale);
  if (before.length === 0 || after.length === 0) return false;
  const width = lowerHalf(after.map(([from, to]) => to - from + 1).filter((run) => run > 0.2 * (right.box[3] - right.box[1]) * scale));
  return width > 0 && after[0]![0] - before[before.length - 1]![1] <= space * width;
}

/** Columns of pixels with ink, from and to, inside a box. */
export function inkRuns({ data, width, height }: GrayImage, box: Box, scale: number): [number, number][] {
  const [left, right] = [Math.max(0, Math.round(box[0] * scale) - 1), Math.min(width - 1, Math.round(box[2] * scale) + 1)];
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(height - 1, Math.round(box[3] * scale))];
  const runs: [number, number][] = [];
  for (let x = left; x <= right; x += 1) {
    let hasInk = false;
    for (let y = top; y <= bottom && !hasInk; y += 1) hasInk = data[y * width + x]! < INK;
    if (!hasInk) continue;
    const last = runs[runs.length - 1];
    if (last && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}

export interface Rows {
  first: number;
  last: number;
}

/** The first and the last row of pixels with ink, of a run of columns. */
export function inkRows({ data, width }: GrayImage, [from, to]: [number, number], top: number, bottom: number): Rows {
  let [first, last] = [bottom + 1, top - 1];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = from; x <= to; x += 1) {
      if (data[y * width + x]! >= INK) continue;
      first = Math.min(first, y);
      last = y;
      break;
    }
  }
  return { first, last };
}

/** The median of the smaller half: the usual one even where every third is longer. */
function lowerHalf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? 0;
}
