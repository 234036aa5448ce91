// Pages laid out from the right.
import { describe, expect, it } from 'vitest';
import type { PageModel, Word } from '../model.js';
import { inReadingOrder } from './readingOrder.js';

const word = (text: string, x0: number, x1: number): Word => ({ text, box: [x0, 90, x1, 102], baseline: 100, fontSize: 12 }) as Word;

const page = (words: Word[]): PageModel => ({ number: 1, width: 600, height: 800, origin: 'text', words }) as unknown as PageModel;

const read = (words: Word[]): string[] => [...inReadingOrder(page(words)).words].sort((a, b) => a.box[0] - b.box[0]).map(({ text }) => text);

describe('reading order', () => {
  it('of narrow columns each figure goes to the other side by itself: two days, or an amount and a balance', () => {
    const words = [word('15,269.91', 52, 105), word('6,989.53', 114, 162), word('325452', 171, 210), word('הרבעה', 384, 420), word('16/06/25', 441, 488), word('18/06/25', 497, 544)];
    expect(read(words)).toEqual(['18/06/25', '16/06/25', 'העברה', '325452', '6,989.53', '15,269.91']);
  });

  it('the parts of one figure stay in their order', () => {
    expect(read([word('12', 52, 64), word('345.67', 67, 105), word('הרבעה', 384, 420), word('16/06/25', 441, 488)])).toEqual(['16/06/25', 'העברה', '12', '345.67']);
  });
});
