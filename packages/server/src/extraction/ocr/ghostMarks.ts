// Recognition sometimes sees a dash or a stroke in the white between two columns, and a balance beside it becomes a negative one. Where the
// page has no ink, nothing was printed.
import type { Box, Word } from '../model.js';
import { inkRuns } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';

const MARK = /^[^\p{L}\p{N}]{1,2}$/u;
/** What recognition was surer of than this has its ink. */
const SURE = 0.6;

/** `words` stand on the image, in points. */
export function dropGhostMarks(words: Word[], image: GrayImage, scale: number): Word[] {
  return words.filter((word) => !MARK.test(word.text) || (word.confidence ?? 1) >= SURE || inkRuns(image, ownBox(word, words), scale).length > 0);
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
