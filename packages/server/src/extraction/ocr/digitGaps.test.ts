import { expect, it } from 'vitest';
import type { Word } from '../model.js';
import { settleDigitGaps } from './digitGaps.js';
import type { GrayImage } from './grayImage.js';
import { drawnImage } from './testing/drawnImage.js';

/** Digits 8 pixels wide on steps of 10, marks of 2 on steps of 5, spaces of 5. One pixel a point. */
function paint(text: string, left: number): { image: GrayImage; ends: number[] } {
  const { image, fill } = drawnImage(400, 20);
  const ends: number[] = [];
  let x = left;
  for (const character of text) {
    const [ink, step] = /\d/.test(character) ? [8, 10] : character === ' ' ? [0, 5] : [2, 5];
    fill(x, 4, ink, 12);
    ends.push(x + ink);
    x += step;
  }
  return { image, ends };
}

const word = (text: string, from: number, to: number): Word => ({ text, box: [from, 3, to, 17], fontSize: 14, angle: 0, baseline: 16, confidence: 0.9 });
const read = (printed: string, pieces: [string, number, number][]) => {
  const { image } = paint(printed, 20);
  return settleDigitGaps(pieces.map(([text, from, to]) => word(text, from, to)), image, 1).map(({ text }) => text);
};

it('digits with a space between them are two words, or one figure in groups', () => {
  expect(read('12 16', [['1216', 20, 63]])).toEqual(['12', '16']);
  expect(read('4 744.54', [['4744.54', 20, 90]])).toEqual(['4\u00a0744.54']);
  expect(read('1216', [['1216', 20, 58]])).toEqual(['1216']);
});

it('a figure that was torn at a space is whole again, two figures further apart are not joined', () => {
  expect(read('58 797.19', [['58', 20, 38], ['797.19', 45, 98]])).toEqual(['58\u00a0797.19']);
  expect(read('58    797.19', [['58', 20, 38], ['797.19', 60, 113]])).toEqual(['58', '797.19']);
});

it('a space as wide as a digit parts no figure of a column in which others reach as far to the left', () => {
  const { image } = paint('8   797.19', 20);
  const above = (left: number): Word => ({ ...word('4\u00a0614.76', left, 98), box: [left, -40, 98, -26], baseline: -27 });
  const texts = (left: number) => settleDigitGaps([above(left), word('8', 20, 28), word('797.19', 45, 98)], image, 1).slice(1).map(({ text }) => text);
  expect(texts(20)).toEqual(['8\u00a0797.19']);
  expect(texts(30)).toEqual(['8', '797.19']);
});

it('decimals behind a wide mark belong to the figure before it, in a column of figures', () => {
  const { image } = paint('209,63', 20);
  const above = [1, 2, 3].map((): Word => ({ ...word('12,50', 40, 73), box: [40, -40, 73, -26], baseline: -27 }));
  const texts = (others: Word[]) => settleDigitGaps([...others, word('209,', 20, 52), word('63', 55, 73)], image, 1).slice(others.length).map(({ text }) => text);
  expect(texts(above)).toEqual(['209,63']);
  expect(texts([])).toEqual(['209,', '63']);
});

it('so do groups of digits behind a mark between thousands', () => {
  const { image } = paint('11,525.21', 20);
  const above = [1, 2, 3].map((): Word => ({ ...word('12.50', 70, 93), box: [70, -40, 98, -26], baseline: -27 }));
  const texts = (pieces: Word[]) => settleDigitGaps([...above, ...pieces], image, 1).slice(3).map(({ text }) => text);
  expect(texts([word('11,', 20, 42), word('525.21', 45, 98)])).toEqual(['11,525.21']);
  expect(texts([word('1', 20, 28), word('1,', 30, 42), word('525.21', 45, 98)])).toEqual(['1', '1,525.21']);
  expect(texts([word('11.', 20, 42), word('525.21', 45, 98)])).toEqual(['11.', '525.21']);
});

it('and, where nothing stands close in front of them, in the only row of a page', () => {
  const { image } = paint('11,525.21', 20);
  const texts = (others: Word[]) => settleDigitGaps([...others, word('11,', 20, 42), word('525.21', 45, 98)], image, 1).map(({ text }) => text);
  expect(texts([])).toEqual(['11,525.21']);
  expect(texts([word('Oct', 2, 16)])).toEqual(['Oct', '11,', '525.21']);
});

it('decimals behind a mark as wide as a digit are of the figure, in a column or where both are all of a cell', () => {
  const { image } = paint('8172,73', 20);
  const pieces = [word('8172,', 20, 62), word('73', 65, 83)];
  const texts = (...others: Word[]) => settleDigitGaps([...pieces, ...others], image, 1).map(({ text }) => text);
  expect(texts()).toEqual(['8172,73']);
  expect(texts(word('rooms', 90, 130))).toEqual(['8172,', '73', 'rooms']);
  expect(settleDigitGaps([word('15,', 40, 62), word('73', 65, 83)], image, 1).map(({ text }) => text)).toEqual(['15,', '73']);
  const above = [1, 2].map((): Word => ({ ...word('12.50', 50, 83), box: [50, -40, 83, -26], baseline: -27 }));
  const behind = (others: Word[]) => settleDigitGaps([...others, word('8172', 20, 58), word('.73', 60, 83)], image, 1).slice(others.length).map(({ text }) => text);
  expect(behind(above)).toEqual(['8172.73']);
  expect(behind([])).toEqual(['8172.73']);
  expect(behind([word('Ref', 2, 16)])).toEqual(['8172', '.73']);
});

it('a currency before them, or what it was read as, does not keep the pieces apart', () => {
  const above = [1, 2].map((): Word => ({ ...word('12.50', 70, 98), box: [70, -40, 98, -26], baseline: -27 }));
  const texts = (printed: string, ...pieces: Word[]) => settleDigitGaps([...above, ...pieces], paint(printed, 20).image, 1).slice(2).map(({ text }) => text);
  expect(texts('11,525.21', word('$11,', 10, 42), word('525.21', 45, 98))).toEqual(['$11,525.21']);
  expect(texts('11525.21', word('%11525', 10, 78), word('.21', 75, 98))).toEqual(['%11525.21']);
  expect(texts('11,525.21', word('A11,', 10, 42), word('525.21', 45, 98))).toEqual(['A11,', '525.21']);
});

it('thousands are parted from the digits before them where some of these touch', () => {
  const { image, fill } = drawnImage(200, 20);
  for (const [from, ink] of [[20, 8], [36, 8], [46, 17], [73, 8], [83, 8], [93, 8]] as const) fill(from, 4, ink, 12);
  const texts = (...pieces: [string, number, number][]) => settleDigitGaps(pieces.map(([text, from, to]) => word(text, from, to)), image, 1).map(({ text }) => text);
  expect(texts(['4534', 20, 63], ['244', 73, 101])).toEqual(['4', '534', '244']);
  expect(texts(['534', 36, 63], ['244', 73, 101])).toEqual(['534', '244']);
});
