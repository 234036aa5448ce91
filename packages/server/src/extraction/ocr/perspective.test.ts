import { describe, expect, it } from 'vitest';
import type { PagePerspective } from '../model.js';
import { type GrayImage, rotate, turn } from './grayImage.js';
import { findPerspective, takeOutPerspective } from './perspective.js';

const [WIDTH, HEIGHT] = [800, 1100];

/** A table: letters of 8 by 6 pixels in three columns, of which the last ends at an edge. */
function tableOf(lines: number): GrayImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const letter = (left: number, top: number) => {
    for (let y = top; y < top + 8; y += 1) data.fill(30, y * WIDTH + left, y * WIDTH + left + 6);
  };
  for (let line = 0; line < lines; line += 1) {
    const top = 60 + line * 16;
    for (let at = 0; at < 8; at += 1) letter(60 + at * 8, top);
    for (let at = 0; at < 8 + ((line * 7) % 23); at += 1) letter(180 + at * 8, top);
    for (let at = 0; at < 4 + (line % 4); at += 1) letter(700 - at * 8, top);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const TABLE = 85;

function onTable(page: GrayImage): GrayImage {
  return { ...page, data: page.data.map((value, at) => (at % WIDTH < 36 || at % WIDTH > WIDTH - 36 || at < 36 * WIDTH || at > (HEIGHT - 36) * WIDTH ? TABLE : (value * 4) / 5)) };
}

/** The picture of which `perspective` makes `page` again. */
function seenFromTheSide({ data, width, height }: GrayImage, { slope, spread, lean, taper }: PagePerspective, around = 255): GrayImage {
  const seen = new Uint8Array(data.length).fill(around);
  const [cx, cy] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [u, v] = [x - cx, y - cy];
      for (let step = 0; step < 8; step += 1) [u, v] = [x - cx - (lean + (taper * u) / cx) * (y - cy), y - cy - (slope + (spread * v) / cy) * (x - cx)];
      const [px, py] = [Math.round(u + cx), Math.round(v + cy)];
      if (px >= 0 && py >= 0 && px < width && py < height) seen[y * width + x] = data[py * width + px]!;
    }
  }
  return { data: seen, width, height };
}

describe('a page seen from the side', () => {
  const perspective: PagePerspective = { slope: 0.02, spread: 0.04, lean: 0.01, taper: -0.03 };
  const seen = seenFromTheSide(tableOf(60), perspective);

  it('tells how its lines and columns draw together, and without that looks as from above', () => {
    const found = findPerspective(seen)!;
    for (const each of ['slope', 'spread', 'lean', 'taper'] as const) expect(Math.abs(found[each] - perspective[each])).toBeLessThan(0.004);
    expect(findPerspective(takeOutPerspective(seen, found))).toBe(null);
  });

  it('tells so on its side, too', () => {
    const found = findPerspective(turn(seen, 90))!;
    expect(findPerspective(takeOutPerspective(turn(seen, 90), found))).toBe(null);
  });

  it('tells so on a dark table, whose edges with the paper are longer than those of its columns', () => {
    const found = findPerspective(seenFromTheSide(onTable(tableOf(60)), perspective, TABLE))!;
    for (const each of ['slope', 'spread', 'lean', 'taper'] as const) expect(Math.abs(found[each] - perspective[each])).toBeLessThan(0.006);
  });

  it('is none that only lies askew, or whose few lines say nothing', () => {
    expect(findPerspective(tableOf(60))).toBe(null);
    expect(findPerspective(rotate(tableOf(60), 2.5))).toBe(null);
    expect(findPerspective(turn(tableOf(60), 90))).toBe(null);
    expect(findPerspective(seenFromTheSide(tableOf(5), perspective))).toBe(null);
  });
});
