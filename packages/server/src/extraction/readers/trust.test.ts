import { describe, expect, it } from 'vitest';
import type { Box } from '../model.js';
import type { Glyph, RawPage } from './glyph.js';
import { setText } from './testing/glyphs.js';
import { judgeTextLayer } from './trust.js';
import { buildWords } from './words.js';

function judge(glyphs: Glyph[], images: Box[] = [], shapes = 0) {
  const raw: RawPage = { width: 600, height: 800, rotation: 0, glyphs, rules: [], images, shapes };
  const share = images.reduce((sum, [x0, y0, x1, y1]) => sum + ((x1 - x0) * (y1 - y0)) / 480_000, 0);
  return judgeTextLayer(raw, buildWords(glyphs).words, share);
}

const text = (style = {}) => Array.from({ length: 40 }, (_, line) => setText('Direct debit to the council 12.50', { y: 60 + line * 15, style })).flat();
const wholePage: Box = [0, 0, 600, 800];

describe('the text layer of a page', () => {
  it('is believed on a digital page, with a logo or a background too', () => {
    expect(judge(text())).toBe('text');
    expect(judge(text(), [[20, 20, 120, 60]])).toBe('text');
    expect(judge(text(), [wholePage])).toBe('text');
  });

  it('gives way to the pixels of a scan, with or without a hidden layer', () => {
    expect(judge([], [wholePage])).toBe('pixels');
    expect(judge(text({ hidden: true }), [wholePage])).toBe('pixels');
  });

  it('gives way where all print is drawn as shapes', () => {
    expect(judge([], [], 900)).toBe('pixels');
  });

  it('of a blank page is left alone', () => {
    expect(judge([])).toBe('text');
  });

  it('is joined with a picture of a table', () => {
    expect(judge(setText('Your statement for March is below'), [[40, 200, 560, 600]])).toBe('both');
  });

  it('is read again when signs of its figures mean nothing, be they few among its letters', () => {
    const signs = (text: string) => Array.from({ length: 40 }, (_, line) => setText(`Direct debit to the council ${text}12.50`, { y: 60 + line * 15 })).flat();
    expect(judge(signs('\ufffd'))).toBe('otherReader');
    expect(judge(signs('\ufffd '))).toBe('text');
  });

  it('is read again when its characters mean nothing', () => {
    const coded = text().map((glyph, index) => (index % 5 === 0 ? { ...glyph, text: '\ue012' } : glyph));
    expect(judge(coded)).toBe('otherReader');
  });
});
