// Lines of a scan that recognition made nothing of ("Pi-Lietiaogs", "vapbr esaice LR-"): beside a line of another column that stands a
// little higher, both are taken for one, and one of them comes out as letters without any confidence. By itself each can be read.
import type { Box, PageModel, Word } from '../model.js';
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
/** A new reading of less confidence than this is no better. */
const SURE = 0.7;
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
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters > 2 && words.reduce((sum, { text, confidence = 0 }) => sum + confidence * text.length, 0) >= SURE * letters;
}
