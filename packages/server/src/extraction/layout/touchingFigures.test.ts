import { expect, it } from 'vitest';
import type { PageModel, Word } from '../model.js';
import { withPartedFigures } from './touchingFigures.js';

function partsOf(text: string): [string, number, number][] {
  const word: Word = { text, box: [100, 90, 100 + 5 * text.length, 100], fontSize: 9, angle: 0, baseline: 98, charX: [...text].map((_, at) => 100 + 5 * at) };
  return withPartedFigures({ words: [word] } as unknown as PageModel).words.map((part) => [part.text, part.box[0], part.box[2]]);
}

it('figures of two columns that touch are parted behind the decimals of the first', () => {
  expect(partsOf('7,15,696.4417,40,567.11')).toEqual([['7,15,696.44', 100, 155], ['17,40,567.11', 155, 215]]);
  expect(partsOf('1.234,56987,00').map(([text]) => text)).toEqual(['1.234,56', '987,00']);
  expect(partsOf('448,10R266').map(([text]) => text)).toEqual(['448,10', 'R266']);
});

it.each(['1,234,567.89', '12.0517.11', '448,105', '192.168.10.20', '26.01.2024', '10,000.005,000'])('"%s" is one word', (text) => {
  expect(partsOf(text)).toHaveLength(1);
});
