import { describe, expect, it } from 'vitest';
import type { Word } from '../model.js';
import { lowerWords, raiseCentredCells } from './centredCells.js';
import type { GrayImage } from './grayImage.js';
import { drawnImage } from './testing/drawnImage.js';

/** 216 dots per inch. */
const SCALE = 3;
/** Two lines are 13 points high then, as much as one of larger type. */
const LARGER = 4;
const [WIDTH, HEIGHT] = [900, 400];

/** A line of print 24 pixels high: upright strokes with a foot, at these columns. */
function page(lines: readonly (readonly [x: number, y: number, letters: number])[]): GrayImage {
  const { image, fill } = drawnImage(WIDTH, HEIGHT);
  for (const [x, y, letters] of lines) {
    for (let letter = 0; letter < letters; letter += 1) {
      fill(x + letter * 16, y, 4, 20);
      fill(x + letter * 16, y + 20, 11, 4);
    }
  }
  return image;
}

/** Rows of pixels with print within these columns, as [from, to]. */
function printed({ data }: GrayImage, from: number, to: number): number[][] {
  const spans: number[][] = [];
  for (let y = 0; y < HEIGHT; y += 1) {
    if (!data.subarray(y * WIDTH + from, y * WIDTH + to).some((value) => value < 128)) continue;
    if (spans.at(-1)?.[1] === y - 1) spans.at(-1)![1] = y;
    else spans.push([y, y]);
  }
  return spans;
}

const singleLines = [[40, 20, 30], [40, 60, 30], [40, 100, 30]] as const;

describe('a cell in the middle of a row of two lines', () => {
  const image = page([...singleLines, [200, 160, 20], [200, 188, 10], [40, 174, 6], [700, 174, 6]]);
  const pieces = raiseCentredCells(image, SCALE);

  it('goes up to the first of them', () => {
    expect(printed(image, 30, 150).at(-1)).toEqual([160, 183]);
    expect(printed(image, 690, 820)).toEqual([[160, 183]]);
    expect(printed(image, 190, 550).slice(3)).toEqual([[160, 183], [188, 211]]);
    expect(pieces.map(({ by }) => by)).toEqual([14, 14]);
  });

  it('where every row of the page has two lines, higher together than a line of any type', () => {
    const rows = [20, 120, 220].flatMap((top) => [[200, top, 20], [200, top + 32, 10], [40, top + 16, 6], [700, top + 16, 6]] as const);
    const all = page(rows);
    expect(raiseCentredCells(all, SCALE).map(({ by }) => by)).toEqual([16, 16, 16, 16, 16, 16]);
    expect(printed(all, 690, 820)).toEqual([[20, 43], [120, 143], [220, 243]]);
  });

  it('with the stroke of a minus in a cell of its own', () => {
    const signed = page([...singleLines, [200, 160, 20], [200, 188, 10], [700, 174, 6]]);
    for (const y of [186, 187]) signed.data.fill(0, y * WIDTH + 850, y * WIDTH + 860);
    const moved = raiseCentredCells(signed, SCALE);
    expect(printed(signed, 840, 880)).toEqual([[172, 173]]);
    expect(moved.map(({ by }) => by)).toEqual([14, 14]);
    const alone = page([...singleLines, [200, 160, 20], [200, 188, 10]]);
    for (const y of [186, 187]) alone.data.fill(0, y * WIDTH + 850, y * WIDTH + 860);
    raiseCentredCells(alone, SCALE);
    expect(printed(alone, 840, 880)).toEqual([[186, 187]]);
  });

  it('with a plus in a cell of its own, whose stroke across is at the height of the line above', () => {
    const signed = page([...singleLines, [200, 164, 20], [200, 192, 10], [700, 174, 6]]);
    for (let y = 182; y < 195; y += 1) signed.data.fill(0, y * WIDTH + 854, y * WIDTH + 857);
    for (const y of [187, 188, 189]) signed.data.fill(0, y * WIDTH + 849, y * WIDTH + 862);
    expect(raiseCentredCells(signed, SCALE).map(({ by }) => by)).toEqual([10, 10]);
    expect(printed(signed, 840, 880)).toEqual([[172, 184]]);
  });

  it('and what was read of it down again, and nothing else', () => {
    const word = (x: number, y: number): Word => ({ text: '1', box: [x / SCALE, y / SCALE, (x + 90) / SCALE, (y + 24) / SCALE], fontSize: 8, angle: 0, baseline: (y + 24) / SCALE });
    const [date, text] = lowerWords([word(40, 160), word(200, 160)], pieces, SCALE);
    expect([date!.box[1], date!.baseline]).toEqual([174 / SCALE, 198 / SCALE]);
    expect(text).toEqual(word(200, 160));
  });
});

it.each<[string, readonly (readonly [number, number, number])[]]>([
  ['a cell beside the first line', [[200, 160, 20], [200, 188, 10], [40, 160, 6]]],
  ['a cell beside the second line', [[200, 160, 20], [200, 188, 10], [40, 188, 6]]],
  ['the middle of three lines', [[200, 150, 20], [200, 178, 10], [200, 206, 10], [40, 178, 6]]],
  ['a single line', [[40, 160, 30]]],
])('%s stays where it is', (_, lines) => {
  const image = page([...singleLines, ...lines]);
  const before = image.data.slice();
  expect(raiseCentredCells(image, SCALE)).toEqual([]);
  expect(Buffer.compare(image.data, before)).toBe(0);
});

describe('a cell alone between two lines', () => {
  it('goes up beside the one above, where both are close', () => {
    const image = page([...singleLines, [200, 160, 20], [40, 196, 3], [200, 232, 20]]);
    expect(raiseCentredCells(image, SCALE).map(({ by }) => by)).toEqual([36]);
    expect(printed(image, 30, 150).at(-1)).toEqual([160, 183]);
  });

  it.each<[string, readonly (readonly [number, number, number])[]]>([
    ['below print', [[40, 160, 30], [40, 196, 3], [40, 232, 30]]],
    ['far from one of them', [[200, 160, 20], [40, 196, 3], [200, 250, 20]]],
    ['as wide as a line', [[400, 160, 20], [40, 196, 18], [400, 232, 20]]],
  ])('stays where it is %s', (_, lines) => {
    expect(raiseCentredCells(page([...singleLines, ...lines]), SCALE)).toEqual([]);
  });
});

it('a line beside a tick of a pen, which is higher than a line, stays where it is', () => {
  const image = page([...singleLines, [40, 160, 30]]);
  for (let y = 0; y < 40; y += 1) image.data.fill(0, (136 + y) * WIDTH + 700 + y, (136 + y) * WIDTH + 703 + y);
  expect(raiseCentredCells(image, SCALE)).toEqual([]);
});

describe('rows in two columns whose lines do not meet', () => {
  it('the lower one goes up to the other, line by line', () => {
    const image = page([...singleLines, [40, 168, 12], [40, 196, 12], [500, 160, 12], [500, 188, 12]]);
    expect(raiseCentredCells(image, SCALE).map(({ by }) => by)).toEqual([8, 8]);
    expect(printed(image, 30, 300).slice(3)).toEqual([[160, 183], [188, 211]]);
  });

  it('where there is one line in each, too', () => {
    const image = page([...singleLines, [40, 160, 12], [500, 176, 12]]);
    expect(raiseCentredCells(image, SCALE).map(({ by }) => by)).toEqual([16]);
    expect(printed(image, 490, 800).at(-1)).toEqual([160, 183]);
  });

  it('type twice as large is one line, and stays whole', () => {
    const image = page([...singleLines, [500, 160, 12], [500, 188, 12]]);
    for (let y = 176; y < 220; y += 1) for (let x = 40; x < 300; x += 20) image.data.fill(0, y * WIDTH + x, y * WIDTH + x + 8);
    expect(raiseCentredCells(image, SCALE)).toEqual([]);
  });
});

it('nothing is moved onto pale print', () => {
  const image = page([...singleLines, [200, 160, 20], [200, 188, 10], [700, 174, 6]]);
  for (let y = 152; y < 168; y += 1) for (let x = 700; x < 780; x += 16) image.data.fill(160, y * WIDTH + x, y * WIDTH + x + 5);
  expect(raiseCentredCells(image, SCALE)).toEqual([]);
});

it('marks above letters go up with them', () => {
  const image = page([...singleLines, [200, 160, 20], [200, 188, 10], [40, 174, 6]]);
  for (let y = 169; y < 173; y += 1) image.data.fill(0, y * WIDTH + 40, y * WIDTH + 48);
  expect(raiseCentredCells(image, SCALE).map(({ by }) => by)).toEqual([14]);
  expect(printed(image, 30, 150).slice(3)).toEqual([[155, 158], [160, 183]]);
});

it('texts in the middle of rows go up on a page where nearly each row has two lines', () => {
  const rows = [20, 100, 180, 260].flatMap((y) => [[40, y, 6], [40, y + 28, 6], [200, y + 14, 20]] as const);
  expect(raiseCentredCells(page([...rows, [40, 350, 10]]), LARGER).map(({ by }) => by)).toEqual([14, 14, 14, 14]);
});
