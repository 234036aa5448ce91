import { describe, expect, it } from 'vitest';
import type { Box, DocumentModel, ExtractedDocument } from '../model.js';
import { placeOnShownPages, shownBox, skewedBox, turnedBackBox } from './skewedBox.js';

const page = { width: 600, height: 800, skew: 2 };

describe('boxes of a page that lay askew', () => {
  it('rise to the right when the lines of print rose', () => {
    const left = skewedBox(page, [50, 395, 60, 405]);
    const right = skewedBox(page, [540, 395, 550, 405]);
    expect(right[1]).toBeLessThan(left[1] - 15);
  });

  it('stay where they are on a straight page', () => {
    expect(skewedBox({ ...page, skew: undefined }, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });

  it('are moved wherever they stand beside the number of a skewed page', () => {
    const model = { pages: [{ ...page, number: 1 }, { ...page, number: 2, skew: undefined }] } as unknown as DocumentModel;
    const found = { pages: [], findings: [{ page: 1, box: [50, 50, 60, 60] }, { page: 2, box: [50, 50, 60, 60] }] } as unknown as ExtractedDocument;
    const { findings } = placeOnShownPages(found, model);
    expect(findings[0]!.box).not.toEqual([50, 50, 60, 60]);
    expect(findings[1]!.box).toEqual([50, 50, 60, 60]);
  });
});

it('a page that lies on its side says how it is brought upright, and keeps the size its file gives it', () => {
  const model = { pages: [{ number: 1, width: 612, height: 792, turn: 270 }, { number: 2, width: 612, height: 792 }] } as unknown as DocumentModel;
  const found = { pages: [1, 2].map((number) => ({ number, width: 612, height: 792, rotation: number === 1 ? 270 : 0 })) } as unknown as ExtractedDocument;
  expect(placeOnShownPages(found, model).pages).toEqual([{ number: 1, width: 792, height: 612, rotation: 0, turn: 270 }, { number: 2, width: 612, height: 792, rotation: 0 }]);
});

it.each([90, 180, 270] as const)('a box of a page turned by %i degrees goes back to where it is shown', (turn) => {
  // Shown: 600 wide, 800 high, with a mark near its upper left corner.
  const shown: Box = [10, 20, 110, 40];
  const upright = { 90: [760, 10, 780, 110], 180: [490, 760, 590, 780], 270: [20, 490, 40, 590] }[turn] as Box;
  const size = turn === 180 ? { width: 600, height: 800 } : { width: 800, height: 600 };
  expect(turnedBackBox({ ...size, turn }, upright)).toEqual(shown);
});

it('a box of a page seen from the side goes back to where its lines and columns cross in the picture', () => {
  const perspective = { slope: 0.02, spread: 0.04, lean: -0.01, taper: 0.03 };
  const middle = shownBox({ width: 600, height: 800, perspective }, [299, 399, 301, 401]);
  expect(middle.map(Math.round)).toEqual([299, 399, 301, 401]);
  // At the upper right corner the line falls by 0.02 - 0.04 to the right, and the column leans by -0.01 + 0.03.
  const [left, top] = shownBox({ width: 600, height: 800, perspective }, [600, 0, 600, 0]);
  expect(left).toBeCloseTo(300 + (300 - 0.02 * 400) / (1 + 0.02 * 0.02));
  expect(top).toBeCloseTo(400 - (400 + 0.02 * 300) / (1 + 0.02 * 0.02));
  // On its side, the perspective is that of the picture as its file has it.
  const turned = shownBox({ width: 800, height: 600, turn: 90, perspective }, [399, 299, 401, 301]);
  expect(turned.map(Math.round)).toEqual([299, 399, 301, 401]);
});
