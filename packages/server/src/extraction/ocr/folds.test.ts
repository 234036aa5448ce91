import { describe, expect, it } from 'vitest';
import { evenFolds } from './folds.js';
import type { GrayImage } from './grayImage.js';

const [WIDTH, HEIGHT] = [900, 1200];
const PAPER = 245;

/** Letters of 8 by 14 pixels in lines that leave margins at both sides. */
function page(): GrayImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let top = 80; top < HEIGHT - 80; top += 30) {
    for (let left = 90; left < WIDTH - 90; left += 11 + (((left + top) % 7 === 0) ? 14 : 0)) fill(data, left, top, 8, 14, 30);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

function fill(data: Uint8Array, left: number, top: number, width: number, height: number, value: number): void {
  for (let y = top; y < top + height; y += 1) data.fill(value, y * WIDTH + left, y * WIDTH + left + width);
}

/** The light that is left at a distance of `away` pixels from the middle of what crosses the page. */
function shaded(image: GrayImage, awayOf: (x: number, y: number) => number, left: (away: number) => number): GrayImage {
  return { ...image, data: image.data.map((value, at) => value * left(Math.abs(awayOf(at % WIDTH, Math.floor(at / WIDTH))))) };
}

const soft = (away: number) => 1 - 0.3 * Math.exp(-((away / 2.5) ** 2));

function furthest(image: GrayImage, from: GrayImage): number {
  return image.data.reduce((most, value, at) => Math.max(most, Math.abs(value - from.data[at]!)), 0);
}

describe('what crosses a page from edge to edge', () => {
  it('is evened out where the paper was folded, through print and askew, too', () => {
    const folded = shaded(page(), (x, y) => y - 452 - (x - WIDTH / 2) * 0.01, soft);
    expect(furthest(folded, page())).toBeGreaterThan(60);
    evenFolds(folded);
    expect(furthest(folded, page())).toBeLessThan(40);
  });

  it('is evened out where the glass of the scanner left a streak', () => {
    const streaked = shaded(page(), (x) => x - 400, (away) => (away < 1 ? 0.6 : 1));
    evenFolds(streaked);
    expect(furthest(streaked, page())).toBeLessThan(5);
  });

  it('does not cut letters that a streak lies over', () => {
    const streaked = page();
    for (let y = 0; y < HEIGHT; y += 1) streaked.data[y * WIDTH + 404] = 160;
    const letters = page();
    const inside = Array.from({ length: HEIGHT }, (_, y) => y).filter((y) => letters.data[y * WIDTH + 401] === 30 && letters.data[y * WIDTH + 407] === 30);
    expect(inside.length).toBeGreaterThan(20);
    evenFolds(streaked);
    for (const y of inside) expect(streaked.data[y * WIDTH + 404]).toBeLessThan(60);
  });

  it.each([
    ['a grey rule of a table', (data: Uint8Array) => fill(data, 90, 100, WIDTH - 180, 2, 170)],
    ['a black rule from edge to edge', (data: Uint8Array) => fill(data, 0, 100, WIDTH, 3, 20)],
    ['a bar of colour', (data: Uint8Array) => fill(data, 0, 70, WIDTH, 34, 200)],
  ])('but stays where it is %s', (_, draw) => {
    const image = page();
    draw(image.data);
    const before = { ...image, data: new Uint8Array(image.data) };
    evenFolds(image);
    expect(furthest(image, before)).toBe(0);
  });

  it('is told on paper that lies on a dark table, too', () => {
    const folded = shaded(page(), (_, y) => y - 602, soft);
    const clean = page();
    for (const { data } of [folded, clean]) for (let y = 0; y < HEIGHT; y += 1) for (const x of [0, WIDTH - 70]) data.fill(50, y * WIDTH + x, y * WIDTH + x + 70);
    evenFolds(folded);
    expect(furthest(folded, clean)).toBeLessThan(40);
  });
});
