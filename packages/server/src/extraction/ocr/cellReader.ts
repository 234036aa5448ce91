// Reads single places of a document's pages again, from the same pixels but in other ways.
import type { Box, PageModel, Word } from '../model.js';
import type { OpenedDocument } from '../open.js';
import type { CellReader } from '../repair/repairDocument.js';
import type { Reading } from '../repair/settleReadings.js';
import { turn } from './grayImage.js';
import type { PageRaster } from './recognizePage.js';
import { AMOUNT_CHARACTERS, rereadRegion, rereadStrip } from './rereadRegion.js';

/** Each looks at the pixels in another size, and with other smoothing, so that one mistake is not simply repeated. */
const WAYS: readonly { scale: number; isSoft: boolean }[] = [
  { scale: 1.2, isSoft: false },
  { scale: 1.9, isSoft: true },
  { scale: 0.9, isSoft: false },
];
/** Pages whose pixels are held, about 6 MB each. */
const MOST_KEPT = 6;
/** Points around a word that belong to it. */
const AROUND = 1.5;

export function cellReaderOf(document: OpenedDocument, language: string): CellReader {
  // Places come page by page, and once more for each question: the pages looked at last are kept, for painting one takes as long as twenty cells.
  const kept = new Map<number, Promise<PageRaster>>();
  const paint = async (page: PageModel): Promise<PageRaster> => {
    const { image, scale } = await document.rasterPage(page.number);
    return { image: turn(image, page.turn ?? 0), scale };
  };
  const rasterOf = (page: PageModel): Promise<PageRaster> => {
    const raster = kept.get(page.number) ?? paint(page);
    kept.delete(page.number);
    kept.set(page.number, raster);
    for (const number of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(number);
    return raster;
  };
  return {
    async readCell(page, box, attempt, characters = AMOUNT_CHARACTERS): Promise<Reading | null> {
      const way = WAYS[attempt];
      if (!way) return null;
      const { text, confidence } = await rereadRegion(await rasterOf(page), withRoom(page, box), { ...way, whitelist: characters, skew: page.skew ?? 0, language });
      return { text, confidence };
    },
    async readStrip(page, box): Promise<Word[]> {
      return rereadStrip(await rasterOf(page), box, { scale: 1.5, skew: page.skew ?? 0, language });
    },
  };
}

/** The word's box with some room, but none of its neighbours. */
function withRoom(page: PageModel, box: Box): Box {
  let [left, right] = [box[0] - 2 * AROUND, box[2] + 2 * AROUND];
  for (const other of page.words) {
    if (other.box[1] > box[3] || other.box[3] < box[1]) continue;
    if (other.box[2] <= box[0] + 0.5) left = Math.max(left, (other.box[2] + box[0]) / 2);
    if (other.box[0] >= box[2] - 0.5) right = Math.min(right, (other.box[0] + box[2]) / 2);
  }
  return [Math.min(left, box[0]), box[1] - AROUND, Math.max(right, box[2]), box[3] + AROUND];
}
