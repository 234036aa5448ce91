// Words of a page into lines, top to bottom, each line's words left to right. Tolerates skew and suffixes set a little off the baseline.
import type { Box, PageModel, Word } from '../model.js';
import { monthNumber } from '../tokens/monthNames.js';
import { foldText } from '../tokens/plainText.js';

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

/** In sizes of type: from one line of a text or a cell to the next, at most. */
const LEADING = 1.7;

/** At the distance of lines of one text, or nearer. */
export function isCloseBelow(line: Line, above: Line | undefined): boolean {
  return above !== undefined && above.page === line.page && line.baseline - above.baseline < LEADING * above.fontSize;
}

export function buildLines(page: PageModel): Line[] {
  const words = dropTwins(page.words.filter(isReadable)).flatMap(splitDays);
  const open: Word[][] = [];
  const closed: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0])) {
    const home = homeOf(word, open);
    if (home) home.push(word);
    else open.push([word]);
    while (open.length > 6) closed.push(open.shift()!);
  }
  return [...closed, ...open].map((group) => makeLine(group, page.number)).sort(byPosition);
}

export function makeLine(group: Word[], page: number, lane = 0): Line {
  const words = joinTornFigures([...group].sort((a, b) => a.box[0] - b.box[0]));
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

/** "653.1 3": uneven spacing can tear the last digit off a figure. */
function joinTornFigures(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const previous = joined[joined.length - 1];
    const isTorn = previous && /^\d[)-]?$/.test(word.text) && /^[-+(]?\p{Sc}?\d[\d.,']*[.,]\d$/u.test(previous.text) && word.box[0] - previous.box[2] < 0.45 * word.fontSize;
    if (isTorn) joined[joined.length - 1] = { ...previous, text: previous.text + word.text, box: boxAround([previous.box, word.box]), charX: undefined };
    else joined.push(word);
  }
  return joined;
}

const DAYS_JOINED = /^(\(?\d{1,4}[./]\d{1,2}[./]\d{1,4})([-\u2013\u2014])(\d{1,4}[./]\d{1,2}[./]\d{1,4}\)?)$/;
const YEAR_AND_MONTH = /^((?:19|20)\d{2})([-\u2013\u2014])(\p{L}{3,12}\.?)$/u;

/** "12/0313/03": two columns of days that touch. */
const DAYS_TOUCHING = /^(([0-3]\d)([/.])([01]\d)(?:\3(?:\d{4}|\d{2}))?)()([0-3]\d\3[01]\d(?:\3(?:\d{4}|\d{2}))?)$/;

/** "01.05.2023-31.05.2023" printed without a space is two dates, and so is "Feb 05 2025-Mar 04 2025". */
function splitDays(word: Word): Word[] {
  const named = YEAR_AND_MONTH.exec(word.text);
  const touching = DAYS_TOUCHING.exec(word.text);
  const match = DAYS_JOINED.exec(word.text) ?? (named && monthNumber(foldText(named[3]!).replace('.', '')) !== null ? named : null);
  const [first, mark, last] = match ? match.slice(1) : touching ? [touching[1], '', touching[6]] : [];
  if (first === undefined || last === undefined) return [word];
  const cut = word.charX?.[first.length] ?? word.box[0] + ((word.box[2] - word.box[0]) * (first.length + 0.5 * mark!.length)) / word.text.length;
  const piece = (text: string, x0: number, x1: number): Word => ({ ...word, text, box: [x0, word.box[1], x1, word.box[3]], charX: undefined, alternatives: undefined });
  return [piece(first, word.box[0], cut), piece(last, cut, word.box[2])];
}

const DRAWN_LINE = /^_+$/;

function isReadable(word: Word): boolean {
  if (word.hidden || word.text.trim() === '' || word.fontSize <= 0 || DRAWN_LINE.test(word.text)) return false;
  return Math.abs(word.angle) <= UPRIGHT_DEGREES;
}

/** In sizes of type: words at one height. */
const SAME_HEIGHT = 0.02;

/** Of the lines it could belong to the one whose height it has: lines of two cells beside each other stand nearer to a third than a size of type. */
function homeOf(word: Word, open: readonly Word[][]): Word[] | undefined {
  let home: Word[] | undefined;
  let least = Infinity;
  for (let index = open.length - 1; index >= 0; index--) {
    const distance = distanceTo(open[index]!, word);
    if (distance > least) continue;
    home = open[index]!;
    least = distance;
    if (distance < SAME_HEIGHT * word.fontSize) break;
  }
  return least < Infinity ? home : undefined;
}

/** Between the baselines, in points; Infinity for another line. The nearest word in x decides, so that a slightly skewed line stays one line over its whole width. */
function distanceTo(line: Word[], word: Word): number {
  let nearest = line[0]!;
  let gapToNearest = Infinity;
  for (const other of line) {
    const gap = Math.max(other.box[0] - word.box[2], word.box[0] - other.box[2]);
    if (gap < gapToNearest) {
      gapToNearest = gap;
      nearest = other;
    }
  }
  const size = Math.min(nearest.fontSize, word.fontSize);
  if (gapToNearest < -0.5 * size && nearest.text !== word.text) return Infinity;
  const distance = Math.abs(nearest.baseline - word.baseline);
  return distance <= 0.34 * size ? distance : Infinity;
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
