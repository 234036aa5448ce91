// The text layer of one page, as far as it can be believed.
import type { PageModel } from '../model.js';
import type { OpenedDocument } from '../open.js';
import type { RawPage } from './glyph.js';
import { coverage, toPageModel } from './pageModel.js';
import type { ReadOptions } from './readPages.js';
import { skewOfText, straightenPage } from './straight.js';
import { judgeTextLayer, meaninglessShare } from './trust.js';
import { turnOfText, turnPage } from './upright.js';

/** What is known of a page whose pixels must be read. */
export interface DoubtedPage {
  /** The text layer as read, by the document's own rotation, to be kept beside the pixels or as a second witness. */
  text: PageModel;
  keepText: boolean;
}

/** The page, where its text layer stands. */
export type TextOfPage = { page: PageModel } | DoubtedPage;

export async function readText(document: OpenedDocument, number: number, options: ReadOptions): Promise<TextOfPage> {
  const own = await document.readPage(number);
  const raw = upright(own, options);
  const page = modelOf(number, raw, own);
  const verdict = options.distrustText ? 'pixels' : judgeTextLayer(raw, page.words, page.imageCoverage);
  if (verdict === 'text') return { page };
  if (verdict === 'otherReader') {
    const again = await document.readPageAgain(number);
    if (again && meaninglessShare(again.glyphs) < meaninglessShare(raw.glyphs) / 2) {
      const second = upright({ ...again, rules: raw.rules, images: raw.images, shapes: raw.shapes }, options, raw);
      const secondPage = modelOf(number, second, again);
      if (judgeTextLayer(second, secondPage.words, coverage(second.images, second.width, second.height)) === 'text') return { page: secondPage };
    }
  }
  // Pixels are painted by the document's own rotation, so what is kept beside them must stand the same way.
  return { text: raw === own ? page : toPageModel(number, own), keepText: verdict === 'both' };
}

function modelOf(number: number, raw: UprightPage, own: RawPage): PageModel {
  const turn = ((raw.rotation - own.rotation + 360) % 360) as 0 | 90 | 180 | 270;
  return { ...toPageModel(number, raw), ...(turn === 0 ? {} : { turn }), ...(raw.skew === undefined ? {} : { skew: raw.skew }) };
}

/** With the skew that was taken out. */
type UprightPage = RawPage & { skew?: number };

function upright(raw: RawPage, options: ReadOptions, alreadyTurned?: RawPage): UprightPage {
  if (options.disableAutoRotation) return raw;
  const turned = turnPage(raw, alreadyTurned ? ((alreadyTurned.rotation - raw.rotation + 360) % 360) as 0 | 90 | 180 | 270 : turnOfText(raw.glyphs));
  const skew = skewOfText(turned.glyphs);
  return skew === 0 ? turned : { ...straightenPage(turned, skew), skew };
}
