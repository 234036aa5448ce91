// Fake bold and shadows are drawn by painting the same text twice at nearly the same place; only one of the two counts.
import type { Glyph } from './glyph.js';

/** How far apart the two may lie, as a share of the font size; less than the narrowest advance ("ll", "11"). */
const TWIN_OFFSET = 0.12;

export function dropTwins(glyphs: Glyph[]): { kept: Glyph[]; dropped: number } {
  const isTwin = findTwins(glyphs);
  // Two different texts that overlap share a glyph here and there by accident; a text painted twice shares all of them.
  const kept = glyphs.filter((glyph, index) => !(isTwin[index] && (agrees(glyphs, isTwin, index, -1) && agrees(glyphs, isTwin, index, 1))));
  return { kept, dropped: glyphs.length - kept.length };
}

function agrees(glyphs: Glyph[], isTwin: boolean[], index: number, step: 1 | -1): boolean {
  const glyph = glyphs[index]!;
  const neighbour = glyphs[index + step];
  if (!neighbour || neighbour.style !== glyph.style || neighbour.text.trim() === '') return true;
  const apart = Math.hypot(neighbour.x - glyph.x, neighbour.y - glyph.y) > glyph.style.size * 1.5;
  return apart || isTwin[index + step]!;
}

/** Side of a search cell in points; more than any reach, so only the nearest neighbours of a cell can hold a twin. */
const CELL = 8;
const COLUMNS = 1 << 16;

function findTwins(glyphs: Glyph[]): boolean[] {
  const cells = new Map<number, Glyph[]>();
  return glyphs.map((glyph) => {
    if (glyph.text === ' ') return false;
    const reach = Math.min(TWIN_OFFSET * glyph.style.size, CELL, 0.45 * glyph.advance || CELL);
    const fromX = Math.floor((glyph.x - reach) / CELL);
    const toX = Math.floor((glyph.x + reach) / CELL);
    const fromY = Math.floor((glyph.y - reach) / CELL);
    const toY = Math.floor((glyph.y + reach) / CELL);
    for (let x = fromX; x <= toX; x += 1) {
      for (let y = fromY; y <= toY; y += 1) {
        if (holdsTwin(cells.get(y * COLUMNS + x), glyph, reach)) return true;
      }
    }
    const key = Math.floor(glyph.y / CELL) * COLUMNS + Math.floor(glyph.x / CELL);
    const cell = cells.get(key);
    if (cell) cell.push(glyph);
    else cells.set(key, [glyph]);
    return false;
  });
}

function holdsTwin(cell: Glyph[] | undefined, glyph: Glyph, reach: number): boolean {
  if (!cell) return false;
  const { size, hidden } = glyph.style;
  for (const other of cell) {
    if (other.text === glyph.text && Math.abs(other.x - glyph.x) <= reach && Math.abs(other.y - glyph.y) <= reach
      && Math.abs(other.style.size - size) <= 0.1 * size && other.style.hidden === hidden) return true;
  }
  return false;
}
