import { describe, expect, it } from 'vitest';
import { darkArea, type GrayImage, rotate, softenStretched, turn } from './grayImage.js';
import { evenLight } from './light.js';
import { findQuarter, fromAfar } from './orientation.js';
import { findPaleRules } from './paleRules.js';
import { takeOutRules } from './ruleLines.js';
import { findSkew } from './skew.js';

/** Rows of black blocks, as print looks from afar. */
function print(width = 1000, height = 1300): GrayImage {
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 60; y < height - 60; y += 28) {
    for (let x = 60 + ((y * 31) % 13); x < width - 80; x += 11 + ((x + y) % 7)) {
      if ((x * 7 + y * 3) % 5 === 0) continue;
      fill(data, width, x, y, 9, 12);
    }
  }
  return { data, width, height };
}

function fill(data: Uint8Array, stride: number, x: number, y: number, width: number, height: number, value = 0): void {
  for (let row = y; row < y + height; row += 1) data.fill(value, row * stride + x, row * stride + x + width);
}

const darkShare = ({ data }: GrayImage) => data.filter((value) => value < 128).length / data.length;

describe('the skew of a scan', () => {
  it.each([0, 0.5, -1.5, 3.2, -7])('of %d degrees is found', (degrees) => {
    // rotate() turns clockwise, so lines rise by the negative.
    expect(findSkew(fromAfar(rotate(print(), -degrees)))).toBeCloseTo(degrees, 0.5);
    expect(Math.abs(findSkew(fromAfar(rotate(print(), -degrees))) - degrees)).toBeLessThan(0.15);
  });

  it('is that of its print, however the paper was folded', () => {
    const few = print();
    for (let y = 0; y < few.height; y += 1) few.data.fill(255, y * few.width + 240, (y + 1) * few.width);
    const page = rotate(few, -0.6);
    for (const fold of [430, 860]) for (let x = 0; x < page.width; x += 1) fill(page.data, page.width, x, fold + Math.round(x * 0.006), 1, 7, 90);
    expect(Math.abs(findSkew(fromAfar(page)) - 0.6)).toBeLessThan(0.15);
  });

  it('of a blank page is none', () => {
    expect(findSkew({ data: new Uint8Array(500 * 700).fill(255), width: 500, height: 700 })).toBe(0);
  });
});

it('a page on its side is told by its rows of print', () => {
  expect(findQuarter(print())[0]).toBe(180);
  expect(findQuarter(turn(print(), 90))[0]).toBe(270);
});

it('squeezed print keeps its ink, its height and its order', () => {
  const image = print(600, 400);
  const squeezed = softenStretched(image, { wide: 0.85, high: 1 });
  expect([squeezed.width, squeezed.height]).toEqual([509, 400]);
  expect(Math.abs(darkShare(squeezed) - darkShare(image))).toBeLessThan(0.03);
  const dot = { data: new Uint8Array(200 * 10).fill(255), width: 200, height: 10 };
  fill(dot.data, 200, 100, 0, 4, 10);
  const { data, width } = softenStretched(dot, { wide: 0.85, high: 1 });
  expect(Math.abs(data.subarray(5 * width, 6 * width).indexOf(Math.min(...data)) - 85)).toBeLessThanOrEqual(2);
});

it('print made higher keeps its ink, and its rows their places', () => {
  const image = print(600, 400);
  const high = softenStretched(image, { wide: 0.95, high: 1.125 });
  expect([high.width, high.height]).toEqual([569, 450]);
  expect(Math.abs(darkShare(high) - darkShare(image))).toBeLessThan(0.03);
  const bar = { data: new Uint8Array(40 * 80).fill(255), width: 40, height: 80 };
  fill(bar.data, 40, 0, 39, 40, 3);
  fill(bar.data, 40, 0, 77, 40, 3);
  const { data, width, height } = softenStretched(bar, { wide: 1, high: 1.5 });
  const rows = Array.from({ length: height }, (_, y) => data[y * width + 20]!);
  expect(rows.indexOf(Math.min(...rows.slice(0, 90)))).toBeCloseTo(60, -0.5);
  expect(rows.at(-1)).toBeLessThan(40);
  expect(rows[0]).toBe(255);
});

it('the area of the print leaves out the paper around it, and is all of a blank page', () => {
  const image = print(600, 400);
  const area = darkArea(image, 10);
  expect(area.left).toBeGreaterThan(40);
  expect(area.left + area.width).toBeLessThan(560);
  expect([area.top, area.top + area.height]).toEqual([50, 332]);
  expect(darkArea({ data: new Uint8Array(500).fill(255), width: 50, height: 10 }, 3)).toEqual({ left: 0, top: 0, width: 50, height: 10 });
});

it('turning by four quarters changes nothing', () => {
  const image = print(300, 500);
  const round = ([90, 90, 90, 90] as const).reduce((before, quarter) => turn(before, quarter), image);
  expect(Buffer.compare(round.data, image.data)).toBe(0);
  expect(Buffer.compare(turn(image, 180).data, turn(turn(image, 90), 90).data)).toBe(0);
});

it('a shadow over the page goes, and faint print turns black', () => {
  const image = print();
  const shaded = { ...image, data: image.data.map((value, index) => (110 + value * 0.4) * (0.7 + (0.3 * (index % 1000)) / 1000)) };
  const even = evenLight(shaded);
  expect(Math.abs(darkShare(even) - darkShare(image))).toBeLessThan(0.03);
  expect(even.data[1000 * 20 + 20]).toBeGreaterThan(240);
  expect(even.data[1000 * 20 + 980]).toBeGreaterThan(240);
});

describe('table lines of a scan', () => {
  const ruled = () => {
    const image = print();
    fill(image.data, image.width, 40, 80, 900, 2);
    fill(image.data, image.width, 500, 50, 2, 1200);
    return image;
  };

  it('are found where they are', () => {
    const rules = takeOutRules(ruled(), 2);
    expect(rules.map((rule) => rule.orientation)).toEqual(['horizontal', 'vertical']);
    expect(rules[0]!.box.map(Math.round)).toEqual([20, 40, 470, 41]);
    expect(rules[1]!.box.map(Math.round)).toEqual([250, 25, 251, 625]);
  });

  it('are painted over, and the print stays', () => {
    const image = ruled();
    takeOutRules(image, 2);
    expect(image.data[80 * 1000 + 45]).toBe(255);
    expect(Math.abs(darkShare(image) - darkShare(print()))).toBeLessThan(0.002);
  });

  it('are found at the sides of a frame, too, where they are short and faint', () => {
    const image = print(1000, 1500);
    image.data.fill(255, 1000 * 1300);
    const faint = (left: number, top: number, width: number, height: number) => fill(image.data, image.width, left, top, width, height, 170);
    faint(40, 1340, 300, 2);
    faint(40, 1420, 300, 2);
    for (const left of [40, 338, 500]) faint(left, 1340, 2, 82);
    expect(takeOutRules(image, 2).filter(({ orientation }) => orientation === 'vertical').map(({ box }) => Math.round(box[0]))).toEqual([20, 169]);
  });

  it('are found, faint as they are, where the letters below nearly touch them', () => {
    const image = print(1000, 1500);
    image.data.fill(255, 1000 * 1300);
    fill(image.data, image.width, 40, 1400, 800, 2, 170);
    for (let x = 110; x < 830; x += 14) if (x % 190 > 70) fill(image.data, image.width, x, 1403, 9, 14);
    expect(takeOutRules(image, 2).map(({ box }) => box.map(Math.round))).toEqual([[20, 700, 420, 701]]);
    expect(image.data[1405 * 1000 + 110 + 14]).toBe(0);
  });

  it('are told, too, where they are too pale to be taken out, and part rows', () => {
    const image = print(1000, 1500);
    image.data.fill(255, 1000 * 1300);
    const pale = (top: number, width: number): void => fill(image.data, image.width, 48, top, width, 2, 235);
    pale(1340, 800);
    pale(1400, 300);
    for (let left = 48; left < 848; left += 64) fill(image.data, image.width, left, 1460, 24, 2, 120);
    expect(takeOutRules(image, 2)).toEqual([]);
    expect(findPaleRules(image, 2).map(({ box }) => box)).toEqual([[24, 670, 424, 671]]);
    expect(image.data[1340 * 1000 + 60]).toBe(235);
  });

  it('are not found where there is only print', () => {
    const image = print();
    expect([...takeOutRules(image, 2), ...findPaleRules(image, 2)]).toEqual([]);
    expect(darkShare(image)).toBe(darkShare(print()));
  });
});
