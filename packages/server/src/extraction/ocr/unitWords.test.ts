import { expect, it } from 'vitest';
import { scanOfText } from '../testing/scanOfText.js';
import { settleUnitWords } from './unitWords.js';

function read(text: string, unsure: readonly string[]): string[] {
  const { pages } = scanOfText(text);
  const given = pages.map((page) => ({ ...page, words: page.words.map((word) => (unsure.includes(word.text) ? { ...word, confidence: 0.55 } : word)) }));
  return settleUnitWords(given).flatMap(({ words }) => words.filter(({ text: own }) => /^(?:z|D|C)/.test(own)).map(({ text: own }) => own));
}

const PAGES = '73 178,88 Wn zt   40 000,00 Wn zł\f73 637,27 Wn zł   60 000,00 Wn zł';

it('the currency behind a figure is the one behind others, where it was hardly read and a letter is another', () => {
  expect(read(PAGES, ['zt'])).toEqual(['zł', 'zł', 'zł', 'zł']);
});

it('not where it was surely read, nor where it stands behind no figure', () => {
  expect(read(PAGES, [])[0]).toBe('zt');
  expect(read(PAGES.replace('73 178,88 Wn zt', 'rent zt'), ['zt'])[0]).toBe('zt');
});

it('letters that mean the side stay', () => {
  expect(read('12,00 DR   14,00 DR   3,00 CR   5,00 CR', ['CR'])).toEqual(['DR', 'DR', 'CR', 'CR']);
  expect(read('12,00 kr   14,00 kr   3,00 Cr', ['Cr'])).toEqual(['Cr']);
});
