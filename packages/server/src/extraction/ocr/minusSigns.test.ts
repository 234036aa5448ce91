import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { findMinusSigns } from './minusSigns.js';
import { drawnImage } from './testing/drawnImage.js';

/** "12.50" of digits 6 wide and 12 high from x = 40, with something painted beside it. */
function readWord(beside: [x: number, y: number, width: number, height: number] | null, text = '12.50'): Word {
  const { image, fill } = drawnImage(200, 40);
  for (const x of [40, 50, 63, 73]) fill(x, 10, 6, 12);
  fill(58, 20, 2, 2);
  if (beside) fill(...beside);
  const word: Word = { text, box: [/^[\dR]/.test(text) ? 39 : 32, 9, 80, 23], fontSize: 15, angle: 0, baseline: 22, confidence: 0.8 };
  return findMinusSigns([word], image, 1)[0]!;
}
const read = (...from: Parameters<typeof readWord>): string => readWord(...from).text;

it('a stroke before or behind a figure is its minus', () => {
  expect(read([33, 16, 4, 2])).toBe('-12.50');
  expect(read([82, 16, 4, 2])).toBe('12.50-');
});

it('a figure reaches to the stroke that is its minus: a further look at it sees both', () => {
  expect(readWord([33, 16, 4, 2]).box).toEqual([33, 9, 80, 23]);
  expect(readWord([82, 16, 4, 2]).box).toEqual([39, 9, 86, 23]);
});

it('neither a letter, nor a line below, nor a stroke far away is one', () => {
  expect(read(null)).toBe('12.50');
  expect(read([33, 10, 4, 12])).toBe('12.50');
  expect(read([33, 21, 4, 2])).toBe('12.50');
  expect(read([26, 16, 4, 2])).toBe('12.50');
});

it('a mark read for a stroke is a minus, a plus stays one', () => {
  expect(read([33, 16, 4, 2], '+12.50')).toBe('-12.50');
  expect(read([33, 16, 4, 2], '“12.50')).toBe('-12.50');
  expect(read([33, 16, 4, 2], '=12.50')).toBe('-12.50');
  expect(read([32, 13, 6, 7], '+12.50')).toBe('+12.50');
});

it('a star read behind a stroke and a star has the minus before it', () => {
  const { image, fill } = drawnImage(200, 40);
  for (const x of [40, 50, 63, 73]) fill(x, 10, 6, 12);
  fill(58, 20, 2, 2);
  fill(88, 10, 5, 6);
  const word = (text: string, from: number, to: number): Word => ({ text, box: [from, 9, to, 23], fontSize: 15, angle: 0, baseline: 22, confidence: 0.8 });
  const read = () => findMinusSigns([word('12.50', 39, 80), word('*', 82, 94)], image, 1).map(({ text }) => text);
  expect(read()).toEqual(['12.50', '*']);
  fill(83, 16, 4, 2);
  expect(read()).toEqual(['12.50', '-*']);
});

it('a stroke before the letters of a currency is the minus of the figure behind them', () => {
  expect(read([33, 16, 4, 2], 'R2.50')).toBe('-R2.50');
  expect(read(null, 'R2.50')).toBe('R2.50');
});

it('also where the groups behind them are a word of their own', () => {
  const { image, fill } = drawnImage(200, 40);
  for (const x of [40, 50, 65, 75, 85, 98, 108]) fill(x, 10, 6, 12);
  const word = (text: string, from: number, to: number): Word => ({ text, box: [from, 9, to, 23], fontSize: 15, angle: 0, baseline: 22, confidence: 0.8 });
  const texts = () => findMinusSigns([word('R9', 39, 57), word('502,94', 64, 115)], image, 1).map(({ text }) => text);
  expect(texts()).toEqual(['R9', '502,94']);
  fill(33, 16, 4, 2);
  expect(texts()).toEqual(['-R9', '502,94']);
});
