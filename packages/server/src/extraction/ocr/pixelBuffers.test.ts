import { expect, it } from 'vitest';
import { borrowPixels, returnPixels } from './pixelBuffers.js';

const MIB = 1 << 20;

it('pixels that were given back are used again, also for a somewhat smaller page', () => {
  const first = borrowPixels(3 * MIB);
  returnPixels({ data: first });
  const second = borrowPixels(3 * MIB - 1000);
  expect(second.buffer === first.buffer).toBe(true);
  expect(second).toHaveLength(3 * MIB - 1000);
});

it('two borrowers never hold the same pixels, though one gives them back twice', () => {
  const first = borrowPixels(4 * MIB);
  returnPixels({ data: first }, { data: first });
  expect(borrowPixels(4 * MIB).buffer === borrowPixels(4 * MIB).buffer).toBe(false);
});

it('what was not borrowed is not taken, and a page of 48 MB is not kept', () => {
  const own = new Uint8Array(6 * MIB);
  returnPixels({ data: own });
  expect(borrowPixels(6 * MIB).buffer === own.buffer).toBe(false);
  const huge = borrowPixels(48 * MIB);
  returnPixels({ data: huge });
  expect(borrowPixels(48 * MIB).buffer === huge.buffer).toBe(false);
});
