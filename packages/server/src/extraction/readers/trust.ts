// Decides for each page whether its text layer can be believed or its pixels must be read.
import type { Box, Word } from '../model.js';
import type { Glyph, RawPage } from './glyph.js';

/**
 * text: the text layer stands. pixels: only what is seen counts. both: text where there is some, pixels inside pictures.
 * otherReader: the fonts do not tell what their glyphs mean; another reader may know, otherwise pixels.
 */
export type Verdict = 'text' | 'pixels' | 'both' | 'otherReader';

const FEW_GLYPHS = 12;
const FEW_WORDS = 60;
/** A picture smaller than this share of the page is a logo. */
const LARGE_PICTURE = 0.15;
const WHOLE_PAGE = 0.5;
const MOST_UNMAPPED = 0.08;
/** No printable meaning: control characters, private use, replacement. */
const NO_SIGN = String.raw`[\u0000-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]`;
const MEANINGLESS = new RegExp(NO_SIGN);
/** A sign, a digit or a decimal mark that the font does not tell. */
const TORN_FIGURE = new RegExp(String.raw`${NO_SIGN}\d|\d${NO_SIGN}`);
const FEWEST_TORN = 2;
const MOST_TORN = 0.05;

export function judgeTextLayer(raw: RawPage, words: Word[], imageCoverage: number): Verdict {
  const printed = raw.glyphs.filter((glyph) => glyph.text.trim() !== '');
  const visible = printed.filter((glyph) => !glyph.style.hidden);
  const hidden = printed.length - visible.length;
  if (visible.length < FEW_GLYPHS) {
    const something = imageCoverage > 0.02 || raw.shapes > 20 || hidden > FEW_GLYPHS;
    return something ? 'pixels' : 'text';
  }
  const visibleWords = words.filter((word) => !word.hidden);
  if (meaninglessShare(visible) > MOST_UNMAPPED || hasTornFigures(visibleWords)) return 'otherReader';
  if (imageCoverage >= WHOLE_PAGE && hidden > visible.length) return 'pixels';
  const pictureWithoutText = raw.images.some((image) => share(image, raw) >= LARGE_PICTURE && !hasText(image, visibleWords));
  if (pictureWithoutText && (visibleWords.length < FEW_WORDS || imageCoverage >= WHOLE_PAGE)) return 'both';
  return 'text';
}

function hasTornFigures(words: readonly Word[]): boolean {
  const figures = words.filter((word) => /\d/.test(word.text));
  const torn = figures.filter((word) => TORN_FIGURE.test(word.text)).length;
  return torn >= FEWEST_TORN && torn > MOST_TORN * figures.length;
}

export function meaninglessShare(glyphs: Glyph[]): number {
  if (glyphs.length === 0) return 0;
  return glyphs.filter((glyph) => MEANINGLESS.test(glyph.text)).length / glyphs.length;
}

function share([x0, y0, x1, y1]: Box, page: RawPage): number {
  return ((x1 - x0) * (y1 - y0)) / (page.width * page.height);
}

function hasText(image: Box, words: Word[]): boolean {
  const inside = words.filter(({ box }) => {
    const x = (box[0] + box[2]) / 2;
    const y = (box[1] + box[3]) / 2;
    return x > image[0] && x < image[2] && y > image[1] && y < image[3];
  });
  return inside.length >= 5;
}
