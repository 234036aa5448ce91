import { expect, it } from 'vitest';
import type { PageModel, Word } from '../model.js';
import { settleRepeatedLines } from './repeatedLines.js';

type Printed = [text: string, confidence?: number];

/** Lines of words, all at the same places on every page. */
function page(number: number, lines: Printed[][]): PageModel {
  const words = lines.flatMap((line, row) => line.map(([text, confidence = 0.9], index): Word => ({
    text, confidence, box: [50 + index * 90, row * 20, 50 + index * 90 + text.length * 5, row * 20 + 9], fontSize: 9, angle: 0, baseline: row * 20 + 9,
  })));
  return { number, width: 600, height: 800, rotation: 0, origin: 'ocr', words, rules: [], imageCoverage: 1, signals: { fonts: [], overlappingText: 0, hiddenWords: 0 } };
}
const texts = (pages: PageModel[]) => pages.map(({ words }) => words.map((word) => word.text).join(' '));

it('a heading that one page reads badly is what another page reads surely', () => {
  const pages = [page(1, [[['Tag'], ['Wert'], ['Soll/Haben']]]), page(2, [[['Tag'], ['Wert'], ['Sol1/Haben', 0.4]]])];
  expect(texts(settleRepeatedLines(pages))).toEqual(['Tag Wert Soll/Haben', 'Tag Wert Soll/Haben']);
});

it('long words that differ in a character or two make lines alike, too', () => {
  const heading = (posting: Printed, paid: Printed) => [[posting, paid, ['Tapahtuma'], ['Määrä']] as Printed[]];
  const pages = [page(1, heading(['Kirjauspāäivā', 0.4], ['Maksupäāivā', 0.3])), page(2, heading(['Kirjauspäivä', 0.7], ['Maksupäivä', 0.7]))];
  expect(texts(settleRepeatedLines(pages))[0]).toBe('Kirjauspäivä Maksupäivä Tapahtuma Määrä');
  const others = [page(1, [[['Bäcker', 0.4], ['Maier', 0.4], ['Kasse']]]), page(2, [[['Becker'], ['Meier'], ['Kasse']]])];
  expect(texts(settleRepeatedLines(others))[0]).toBe('Bäcker Maier Kasse');
});

it('two account numbers that are both read surely stay two', () => {
  const pages = [page(1, [[['Account'], ['number'], ['10450740401']]]), page(2, [[['Account'], ['number'], ['10450740402']]])];
  expect(settleRepeatedLines(pages)).toBe(pages);
});

it('figures, dates and rows are never made alike', () => {
  const pages = [
    page(1, [[['01.02.'], ['Aldi', 0.9], ['25.10', 0.9]], [['Sheet'], ['number'], ['1']]]),
    page(2, [[['03.02.', 0.3], ['Lidl', 0.3], ['26.10', 0.3]], [['Sheet'], ['number'], ['2', 0.3]]]),
  ];
  expect(settleRepeatedLines(pages)).toBe(pages);
});

it('the months of two periods are not made alike', () => {
  const pages = [
    page(1, [[['Statement', 0.9], ['period', 0.9], ['01-Jun-2021', 0.5]], [['Statement', 0.9], ['period', 0.9], ['June', 0.5]]]),
    page(2, [[['Statement', 0.9], ['period', 0.9], ['01-Jul-2021', 0.9]], [['Statement', 0.9], ['period', 0.9], ['July', 0.9]]]),
  ];
  expect(settleRepeatedLines(pages)).toBe(pages);
});

it('two headings of narrow columns that run together on one page are those of the other page', () => {
  const heading = (...words: [text: string, from: number, to: number, confidence?: number][]) => words.map(([text, from, to, confidence = 0.9]): Word => ({ text, confidence, box: [from, 40, to, 49], fontSize: 9, angle: 0, baseline: 49 }));
  const pageOf = (number: number, words: Word[]): PageModel => ({ ...page(number, []), words });
  const apart = pageOf(1, heading(['Paid', 430, 448], ['In', 451, 458], ['Withdrawn', 460, 503], ['Balance', 516, 549]));
  const together = (confidence: number, text = 'InWithdrawn') => pageOf(2, heading(['Paid', 432, 450], [text, 453, 505, confidence], ['Balance', 518, 551]));
  const settled = settleRepeatedLines([apart, together(0.5)]);
  expect(texts(settled)[1]).toBe('Paid In Withdrawn Balance');
  expect(settled[1]!.words[2]!.box).toEqual([462, 40, 505, 49]);
  expect(texts(settleRepeatedLines([apart, together(0.9)]))[1]).toBe('Paid InWithdrawn Balance');
  expect(texts(settleRepeatedLines([apart, together(0.5, 'InWithheld')]))[1]).toBe('Paid InWithheld Balance');
});
