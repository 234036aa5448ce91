import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { withLeadingMark } from './leadingMark.js';
import { drawnImage } from './testing/drawnImage.js';

/** "85" of digits 6 wide and 12 high from x = 40, with something painted beside it. */
function read(beside: [x: number, y: number, width: number, height: number] | null, text = '85'): string {
  const { image, fill } = drawnImage(200, 40);
  for (const x of [40, 50]) fill(x, 10, 6, 12);
  if (beside) fill(...beside);
  const word: Word = { text, box: [39, 9, 57, 23], fontSize: 15, angle: 0, baseline: 22, confidence: 0.8 };
  return withLeadingMark(word, image, 1).text;
}

it('a dot at the foot of two digits is the mark that leads them', () => {
  expect(read([35, 20, 2, 2])).toBe('.85');
  expect(read([35, 20, 2, 4])).toBe('.85');
});

it('neither a minus, nor a speck above, nor a letter is one, and longer figures have theirs', () => {
  expect(read(null)).toBe('85');
  expect(read([33, 16, 4, 2])).toBe('85');
  expect(read([35, 10, 2, 2])).toBe('85');
  expect(read([35, 12, 3, 10])).toBe('85');
  expect(read([30, 20, 2, 2])).toBe('85');
  expect(read([35, 20, 2, 2], '185')).toBe('185');
});
