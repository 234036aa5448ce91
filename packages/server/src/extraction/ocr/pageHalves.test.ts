import { expect, it } from 'vitest';
import type { GrayImage } from './grayImage.js';
import { pageHalves } from './pageHalves.js';
import { drawnImage } from './testing/drawnImage.js';

/** Lines of print 8 high, 20 from one to the next; one pixel a point. */
function sheet(width: number, ...columns: { x: number; to: number; top: number }[]): GrayImage {
  const { image, fill } = drawnImage(width, 400);
  for (const { x, to, top } of columns) {
    for (let line = 0; line < 15; line += 1) fill(x, top + 20 * line, to - x, 8);
  }
  return image;
}
const halves = (image: GrayImage) => pageHalves(image, 1).map(({ left, image: half }) => [left, half.width]);

it('two pages on a sheet, whose lines stand at heights of their own, are two', () => {
  expect(halves(sheet(800, { x: 20, to: 370, top: 30 }, { x: 430, to: 780, top: 38 }))).toEqual([[0, 400], [400, 400]]);
});

it('the columns of a wide table are of one page, and so are texts that go on across the middle, and columns of an upright page', () => {
  expect(halves(sheet(800, { x: 20, to: 370, top: 30 }, { x: 430, to: 780, top: 30 }))).toEqual([[0, 800]]);
  expect(halves(sheet(800, { x: 20, to: 370, top: 30 }, { x: 430, to: 780, top: 38 }, { x: 300, to: 500, top: 30 }))).toEqual([[0, 800]]);
  expect(halves(sheet(420, { x: 20, to: 190, top: 30 }, { x: 230, to: 400, top: 38 }))).toEqual([[0, 420]]);
});
