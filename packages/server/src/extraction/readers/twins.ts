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

function findTwins(glyphs: Glyph[]): boolean[] {
  const seen = new Map<string, Glyph[]>();
  return glyphs.map((glyph) => {
    if (glyph.text.trim() === '') return false;
    const cellX = Math.floor(glyph.x / 4);
    const cellY = Math.floor(glyph.y / 4);
    if (hasTwin(seen, glyph, cellX, cellY)) return true;
    const key = `${glyph.text}${cellX},${cellY}`;
    const cell = seen.get(key);
    if (cell) cell.push(glyph);
    else seen.set(key, [glyph]);
    return false;
  });
}

function hasTwin(seen: Map<string, Glyph[]>, glyph: Glyph, cellX: number, cellY: number): boolean {
  const { size, hidden } = glyph.style;
  const reach = Math.min(TWIN_OFFSET * size, 0.45 * glyph.advance || TWIN_OFFSET * size);
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (const other of seen.get(`${glyph.text}${cellX + dx},${cellY + dy}`) ?? []) {
        if (Math.abs(other.x - glyph.x) <= reach && Math.abs(other.y - glyph.y) <= reach
          && Math.abs(other.style.size - size) <= 0.1 * size && other.style.hidden === hidden) return true;
      }
    }
  }
  return false;
}
