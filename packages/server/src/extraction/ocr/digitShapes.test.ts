import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { doubtDigitShapes } from './digitShapes.js';
import type { GrayImage } from './grayImage.js';
import { drawText, drawnImage } from './testing/drawnImage.js';

/** Words on lines of their own: what is printed, and what was read. */
function page(printed: string[], read = printed, grain = 0): { words: Word[]; image: GrayImage } {
  const { image, fill } = drawnImage(400, 400);
  printed.forEach((text, line) => drawText(fill, text, 10, 20 * line + 4));
  if (grain > 0) image.data.forEach((value, index) => { image.data[index] = Math.abs(value - ((index * 7919) % grain)); });
  const words = read.map((text, line): Word => ({ text, box: [9, 20 * line + 3, 10 + 12 * text.length, 20 * line + 19], fontSize: 14, angle: 0, baseline: 20 * line + 18, confidence: 0.9 }));
  return { words, image };
}

const doubted = (printed: string[], read?: string[], grain?: number) => {
  const { words, image } = page(printed, read, grain);
  return doubtDigitShapes(words, image, 1).filter((word) => (word.confidence ?? 1) < 0.5).map((word) => [word.text, word.alternatives?.[0]]);
};

const PRINTED = ['1124', '4017', '2141', '1433', '4518', '6147', '9124', '11'];

it('a digit that looks like all others of another kind is doubted, and what it looks like is said', () => {
  expect(doubted(PRINTED, PRINTED.with(7, '14'))).toEqual([['14', '11']]);
  expect(doubted(PRINTED, PRINTED.with(3, '1133'), 60)).toEqual([['1133', '1433']]);
});

it('digits that were read as they look are not, on grainy paper either', () => {
  expect(doubted(PRINTED)).toEqual([]);
  expect(doubted(PRINTED, PRINTED, 90)).toEqual([]);
});

it('a page with too few digits says nothing', () => {
  expect(doubted(['11', '44'], ['14', '44'])).toEqual([]);
});

it('digits that lie nearer to their own kind than to most of the others stand, and so do words whose ink was shifted', () => {
  // One more nine stands on the page: the nine that was read is like it, and a little less like the eights.
  expect(doubted([...PRINTED, '88', '88', '88', '99'], undefined, 60)).toEqual([]);
  expect(doubted(PRINTED, PRINTED.with(7, '44'))).toEqual([]);
});
