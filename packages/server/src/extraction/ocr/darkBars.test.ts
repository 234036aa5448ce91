import { expect, it } from 'vitest';
import { turnDarkBars } from './darkBars.js';
import type { GrayImage } from './grayImage.js';
import { drawnImage, drawText } from './testing/drawnImage.js';

/** 144 dots per inch. */
const SCALE = 2;
const [WIDTH, HEIGHT] = [600, 120];

/** Print on a bar of so many rows of pixels, both of these tones. */
function bar(ground: number, print: number, height = 30): GrayImage {
  const { image, fill } = drawnImage(WIDTH, HEIGHT);
  drawText(fill, '2025', 60, 48);
  const letters = image.data.map((value) => (value === 0 ? 1 : 0));
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 20; x < 560; x += 1) if (y >= 40 && y < 40 + height) image.data[y * WIDTH + x] = letters[y * WIDTH + x] ? print : ground;
  return image;
}
const isSame = ({ data }: GrayImage, before: Uint8Array) => data.every((value, at) => value === before[at]);
const tones = ({ data }: GrayImage) => [data[41 * WIDTH + 300], data[48 * WIDTH + 62]];

it('white print on a dark bar becomes black print on white', () => {
  const image = bar(80, 250);
  expect(tones(image)).toEqual([80, 250]);
  turnDarkBars(image, SCALE);
  const [ground, print] = tones(image);
  expect(ground).toBe(255);
  expect(print).toBeLessThan(20);
});

it('black print on a bar, bars without print and thick lines stay', () => {
  for (const image of [bar(140, 0), bar(80, 80), bar(80, 250, 8)]) {
    const before = Uint8Array.from(image.data);
    turnDarkBars(image, SCALE);
    expect(isSame(image, before)).toBe(true);
  }
});

it('a bar that goes on in another width, as pictures do, stays', () => {
  const image = bar(80, 250);
  for (let y = 70; y < HEIGHT; y += 1) image.data.fill(80, y * WIDTH + 20, y * WIDTH + 500);
  const before = Uint8Array.from(image.data);
  turnDarkBars(image, SCALE);
  expect(isSame(image, before)).toBe(true);
});

it('lines of print stay', () => {
  const { image, fill } = drawnImage(WIDTH, HEIGHT);
  for (const y of [20, 50, 80]) drawText(fill, '88888888888888888888888888888888888888', 20, y);
  const before = Uint8Array.from(image.data);
  turnDarkBars(image, SCALE);
  expect(isSame(image, before)).toBe(true);
});
