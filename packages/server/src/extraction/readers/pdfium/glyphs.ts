// Reads the characters of one page with their places and styles.
import type { Box } from '../../model.js';
import type { Glyph, GlyphStyle } from '../glyph.js';
import type { Pdfium } from './library.js';
import type { PagePlacement } from './placement.js';

const INVISIBLE_RENDER_MODES = new Set([3, 7]);
const FORCE_BOLD = 1 << 18;

interface RunOfObject {
  style: GlyphStyle;
  /** Unit vector of the baseline on the upright page. */
  dx: number;
  dy: number;
}

/** Says whether a text object's paint is covered or has the colour of what lies under it. */
export type IsUnseen = (textObject: number, box: Box, color: number) => boolean;

export function readGlyphs(pdfium: Pdfium, textPage: number, placement: PagePlacement, isUnseen: IsUnseen): Glyph[] {
  const { call } = pdfium;
  const count = call.FPDFText_CountChars(textPage);
  const runs = new Map<number, RunOfObject>();
  const glyphs: Glyph[] = [];
  let previousObject = 0;
  for (let index = 0; index < count; index += 1) {
    if (call.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
    const object = call.FPDFText_GetTextObject(textPage, index);
    let run = runs.get(object);
    if (!run) {
      run = readRun(pdfium, textPage, index, object, placement);
      runs.set(object, run);
    }
    const unmapped = call.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    const glyph = readGlyph(pdfium, textPage, index, code, run, placement, unmapped);
    if (!glyph) continue;
    const previous = glyphs.at(-1);
    if (previous && previousObject === object && isSameGlyph(previous, glyph)) {
      // PDFium spells out a glyph that stands for several characters (a ligature) as characters at one place.
      previous.text += glyph.text;
      continue;
    }
    previousObject = object;
    if (!run.style.hidden && isUnseen(object, glyph.box, run.style.color)) {
      glyph.style = { ...run.style, hidden: true };
    }
    glyphs.push(glyph);
  }
  settleObliqueAdvances(glyphs);
  return glyphs;
}

function isSameGlyph(a: Glyph, b: Glyph): boolean {
  return a.x === b.x && a.y === b.y && a.box[0] === b.box[0] && a.box[2] === b.box[2] && a.text.length < 4 && b.text.trim() !== '';
}

function readRun(pdfium: Pdfium, textPage: number, index: number, object: number, placement: PagePlacement): RunOfObject {
  const { call, scratch } = pdfium;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const view = pdfium.view();
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [number, number, number, number];
  const size = Math.abs(call.FPDFText_GetFontSize(textPage, index)) * (Math.hypot(c, d) || Math.hypot(a, b));
  const length = Math.hypot(a, b) || 1;
  const [dx, dy] = placement.direction(a / length, b / length);
  const mode = call.FPDFTextObj_GetTextRenderMode(object);
  const { name, flags } = readFont(pdfium, textPage, index);
  const weight = call.FPDFText_GetFontWeight(textPage, index);
  const color = readFill(pdfium, textPage, index);
  return {
    dx,
    dy,
    style: {
      fontName: name,
      bold: weight >= 600 || (flags & FORCE_BOLD) !== 0 || /bold|black|heavy|semibold|demi/i.test(name),
      size,
      angle: degrees(dx, dy),
      color: color.rgb,
      hidden: INVISIBLE_RENDER_MODES.has(mode) || size < 0.5 || (color.alpha === 0 && mode === 0),
    },
  };
}

function degrees(dx: number, dy: number): number {
  const angle = (Math.atan2(-dy, dx) * 180) / Math.PI;
  const rounded = Math.round(angle * 10) / 10;
  return rounded === -180 || rounded === 0 ? Math.abs(rounded) : rounded;
}

function readFont(pdfium: Pdfium, textPage: number, index: number): { name: string; flags: number } {
  const { call, scratch } = pdfium;
  const length = call.FPDFText_GetFontInfo(textPage, index, scratch + 4, 512, scratch);
  const flags = pdfium.view().getInt32(scratch, true);
  const end = Math.min(Math.max(length - 1, 0), 511);
  const raw = Buffer.from(pdfium.bytes().subarray(scratch + 4, scratch + 4 + end)).toString('utf8');
  // A subset is named ABCDEF+RealName; the tag differs from file to file and says nothing.
  return { name: raw.replace(/^[A-Z]{6}\+/, ''), flags };
}

function readFill(pdfium: Pdfium, textPage: number, index: number): { rgb: number; alpha: number } {
  const { call, scratch } = pdfium;
  if (!call.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)) return { rgb: 0, alpha: 255 };
  const view = pdfium.view();
  const part = (offset: number) => view.getUint32(scratch + offset, true) & 0xff;
  return { rgb: (part(0) << 16) | (part(4) << 8) | part(8), alpha: part(12) };
}

function readGlyph(
  pdfium: Pdfium, textPage: number, index: number, code: number, run: RunOfObject, placement: PagePlacement, unmapped: boolean,
): Glyph | null {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  let view = pdfium.view();
  const [x, y] = placement.point(view.getFloat64(scratch, true), view.getFloat64(scratch + 8, true));
  let box: Box;
  let advance: number;
  const { size, angle } = run.style;
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  view = pdfium.view();
  const loose = placement.box(
    view.getFloat32(scratch, true), view.getFloat32(scratch + 12, true), view.getFloat32(scratch + 8, true), view.getFloat32(scratch + 4, true),
  );
  if (angle === 0 && loose[2] > loose[0]) {
    box = [x, Math.max(loose[1], y - size), loose[2], Math.min(Math.max(loose[3], y), y + size * 0.35)];
    advance = loose[2] - x;
  } else {
    box = readTightBox(pdfium, textPage, index, placement);
    const ends = [[box[0], box[1]], [box[2], box[1]], [box[0], box[3]], [box[2], box[3]]] as const;
    advance = Math.max(0, ...ends.map(([ex, ey]) => (ex - x) * run.dx + (ey - y) * run.dy));
  }
  const text = glyphText(code, call.FPDFText_IsHyphen(textPage, index) === 1);
  if (text === '') return null;
  return { text, x, y, advance, box, style: run.style, unmapped: unmapped || code === 0 };
}

function readTightBox(pdfium: Pdfium, textPage: number, index: number, placement: PagePlacement): Box {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const view = pdfium.view();
  const at = (offset: number) => view.getFloat64(scratch + offset, true);
  return placement.box(at(0), at(16), at(8), at(24));
}

function glyphText(code: number, hyphen: boolean): string {
  // PDFium marks a hyphen at the end of a line with U+0002, and files drawn with WinAnsi often mean 0xAD by "-".
  if (hyphen || code === 0xad || code === 2) return '-';
  if (code === 0) return '\ufffd';
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
}

/** The ink box of an oblique glyph is wider than its advance; the next glyph of the same run tells the true step. */
function settleObliqueAdvances(glyphs: Glyph[]): void {
  for (let index = 0; index + 1 < glyphs.length; index += 1) {
    const glyph = glyphs[index]!;
    const next = glyphs[index + 1]!;
    if (glyph.style.angle % 90 === 0 || next.style !== glyph.style) continue;
    const step = Math.hypot(next.x - glyph.x, next.y - glyph.y);
    if (step < glyph.style.size * 1.2) glyph.advance = Math.min(glyph.advance, step);
  }
}
