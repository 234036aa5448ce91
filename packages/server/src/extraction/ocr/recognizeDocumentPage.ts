// Reads the pixels of a page whose text layer is missing, broken or not to be believed, and joins what both tell.
import type { Box, PageModel, Word } from '../model.js';
import type { OpenedDocument, Quarter } from '../open.js';
import type { ReadOptions } from '../readers/readPages.js';
import type { DoubtedPage } from '../readers/readText.js';
import { skewedBox } from '../readers/skewedBox.js';
import { recognizePage, type PageRaster, type RecognizedPage, type RecognizePageOptions } from './recognizePage.js';
import { availableLanguages, RecognitionTimeout } from './tesseract.js';

/** A full page takes two to six seconds; one that takes this long is a picture of something else. */
const PAGE_TIMEOUT_MS = 180_000;

/** How the first page that was read of each document came upright. */
const uprights = new WeakMap<OpenedDocument, Promise<Quarter | null>>();

/** Pages of one document mostly lie alike: the first one asked for is tried each way up, the others as it was. */
async function recognizeLikeFirst(document: OpenedDocument, number: number, options: RecognizePageOptions): Promise<{ raster: PageRaster; recognized: RecognizedPage | null }> {
  const known = options.disableAutoRotation ? Promise.resolve(null) : uprights.get(document);
  let tell: (quarter: Quarter | null) => void = () => undefined;
  if (!known) uprights.set(document, new Promise((resolve) => (tell = resolve)));
  try {
    const raster = await document.rasterPage(number);
    const recognized = await recognizePage(raster, { ...options, likely: (await known) ?? null, onUpright: tell }).catch(unlessLate);
    return { raster, recognized };
  } finally {
    tell(null);
  }
}

export async function recognizeDocumentPage(document: OpenedDocument, number: number, doubted: DoubtedPage, options: ReadOptions): Promise<PageModel> {
  const [language] = availableLanguages(options.languages);
  const disableAutoRotation = options.disableAutoRotation || doubted.keepText;
  const { text } = doubted;
  const { raster, recognized } = await recognizeLikeFirst(document, number, { language: language!, disableAutoRotation, timeoutMs: options.pageTimeoutMs ?? PAGE_TIMEOUT_MS });
  if (!recognized) return { ...text, isUnread: true };
  const own = { width: raster.image.width / raster.scale, height: raster.image.height / raster.scale };
  const turned = recognized.quarter % 180 === 0 ? own : { width: own.height, height: own.width };
  const page: PageModel = {
    ...text,
    ...turned,
    rotation: ((text.rotation + recognized.quarter) % 360) as Quarter,
    ...(recognized.quarter === 0 ? {} : { turn: recognized.quarter }),
    origin: 'ocr',
    words: recognized.words,
    rules: recognized.rules,
    ...(recognized.skew === 0 ? {} : { skew: recognized.skew }),
  };
  if (doubted.keepText) return joinTextAndPixels(page, text);
  return recognized.quarter === 0 ? withWitness(page, text.words) : page;
}

/** A page that takes too long is given up by itself; the rest of the document goes on. */
function unlessLate(error: unknown): null {
  if (error instanceof RecognitionTimeout) return null;
  throw error;
}

/** Text stands where it is visible; what was read from pixels fills the rest. */
function joinTextAndPixels(page: PageModel, text: PageModel): PageModel {
  const visible = text.words.filter((word) => !word.hidden);
  const added = page.words.map((word) => unskewed(page, word)).filter((word) => !visible.some((other) => overlap(other.box, word.box) > 0.2));
  const { skew: _straight, ...plain } = page;
  const words = [...visible, ...added].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
  return { ...plain, words, rules: text.rules, origin: added.length > visible.length ? 'ocr' : 'text' };
}

function unskewed(page: PageModel, word: Word): Word {
  if (!page.skew) return word;
  const box = skewedBox(page, word.box);
  return { ...word, box, baseline: word.baseline + (box[3] - word.box[3]) };
}

/** A hidden text layer, put there by the scanner's own recognition, is a second reading of the same pixels. */
function withWitness(page: PageModel, layer: Word[]): PageModel {
  const hidden = layer.filter((word) => word.hidden);
  if (hidden.length === 0) return page;
  const words = page.words.map((word) => {
    const place = skewedBox(page, word.box);
    const other = hidden.find((candidate) => overlap(candidate.box, place) > 0.5);
    if (!other || other.text === word.text) return word;
    const alternatives = [other.text, ...(word.alternatives ?? []).filter((reading) => reading !== other.text)];
    return { ...word, alternatives };
  });
  return { ...page, words };
}

/** Shared area against the smaller of the two. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Box) => Math.max(0.01, (box[2] - box[0]) * (box[3] - box[1]));
  return (width * height) / Math.min(area(a), area(b));
}

