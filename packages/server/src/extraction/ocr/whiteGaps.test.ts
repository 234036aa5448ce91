import { describe, expect, it } from 'vitest';
import type { GrayImage } from './grayImage.js';
import type { RecognizedLine } from './hocr.js';
import { narrowGaps, widenGaps } from './whiteGaps.js';
import { drawnImage } from './testing/drawnImage.js';

/** Lines 10 pixels high, 20 apart: characters 6 pixels wide at the places given, at 1 pixel per point. */
function printed(lines: readonly (readonly number[])[], width = 400): GrayImage {
  const { image, fill } = drawnImage(width, 20 * lines.length + 10);
  lines.forEach((places, index) => {
    for (const x of places) fill(x, 10 + 20 * index, 6, 10);
  });
  return image;
}

/** Where ink begins in the middle of a line. */
function places({ data, width }: GrayImage, line: number): number[] {
  const row = data.subarray((15 + 20 * line) * width, (16 + 20 * line) * width);
  return [...row.keys()].filter((x) => row[x] === 0 && row[x - 1] !== 0);
}

/** One word of the characters that begin at these places. */
function read(xs: readonly number[], line: number): RecognizedLine {
  const [top, bottom] = [10 + 20 * line, 20 + 20 * line];
  const symbols = xs.map((x, index) => ({ text: String(index), box: [x, top, x + 6, bottom] as [number, number, number, number], confidence: 0.9, choices: [] }));
  const box: [number, number, number, number] = [xs[0]!, top, xs.at(-1)! + 6, bottom];
  return { box, baseline: { y: bottom, slope: 0.01 }, size: 10, words: [{ text: symbols.map(({ text }) => text).join(''), box, confidence: 0.9, symbols }] };
}

describe('white between columns', () => {
  it('is made narrower line by line, spaces are not', () => {
    const { image } = narrowGaps(printed([[20, 29, 38, 300], [20, 180, 350]]), 1);
    // Half a line of white is left: 5 pixels, of which a whole number stands on each side.
    expect(places(image, 0)).toEqual([20, 29, 38, 50]);
    expect(places(image, 1)).toEqual([20, 32, 44]);
    expect(image.width).toBeLessThan(70);
  });

  it('comes back: what was read stands where it was printed', () => {
    const page = printed([[20, 29, 300, 309], [20, 180, 350]]);
    const { image, bands } = narrowGaps(page, 1);
    for (const line of [0, 1]) {
      const words = widenGaps([read(places(image, line), line)], bands).flatMap((each) => each.words);
      expect(words.flatMap(({ symbols }) => symbols.map(({ box }) => box[0]))).toEqual(places(page, line));
    }
  });

  it('parts a word that was read across it, and each part keeps its characters', () => {
    const { image, bands } = narrowGaps(printed([[20, 29, 300, 309]]), 1);
    const [line] = widenGaps([read(places(image, 0), 0)], bands);
    expect(line!.words.map(({ text, box }) => ({ text, left: box[0], right: box[2] }))).toEqual([{ text: '01', left: 20, right: 35 }, { text: '23', left: 300, right: 315 }]);
    expect([line!.box[0], line!.box[2]]).toEqual([20, 315]);
    expect(line!.baseline.slope * (315 - 20)).toBeCloseTo(0.01 * (places(image, 0).at(-1)! + 6 - 20), 5);
  });

  it('gives a character to the side where its middle stands, and without the white that recognition lets it reach into', () => {
    const { image, bands } = narrowGaps(printed([[20, 300]]), 1);
    const line = read(places(image, 0), 0);
    line.words[0]!.symbols[0]!.box[2] += 4;
    line.words[0]!.symbols[1]!.box[0] -= 4;
    expect(widenGaps([line], bands)[0]!.words.map(({ box }) => [box[0], box[2]])).toEqual([[20, 26], [300, 306]]);
  });

  it('a first or last character that was read in the white is of the word beside it', () => {
    const { image, bands } = narrowGaps(printed([[20, 300, 309], [20, 29, 300]]), 1);
    const [first, second] = [read(places(image, 0), 0), read(places(image, 1), 1)];
    const [begin, end] = [first.words[0]!.symbols[1]!, second.words[0]!.symbols[1]!];
    begin.box = [begin.box[0] - 4, begin.box[1], begin.box[0] - 3, begin.box[3]];
    end.box = [end.box[2] + 3, end.box[1], end.box[2] + 4, end.box[3]];
    const part = (line: RecognizedLine, from: number, to: number) => {
      const symbols = line.words[0]!.symbols.slice(from, to);
      return { ...line.words[0]!, symbols, box: [symbols[0]!.box[0], line.box[1], symbols.at(-1)!.box[2], line.box[3]] as RecognizedLine['box'] };
    };
    const lines = widenGaps([{ ...first, words: [part(first, 0, 1), part(first, 1, 3)] }, { ...second, words: [part(second, 0, 2), part(second, 2, 3)] }], bands);
    expect(lines.map(({ words }) => words.map(({ symbols, box }) => [symbols.length, box[0], box[2]]))).toEqual([[[1, 20, 26], [2, 300, 315]], [[2, 20, 35], [1, 300, 306]]]);
  });

  it('a word of the next line, which recognition set behind a line made shorter, is a line of its own', () => {
    const page = printed([[20, 180, 350], [60]]);
    const { image, bands } = narrowGaps(page, 1);
    const [first, second] = [read(places(image, 0), 0), read(places(image, 1), 1)];
    const [left, top] = first.box;
    const merged = { ...first, box: [left, top, second.box[2], second.box[3]] as RecognizedLine['box'], words: [...first.words, ...second.words] };
    const lines = widenGaps([merged], bands);
    expect(lines.map(({ words, baseline, box }) => [words.map((word) => word.box[0]), baseline.y, box[3]])).toEqual([[[20, 180, 350], 20, 20], [[60], 40, 40]]);
  });

  it('a line one word of which was read over the line below, too, is where its other words are', () => {
    const page = printed([[20, 180, 350], [60]]);
    const { image, bands } = narrowGaps(page, 1);
    const line = read(places(image, 0), 0);
    const words = line.words[0]!.symbols.map((symbol, at) => ({ ...line.words[0]!, text: symbol.text, box: [symbol.box[0], symbol.box[1], symbol.box[2], at === 1 ? 44 : symbol.box[3]] as RecognizedLine['box'], symbols: [symbol] }));
    const [left, top, right] = line.box;
    const [wide, ...others] = widenGaps([{ ...line, box: [left, top, right, 44], words }], bands);
    expect(wide!.words.map(({ box }) => box[0])).toEqual([20, 180, 350]);
    expect(others).toEqual([]);
  });

  it('a last character that was laid over the next word stands behind the one before it', () => {
    const { image, bands } = narrowGaps(printed([[20, 29, 38, 300, 309]]), 1);
    const line = read(places(image, 0), 0);
    const [first] = line.words;
    const [before, behind] = [first!.symbols.slice(0, 3), first!.symbols.slice(3)];
    const box = before[2]!.box;
    before[2] = { ...before[2]!, box: [behind[0]!.box[0] - 1, box[1], behind[1]!.box[2], box[3]] };
    const words = [before, behind].map((symbols) => ({ ...first!, symbols, box: [symbols[0]!.box[0], box[1], symbols.at(-1)!.box[2], box[3]] as typeof box }));
    const read0 = widenGaps([{ ...line, words }], bands)[0]!.words;
    expect(read0.map(({ text, box: [left, , right] }) => [text, left, right])).toEqual([['012', 20, 41], ['34', 300, 315]]);
  });

  it('of a larger line is wider', () => {
    const page = printed([[20, 300], [20, 300], [20, 300], [], [20, 300]]);
    for (let y = 85; y < 100; y += 1) for (const x of [20, 300]) page.data.fill(0, y * page.width + x, y * page.width + x + 6);
    const { image } = narrowGaps(page, 1);
    expect(places(image, 0)[1]! - 26).toBeLessThan(places(image, 4)[1]! - 26);
  });

  it('of an empty page is left, and so is that of a page full of specks', () => {
    const empty = printed([[], []]);
    expect(narrowGaps(empty, 1)).toEqual({ image: empty, bands: [] });
    const specked = printed([[20, 300], [20, 300]]);
    for (let at = 0; at < specked.data.length; at += 7) specked.data[at] = 100;
    expect(narrowGaps(specked, 1).image).toBe(specked);
    const lines = [read([20, 300], 0)];
    expect(widenGaps(lines, [])).toEqual(lines);
  });
});
