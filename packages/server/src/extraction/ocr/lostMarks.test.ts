import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { joinAtLostMarks } from './lostMarks.js';
import { drawnImage } from './testing/drawnImage.js';

/** Digits 8 pixels wide on steps of 10, marks of 2 at their foot on steps of 5, spaces of 5. One pixel a point. */
function paint(text: string): GrayImage {
  const { image, fill } = drawnImage(200, 20);
  let x = 20;
  for (const character of text) {
    const [ink, step, top] = /\d/.test(character) ? [8, 10, 4] : character === ' ' ? [0, 5, 4] : [2, 5, 14];
    fill(x, top, ink, 17 - top);
    x += step;
  }
  return image;
}

const word = (text: string, from: number, to: number): Word => ({ text, box: [from, 3, to, 17], fontSize: 14, angle: 0, baseline: 16, confidence: 0.9 });
const read = (printed: string, ...pieces: [string, number, number][]) => joinAtLostMarks(pieces.map(([text, from, to]) => word(text, from, to)), paint(printed), 1).map(({ text }) => text);

it('a mark between thousands that was passed over joins what stands before and behind it', () => {
  expect(read('5,38,456.66', ['5', 20, 28], ['38,456.66', 35, 120])).toEqual(['5,38,456.66']);
  expect(read('5.456,66', ['5', 20, 28], ['456,66', 35, 95])).toEqual(['5.456,66']);
});

it('white alone does not, nor what makes no figure with it', () => {
  expect(read('5 38,456.66', ['5', 20, 28], ['38,456.66', 35, 120])).toEqual(['5', '38,456.66']);
  expect(read('5.38,456.66', ['5', 20, 28], ['38.66', 35, 120])).toEqual(['5', '38.66']);
  expect(read('2024,38,456.66', ['2024', 20, 58], ['38,456.66', 65, 150])).toEqual(['2024', '38,456.66']);
});

it('nor does a mark that was read with the digits beside it; figures without decimals are joined, too', () => {
  expect(read('6.138.393', ['6.138', 20, 63], ['393', 70, 98])).toEqual(['6.138.393']);
  expect(read('6.138 393', ['6.138', 20, 63], ['393', 70, 98])).toEqual(['6.138', '393']);
  expect(read('6138.393', ['6138', 20, 58], ['393', 65, 93])).toEqual(['6138', '393']);
});
