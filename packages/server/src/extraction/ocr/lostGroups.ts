// "1 618,83" whose first group stands apart by a space may come as "618,83", read with every confidence. Where ink of digits stands that near before a
// figure and nothing was read of it, the box reaches over it, and the word is in doubt: what it holds is asked when figures are read again.
import type { Box, Word } from '../model.js';
import { inkRows, inkRuns, type Rows } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const GROUPED = /^\D?\d{1,3}(?:\u00a0\d{3})+[.,]\d{2}/;
const LAST_GROUPS = /^\d{3}(?:\u00a0\d{3})*[.,]\d{2}\D?$/;
/** Groups have three digits at most. */
const MOST_DIGITS = 3;
/** In sizes of type: white between groups at most, and between digits. */
const SPACE = 0.6;
const TOUCHING = 0.3;
const REACH = 3;
/** In heights of a digit: the least height of another, and how much higher or lower it may stand. */
const HIGH = 0.85;
const LEVEL = 0.12;
/** Less than what is believed, so that the figure is read again. */
const DOUBTED = 0.75;

/** `words` stand on the image, in points. Where no figure has groups that white parts, none was lost. */
export function coverLostGroups(words: Word[], image: GrayImage, scale: number): Word[] {
  if (!words.some(({ text }) => GROUPED.test(text))) return words;
  return words.map((word) => {
    const left = LAST_GROUPS.test(word.text) ? lostGroup(word, words, image, scale) : null;
    if (left === null) return word;
    const box: Box = [left, word.box[1], word.box[2], word.box[3]];
    return { ...word, box, charX: undefined, confidence: Math.min(word.confidence ?? 1, DOUBTED) };
  });
}

/** Where the group begins. */
function lostGroup({ box, fontSize }: Word, words: readonly Word[], image: GrayImage, scale: number): number | null {
  const runs = inkRuns(image, [box[0] - REACH * fontSize, box[1], box[2], box[3]], scale);
  const [top, bottom] = [Math.max(0, Math.round(box[1] * scale)), Math.min(image.height - 1, Math.round(box[3] * scale))];
  const first = runs.findIndex(([, to]) => to / scale > box[0]);
  if (first < 1) return null;
  const digit = inkRows(image, runs[first]!, top, bottom);
  let at = first;
  for (let limit = SPACE; at > 0 && (runs[at]![0] - runs[at - 1]![1]) / scale < limit * fontSize; limit = TOUCHING) {
    if (!isAsHigh(inkRows(image, runs[at - 1]!, top, bottom), digit)) return null;
    at -= 1;
  }
  const [from] = runs[at]!;
  const isEndSeen = at > 0 || from / scale > box[0] - (REACH - SPACE) * fontSize;
  const isFree = !words.some((other) => other.box[1] < box[3] && other.box[3] > box[1] && other.box[0] < box[0] && other.box[2] > from / scale - SPACE * fontSize);
  return at < first && first - at <= MOST_DIGITS && isEndSeen && isFree ? from / scale : null;
}

function isAsHigh(rows: Rows, digit: Rows): boolean {
  const height = digit.last - digit.first + 1;
  return rows.last - rows.first + 1 >= HIGH * height && Math.abs(rows.last - digit.last) <= Math.max(1, LEVEL * height);
}
