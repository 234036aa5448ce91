import type { Box } from '@tieout/sdk/contract';
import { describe, expect, it } from 'vitest';
import { boxToRect, pointOnPage, turn, turnedSize, turnsOf, type Rotation } from './pageGeometry.js';

const page = { width: 600, height: 800 };
const box: Box = [100, 50, 200, 70];

describe('places on a page', () => {
  it('an upright page only scales', () => {
    expect(boxToRect(box, page, 0, 2)).toEqual({ left: 200, top: 100, width: 200, height: 40 });
  });

  it('a clockwise turn brings the top of the page to the right', () => {
    expect(boxToRect(box, page, 90, 1)).toEqual({ left: 730, top: 100, width: 20, height: 100 });
    expect(turnedSize(page, 90)).toEqual({ width: 800, height: 600 });
  });

  it.each<Rotation>([0, 90, 180, 270])('a click in the middle of a shown box leads back to its middle (%i degrees)', (rotation) => {
    const rect = boxToRect(box, page, rotation, 1.7);
    const point = pointOnPage(rect.left + rect.width / 2, rect.top + rect.height / 2, page, rotation, 1.7);
    expect(point.x).toBeCloseTo(150);
    expect(point.y).toBeCloseTo(60);
  });

  it('only the pages that lie on their side are turned, and none that the document does not have', () => {
    expect(turnsOf(3, [{ pageNumber: 1, degrees: 270 }, { pageNumber: 7, degrees: 90 }])).toEqual([0, 270, 0]);
  });

  it('four turns make none', () => {
    expect(([90, 90, 90, 90] as const).reduce<Rotation>(turn, 0)).toBe(0);
    expect(turn(0, -90)).toBe(270);
  });
});
