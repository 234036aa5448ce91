// The rows of pixels that hold print, and how high a line of it usually is.
import type { GrayImage } from './grayImage.js';

export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Points: heights of print of one line. */
const LOWEST_LINE = 4;
const HIGHEST_LINE = 16;
/** Bands of the usual height differ by so much of it. */
const AS_HIGH = 0.15;
/** So many of them say how many lines each holds. */
const MOST_ASKED = 9;
/** In heights of a band: white that parts two cells, and the least that a line of print is high. */
const BETWEEN_CELLS = 0.6;
const PART_OF_BAND = 0.3;

/** Stretches of rows with pixels darker than `ink` between two columns. */
export function printedRows({ data, width }: GrayImage, columns: Span, { from, to }: Span, ink: number): Span[] {
  const spans: Span[] = [];
  for (let y = from; y < to; y += 1) {
    let dark = 0;
    for (let at = y * width + columns.from, end = y * width + columns.to; at < end && dark < 2; at += 1) if (data[at]! < ink) dark += 1;
    // A single pixel is dirt.
    if (dark < 2) continue;
    const last = spans.at(-1);
    if (last && last.to === y) last.to = y + 1;
    else spans.push({ from: y, to: y + 1 });
  }
  return spans;
}

/** Columns of print between two rows, parted by white as wide as this at least. */
export function printedColumns({ data, width }: GrayImage, { from, to }: Span, gap: number, ink: number): Span[] {
  const columns: Span[] = [];
  for (let x = 0; x < width; x += 1) {
    let isInked = false;
    for (let y = from; y < to && !isInked; y += 1) isInked = data[y * width + x]! < ink;
    if (!isInked) continue;
    const last = columns.at(-1);
    if (last && x - last.to < gap) last.to = x + 1;
    else columns.push({ from: x, to: x + 1 });
  }
  return columns;
}

/** In pixels; null where nothing is as high as a line. `bands` are stretches of rows with white above and beneath. */
export function usualHeight(image: GrayImage, bands: readonly Span[], scale: number, ink: number): number | null {
  const heights = bands.map(heightOf).filter((height) => height >= LOWEST_LINE * scale).sort((a, b) => a - b);
  const ofLines = heights.filter((height) => height <= HIGHEST_LINE * scale);
  // Every row of a table may have lines one below the other.
  const among = ofLines.length > 0 ? ofLines : heights;
  const usual = among[among.length >> 1];
  if (usual === undefined) return null;
  const lines = bands.filter((band) => Math.abs(heightOf(band) - usual) <= AS_HIGH * usual).slice(0, MOST_ASKED).map((band) => linesIn(image, band, ink)).sort((a, b) => a - b);
  const height = usual / lines[lines.length >> 1]!;
  return height <= HIGHEST_LINE * scale ? height : null;
}

/** Those of its fullest cell: texts in the middle of their rows fill the white between the lines of another. */
function linesIn(image: GrayImage, band: Span, ink: number): number {
  const height = heightOf(band);
  const cells = printedColumns(image, band, BETWEEN_CELLS * height, ink);
  return Math.max(1, ...cells.map((columns) => printedRows(image, columns, band, ink).filter((span) => heightOf(span) > PART_OF_BAND * height).length));
}

function heightOf({ from, to }: Span): number {
  return to - from;
}
