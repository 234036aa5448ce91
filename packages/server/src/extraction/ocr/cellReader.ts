// Reads single places of a document's pages again, from the same pixels but in other ways.
import type { Box, PageModel, Word } from '../model.js';
import type { OpenedDocument } from '../open.js';
import type { CellReader } from '../repair/repairDocument.js';
import { type Reading, STARRED } from '../repair/settleReadings.js';
import { KeptRasters } from './keptRasters.js';
import type { PageRaster } from './recognizePage.js';
import { AMOUNT_CHARACTERS, rereadRegion, rereadStrip } from './rereadRegion.js';
import { startedWorkers } from './tesseract.js';

/** Each looks at the pixels in another size, and with other smoothing, so that one mistake is not simply repeated. */
const WAYS: readonly { scale: number; isSoft: boolean; around: number }[] = [
  { scale: 1.2, isSoft: false, around: 1.5 },
  { scale: 1.9, isSoft: true, around: 1.5 },
  { scale: 0.9, isSoft: false, around: 2.2 },
];

export function cellReaderOf(document: OpenedDocument, language: string, rasters = new KeptRasters()): CellReader {
  const rasterOf = (page: PageModel): Promise<PageRaster> => rasters.of(document, page.number, page.turn ?? 0);
  return {
    // No further thread is started for a few cells: that takes longer than to read them.
    abreast: () => Math.max(1, startedWorkers()),
    async readCell(page, box, attempt, characters = figureCharacters(page)): Promise<Reading | null> {
      const way = WAYS[attempt];
      if (!way) return null;
      const { text, confidence } = await rereadRegion(await rasterOf(page), withRoom(page, box, way.around), { ...way, whitelist: characters, skew: page.skew ?? 0, language });
      return { text, confidence };
    },
    async readStrip(page, box): Promise<Word[]> {
      return rereadStrip(await rasterOf(page), box, { scale: 1.5, skew: page.skew ?? 0, language });
    },
  };
}

/**
 * What may not be read makes the figure around it unsure: pages of Swiss figures have one mark more, and so have those with stars that lead to
 * notes, or with a currency sign that recognition does not know and takes for another.
 */
export function figureCharacters(page: PageModel): string {
  const has = (pattern: RegExp) => page.words.some(({ text }) => pattern.test(text));
  return `${AMOUNT_CHARACTERS}${has(/\d['’]\d{3}(?!\d)/) ? "'" : ''}${has(STARRED) ? '*' : ''}${misreadSigns(page).join('')}`;
}

const FEWEST_SIGNS = 3;

/** What stood before several figures and was taken off them. */
function misreadSigns({ words }: PageModel): string[] {
  const taken = words.flatMap(({ text, alternatives }) => {
    const [, sign, mark, figure] = /^([-+(]?)([^\p{L}\p{N}\s.,+(-])(\d.*)$/u.exec(alternatives?.[0] ?? '') ?? [];
    return mark !== undefined && text === `${sign}${figure}` ? [mark] : [];
  });
  return [...new Set(taken)].filter((mark) => taken.filter((other) => other === mark).length >= FEWEST_SIGNS && !AMOUNT_CHARACTERS.includes(mark));
}

/** Recognition lets a box reach into the next word by so much of the size of type. */
const OVER = 0.25;

/** The word's box with so many points of room, but none of its neighbours, nor of the sign of a currency that was taken off it. */
export function withRoom(page: PageModel, box: Box, around: number): Box {
  let [left, right] = [box[0] - 2 * around, box[2] + 2 * around];
  for (const other of page.words) {
    if (other.box === box && other.alternatives?.[0]?.slice(1) === other.text) left = box[0];
    if (other.box[1] > box[3] || other.box[3] < box[1]) continue;
    if (other.box[2] <= box[0] + 0.5) left = Math.max(left, (other.box[2] + box[0]) / 2);
    if (other.box[0] >= box[2] - Math.max(0.5, OVER * other.fontSize)) right = Math.min(right, (other.box[0] + box[2]) / 2);
  }
  return [Math.min(left, box[0]), box[1] - around, right, box[3] + around];
}
