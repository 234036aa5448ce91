import { expect, it } from 'vitest';
import { takeOutSpecks } from './specks.js';
import { drawnImage } from './testing/drawnImage.js';

/** Three pixels a point. */
const SCALE = 3;
type Piece = [x: number, y: number, width: number, height: number];

function inkLeft(...pieces: Piece[]): number[] {
  const { image, fill } = drawnImage(200, 80);
  for (const piece of pieces) fill(...piece);
  takeOutSpecks(image, SCALE);
  return pieces.map(([x, y]) => image.data[y * image.width + x]!);
}

it('dirt with white all around it goes', () => {
  expect(inkLeft([20, 20, 12, 24], [60, 30, 3, 3], [100, 40, 1, 2])).toEqual([0, 255, 255]);
});

it('marks beside letters and digits, points above them and whatever is larger stay', () => {
  expect(inkLeft([20, 20, 12, 24], [36, 41, 3, 3], [43, 20, 12, 24])).toEqual([0, 0, 0]);
  expect(inkLeft([20, 26, 3, 18], [20, 20, 3, 3])).toEqual([0, 0]);
  expect(inkLeft([20, 26, 3, 3], [20, 34, 3, 3])).toEqual([0, 0]);
  expect(inkLeft([60, 30, 9, 3])).toEqual([0]);
});

it('dots that lie close together are a pattern, and stay', () => {
  expect(inkLeft([20, 20, 2, 2], [26, 20, 2, 2], [32, 20, 2, 2])).toEqual([0, 0, 0]);
});
