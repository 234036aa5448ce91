// Pages whose text runs a little askew, as programs that straighten or stamp scans leave them, are laid level. skewedBox.ts puts boxes back.
import type { Glyph, GlyphStyle, RawPage } from './glyph.js';

/** Degrees. What is drawn at less stays on its line; what is drawn at more is no page that lies askew. */
const LEAST_SKEW = 0.15;
export const MOST_SKEW = 12;
/** Angles of one page differ by rounding. */
const SAME_ANGLE = 0.25;
const MOST_OF_THE_TEXT = 0.7;

/** Degrees counter-clockwise that most of the text of an upright page runs askew; 0 for nearly every page. */
export function skewOfText(glyphs: readonly Glyph[]): number {
  // Asked of every page, and of hardly any with a reason.
  if (!glyphs.some(({ style }) => isAskew(style.angle))) return 0;
  const angles = glyphs.filter((glyph) => !glyph.style.hidden && glyph.text.trim() !== '').map((glyph) => glyph.style.angle);
  const middle = angles.sort((a, b) => a - b)[angles.length >> 1] ?? 0;
  if (!isAskew(middle)) return 0;
  const alike = angles.filter((angle) => Math.abs(angle - middle) <= SAME_ANGLE);
  return alike.length > angles.length * MOST_OF_THE_TEXT ? alike.reduce((sum, angle) => sum + angle, 0) / alike.length : 0;
}

function isAskew(angle: number): boolean {
  return Math.abs(angle) >= LEAST_SKEW && Math.abs(angle) <= MOST_SKEW;
}

/** Tables and pictures keep their places: a line that is not level was not read as a table line. */
export function straightenPage(raw: RawPage, skew: number): RawPage {
  const cos = Math.cos((skew * Math.PI) / 180);
  const sin = Math.sin((skew * Math.PI) / 180);
  const [cx, cy] = [raw.width / 2, raw.height / 2];
  const styles = new Map<GlyphStyle, GlyphStyle>();
  const levelStyle = (style: GlyphStyle): GlyphStyle => {
    const angle = style.angle - skew;
    const level = styles.get(style) ?? { ...style, angle: Math.abs(angle) <= SAME_ANGLE ? 0 : angle };
    styles.set(style, level);
    return level;
  };
  const glyphs = raw.glyphs.map((glyph): Glyph => {
    const x = cos * (glyph.x - cx) - sin * (glyph.y - cy) + cx;
    const y = sin * (glyph.x - cx) + cos * (glyph.y - cy) + cy;
    const { size } = glyph.style;
    return { ...glyph, x, y, box: [x, y - 0.8 * size, x + glyph.advance, y + 0.2 * size], style: levelStyle(glyph.style) };
  });
  return { ...raw, glyphs };
}
