import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { dropGhostMarks } from './ghostMarks.js';
import { drawnImage } from './testing/drawnImage.js';

/** A figure to x = 80 and a word from x = 110, with "—" read between them at the given place, and something painted. */
function read(place: [number, number], paint: [x: number, y: number, width: number, height: number] | null, confidence = 0.4): string[] {
  const { image, fill } = drawnImage(200, 40);
  fill(40, 10, 40, 12);
  fill(110, 10, 40, 12);
  if (paint) fill(...paint);
  const word = (text: string, x0: number, x1: number, sure = 0.9): Word => ({ text, box: [x0, 9, x1, 23], fontSize: 15, angle: 0, baseline: 22, confidence: sure });
  return dropGhostMarks([word('27,301.28', 39, 81), word('—', ...place, confidence), word('INTEREST', 109, 151)], image, 1).map(({ text }) => text);
}

it('a mark between two columns without ink of its own is none', () => {
  expect(read([90, 100], null)).toEqual(['27,301.28', 'INTEREST']);
  expect(read([95, 111], null)).toEqual(['27,301.28', 'INTEREST']);
});

it('one with ink, or read with confidence, is', () => {
  expect(read([90, 100], [92, 16, 6, 2])).toContain('—');
  expect(read([90, 100], null, 0.8)).toContain('—');
});

it('a speck before a figure is no dash, however surely it is read', () => {
  expect(read([90, 100], [95, 16, 1, 1], 0.9)).toEqual(['27,301.28', 'INTEREST']);
  expect(read([95, 97], null, 0.9)).toEqual(['27,301.28', 'INTEREST']);
  expect(read([90, 100], [94, 16, 3, 2], 0.9)).toContain('—');
});
