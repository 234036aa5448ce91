import { expect, it } from 'vitest';
import { makeLine } from '../layout/lines.js';
import { wordsOfLine } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { findHeaders } from './headers.js';

it('headings of a tight table are parted by less white than usual, where spaces between words are far narrower', () => {
  // Of this size one space is 0.36 of it, two are 0.71.
  const words = wordsOfLine('Date  Transaction description       Deposits/Credits  Subtractions', 100).map((word) => ({ ...word, fontSize: 14 }));
  const [header] = findHeaders([tokenizeLine(makeLine(words, 1))]);
  expect(header?.cells.map(({ role }) => role)).toEqual(['otherDate', 'description', 'credit', 'debit']);
});
