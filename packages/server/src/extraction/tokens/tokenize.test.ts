import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine, withWords } from './tokenize.js';

it('a line that gets other words keeps what is unsure of its day', () => {
  const line = { ...tokenizeLine(makeLine(wordsOfLine('COFFEE BAR   -10.00', 100), 1)), isDayUnsure: true as const };
  const remade = withWords(line, wordsOfLine('03 May 2026   COFFEE BAR   -10.00', 100));
  expect(remade.isDayUnsure).toBe(true);
  expect(remade.dates).toHaveLength(1);
  expect(withWords({ ...line, isDayUnsure: undefined } as never, line.line.words).isDayUnsure).toBeUndefined();
});
