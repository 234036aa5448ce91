import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { dropPassedSigns } from './passedSigns.js';
import { drawText, drawnImage } from './testing/drawnImage.js';

/** All figures end at the same edge, and have all of their ink in their boxes. */
function read(figures: { printed: string; read: string }[]): string[] {
  const { image, fill } = drawnImage(240, 400);
  const words = figures.map(({ printed, read: text }, line): Word => {
    const [left, top] = [200 - 12 * printed.length, 20 * line + 4];
    drawText(fill, printed, left, top);
    return { text, box: [left - 1, top - 1, 200, top + 15], fontSize: 14, angle: 0, baseline: top + 14, confidence: 0.9 };
  });
  return dropPassedSigns(words, image, 1).map(({ text }) => text);
}

const passed = (text: string) => ({ printed: `₹${text}`, read: text });
const MISREAD = { printed: '₹4,978.36', read: '24,978.36' };

it('a first digit that looks as the signs do that were passed over is one', () => {
  expect(read([passed('7,822.21'), passed('507.32'), { printed: '₹612.27', read: '*612.27' }, MISREAD]).at(-1)).toBe('4,978.36');
});

it('so is one behind a minus, which signs that were read as another character show, too', () => {
  expect(read([passed('7,822.21'), { printed: '-₹507.32', read: '-%507.32' }, { printed: '-₹612.27', read: '-612.27' }, { printed: '-₹4,978.36', read: '-24,978.36' }]).at(-1)).toBe('-4,978.36');
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '-24,978.36', read: '-24,978.36' }]).at(-1)).toBe('-24,978.36');
  expect(read([{ printed: '-7,822.21', read: '7,822.21' }, { printed: '-507.32', read: '507.32' }, { printed: '-612.27', read: '612.27' }, { printed: '-24,978.36', read: '24,978.36' }]).at(-1)).toBe('24,978.36');
});

it('digits stay where two characters touch, so that the sign before them seems to be the first', () => {
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '₹25368.22', read: '25,368.22' }]).at(-1)).toBe('25,368.22');
});

it('a digit that looks like its own kind stays, and so does one where few signs were seen', () => {
  expect(read([passed('7,822.21'), passed('507.32'), passed('612.27'), { printed: '24,978.36', read: '24,978.36' }]).at(-1)).toBe('24,978.36');
  expect(read([passed('7,822.21'), passed('507.32'), MISREAD]).at(-1)).toBe('24,978.36');
});
