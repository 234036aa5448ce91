import { describe, expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { buildLines } from './lines.js';

/** Words at the places given in points; type of 9 points. */
function linesOf(parts: readonly (readonly [baseline: number, text: string])[]): string[] {
  const page: PageModel = { number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words: parts.flatMap(([baseline, text]) => wordsOfLine(text, baseline)), rules: [], imageCoverage: 0 };
  return buildLines(page).map(({ words }) => words.map(({ text }) => text).join(' '));
}

describe('a line', () => {
  it('holds its figures though the middle of two cells beside it is nearer than a size of type', () => {
    expect(linesOf([
      [83.75, '            PRZELEW'],
      [86, '                            WARTA'],
      [89, '03.03.2021                              9.409,77   28.884,04'],
      [94.25, '            PRZYCHODZĄCY'],
      [95, '                            FAKTURA'],
    ])).toEqual(['PRZELEW WARTA', '03.03.2021 9.409,77 28.884,04', 'PRZYCHODZĄCY FAKTURA']);
  });

  it('goes on where each word stands a little lower than the one before', () => {
    expect(linesOf([[80, 'one'], [82.5, '      two'], [85, '            three'], [92, 'four'], [94.5, '      five']])).toEqual(['one two three', 'four five']);
  });
});
