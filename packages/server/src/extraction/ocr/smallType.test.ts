import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { finerFor } from './smallType.js';

const SCALE = 3;

function wordsOf(count: number, fontSize: number): Word[] {
  return Array.from({ length: count }, (_, at) => ({ text: 'Balance', box: [50, at * 12, 80, at * 12 + fontSize], fontSize, angle: 0, baseline: at * 12 + fontSize }));
}

it('type of the usual size is read as it is, whatever small print stands below it', () => {
  expect(finerFor([...wordsOf(60, 8), ...wordsOf(40, 5)], SCALE)).toBe(1);
});

it('a page of small type is looked at finer, but not without end', () => {
  expect(finerFor([...wordsOf(60, 6), ...wordsOf(10, 12)], SCALE)).toBe(1.5);
  expect(finerFor(wordsOf(60, 3), SCALE)).toBe(1.5);
  expect(finerFor(wordsOf(60, 6.5), SCALE)).toBeCloseTo(28 / 19.5);
});

it('is told by the pixels, for a finer scan has enough of them', () => {
  expect(finerFor(wordsOf(60, 6), 5)).toBe(1);
});

it('few words say nothing of the page', () => {
  expect(finerFor(wordsOf(9, 5), SCALE)).toBe(1);
});
