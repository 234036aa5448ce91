// Fake bold and shadows are drawn by painting the same glyph twice at nearly the same place; only one of them counts.
import type { Glyph } from './glyph.js';

/** How far apart the two may lie, as a share of the font size; less than the narrowest advance ("ll", "11"). */
const TWIN_OFFSET = 0.12;

export function dropTwins(glyphs: Glyph[]): { kept: Glyph[]; dropped: number } {
  const seen = new Map<string, Glyph[]>();
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      kept.push(glyph);
      continue;
    }
    const cellX = Math.floor(glyph.x / 4);
    const cellY = Math.floor(glyph.y / 4);
    if (hasTwin(seen, glyph, cellX, cellY)) continue;
    const key = `${glyph.text}${cellX},${cellY}`;
    const cell = seen.get(key);
    if (cell) cell.push(glyph);
    else seen.set(key, [glyph]);
    kept.push(glyph);
  }
  return { kept, dropped: glyphs.length - kept.length };
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
