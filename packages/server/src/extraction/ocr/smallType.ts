// Small type loses its letters at the fineness that is right for the usual size: two pages on one sheet, small print, ledgers with many columns.
import type { Word } from '../model.js';

/** Pixels from one line to the next within which recognition tells letters apart, of the middle word of a page. */
const FEWEST_PIXELS = 22;
const WANTED_PIXELS = 28;
/** Finer only makes the blur larger. */
const FINEST = 1.5;
/** A page of fewer letters says nothing. */
const FEWEST_LETTERS = 200;

/**
 * By how much finer a page has to be looked at for its type to be read surely; 1 where it is large enough.
 * @param scale pixels a point that its words were read at
 */
export function finerFor(words: readonly Word[], scale: number): number {
  const sizes = words.flatMap(({ text, fontSize }) => Array.from(text, () => fontSize)).sort((a, b) => a - b);
  const pixels = (sizes[sizes.length >> 1] ?? 0) * scale;
  if (sizes.length < FEWEST_LETTERS || pixels >= FEWEST_PIXELS) return 1;
  return Math.min(FINEST, WANTED_PIXELS / pixels);
}
