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

/** In pixels; null where nothing is as high as a line. */
export function usualHeight(spans: readonly Span[], scale: number): number | null {
  const heights = spans.map(({ from, to }) => to - from).filter((height) => height >= LOWEST_LINE * scale && height <= HIGHEST_LINE * scale).sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? null;
}
