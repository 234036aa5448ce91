// Lines of a scan that recognition made nothing of ("Pi-Lietiaogs", "vapbr esaice LR-"): beside a line of another column that stands a
// little higher, both are taken for one, and one of them comes out as letters without any confidence. By itself each can be read.
import type { Box, PageModel, Word } from '../model.js';
import type { Correction } from './applyReadings.js';
import { figureLanes, type Lane } from './doubt.js';

export interface GarbledLine {
  page: number;
  words: Word[];
  box: Box;
}

/** Recognition says of such words that it knows nothing. */
const NOTHING = 0.05;
/** Digits and marks alone are a date or a figure, and read again as such. */
const NUMBERS = /^[\d.,/:-]+$/;
/** A new reading of less confidence than this is no better, and one of less than the second is worth nothing. */
const SURE = 0.7;
const FAIR = 0.5;
/** Of a word: so much of it lies in another that stands for the same print. */
const SAME_PLACE = 0.5;
const SAME_LINE = 0.4;
/** Sizes of type between words of one line: text and its amount stand far apart. */
const FARTHEST = 20;
const [ABOVE, BELOW, BESIDE] = [0.15, 0.25, 0.3];

export function garbledLines(page: PageModel): GarbledLine[] {
  const lines: Word[][] = [];
  for (const word of [...page.words].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0])) {
    if (word.hidden || (word.confidence ?? 1) > NOTHING || NUMBERS.test(word.text)) continue;
    const line = lines.find((each) => isBeside(each, word, page));
    if (line) line.push(word);
    else lines.push([word]);
  }
  const lanes = figureLanes(page).sort((a, b) => a.x0 - b.x0);
  return lines.filter((words) => words.some(({ text }) => /\p{L}{3}/u.test(text))).map((words) => {
    const size = words[0]!.fontSize;
    const [left, top] = [Math.min(...words.map(({ box }) => box[0])), Math.min(...words.map(({ box }) => box[1]))];
    const bottom = Math.max(...words.map(({ box }) => box[3]));
    const right = withFigure([left, top, Math.max(...words.map(({ box }) => box[2])), bottom], lanes, page);
    return { page: page.number, words, box: [left - BESIDE * size, top - ABOVE * size, right + BESIDE * size, bottom + BELOW * size] };
  });
}

/** The same line, with nothing between that was read. */
function isBeside(line: readonly Word[], word: Word, page: PageModel): boolean {
  const near = line.filter((other) => Math.abs(other.baseline - word.baseline) < SAME_LINE * word.fontSize);
  const last = near.sort((a, b) => gapTo(a, word) - gapTo(b, word))[0];
  if (!last || gapTo(last, word) > FARTHEST * word.fontSize) return false;
  const [from, to] = [Math.min(last.box[2], word.box[2]), Math.max(last.box[0], word.box[0])];
  return !page.words.some((other) => (other.confidence ?? 1) > NOTHING && other.box[0] >= from - 1 && other.box[2] <= to + 1 && other.box[1] < word.box[3] && other.box[3] > word.box[1]);
}

/** To the end of the next column of figures, where nothing was read before it or in it: the figure of the line was lost with its words. */
function withFigure([, top, right, bottom]: Box, lanes: readonly Lane[], page: PageModel): number {
  const lane = lanes.find(({ x0 }) => x0 > right);
  const isTaken = lane && page.words.some(({ box }) => box[0] >= right && box[0] < lane.x1 && box[1] < bottom && box[3] > top);
  return lane && !isTaken ? lane.x1 : right;
}

function gapTo(a: Word, b: Word): number {
  return Math.max(a.box[0], b.box[0]) - Math.min(a.box[2], b.box[2]);
}

/** Words that were read with confidence where nothing could be made out before. */
export function isReadWell(words: readonly Word[]): boolean {
  return confidenceOf(words) >= SURE;
}

/** Not as well, but better than before. */
export function isReadFairly(words: readonly Word[]): boolean {
  return confidenceOf(words) >= FAIR && !isReadWell(words);
}

/** What a further look at a line puts in its place. What stands on the page, or was taken from other lines, is not taken twice. */
export function rereadLine({ page: number, words }: GarbledLine, read: readonly Word[], page: PageModel, taken: readonly Word[]): { corrections: Correction[]; added: { page: number; words: Word[] } } {
  // Of other lines that nothing was made of, nothing stands there yet.
  const others = page.words.filter((word) => !word.hidden && (word.confidence ?? 1) > NOTHING && !words.includes(word));
  const pieces = others.filter((word) => read.some((other) => isPieceOf(word, other)));
  const known = [...others.filter((word) => !pieces.includes(word)), ...taken];
  const fresh = read.filter((word) => !known.some((other) => shareIn(word.box, other.box) > SAME_PLACE || shareIn(other.box, word.box) > SAME_PLACE));
  return { corrections: [...words, ...pieces].map((word) => ({ page: number, word, text: '', confidence: 0 })), added: { page: number, words: fresh } };
}

/** Weighted by length; 0 of a word or two without letters. */
function confidenceOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters > 2 ? words.reduce((sum, { text, confidence = 0 }) => sum + confidence * text.length, 0) / letters : 0;
}

/** ",963." of "126,963.87": the feet of a line whose upper half went into the words above. */
function isPieceOf({ text, box }: Word, whole: Word): boolean {
  return text.length < whole.text.length && /\d/.test(text) && whole.text.includes(text) && shareIn(box, whole.box) > SAME_PLACE;
}

function shareIn([left, top, right, bottom]: Box, [x0, y0, x1, y1]: Box): number {
  const shared = Math.max(0, Math.min(right, x1) - Math.max(left, x0)) * Math.max(0, Math.min(bottom, y1) - Math.max(top, y0));
  return shared / Math.max(0.01, (right - left) * (bottom - top));
}
