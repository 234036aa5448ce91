import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { coverLostGroups } from './lostGroups.js';
import { drawnImage } from './testing/drawnImage.js';

/** Digits 8 pixels wide on steps of 10, low marks of 2 on steps of 5, spaces of 5. One pixel a point. */
function paint(text: string): { image: GrayImage; lefts: number[]; end: number } {
  const { image, fill } = drawnImage(200, 20);
  const lefts: number[] = [];
  let x = 40;
  for (const character of text) {
    const [ink, step, top] = /\d/.test(character) ? [8, 10, 4] : character === ' ' ? [0, 5, 4] : character === '-' ? [8, 10, 9] : [2, 5, 14];
    fill(x, top, ink, (character === '-' ? 11 : 16) - top);
    lefts.push(x);
    x += step;
  }
  return { image, lefts, end: x - 2 };
}

const word = (text: string, from: number, to: number): Word => ({ text, box: [from, 3, to, 17], fontSize: 14, angle: 0, baseline: 16, confidence: 0.95 });
const OTHER: Word = { ...word('1\u00a0216,00', 130, 190), box: [130, 103, 190, 117], baseline: 116 };

function read(printed: string, last: string, others: readonly Word[] = [OTHER]): [number, number] {
  const { image, lefts, end } = paint(printed);
  const [{ box, confidence }] = coverLostGroups([word(last, lefts[printed.length - last.length]!, end), ...others], image, 1) as [Word];
  return [box[0], confidence!];
}

it('a first group that was passed over is read again with its figure', () => {
  expect(read('1 618,83', '618,83')).toEqual([40, 0.75]);
  expect(read('15 618,83', '618,83')).toEqual([40, 0.75]);
});

it('a sign, a figure of another column and more digits than a group has are none', () => {
  expect(read('- 618,83', '618,83')).toEqual([55, 0.95]);
  expect(read('1   618,83', '618,83')).toEqual([65, 0.95]);
  expect(read('7155 618,83', '618,83')).toEqual([85, 0.95]);
});

it('nothing is lost where it was read, or where no figure of the page has groups', () => {
  expect(read('1 618,83', '618,83', [OTHER, word('1', 40, 48)])).toEqual([55, 0.95]);
  expect(read('1 618,83', '618,83', [])).toEqual([55, 0.95]);
});
