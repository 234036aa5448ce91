import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { doubtDigitShapes } from './digitShapes.js';
import type { GrayImage } from './grayImage.js';

const [WIDTH, HEIGHT] = [400, 400];

/** Digits as seven strokes of two pixels in a cell of 8 by 14, on steps of 12: which strokes each has. */
const STROKES: Record<string, string> = { 0: 'abcdef', 1: 'bc', 2: 'abged', 3: 'abgcd', 4: 'fgbc', 5: 'afgcd', 6: 'afgedc', 7: 'abc', 8: 'abcdefg', 9: 'abcdfg' };
const PLACES: Record<string, [x: number, y: number, width: number, height: number]> = { a: [0, 0, 8, 2], b: [6, 0, 2, 7], c: [6, 7, 2, 7], d: [0, 12, 8, 2], e: [0, 7, 2, 7], f: [0, 0, 2, 7], g: [0, 6, 8, 2] };

/** Words on lines of their own: what is printed, and what was read. */
function page(printed: string[], read = printed, grain = 0): { words: Word[]; image: GrayImage } {
  const image: GrayImage = { data: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT };
  printed.forEach((text, line) => [...text].forEach((digit, at) => {
    for (const stroke of STROKES[digit]!) {
      const [x, y, width, height] = PLACES[stroke]!;
      for (let row = 0; row < height; row += 1) image.data.fill(0, (20 * line + 4 + y + row) * WIDTH + 10 + 12 * at + x, (20 * line + 4 + y + row) * WIDTH + 10 + 12 * at + x + width);
    }
  }));
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
