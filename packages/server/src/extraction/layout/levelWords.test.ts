import { expect, it } from 'vitest';
import { documentOfText } from '../testing/documentOfText.js';
import { understandPage } from '../understand.js';

const ROWS = Array.from({ length: 24 }, (_, at) => `${String(at + 1).padStart(2, '0')}.03.2026   PAYMENT TO THE SHOP NUMBER ${at + 101} IN TOWN                                                                       ${at + 11}.50`);

/** As a page that curls: the further right, the steeper its lines go down. */
function curled(by: number, origin: 'text' | 'ocr' = 'ocr') {
  const [page] = documentOfText(ROWS.join('\n'), { origin }).pages;
  return { ...page!, words: page!.words.map((word) => ({ ...word, baseline: word.baseline + by * ((word.box[0] + word.box[2]) / 2 / page!.width) ** 2 })) };
}

it('lines of a page that curls stay together over the white between their words', () => {
  expect(understandPage(curled(12)).map(({ text }) => text.replace(/\s+/g, ' '))).toEqual(ROWS.map((row) => row.replace(/\s+/g, ' ')));
});

it('a page whose lines are straight, or whose text was not read from pixels, is left as it is', () => {
  const baselines = (page: ReturnType<typeof curled>) => understandPage(page).map(({ line }) => line.baseline);
  expect(baselines(curled(0))).toEqual(ROWS.map((_, at) => 60 + 12 * at));
  expect(understandPage(curled(12, 'text')).length).toBeGreaterThan(ROWS.length);
});
