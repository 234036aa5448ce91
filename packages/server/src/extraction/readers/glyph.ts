// What every reader hands to the word builder: single drawn characters with the style they share. Coordinates as in Box:
// points, origin top-left, page upright.
import type { Box, Rule } from '../model.js';

/** Style shared by the glyphs that one text operator painted. */
export interface GlyphStyle {
  fontName: string;
  bold: boolean;
  /** Points as drawn, after the text matrix. */
  size: number;
  /** Degrees counter-clockwise of the baseline against the upright page, in (-180, 180]. */
  angle: number;
  color: number;
  hidden: boolean;
}

export interface Glyph {
  /** One character, or the letters of a ligature. Spaces are glyphs too. */
  text: string;
  /** Start of the baseline of this glyph. */
  x: number;
  y: number;
  /** Width along the baseline, without extra character spacing. */
  advance: number;
  box: Box;
  style: GlyphStyle;
  /** The font gives no usable meaning for this glyph; its text is a guess. */
  unmapped: boolean;
}

/** A page as a reader sees it, before words are built and before it is decided whether its text can be trusted. */
export interface RawPage {
  width: number;
  height: number;
  rotation: 0 | 90 | 180 | 270;
  glyphs: Glyph[];
  rules: Rule[];
  /** Boxes of images on the page, clipped to it. */
  images: Box[];
  /** Painted shapes other than rules; a page without text, images or shapes is blank. */
  shapes: number;
}
