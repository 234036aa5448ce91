// A page as the later stages see it, from what a reader found on it.
import type { Box, PageModel } from '../model.js';
import type { RawPage } from './glyph.js';
import { buildWords } from './words.js';

export function toPageModel(number: number, raw: RawPage): PageModel {
  const { words, twins } = buildWords(raw.glyphs);
  return {
    number,
    width: raw.width,
    height: raw.height,
    rotation: raw.rotation,
    origin: 'text',
    words,
    rules: raw.rules,
    imageCoverage: coverage(raw.images, raw.width, raw.height),
    signals: {
      fonts: [...new Set(words.map((word) => word.fontName ?? ''))].filter((name) => name !== '').sort(),
      overlappingText: twins,
      hiddenWords: words.filter((word) => word.hidden).length,
    },
  };
}

const CELLS = 48;

/** Share of the page under any image, counted on a grid so that overlapping images count once. */
export function coverage(boxes: Box[], width: number, height: number): number {
  if (boxes.length === 0) return 0;
  const covered = new Uint8Array(CELLS * CELLS);
  for (const [x0, y0, x1, y1] of boxes) {
    const fromRow = Math.max(0, Math.round((y0 / height) * CELLS));
    const toRow = Math.min(CELLS, Math.round((y1 / height) * CELLS));
    const fromColumn = Math.max(0, Math.round((x0 / width) * CELLS));
    const toColumn = Math.min(CELLS, Math.round((x1 / width) * CELLS));
    for (let row = fromRow; row < toRow; row += 1) covered.fill(1, row * CELLS + fromColumn, row * CELLS + Math.max(fromColumn, toColumn));
  }
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}
