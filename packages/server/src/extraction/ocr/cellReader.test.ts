import { expect, it } from 'vitest';
import type { PageModel } from '../model.js';
import { scanOfText } from '../testing/scanOfText.js';
import { figureCharacters, withRoom } from './cellReader.js';

const characters = (text: string) => figureCharacters(scanOfText(text).pages[0] as PageModel);

it('figures read again may hold the marks that other figures of their page hold', () => {
  expect(characters('12.50  110,00*')).toContain('*');
  expect(characters("12.50  1'234.00")).toContain("'");
  expect(characters('12.50  **** 1234')).not.toMatch(/[*']/);
});

it('figures read again may hold the character that several figures of their page had for a sign of a currency', () => {
  const [page] = scanOfText('4,671.16  -3,635.26  2,00,000.00  12.00').pages;
  const read = ['%4,671.16', '-%3,635.26', '%2,00,000.00', '§12.00'];
  const withSigns = (count: number) => figureCharacters({ ...page!, words: page!.words.map((word, at) => (at < count ? { ...word, alternatives: [read[at]!] } : word)) });
  expect(withSigns(4)).toContain('%');
  expect(withSigns(4)).not.toContain('§');
  expect(withSigns(2)).not.toContain('%');
});

it('a figure read again has no room for the sign before it that was taken for a digit or another sign', () => {
  const [page] = scanOfText('7,117.68').pages;
  const [word] = page!.words;
  const left = (alternatives: string[]) => withRoom({ ...page!, words: [{ ...word!, alternatives }] }, word!.box, 2)[0] - word!.box[0];
  expect(left(['37,117.68'])).toBe(0);
  expect(left(['%7,117.68'])).toBe(0);
  expect(left(['1,117.68'])).toBe(-4);
});

it('a mark of its side close behind a figure is not read with it, where the box of the figure reaches into it, either', () => {
  const [page] = scanOfText('170,00 D').pages;
  const [figure, mark] = page!.words;
  const placed = (end: number): PageModel => ({ ...page!, words: [{ ...figure!, box: [644, 112, end, 120] }, { ...mark!, box: [673, 112, 680, 120], fontSize: 8 }] });
  const right = (end: number) => withRoom(placed(end), placed(end).words[0]!.box, 1.5)[2];
  expect(right(670)).toBe(671.5);
  expect(right(674)).toBe(673.5);
});
