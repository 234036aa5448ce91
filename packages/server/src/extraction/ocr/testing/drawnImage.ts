// White images on which tests of pixels draw, rectangle by rectangle.
import type { GrayImage } from '../grayImage.js';

export type Fill = (x: number, y: number, width: number, height: number) => void;

export function drawnImage(width: number, height: number): { image: GrayImage; fill: Fill } {
  const image: GrayImage = { data: new Uint8Array(width * height).fill(255), width, height };
  const fill: Fill = (x, y, across, down) => {
    for (let row = y; row < y + down; row += 1) image.data.fill(0, row * width + x, row * width + x + across);
  };
  return { image, fill };
}

/** Strokes of two pixels in a cell of 8 by 14: a digit has seven at most, the sign of a currency two of them, a bar and a foot. */
const STROKES: Record<string, string> = { 0: 'abcdef', 1: 'bc', 2: 'abged', 3: 'abgcd', 4: 'fgbc', 5: 'afgcd', 6: 'afgedc', 7: 'abc', 8: 'abcdefg', 9: 'abcdfg', '₹': 'aghb', '.': 'd', ',': 'd', '-': 'g' };
const PLACES: Record<string, Parameters<Fill>> = { a: [0, 0, 8, 2], b: [6, 0, 2, 7], c: [6, 7, 2, 7], d: [0, 12, 8, 2], e: [0, 7, 2, 7], f: [0, 0, 2, 7], g: [0, 6, 8, 2], h: [3, 8, 2, 6] };

/** Characters on steps of 12 pixels. */
export function drawText(fill: Fill, text: string, left: number, top: number): void {
  [...text].forEach((character, at) => {
    for (const stroke of STROKES[character]!) {
      const [x, y, width, height] = PLACES[stroke]!;
      fill(left + 12 * at + x, top + y, width, height);
    }
  });
}
