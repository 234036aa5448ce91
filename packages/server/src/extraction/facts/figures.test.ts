import { expect, it } from 'vitest';
import { buildLines } from '../layout/lines.js';
import { documentOfText } from '../testing/documentOfText.js';
import { tokenizeLine } from '../tokens/tokenize.js';
import { figuresUnderLabels } from './figures.js';

/** The lines of a page in which one space is a third of the type's size, and two are hardly more than a word's distance. */
function tightLines(text: string) {
  const [page] = documentOfText(text).pages;
  const words = page!.words.map((word) => ({ ...word, box: [0.6 * word.box[0], word.box[1], 0.6 * word.box[2], word.box[3]] as typeof word.box }));
  return buildLines({ ...page!, words }).map(tokenizeLine);
}

it('labels that nearly touch are parted where the white is widest, each over its own figure', () => {
  const lines = tightLines(`
Product            Opening balance  Money out  Money in  Closing balance
Current account           1,618.29     153.86    303.96         1,768.39`);
  expect(figuresUnderLabels(lines, 1).map(({ text }) => text)).toEqual(['Opening balance', 'Money out', 'Money in', 'Closing balance']);
});

it('a label over two figures stays whole', () => {
  const lines = tightLines(`
Product            Total paid in and out
Current account       5,153.86  9,303.96`);
  expect(new Set(figuresUnderLabels(lines, 1).map(({ text }) => text))).toEqual(new Set(['Total paid in and out']));
});

it('labels whose letters stand apart have wider spaces between their words', () => {
  const lines = buildLines(documentOfText(`
BALANCE  FROM  LAST  STATEMENT        CLOSING  BALANCE        TOTAL  CREDIT  LIMIT
-11,389.36                            -16,391.07              60,000.00`).pages[0]!).map(tokenizeLine);
  expect(figuresUnderLabels(lines, 1).map(({ text }) => text)).toEqual(['BALANCE FROM LAST STATEMENT', 'CLOSING BALANCE', 'TOTAL CREDIT LIMIT']);
});
