// Turns pages whose text runs sideways or upside down, so that later stages see every page upright.
import type { Box } from '../model.js';
import type { Glyph, GlyphStyle, RawPage } from './glyph.js';
import { MOST_SKEW } from './straight.js';

type Quarter = 0 | 90 | 180 | 270;

/** Clockwise turn that brings most of the text upright. */
export function turnOfText(glyphs: Glyph[]): Quarter {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { text, style } of glyphs) {
    if (style.hidden || text.trim() === '') continue;
    total += 1;
    const angle = nearestQuarter(style.angle);
    counts.set(angle, (counts.get(angle) ?? 0) + 1);
  }
  const turns = ([90, 180, 270] as const).filter((angle) => (counts.get(angle) ?? 0) > total * 0.7);
  return turns[0] ?? 0;
}

/** A page may lie on its side and a little askew. */
function nearestQuarter(angle: number): number {
  const quarter = Math.round(angle / 90) * 90;
  return Math.abs(angle - quarter) <= MOST_SKEW ? (quarter + 360) % 360 : angle;
}

export function turnPage(raw: RawPage, turn: Quarter): RawPage {
  if (turn === 0) return raw;
  const { width, height } = raw;
  const point = (x: number, y: number): [number, number] => {
    if (turn === 90) return [height - y, x];
    if (turn === 180) return [width - x, height - y];
    return [y, width - x];
  };
  const box = ([x0, y0, x1, y1]: Box): Box => {
    const [ax, ay] = point(x0, y0);
    const [bx, by] = point(x1, y1);
    return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  };
  const styles = new Map<GlyphStyle, GlyphStyle>();
  const styleOf = (style: GlyphStyle) => {
    const known = styles.get(style);
    if (known) return known;
    const turned = { ...style, angle: normal(style.angle - turn) };
    styles.set(style, turned);
    return turned;
  };
  return {
    ...raw,
    width: turn === 180 ? width : height,
    height: turn === 180 ? height : width,
    rotation: ((raw.rotation + turn) % 360) as Quarter,
    glyphs: raw.glyphs.map((glyph) => {
      const [x, y] = point(glyph.x, glyph.y);
      return { ...glyph, x, y, box: box(glyph.box), style: styleOf(glyph.style) };
    }),
    rules: raw.rules.map((rule) => ({
      ...rule,
      box: box(rule.box),
      orientation: turn === 180 ? rule.orientation : crosswise(rule.orientation),
    })),
    images: raw.images.map(box),
  };
}

function normal(angle: number): number {
  const within = ((angle % 360) + 360) % 360;
  return within > 180 ? within - 360 : within;
}

function crosswise(orientation: 'horizontal' | 'vertical'): 'horizontal' | 'vertical' {
  return orientation === 'horizontal' ? 'vertical' : 'horizontal';
}
