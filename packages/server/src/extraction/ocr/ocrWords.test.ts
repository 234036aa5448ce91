import { expect, it } from 'vitest';
import type { RecognizedLine, RecognizedWord } from './hocr.js';
import { toWords } from './ocrWords.js';

/** Digits 10 pixels wide on steps of 12, as type of even widths has them. */
function word(text: string, x: number): RecognizedWord {
  const symbols = [...text].map((symbol, index) => ({ text: symbol, box: [x + index * 12, 0, x + index * 12 + 10, 20] as RecognizedWord['box'], confidence: 0.9, choices: [] }));
  return { text, box: [x, 0, x + text.length * 12 - 2, 20], confidence: 0.9, symbols };
}

const texts = (...words: RecognizedWord[]) => {
  const line: RecognizedLine = { box: [0, 0, 900, 20], baseline: { y: 20, slope: 0 }, size: 20, words };
  return toWords([line], 1).map((each) => each.text);
};

it('a figure grouped by spaces is one word, two figures are two', () => {
  expect(texts(word('12', 0), word('865,71', 36))).toEqual(['12\u00a0865,71']);
  expect(texts(word('12', 0), word('865,71', 60))).toEqual(['12', '865,71']);
  expect(texts(word('2020', 0), word('865,71', 60))).toEqual(['2020', '865,71']);
});

it('narrow digits do not stand at the left of their step', () => {
  const right = word('178,11', 24);
  const symbols = right.symbols.map((symbol, at) => (at === 1 ? { ...symbol, box: [symbol.box[0] - 2, 0, symbol.box[2], 20] as RecognizedWord['box'] } : symbol));
  expect(texts(word('1', 0), { ...right, symbols })).toEqual(['1\u00a0178,11']);
});

it('a figure torn at its decimal mark, or from a sign read beside it, is whole again', () => {
  expect(texts(word('9.465,', 0), word('88C', 76))).toEqual(['9.465,88C']);
  expect(texts(word('23,37', 0), word('%', 70))).toEqual(['23,37%']);
  expect(texts(word('9.465,', 0), word('88C', 140))).toEqual(['9.465,', '88C']);
  expect(texts(word('2,251', 0), word('632.64', 66))).toEqual(['2,251,632.64']);
  expect(texts(word('75,', 0), word('63-', 48))).toEqual(['75,63-']);
  expect(texts(word('75,', 0), word('63', 48))).toEqual(['75,', '63']);
  expect(texts(word('4,5', 0), word('79402', 42))).toEqual(['4,579402']);
  expect(texts(word('2,251', 0), word('632.64', 90))).toEqual(['2,251', '632.64']);
  expect(texts(word('45.10', 0), word('632.64', 66))).toEqual(['45.10', '632.64']);
  expect(texts(word('2,00,', 0), word('750.26', 68))).toEqual(['2,00,750.26']);
  expect(texts(word('2.100.', 0), word('750,26', 80))).toEqual(['2.100.750,26']);
  expect(texts(word('2,00,', 0), word('750.26', 76))).toEqual(['2,00,', '750.26']);
  expect(texts(word('2,', 0), word('750.26', 34))).toEqual(['2,', '750.26']);
  expect(texts(word('76', 0), word(',433', 28))).toEqual(['76,433']);
  expect(texts(word('486', 0), word(',', 36), word('336', 48))).toEqual(['486,336']);
  expect(texts(word('76', 0), word(',433', 40))).toEqual(['76', ',433']);
  // At the white between its groups, too.
  expect(texts(word('3', 0), word('490,', 24), word('94', 76))).toEqual(['3\u00a0490,94']);
});

it('dirt at the edges of a word goes, signs and the full stops of dates stay', () => {
  expect(texts(word('__Description', 0), word('  TRANSFER', 400), word('27/JUL_', 700))).toEqual(['Description', 'TRANSFER', '27/JUL']);
  expect(texts(word('496,37.', 0), word('151.85.', 200), word('12.05,', 400))).toEqual(['496,37', '151.85', '12.05']);
  expect(texts(word('11.12.', 0), word('-45.00', 200), word('—45.00', 400))).toEqual(['11.12.', '-45.00', '—45.00']);
});

it('a mark that was read as two is one, and never that of thousands', () => {
  expect(texts(word('2.656,.26', 0), word('-2,656,.26', 200), word('45.,10', 400))).toEqual(['2.656,26', '-2,656.26', '45.10']);
});

it('the full stop of a sentence stays behind its figure', () => {
  expect(texts(word('was', 0), word('8,120.23.', 48), word('On', 168))).toEqual(['was', '8,120.23.', 'On']);
  expect(texts(word('was', 0), word('8,120.23.', 48), word('On', 268))).toEqual(['was', '8,120.23', 'On']);
  expect(texts(word('WAS', 0), word('8,120.23.', 48), word('Dr', 168))).toEqual(['WAS', '8,120.23', 'Dr']);
});

it('a sign read as another stroke belongs to the figure, and a comma below a speck parts it', () => {
  expect(texts(word('=1', 0), word('529,75', 36))).toEqual(['=1\u00a0529,75']);
  expect(texts(word('-7;12', 0), word('12;345', 200))).toEqual(['-7,12', '12;345']);
});

it('a box that reaches over the next words ends where they begin', () => {
  const wide = word('2025', 0);
  const line: RecognizedLine = { box: [0, 0, 900, 20], baseline: { y: 20, slope: 0 }, size: 20, words: [{ ...wide, box: [0, 0, 110, 20] }, word('to', 60), word('Oct', 100)] };
  expect(toWords([line], 1).map(({ box }) => Math.round(box[2]))).toEqual([61, 83, 135]);
});

it('marks that were hardly read at all are dirt, signs and marks that were read are not', () => {
  const hardly = (text: string) => ({ ...word(text, 0), confidence: 0.05 });
  expect(texts(hardly(':'), hardly('§'), hardly('“.'), word(':', 0))).toEqual([':']);
  expect(texts(hardly('W'), hardly('$'), hardly('(7)'))).toEqual(['W', '$', '(7)']);
});

it('a word behind wide white is as sure as its own letters and digits are', () => {
  const confidenceOf = (text: string, ofLetters: number[]) => {
    const own = word(text, 0);
    const symbols = own.symbols.map((symbol, at) => ({ ...symbol, confidence: ofLetters[at]! }));
    return toWords([{ box: [0, 0, 900, 20], baseline: { y: 20, slope: 0 }, size: 20, words: [{ ...own, confidence: 0, symbols }] }], 1)[0]!.confidence;
  };
  expect(confidenceOf('CREDIT', [0.99, 0.99, 0.99, 0.99, 0.98, 0.99])).toBe(0.85);
  expect(confidenceOf('7,163.68', [0.99, 0.6, 0.99, 0.99, 0.99, 0.6, 0.98, 0.99])).toBe(0.85);
  expect(confidenceOf('7,163.68', [0.99, 0.99, 0.99, 0.92, 0.99, 0.99, 0.98, 0.99])).toBe(0.2);
  expect(confidenceOf('pfente', [0.76, 0.9, 0.88, 0.81, 0.9, 0.85])).toBe(0);
  expect(confidenceOf('S', [0.99])).toBe(0);
});

it('a line whose letters reach as far up and down as those of the others is of their size, higher ones are larger', () => {
  const line = (y: number, size: number, height: number): RecognizedLine => {
    const own = word('Spring', 0);
    const box: RecognizedWord['box'] = [own.box[0], y, own.box[2], y + height];
    return { box: [0, y, 900, y + height], baseline: { y: y + height, slope: 0 }, size, words: [{ ...own, box }] };
  };
  const sizes = toWords([line(0, 20, 20), line(40, 20, 20), line(80, 21, 21), line(120, 27, 20), line(160, 27, 27)], 1).map((each) => each.fontSize);
  expect(sizes[3]).toBe(sizes[0]);
  expect(sizes[4]).toBeGreaterThan(1.2 * sizes[0]!);
});

it('type is not half as large again as its digits say, whatever recognition takes its size for', () => {
  const sizeOf = (size: number, numbers: readonly string[]) => {
    const lines = numbers.map((number, at): RecognizedLine => ({ box: [0, 40 * at, 900, 40 * at + 20], baseline: { y: 40 * at + 20, slope: 0 }, size, words: [word(number, 0)] }));
    return toWords(lines, 1)[0]!.fontSize;
  };
  const numbers = ['28.04', '01.05', '2021-06-07', '5873', '2528'];
  expect(sizeOf(34, numbers)).toBeCloseTo(28);
  expect(sizeOf(27, numbers)).toBeCloseTo(1.07 * 27);
  expect(sizeOf(34, numbers.slice(1))).toBeCloseTo(1.07 * 34);
  expect(sizeOf(34, numbers.map((number) => `${number},`))).toBeCloseTo(1.07 * 34);
});

it('small print in capitals below larger type is no larger than its letters, whatever recognition takes its size for', () => {
  const line = (y: number, size: number, height: number, ...words: readonly string[]): RecognizedLine => ({
    box: [0, y, 900, y + height],
    baseline: { y: y + height, slope: 0 },
    size,
    words: words.map((text, at) => { const own = word(text, 300 * at); return { ...own, box: [own.box[0], y, own.box[2], y + height] }; }),
  });
  const [usual, small, mixed] = [line(0, 27, 20, 'Bank', 'transfer'), line(40, 35, 16, '2591586600', 'NOMINA'), line(80, 35, 16, 'Nomina', 'Quincenal')];
  const sizes = toWords([usual, usual, usual, small, mixed], 1).map((each) => each.fontSize);
  expect(sizes[6]).toBeCloseTo(1.4 * 16);
  expect(sizes[8]).toBeCloseTo(1.07 * 35);
});

it('a sign that was read twice is one', () => {
  expect(texts(word('—-1.865.376,33', 0))).toEqual(['-1.865.376,33']);
  expect(texts(word('—1.865.376,33', 0))).toEqual(['—1.865.376,33']);
});

it('a word that covers two lines stands on the one it was read from', () => {
  const boxOf = (top: number, bottom: number) => {
    const date = word('27.03.2025', 0);
    const line: RecognizedLine = { box: [0, 0, 900, 20], baseline: { y: 20, slope: 0 }, size: 20, words: [{ ...date, box: [date.box[0], top, date.box[2], bottom] }] };
    const [, y0, , y1] = toWords([line], 1)[0]!.box;
    return [Math.round(10 * y0) / 10, Math.round(10 * y1) / 10];
  };
  expect(boxOf(-14, 42)).toEqual([-1.4, 26.4]);
  // Feet, and larger print on the same line.
  expect(boxOf(0, 25)).toEqual([0, 25]);
  expect(boxOf(-20, 30)).toEqual([-20, 30]);
});
