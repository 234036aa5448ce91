// Reads the characters of one page with their places and styles.
import { addTo } from '../../groups.js';
import type { Box } from '../../model.js';
import type { Glyph, GlyphStyle } from '../glyph.js';
import { isJoining, settleJoined } from './joinedLetters.js';
import type { Pdfium } from './library.js';
import type { PagePlacement } from './placement.js';

const INVISIBLE_RENDER_MODES = new Set([3, 7]);
const FORCE_BOLD = 1 << 18;
const BOLD_NAME = /bold|black|heavy|demi/i;
/** Points; nobody reads smaller print. */
const SMALLEST_SIZE = 0.5;
/** Of 255: ink so thin cannot be told from paper. */
const FAINTEST = 10;

interface RunOfObject {
  style: GlyphStyle;
  /** Handle of the font in PDFium. */
  font: number;
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
  const fonts: FontCache = new Map();
  const glyphs: Glyph[] = [];
  const joined = new Map<number, Glyph[]>();
  const blanks = new Map<number, number[]>();
  let previousObject = 0;
  // What the letters of a ligature are wide together, 0 behind any other glyph.
  let spelled = 0;
  for (let index = 0; index < count; index += 1) {
    if (call.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
    const object = call.FPDFText_GetTextObject(textPage, index);
    let run = runs.get(object);
    if (!run) {
      run = readRun(pdfium, textPage, index, object, placement, fonts);
      runs.set(object, run);
    }
    const unmapped = code === 0 || call.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    const glyph = readGlyph(pdfium, textPage, index, code, run, placement, unmapped);
    if (saysNothing(glyph) && hasInk(pdfium, textPage, index, glyph, placement)) {
      glyph.text = '\ufffd';
      glyph.unmapped = true;
    }
    const previous = glyphs.at(-1);
    if (previous && previousObject === object && isSameGlyph(previous, glyph)) {
      // PDFium spells out a glyph that stands for several characters (a ligature) as characters at one place.
      spelled = (spelled || previous.advance) + glyph.advance;
      previous.text += glyph.text;
      continue;
    }
    if (previous && spelled > 0) widenTo(previous, glyph, spelled);
    spelled = 0;
    previousObject = object;
    if (!run.style.hidden && isUnseen(object, glyph.box, run.style.color)) {
      glyph.style = { ...run.style, hidden: true };
    }
    glyphs.push(glyph);
    if (glyph.text === ' ') addTo(blanks, object, glyph.x);
    if (isJoining(glyph)) {
      const letters = joined.get(object);
      if (letters) letters.push(glyph);
      else joined.set(object, [glyph]);
    }
  }
  for (const [object, letters] of joined) settleJoined(pdfium, object, letters, blanks.get(object) ?? [], placement);
  return glyphs;
}

/** The font tells a control character, or nothing, and the number of the glyph is no letter. */
function saysNothing({ text, unmapped }: Glyph): boolean {
  const code = text.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || (unmapped && code > 0x7e);
}

/** PDFium makes the box of what paints nothing as high as the type, or flat. */
function hasInk(pdfium: Pdfium, textPage: number, index: number, { style }: Glyph, placement: PagePlacement): boolean {
  const [x0, y0, x1, y1] = readTightBox(pdfium, textPage, index, placement);
  const height = style.angle % 180 === 0 ? y1 - y0 : x1 - x0;
  return height > 0.05 * style.size && Math.abs(height - style.size) > 0.01 * style.size;
}

function isSameGlyph(a: Glyph, b: Glyph): boolean {
  const isPlace = a.x === b.x && a.y === b.y && a.box[0] === b.box[0] && a.text.length < 4 && b.text.trim() !== '';
  return isPlace && (a.box[2] === b.box[2] || (LATIN.test(a.text) && LATIN.test(b.text)) || (isJoining(a) && isJoining(b)));
}

const LATIN = /^\p{Script=Latin}+$/u;

/** Of a ligature whose letters stand beside the text (ActualText), PDFium knows the widths of these only: it ends where the next glyph begins. */
function widenTo(ligature: Glyph, next: Glyph, widest: number): void {
  const width = next.x - ligature.x;
  if (ligature.style.angle !== 0 || next.y !== ligature.y || width <= ligature.advance || width > widest + WIDER * ligature.style.size) return;
  ligature.advance = width;
  ligature.box[2] = next.x;
}

/** In sizes of type: what a ligature is wider than its letters, at most; half a space. */
const WIDER = 0.1;

interface Font {
  name: string;
  bold: boolean;
}

type FontCache = Map<number, Font>;

function readRun(
  pdfium: Pdfium, textPage: number, index: number, object: number, placement: PagePlacement, fonts: FontCache,
): RunOfObject {
  const { call, scratch } = pdfium;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const view = pdfium.view();
  const a = view.getFloat32(scratch, true);
  const b = view.getFloat32(scratch + 4, true);
  const height = Math.hypot(view.getFloat32(scratch + 8, true), view.getFloat32(scratch + 12, true));
  const length = Math.hypot(a, b) || 1;
  const [dx, dy] = placement.direction(a / length, b / length);
  const size = Math.abs(call.FPDFText_GetFontSize(textPage, index)) * (height || length);
  const mode = call.FPDFTextObj_GetTextRenderMode(object);
  const pointer = call.FPDFTextObj_GetFont(object);
  let font = fonts.get(pointer);
  if (!font) {
    font = readFont(pdfium, textPage, index);
    fonts.set(pointer, font);
  }
  const { rgb, alpha } = readFill(pdfium, textPage, index);
  const hidden = INVISIBLE_RENDER_MODES.has(mode) || size < SMALLEST_SIZE || (alpha < FAINTEST && mode === 0);
  return { dx, dy, font: pointer, style: { fontName: font.name, bold: font.bold, size, angle: degrees(dx, dy), color: rgb, hidden } };
}

function degrees(dx: number, dy: number): number {
  const angle = (Math.atan2(-dy, dx) * 180) / Math.PI;
  const rounded = Math.round(angle * 10) / 10;
  return rounded === -180 || rounded === 0 ? Math.abs(rounded) : rounded;
}

function readFont(pdfium: Pdfium, textPage: number, index: number): Font {
  const { call, scratch } = pdfium;
  const length = call.FPDFText_GetFontInfo(textPage, index, scratch + 4, 512, scratch);
  const flags = pdfium.view().getInt32(scratch, true);
  const end = Math.min(Math.max(length - 1, 0), 511);
  const raw = Buffer.from(pdfium.bytes().subarray(scratch + 4, scratch + 4 + end)).toString('utf8');
  // A subset is named ABCDEF+RealName; the tag differs from file to file and says nothing.
  const name = raw.replace(/^[A-Z]{6}\+/, '');
  const bold = (flags & FORCE_BOLD) !== 0 || BOLD_NAME.test(name) || call.FPDFText_GetFontWeight(textPage, index) >= 600;
  return { name, bold };
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
): Glyph {
  const { call, scratch } = pdfium;
  // This runs for every character of a document, so numbers are read straight from memory and few objects are made.
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  call.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
  const view = pdfium.view();
  const { xx, xy, yx, yy, ox, oy } = placement.matrix;
  const px = view.getFloat64(scratch, true);
  const py = view.getFloat64(scratch + 8, true);
  const x = xx * px + yx * py + ox;
  const y = xy * px + yy * py + oy;
  const style = run.style;
  const text = glyphText(code);
  if (style.angle === 0) {
    const left = view.getFloat32(scratch + 16, true);
    const top = view.getFloat32(scratch + 20, true);
    const right = view.getFloat32(scratch + 24, true);
    const bottom = view.getFloat32(scratch + 28, true);
    const x1 = Math.max(xx * left + yx * bottom + ox, xx * right + yx * top + ox);
    if (right !== left && x1 > x) {
      const ya = xy * left + yy * bottom + oy;
      const yb = xy * right + yy * top + oy;
      const y0 = Math.max(Math.min(ya, yb), y - style.size);
      const y1 = Math.min(Math.max(ya, yb, y), y + style.size * 0.35);
      return { text, x, y, advance: x1 - x, box: [x, y0, x1, y1], style, unmapped };
    }
  }
  const box = readTightBox(pdfium, textPage, index, placement);
  let advance = glyphWidth(pdfium, run, code);
  if (advance > 0) return { text, x, y, advance, box, style, unmapped };
  for (const ex of [box[0], box[2]]) {
    for (const ey of [box[1], box[3]]) advance = Math.max(advance, (ex - x) * run.dx + (ey - y) * run.dy);
  }
  return { text, x, y, advance, box, style, unmapped };
}

/** Loose boxes are right for level text only; elsewhere the font is asked. 0 when it does not know the character. */
function glyphWidth({ call, scratch, view }: Pdfium, { font, style }: RunOfObject, code: number): number {
  if (!call.FPDFFont_GetGlyphWidth(font, code, style.size, scratch)) return 0;
  return view().getFloat32(scratch, true);
}

function readTightBox(pdfium: Pdfium, textPage: number, index: number, placement: PagePlacement): Box {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const view = pdfium.view();
  const at = (offset: number) => view.getFloat64(scratch + offset, true);
  return placement.box(at(0), at(16), at(8), at(24));
}

function glyphText(code: number): string {
  // PDFium marks a hyphen at the end of a line with U+0002, and files drawn with WinAnsi often mean 0xAD by "-".
  if (code === 0xad || code === 2) return '-';
  if (code === 0) return '\ufffd';
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
}
