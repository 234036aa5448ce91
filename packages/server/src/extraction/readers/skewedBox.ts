// Words of a scan that lies askew are placed on the straightened page, where rows and columns are straight. What is shown
// to people is the page as it is, so boxes go back there at the end.
import type { Box, DocumentModel, ExtractedDocument, PageModel } from '../model.js';

/** The smallest upright box around `box` after the page is turned back into its skew. */
export function skewedBox(page: Pick<PageModel, 'width' | 'height' | 'skew'>, box: Box): Box {
  if (!page.skew) return box;
  const radians = (page.skew * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const cx = page.width / 2;
  const cy = page.height / 2;
  const turned: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const x of [box[0] - cx, box[2] - cx]) {
    for (const y of [box[1] - cy, box[3] - cy]) {
      const px = cos * x + sin * y + cx;
      const py = -sin * x + cos * y + cy;
      turned[0] = Math.min(turned[0], px);
      turned[1] = Math.min(turned[1], py);
      turned[2] = Math.max(turned[2], px);
      turned[3] = Math.max(turned[3], py);
    }
  }
  return turned;
}

/** Puts every box of the result (each beside the number of its page) onto the page as it is. */
export function placeOnSkewedPages(document: ExtractedDocument, model: DocumentModel): ExtractedDocument {
  const skewed = new Map(model.pages.filter((page) => page.skew).map((page) => [page.number, page]));
  return skewed.size === 0 ? document : (placed(document, skewed) as ExtractedDocument);
}

function placed(value: unknown, pages: Map<number, PageModel>): unknown {
  if (Array.isArray(value)) return value.map((item) => placed(item, pages));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, placed(item, pages)] as const);
  const copy = Object.fromEntries(entries) as { page?: unknown; box?: unknown };
  const page = typeof copy.page === 'number' ? pages.get(copy.page) : undefined;
  if (page && Array.isArray(copy.box)) copy.box = skewedBox(page, copy.box as Box);
  return copy;
}
