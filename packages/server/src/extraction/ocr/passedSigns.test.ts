import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { dropPassedSigns } from './passedSigns.js';

const [WIDTH, HEIGHT, STEP] = [240, 400, 12];

/** Digits as seven strokes of two pixels in a cell of 8 by 14, and a sign as two of them and a foot: which strokes each has. */
const STROKES: Record<string, string> = { 0: 'abcdef', 1: 'bc', 2: 'abged', 3: 'abgcd', 4: 'fgbc', 5: 'afgcd', 6: 'afgedc', 7: 'abc', 8: 'abcdefg', 9: 'abcdfg', '₹': 'aghb', '.': 'd', ',': 'd', '-': 'g' };
const PLACES: Record<string, [x: number, y: number, width: number, height: number]> = { a: [0, 0, 8, 2], b: [6, 0, 2, 7], c: [6, 7, 2, 7], d: [0, 12, 8, 2], e: [0, 7, 2, 7], f: [0, 0, 2, 7], g: [0, 6, 8, 2], h: [3, 8, 2, 6] };

/** All figures end at the same edge, and have all of their ink in their boxes. */
function read(figures: { printed: string; read: string }[]): string[] {
  const image: GrayImage = { data: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT };
  const words = figures.map(({ printed, read: text }, line): Word => {
    const [left, top] = [200 - STEP * printed.length, 20 * line + 4];
    [...printed].forEach((character, at) => {
      for (const stroke of STROKES[character]!) {
        const [x, y, width, height] = PLACES[stroke]!;
        for (let row = 0; row < height; row += 1) image.data.fill(0, (top + y + row) * WIDTH + left + STEP * at + x, (top + y + row) * WIDTH + left + STEP * at + x + width);
      }
    });
    return { text, box: [left - 1, top - 1, 200, top + 15], fontSize: 14, angle: 0, baseline: top + 14, confidence: 0.9 };
  });
  return dropPassedSigns(words, image, 1).map(({ text }) => text);
}

const passed = (text: string) => ({ printed: `₹${text}`, read: text });
const MISREAD = { printed: '₹4,978.36', read: '24,978.36' };

it('a first digit that looks as the signs do that were passed over is one', () => {
  expect(read([passed('7,822.21'), passed('507.32'), { printed: '₹612.27', read: '*612.27' }, MISREAD]).at(-1)).toBe('4,978.36');
});

it('so is one behind a minus, which signs that were read as another character show, too', () => {
  expect(read([passed('7,822.21'), { printed: '-₹507.32', read: '-%507.32' }, { printed: '-₹612.27', read: '-612.27' }, { printed: '-₹4,978.36', read: '-24,978.36' }]).at(-1)).toBe('-4,978.36');
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '-24,978.36', read: '-24,978.36' }]).at(-1)).toBe('-24,978.36');
  expect(read([{ printed: '-7,822.21', read: '7,822.21' }, { printed: '-507.32', read: '507.32' }, { printed: '-612.27', read: '612.27' }, { printed: '-24,978.36', read: '24,978.36' }]).at(-1)).toBe('24,978.36');
});

it('digits stay where two characters touch, so that the sign before them seems to be the first', () => {
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '₹25368.22', read: '25,368.22' }]).at(-1)).toBe('25,368.22');
});

it('a digit that looks like its own kind stays, and so does one where few signs were seen', () => {
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '24,978.36', read: '24,978.36' }]).at(-1)).toBe('24,978.36');
  expect(read([passed('7,822.21'), passed('507.32'), MISREAD]).at(-1)).toBe('24,978.36');
});
