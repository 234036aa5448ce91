// Recognition sometimes sees a dash or a stroke in the white between two columns, and a balance beside it becomes a negative one. Where the
// page has no ink, nothing was printed.
import type { Box, Word } from '../model.js';
import { inkRuns } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const MARK = /^[^\p{L}\p{N}]{1,2}$/u;
/** What recognition was surer of than this has its ink. */
const SURE = 0.6;

const DASH = /^[-\u2013\u2014\u2212]$/;
/** In sizes of type: less ink than any dash has, and a box that is none's. */
const SPECK = 0.12;
const NARROW = 0.2;

/** `words` stand on the image, in points. */
export function dropGhostMarks(words: Word[], image: GrayImage, scale: number): Word[] {
  return words.filter((word) => {
    if (!MARK.test(word.text)) return true;
    const runs = inkRuns(image, ownBox(word, words), scale);
    return isPrinted(word, runs) && !(DASH.test(word.text) && isSpeck(word, runs, scale));
  });
}

function isPrinted({ confidence = 1 }: Word, runs: readonly unknown[]): boolean {
  return confidence >= SURE || runs.length > 0;
}

/** A point in the white before a figure, which a scanner leaves: however surely it is read, the figure is no negative one. */
function isSpeck({ box, fontSize }: Word, runs: readonly [number, number][], scale: number): boolean {
  const [first] = runs;
  return first === undefined ? box[2] - box[0] < NARROW * fontSize : runs.at(-1)![1] - first[0] + 1 < SPECK * fontSize * scale;
}

/** Without what reaches into it from the words beside. */
function ownBox(word: Word, words: readonly Word[]): Box {
  const pixel = 0.05 * word.fontSize;
  const [, top, , bottom] = word.box;
  let [left, , right] = word.box;
  for (const other of words) {
    if (other === word || Math.abs(other.baseline - word.baseline) > 0.6 * word.fontSize) continue;
    const [from, , to] = other.box;
    if (from <= left && to > left) left = to + pixel;
    if (to >= right && from < right) right = from - pixel;
  }
  return [left, top, right, bottom];
}
