import { describe, expect, it } from 'vitest';
import { skewOfText, straightenPage } from './straight.js';
import { setText } from './testing/glyphs.js';

const askew = (angle: number) => setText('a long line of text', { style: { angle } });

describe('pages that lie askew', () => {
  it('are told by the direction of most of their text', () => {
    expect(skewOfText([...askew(2.1), ...setText('note')])).toBeCloseTo(2.1, 5);
    expect(skewOfText([...askew(0), ...setText('watermark', { style: { angle: 5 } })])).toBe(0);
    expect(skewOfText(askew(45))).toBe(0);
    expect(skewOfText([])).toBe(0);
  });

  it('are laid level around their middle, and what stood straight is askew then', () => {
    const [rising, level] = [{ ...askew(3)[0]!, x: 100 + 50 * Math.cos(Math.PI / 60), y: 200 - 50 * Math.sin(Math.PI / 60) }, { ...askew(0)[0]!, x: 100, y: 200 }];
    const { glyphs } = straightenPage({ width: 200, height: 400, rotation: 0, glyphs: [rising, level], rules: [], images: [], shapes: 0 }, 3);
    expect([glyphs[0]!.x, glyphs[0]!.y].map(Math.round)).toEqual([150, 200]);
    expect(glyphs[0]!.box[3]).toBeGreaterThan(glyphs[0]!.y);
    expect(glyphs.map((glyph) => glyph.style.angle)).toEqual([0, -3]);
  });
});
