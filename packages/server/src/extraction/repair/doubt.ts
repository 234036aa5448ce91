// Which words of a page are figures, and which of them may have been misread. Nothing is changed here.
import type { Box, PageModel, Word } from '../model.js';

/** A figure as statements print it, with sign, currency and suffix. */
const CLEAN_FIGURE = /^[-+(]?\p{Sc}?[-+]?(?:\d{1,3}(?:[., '’\u00a0]\d{2,3})*|\d*)[.,]\d{2,3}\p{Sc}?[-+)]?(?:C[Rr]|D[Rr]|C|D|S|H)?\.?$/u;
/** Three digits or more, perhaps with their marks lost or other characters read into them. */
const LIKE_FIGURE = /^[^\p{L}\d]{0,2}[\dOolISB][\dOolISB.,'’:;\\|_°\u00a0 ]*[\dOolISB]?[^\d]{0,3}$/u;
const FEWEST_IN_LANE = 2;
/** A reading that recognition itself was this sure of is looked at again only when arithmetic speaks against it. */
export const SURE = 0.8;

/** Below this confidence something was hardly read at all: a word of letters ("Weht") that ends where figures end may be one. */
export const HARDLY_READ = 0.5;

export interface Lane {
  x0: number;
  x1: number;
}

export function isCleanFigure(text: string): boolean {
  return CLEAN_FIGURE.test(text);
}

/** Behind or before a figure, and no part of its word. */
export function isSign({ text }: Word): boolean {
  return /^[-+]$/.test(text);
}

/** The sign that stands behind a figure as a word of its own, so close that the figure's place may reach into it. */
export function signBehind(page: PageModel, { box, fontSize }: Word): string {
  return page.words.find((word) => isSign(word) && Math.abs(word.box[0] - box[2]) < fontSize && word.box[1] < box[3] && word.box[3] > box[1])?.text ?? '';
}

/** Where the page's figures stand above each other. */
export function figureLanes(page: PageModel): Lane[] {
  const figures = page.words.filter((word) => isCleanFigure(word.text)).sort((a, b) => a.box[2] - b.box[2]);
  const lanes: { words: Word[]; x0: number; x1: number }[] = [];
  for (const word of figures) {
    const lane = lanes.find((candidate) => Math.abs(candidate.x1 - word.box[2]) <= 1.2 * word.fontSize);
    if (lane) {
      lane.words.push(word);
      lane.x0 = Math.min(lane.x0, word.box[0]);
      lane.x1 = Math.max(lane.x1, word.box[2]);
    } else {
      lanes.push({ words: [word], x0: word.box[0], x1: word.box[2] });
    }
  }
  return lanes.filter((lane) => lane.words.length >= FEWEST_IN_LANE);
}

/** Words among the figures that are odd, or that recognition was unsure of. */
export function doubtfulFigures(page: PageModel): Word[] {
  const lanes = figureLanes(page);
  return page.words.filter((word) => {
    if (word.hidden || word.confidence === undefined || isSign(word)) return false;
    if (isCleanFigure(word.text)) return word.confidence < SURE;
    if (word.confidence < HARDLY_READ && lanes.some((lane) => endsIn(word, lane))) return true;
    return LIKE_FIGURE.test(word.text) && /\d/.test(word.text) && lanes.some((lane) => standsIn(word, lane));
  });
}

function standsIn({ box, fontSize }: Word, lane: Lane): boolean {
  const shared = Math.min(box[2], lane.x1 + fontSize) - Math.max(box[0], lane.x0 - fontSize);
  return shared > 0.7 * (box[2] - box[0]) && Math.abs(box[2] - lane.x1) < 2.5 * fontSize;
}

function endsIn({ box, fontSize }: Word, lane: Lane): boolean {
  return Math.abs(box[2] - lane.x1) < 0.6 * fontSize && box[0] > lane.x0 - fontSize;
}

/** The recognised words under a box that hold digits. */
export function wordsAt(page: PageModel, box: Box): Word[] {
  return page.words.filter((word) => /\d/.test(word.text) && word.confidence !== undefined && covers(box, word.box));
}

function covers(box: Box, inner: Box): boolean {
  const x = (inner[0] + inner[2]) / 2;
  const y = (inner[1] + inner[3]) / 2;
  return x >= box[0] - 0.5 && x <= box[2] + 0.5 && y >= box[1] - 0.5 && y <= box[3] + 0.5;
}

export function isDoubted(word: Word): boolean {
  return !isCleanFigure(word.text) || (word.confidence ?? 1) < SURE;
}

/** Below this confidence a first reading gives way to two that agree, without arithmetic. */
export function isHardlyRead(word: Word): boolean {
  return isCleanFigure(word.text) && (word.confidence ?? 1) < HARDLY_READ;
}

export function isWeak(word: Word): boolean {
  return !isCleanFigure(word.text) || isHardlyRead(word);
}
