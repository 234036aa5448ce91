// A mark between thousands that recognition passed over leaves two words ("5" and "38,456.66" for "5,38,456.66"), the second of which is a figure
// by itself. The ink of the mark is still there: low, and alone between their digits.
import type { Box, Word } from '../model.js';
import { inkRows, inkRuns, type Rows } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const FIRST_GROUPS = /^[-+(]?\p{Sc}?\d{1,3}(?:([.,])\d{2,3}(?:\1\d{3})*)?$/u;
const LAST_GROUPS = /^(?:\d{2,3}([.,]))?(?:\d{2,3}\1)*\d{3}([.,])\d{2,3}[-+)]?$/;
/** Of figures without decimals. */
const WHOLE_FIRST = /^[-+(]?\p{Sc}?\d{1,3}(?:([.,])\d{3})+$/u;
const WHOLE_LAST = /^\d{3}(?:([.,])\d{3})*[-+)]?$/;
/** In sizes of type: between the boxes of both, and of baselines. */
const CLOSE = 0.6;
const SAME_LINE = 0.3;
/** In heights of the digit before it: from there down stands a mark. */
const LOW = 0.6;
/** In sizes of type: how far into the box of a digit the mark may reach, and how wide it is at most. */
const BETWEEN = 0.15;
const NARROW = 0.3;

/** `words` stand on the image, in points. */
export function joinAtLostMarks(words: Word[], image: GrayImage, scale: number): Word[] {
  const result: Word[] = [];
  for (const right of words) {
    const left = result.at(-1);
    const mark = left && isBeside(left, right) ? markBetween(left.text, right.text) : null;
    if (left && mark !== null && isMarkPrinted(left, right, image, scale)) {
      const box = around(left, right);
      result[result.length - 1] = { ...left, text: `${left.text}${mark}${right.text}`, box, confidence: Math.min(left.confidence ?? 1, right.confidence ?? 1), charX: undefined, alternatives: undefined };
    } else result.push(right);
  }
  return result;
}

function isBeside(left: Word, right: Word): boolean {
  return Math.abs(right.box[0] - left.box[2]) < CLOSE * right.fontSize && Math.abs(left.baseline - right.baseline) < SAME_LINE * right.fontSize;
}

/** That which parts the thousands of the second, or the one that does not part its decimals; null where both make no figure. */
function markBetween(left: string, right: string): string | null {
  const [whole, wholeMark] = WHOLE_FIRST.exec(left) ?? [];
  const [rest, restMark] = WHOLE_LAST.exec(right) ?? [];
  if (whole !== undefined && rest !== undefined) return restMark === undefined || restMark === wholeMark ? wholeMark! : null;
  const [first, ownMark] = FIRST_GROUPS.exec(left) ?? [];
  const [last, groupMark, decimalMark] = LAST_GROUPS.exec(right) ?? [];
  if (first === undefined || last === undefined || groupMark === decimalMark) return null;
  const mark = groupMark ?? (decimalMark === '.' ? ',' : '.');
  return ownMark === undefined || ownMark === mark ? mark : null;
}

function around({ box: a }: Word, { box: b }: Word): Box {
  return [a[0], Math.min(a[1], b[1]), b[2], Math.max(a[3], b[3])];
}

/** Between the last digit of one and the first of the other stands ink that was not read: by itself, on the line, and no higher than a mark. */
function isMarkPrinted(left: Word, right: Word, image: GrayImage, scale: number): boolean {
  const box = around(left, right);
  const runs = inkRuns(image, box, scale);
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(image.height - 1, Math.round(box[3] * scale))];
  // The boxes of words are not exact, and digits may touch each other.
  const room = BETWEEN * right.fontSize;
  const at = runs.findIndex(([from, to], index) => index > 0 && index < runs.length - 1 && from / scale >= left.box[2] - room && to / scale <= right.box[0] + room && to - from < NARROW * right.fontSize * scale);
  if (at < 0) return false;
  const [digit, mark, next] = [runs[at - 1]!, runs[at]!, runs[at + 1]!].map((run) => inkRows(image, run, top, bottom)) as [Rows, Rows, Rows];
  const isLow = (rows: Rows) => rows.first > digit.first + LOW * (digit.last - digit.first);
  return isLow(mark) && !isLow(next);
}
