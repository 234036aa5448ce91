// How finely a page is painted for recognition. At 200 dpi small print (7 to 8 points) loses decimal separators, also where the
// scan itself has no more than 200 dpi; at 250 dpi it does not, and 300 dpi only takes longer.
const DPI = 250;
const POINTS_PER_INCH = 72;
/** Keeps the memory of one page within bounds whatever its size. */
const MOST_PIXELS = 9_000_000;
const FEWEST_PIXELS_LONG_SIDE = 1700;

/** Pixels per point. */
export function rasterScale(width: number, height: number): number {
  const usual = DPI / POINTS_PER_INCH;
  const smallest = FEWEST_PIXELS_LONG_SIDE / Math.max(width, height, 1);
  const largest = Math.sqrt(MOST_PIXELS / Math.max(width * height, 1));
  return Math.min(Math.max(usual, smallest), largest);
}
