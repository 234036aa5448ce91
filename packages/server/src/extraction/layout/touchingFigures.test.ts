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

it('the word of a label that reaches its figure is parted from it', () => {
  expect(partsOf('balance2,63,515.82').map(([text]) => text)).toEqual(['balance', '2,63,515.82']);
  expect(partsOf('Saldo:-515,82').map(([text]) => text)).toEqual(['Saldo:', '-515,82']);
});

it.each(['from01.02', 'CHF1,200.50', 'INVOICE20250131', 'Terminal1.20', '1,234,567.89', '12.0517.11', '448,105', '192.168.10.20', '26.01.2024', '10,000.005,000'])('"%s" is one word', (text) => {
  expect(partsOf(text)).toHaveLength(1);
});

it('so are those whose thousands stand apart, where the figures above end', () => {
  const wordsAt = (x: number, baseline: number, ...texts: string[]): Word[] =>
    texts.map((text, at) => {
      const left = x + texts.slice(0, at).reduce((sum, { length }) => sum + 5 * length + 2, 0);
      return { text, box: [left, baseline - 8, left + 5 * text.length, baseline + 2], fontSize: 9, angle: 0, baseline, charX: [...text].map((_, index) => left + 5 * index) };
    });
  const texts = (sum: string, above = ['107,47', '45,00', '310,00']) =>
    withPartedFigures({ words: [...above.flatMap((text, at) => wordsAt(142 - 5 * text.length, 20 + 12 * at, text)), ...wordsAt(100, 70, ...sum.split(' '))] } as unknown as PageModel).words.slice(above.length).map(({ text }) => text);
  expect(texts('34 842,31122 374,91')).toEqual(['34', '842,31', '122', '374,91']);
  expect(texts('34 842,31122 374.91')).toEqual(['34', '842,31122', '374.91']);
  expect(texts('34 842,31122 374,91', ['107,47'])).toEqual(['34', '842,31122', '374,91']);
});

it('a label, or the first of two days, without any space before a figure is parted from it', () => {
  expect(partsOf('期初余额：28,221.73').map(([text]) => text)).toEqual(['期初余额：', '28,221.73']);
  expect(partsOf('照会期間：2026年2月1日～2026年3月31日').map(([text]) => text)).toEqual(['照会期間：', '2026年2月1日', '～', '2026年3月31日']);
  expect(partsOf('115/01/05～115/03/20').map(([text]) => text)).toEqual(['115/01/05', '～', '115/03/20']);
  expect(partsOf('20260101至20260331').map(([text]) => text)).toEqual(['20260101', '至', '20260331']);
});

it.each(['12：30', 'TIME：12', '口座番号：A12', '7～8'])('"%s" is one word', (text) => {
  expect(partsOf(text)).toHaveLength(1);
});
