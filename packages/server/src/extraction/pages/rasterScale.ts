// How finely a page is painted for recognition. At 200 dpi small print (7 to 8 points) loses decimal separators, also where the
// scan itself has no more than 200 dpi; at 225 dpi it does not, and 250 dpi only takes longer.
const DPI = 225;
const POINTS_PER_INCH = 72;
/** Pictures of at least so many dots an inch are not painted anew: they lose nothing in their own pixels, and are fewer. */
const FEWEST_OWN_DPI = 180;
/** Keeps the memory of one page within bounds whatever its size. */
const MOST_PIXELS = 9_000_000;
const FEWEST_PIXELS_LONG_SIDE = 1700;

/**
 * Pixels per point.
 * @param finer than type of the usual size needs it
 */
export function rasterScale(width: number, height: number, finer = 1): number {
  const usual = (finer * DPI) / POINTS_PER_INCH;
  const smallest = FEWEST_PIXELS_LONG_SIDE / Math.max(width, height, 1);
  const largest = Math.sqrt(MOST_PIXELS / Math.max(width * height, 1));
  return Math.min(Math.max(usual, smallest), largest);
}

/** By how much a picture of a page has to be enlarged for recognition to read it as well as it can. */
export function enlargement(scale: number): number {
  return Math.max(1, DPI / POINTS_PER_INCH / scale);
}

/** Whether the pixels of a page's own picture, `scale` a point, are as many as recognition is to work on, give or take. */
export function hasUsualScale(scale: number): boolean {
  return scale >= FEWEST_OWN_DPI / POINTS_PER_INCH && scale <= DPI / POINTS_PER_INCH;
}
