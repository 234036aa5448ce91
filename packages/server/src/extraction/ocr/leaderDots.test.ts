import { describe, expect, it } from 'vitest';
import type { GrayImage } from './grayImage.js';
import { takeOutLeaders } from './leaderDots.js';
import { drawnImage, type Fill } from './testing/drawnImage.js';

/** 300 dots per inch. */
const SCALE = 300 / 72;

function page(draw: (fill: Fill) => void): GrayImage {
  const { image, fill } = drawnImage(800, 60);
  draw(fill);
  return image;
}

const inked = ({ data, width }: GrayImage) => [...new Set([...data.keys()].filter((at) => data[at]! < 128).map((at) => at % width))].sort((a, b) => a - b);

describe('dots that lead to a figure', () => {
  it('are taken out, whatever stands before and behind them', () => {
    const image = page((fill) => {
      fill(40, 20, 6, 24);
      for (let dot = 0; dot < 30; dot += 1) fill(80 + dot * 12 + (dot % 3 === 1 ? 1 : 0), 40, 4, 4);
      fill(600, 20, 6, 24);
    });
    takeOutLeaders(image, SCALE);
    expect(inked(image)).toEqual([40, 41, 42, 43, 44, 45, 600, 601, 602, 603, 604, 605]);
  });

  it.each<[string, (fill: (x: number, y: number, width: number, height: number) => void) => void]>([
    ['an ellipsis', (fill) => [0, 1, 2].forEach((dot) => fill(80 + dot * 12, 40, 4, 4))],
    ['marks between digits', (fill) => Array.from({ length: 12 }, (_, digit) => [fill(80 + digit * 24, 20, 12, 24), fill(96 + digit * 24, 40, 4, 4)])],
    ['thin upright strokes', (fill) => Array.from({ length: 20 }, (_, stroke) => fill(80 + stroke * 12, 20, 4, 24))],
    ['dots at uneven steps', (fill) => Array.from({ length: 20 }, (_, dot) => fill(80 + dot * 12 + (dot % 2 ? 6 : 0), 40, 4, 4))],
    ['a row of noughts', (fill) => Array.from({ length: 12 }, (_, digit) => [
      fill(86 + digit * 24, 20, 6, 3), fill(82 + digit * 24, 23, 3, 18), fill(93 + digit * 24, 23, 3, 18), fill(85 + digit * 24, 23, 1, 2), fill(92 + digit * 24, 23, 1, 2), fill(86 + digit * 24, 41, 6, 3),
    ])],
    ['dashes of a rule', (fill) => Array.from({ length: 20 }, (_, dash) => fill(80 + dash * 20, 40, 13, 4))],
  ])('%s stays', (_, draw) => {
    const image = page(draw);
    const before = inked(image);
    expect(before.length).toBeGreaterThan(10);
    takeOutLeaders(image, SCALE);
    expect(inked(image)).toEqual(before);
  });
});
