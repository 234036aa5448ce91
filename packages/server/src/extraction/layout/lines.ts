// Words of a page into lines, top to bottom, each line's words left to right. Tolerates skew and suffixes set a little off the baseline.
import type { Box, PageModel, Word } from '../model.js';

export interface Line {
  page: number;
  words: Word[];
  box: Box;
  baseline: number;
  /** The size most of the line's characters are set in. */
  fontSize: number;
  /** 0 for a plain page; 1, 2 … for the columns of a page set in several. */
  lane: number;
}

/** Above this many degrees a word is a watermark or a side note, not a part of a line. */
const UPRIGHT_DEGREES = 4;

export function buildLines(page: PageModel): Line[] {
  const words = dropTwins(page.words.filter(isReadable));
  const open: Word[][] = [];
  const closed: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0])) {
    const home = open.find((line) => belongs(line, word));
    if (home) home.push(word);
    else open.push([word]);
    while (open.length > 6) closed.push(open.shift()!);
  }
  return [...closed, ...open].map((group) => makeLine(group, page.number)).sort(byPosition);
}

export function makeLine(group: Word[], page: number, lane = 0): Line {
  const words = [...group].sort((a, b) => a.box[0] - b.box[0]);
  const sizes = words.map((word) => word.fontSize).sort((a, b) => a - b);
  return {
    page,
    words,
    box: boxAround(words.map((word) => word.box)),
    baseline: words.reduce((sum, word) => sum + word.baseline, 0) / words.length,
    fontSize: sizes[sizes.length >> 1] || 10,
    lane,
  };
}

export function boxAround(boxes: readonly Box[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x0, y0, x1, y1] of boxes) {
    if (x0 < box[0]) box[0] = x0;
    if (y0 < box[1]) box[1] = y0;
    if (x1 > box[2]) box[2] = x1;
    if (y1 > box[3]) box[3] = y1;
  }
  return box;
}

export function byPosition(a: Line, b: Line): number {
  return a.page - b.page || a.lane - b.lane || a.baseline - b.baseline || a.box[0] - b.box[0];
}

function isReadable(word: Word): boolean {
  if (word.hidden || word.text.trim() === '' || word.fontSize <= 0) return false;
  return Math.abs(word.angle) <= UPRIGHT_DEGREES;
}

/** The nearest word in x decides, so that a slightly skewed line stays one line over its whole width. */
function belongs(line: Word[], word: Word): boolean {
  let nearest = line[0]!;
  let distance = Infinity;
  for (const other of line) {
    const gap = Math.max(other.box[0] - word.box[2], word.box[0] - other.box[2]);
    if (gap < distance) {
      distance = gap;
      nearest = other;
    }
  }
  const size = Math.min(nearest.fontSize, word.fontSize);
  if (distance < -0.5 * size && nearest.text !== word.text) return false;
  return Math.abs(nearest.baseline - word.baseline) <= 0.34 * size;
}

/** Fake bold paints the same word twice, a fraction of a point apart. */
function dropTwins(words: readonly Word[]): Word[] {
  const seen = new Map<string, Word[]>();
  return words.filter((word) => {
    const twins = seen.get(word.text);
    if (!twins) {
      seen.set(word.text, [word]);
      return true;
    }
    const near = 0.25 * word.fontSize;
    if (twins.some((twin) => Math.abs(twin.box[0] - word.box[0]) < near && Math.abs(twin.baseline - word.baseline) < near)) return false;
    twins.push(word);
    return true;
  });
}
