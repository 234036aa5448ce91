// Glyphs for tests of word building, set like print: each character half as wide as the font is high.
import type { Glyph, GlyphStyle } from '../glyph.js';

const STYLE: GlyphStyle = { fontName: 'Test', bold: false, size: 10, angle: 0, color: 0, hidden: false };

export interface SetOptions {
  x?: number;
  y?: number;
  style?: Partial<GlyphStyle>;
  /** Extra points between characters. */
  spacing?: number;
  /** Leave spaces out, as programs do that only move the pen. */
  withoutSpaces?: boolean;
}

export function setText(text: string, { x = 50, y = 100, style, spacing = 0, withoutSpaces = false }: SetOptions = {}): Glyph[] {
  const own = { ...STYLE, ...style };
  const glyphs: Glyph[] = [];
  let pen = x;
  for (const character of text) {
    const advance = own.size * widthOf(character);
    if (!withoutSpaces || character.trim() !== '') {
      glyphs.push({ text: character, x: pen, y, advance, box: [pen, y - own.size * 0.8, pen + advance, y + own.size * 0.2], style: own, unmapped: false });
    }
    pen += advance + spacing;
  }
  return glyphs;
}

function widthOf(character: string): number {
  if (character === '\ufeff') return 0;
  return /\s/.test(character) ? 0.25 : 0.5;
}
