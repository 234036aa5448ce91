// Letters that join each other are drawn in another shape than they have alone. Where the text beside the drawing (ActualText) says which letters they are,
// PDFium knows the widths of those that stand alone only, and words would fall apart or run into each other. What the drawing itself takes up is right.
import type { Glyph } from '../glyph.js';
import type { Pdfium } from './library.js';
import type { PagePlacement } from './placement.js';

/** Letters of Arabic script; not its marks above and below, and not its digits. */
const JOINING = /^[\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff]+$/;
/** In sizes of type: how far off its first letter a drawing may begin that is measured in the same space. */
const OFF = 0.1;

export function isJoining({ text, style }: Glyph): boolean {
  return style.angle === 0 && JOINING.test(text);
}

/** Each letter of one text object ends where the next of them, or a space, begins, and the last with the object. */
export function settleJoined({ call, scratch, view }: Pdfium, object: number, letters: readonly Glyph[], blanks: readonly number[], placement: PagePlacement): void {
  if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return;
  const at = (offset: number): number => view().getFloat32(scratch + offset, true);
  const [x0, , x1] = placement.box(at(0), at(4), at(8), at(12));
  const places = [...new Set(letters.map(({ x }) => x))].sort((a, b) => a - b);
  if (Math.abs(places[0]! - x0) > OFF * letters[0]!.style.size) return;
  const next = [...new Set([...places, ...blanks])].sort((a, b) => a - b);
  for (const letter of letters) {
    const end = next.find((x) => x > letter.x) ?? x1;
    if (end <= letter.x) continue;
    letter.advance = end - letter.x;
    letter.box = [letter.box[0], letter.box[1], end, letter.box[3]];
  }
}
