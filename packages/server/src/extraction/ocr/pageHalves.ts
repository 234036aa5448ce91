// Two pages on one sheet: their lines stand at heights of their own, and read as lines of one page they spoil each other.
import { crop, type GrayImage } from './grayImage.js';
import { printedRows, type Span } from './printedRows.js';

export interface PageHalf {
  image: GrayImage;
  /** Pixels left of it. */
  left: number;
}

const INK = 160;
/** Of the height: a sheet is wider than this. */
const LANDSCAPE = 1.15;
/** Of the width: where the white between the pages is looked for. */
const MIDDLE = [0.38, 0.62] as const;
/** Points of it at least, and share of its rows that may hold dirt. */
const GUTTER = 14;
const DIRT = 0.003;
/** Lines of print at least on either side. */
const FEWEST_LINES = 8;
/** Points: lower marks are no lines. */
const LOWEST_LINE = 4;
/** Middles of lines that lie within this share of their height are those of one row of a table. */
const SAME_LINE = 0.25;
/** Of the lines of one side those that stand beside none of the other: fewer are further lines of texts in the rows of a wide table. */
const APART = 0.4;

/** The sheet in one piece, where it holds one page. */
export function pageHalves(image: GrayImage, scale: number): PageHalf[] {
  const whole = [{ image, left: 0 }];
  const { width, height } = image;
  if (width < LANDSCAPE * height) return whole;
  const gutter = widestWhite(image);
  if (gutter === null || gutter.to - gutter.from < GUTTER * scale) return whole;
  const [ones, others] = [{ from: 0, to: gutter.from }, { from: gutter.to, to: width }].map((columns) => linesIn(image, columns, scale)) as [Span[], Span[]];
  if (Math.min(ones.length, others.length) < FEWEST_LINES || Math.min(apart(ones, others), apart(others, ones)) < APART) return whole;
  const middle = (gutter.from + gutter.to) >> 1;
  return [{ image: crop(image, 0, 0, middle, height), left: 0 }, { image: crop(image, middle, 0, width - middle, height), left: middle }];
}

function widestWhite({ data, width, height }: GrayImage): Span | null {
  const [from, to] = MIDDLE.map((share) => Math.round(share * width)) as [number, number];
  const inked = new Int32Array(to - from);
  for (let y = 0; y < height; y += 1) for (let x = from, at = y * width + from; x < to; x += 1, at += 1) if (data[at]! < INK) inked[x - from]! += 1;
  let widest: Span | null = null;
  let begin = from;
  for (let x = from; x <= to; x += 1) {
    if (x < to && inked[x - from]! <= DIRT * height) continue;
    if (x > begin && (widest === null || x - begin > widest.to - widest.from)) widest = { from: begin, to: x };
    begin = x + 1;
  }
  return widest;
}

function linesIn(image: GrayImage, columns: Span, scale: number): Span[] {
  return printedRows(image, columns, { from: 0, to: image.height }, INK).filter(({ from, to }) => to - from >= LOWEST_LINE * scale);
}

/** Share of the lines that stand beside none of the others; both run down the page. */
function apart(lines: readonly Span[], others: readonly Span[]): number {
  const middle = ({ from, to }: Span) => (from + to) / 2;
  let at = 0;
  let count = 0;
  for (const line of lines) {
    const near = SAME_LINE * (line.to - line.from);
    while (at < others.length && middle(others[at]!) < middle(line) - near) at += 1;
    if (at === others.length || middle(others[at]!) > middle(line) + near) count += 1;
  }
  return count / lines.length;
}
