// Words of a page that lies askew or on its side are placed on the straightened, upright page, where rows and columns are straight.
// What is shown to people is the page as it is, so boxes go back there at the end.
import type { Box, DocumentModel, ExtractedDocument, PageModel, PagePerspective } from '../model.js';

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

/** Where a box stands on the page as it is shown: askew, on its side and seen from the side as its picture is. */
export function shownBox(page: Pick<PageModel, 'width' | 'height' | 'skew' | 'turn' | 'perspective'>, box: Box): Box {
  const back = turnedBackBox(page, skewedBox(page, box));
  return page.perspective ? seenBox(page.perspective, (page.turn ?? 0) % 180 === 0 ? page : { width: page.height, height: page.width }, back) : back;
}

/** The smallest upright box around `box` of a straight page in the picture that was taken of it from the side. */
function seenBox(perspective: PagePerspective, { width, height }: Pick<PageModel, 'width' | 'height'>, box: Box): Box {
  const seen: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const x of [box[0], box[2]]) {
    for (const y of [box[1], box[3]]) {
      const [px, py] = seenPlace(perspective, width / 2, height / 2, x, y);
      [seen[0], seen[1], seen[2], seen[3]] = [Math.min(seen[0], px), Math.min(seen[1], py), Math.max(seen[2], px), Math.max(seen[3], py)];
    }
  }
  return seen;
}

/** Where the line and the column of a place cross in the picture; `cx` and `cy` are its middle. */
export function seenPlace({ slope, spread, lean, taper }: PagePerspective, cx: number, cy: number, x: number, y: number): [number, number] {
  const [across, down] = [x - cx, y - cy];
  const [s, t] = [slope + (spread * down) / cy, lean + (taper * across) / cx];
  const share = 1 / (1 - s * t);
  return [(across + t * down) * share + cx, (down + s * across) * share + cy];
}

/** A box of the upright page on the page as its file has it. */
export function turnedBackBox({ width, height, turn = 0 }: Pick<PageModel, 'width' | 'height' | 'turn'>, [x0, y0, x1, y1]: Box): Box {
  if (turn === 90) return [y0, width - x1, y1, width - x0];
  if (turn === 180) return [width - x1, height - y1, width - x0, height - y0];
  if (turn === 270) return [height - y1, x0, height - y0, x1];
  return [x0, y0, x1, y1];
}

/** Puts every box of the result (each beside the number of its page) onto the page as it is shown. */
export function placeOnShownPages(document: ExtractedDocument, model: DocumentModel): ExtractedDocument {
  const moved = new Map(model.pages.filter((page) => page.skew || page.turn || page.perspective).map((page) => [page.number, page]));
  if (moved.size === 0) return document;
  const pages = document.pages.map((page) => {
    const turn = moved.get(page.number)?.turn ?? 0;
    const size = turn % 180 === 0 ? {} : { width: page.height, height: page.width };
    return { ...page, ...size, rotation: (page.rotation - turn + 360) % 360, ...(turn === 0 ? {} : { turn }) };
  });
  const back = (box: Box, number: number): Box => {
    const page = moved.get(number);
    return page ? shownBox(page, box) : box;
  };
  return { ...withMovedBoxes(document, back), pages };
}

/** A copy in which every box that stands beside the number of its page is moved, to another page perhaps. */
export function withMovedBoxes<T>(value: T, move: (box: Box, page: number) => Box, pageOf: (box: Box, page: number) => number = (_, page) => page): T {
  if (Array.isArray(value)) return value.map((item) => withMovedBoxes(item, move, pageOf)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withMovedBoxes(item, move, pageOf)] as const);
  const copy = Object.fromEntries(entries) as { page?: unknown; box?: unknown };
  if (typeof copy.page === 'number' && Array.isArray(copy.box)) {
    const [box, page] = [copy.box as Box, copy.page];
    [copy.box, copy.page] = [move(box, page), pageOf(box, page)];
  }
  return copy as T;
}
