import { describe, expect, it } from 'vitest';
import type { RawPage } from './glyph.js';
import { setText } from './testing/glyphs.js';
import { turnOfText, turnPage } from './upright.js';

function page(glyphs: RawPage['glyphs']): RawPage {
  return { width: 200, height: 400, rotation: 0, glyphs, rules: [{ box: [10, 20, 12, 120], orientation: 'vertical' }], images: [], shapes: 1 };
}

describe('pages that lie on their side', () => {
  it('are told by the direction of most of their text', () => {
    expect(turnOfText([...setText('a long line of text', { style: { angle: 90 } }), ...setText('note')])).toBe(90);
    expect(turnOfText([...setText('a long line of text'), ...setText('note', { style: { angle: 90 } })])).toBe(0);
    expect(turnOfText(setText('upside down', { style: { angle: 180 } }))).toBe(180);
  });

  it('are turned with their text, table lines and size', () => {
    const turned = turnPage(page(setText('A', { x: 30, y: 300, style: { angle: 90 } })), 90);
    expect([turned.width, turned.height, turned.rotation]).toEqual([400, 200, 90]);
    expect([turned.glyphs[0]!.x, turned.glyphs[0]!.y, turned.glyphs[0]!.style.angle]).toEqual([100, 30, 0]);
    expect(turned.rules[0]).toEqual({ box: [280, 10, 380, 12], orientation: 'horizontal' });
  });

  it('come back as they were after four quarters', () => {
    const start = page(setText('Balance', { x: 30, y: 300 }));
    const round = [90, 90, 90, 90].reduce((raw) => turnPage(raw, 90), start);
    expect(round.glyphs.map((glyph) => [glyph.x, glyph.y])).toEqual(start.glyphs.map((glyph) => [glyph.x, glyph.y]));
    expect(round.rules).toEqual(start.rules);
  });
});
