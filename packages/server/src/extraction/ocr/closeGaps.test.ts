import { describe, expect, it } from 'vitest';
import { closeGaps } from './closeGaps.js';
import type { GrayImage } from './grayImage.js';
import type { RecognizedLine } from './hocr.js';

/** Black blocks on white: left, top, right, bottom. */
function picture(width: number, height: number, blocks: [number, number, number, number][]): GrayImage {
  const data = new Uint8Array(width * height).fill(255);
  for (const [left, top, right, bottom] of blocks) for (let y = top; y < bottom; y += 1) data.fill(0, y * width + left, y * width + right);
  return { data, width, height };
}

/** What recognition would find: one line of words around the ink of these rows. */
function lineOn({ data, width }: GrayImage, top: number, bottom: number): RecognizedLine {
  const boxes: [number, number, number, number][] = [];
  const isInk = (x: number) => data[top * width + x]! < 128;
  for (let x = 0; x < width; x += 1) {
    if (!isInk(x)) continue;
    const from = x;
    while (x < width && isInk(x)) x += 1;
    boxes.push([from, top, x, bottom]);
  }
  const box: [number, number, number, number] = [boxes[0]![0], top, boxes[boxes.length - 1]![2], bottom];
  return { box, baseline: { y: bottom, slope: 0 }, size: bottom - top, words: boxes.map((own) => ({ text: 'x', box: own, confidence: 1, symbols: [{ text: 'x', box: own, confidence: 1, choices: [] }] })) };
}

const SCALE = 1;
const DATE: [number, number, number, number] = [20, 10, 60, 20];
const AMOUNT: [number, number, number, number] = [400, 10, 440, 20];
const TITLE: [number, number, number, number] = [200, 40, 260, 50];

describe('white between the columns of a scan', () => {
  const page = picture(500, 60, [DATE, AMOUNT, TITLE]);
  const closed = closeGaps(page, SCALE);

  it('is closed line by line, all ink kept', () => {
    expect(closed.image.width).toBeLessThan(120);
    const ink = (image: GrayImage) => image.data.reduce((count, value) => count + (value < 128 ? 1 : 0), 0);
    expect(ink(closed.image)).toBe(ink(page));
  });

  it('leaves columns apart', () => {
    const [date, amount] = lineOn(closed.image, 10, 20).words;
    expect(amount!.box[0] - date!.box[2]).toBe(12);
  });

  it('comes back when the words go to their places', () => {
    const [first, second] = closed.reopen([lineOn(closed.image, 10, 20), lineOn(closed.image, 40, 50)]);
    expect(first!.words.map(({ box }) => box)).toEqual([DATE, AMOUNT]);
    expect(first!.box).toEqual([20, 10, 440, 20]);
    expect(second!.words[0]!.symbols[0]!.box).toEqual(TITLE);
  });

  it('between words stays as it is', () => {
    const words = picture(200, 30, [[10, 5, 50, 15], [56, 5, 90, 15]]);
    expect(lineOn(closeGaps(words, SCALE).image, 5, 15).words.map(({ box }) => box[2] - box[0])).toEqual([40, 34]);
    expect(closeGaps(words, SCALE).reopen([lineOn(closeGaps(words, SCALE).image, 5, 15)])[0]!.words.map(({ box }) => box)).toEqual([[10, 5, 50, 15], [56, 5, 90, 15]]);
  });

  it('on a page without any ink is nothing to close', () => {
    expect(closeGaps(picture(40, 40, []), SCALE).reopen([])).toEqual([]);
  });
});
