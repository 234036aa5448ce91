// Reads the pixels of a page whose text layer is missing, broken or not to be believed, and joins what both tell.
import type { Box, PageModel, Word } from '../model.js';
import type { OpenedDocument, Quarter } from '../open.js';
import type { ReadOptions } from '../readers/readPages.js';
import type { DoubtedPage } from '../readers/readText.js';
import { shownBox } from '../readers/skewedBox.js';
import { languageOfPage } from './documentLanguage.js';
import type { KeptRasters } from './keptRasters.js';
import { recognizePage, type PageRaster, type RecognizedPage, type RecognizePageOptions } from './recognizePage.js';
import { enlargement } from '../pages/rasterScale.js';
import { finerFor } from './smallType.js';
import { availableLanguages, RecognitionTimeout } from './tesseract.js';

/** A full page takes two to six seconds; one that takes this long is a picture of something else. */
const PAGE_TIMEOUT_MS = 180_000;

/** What the pages read so far tell of a document: how they lie, and the first of them in which language it is. */
class PagesSoFar {
  /** How the last of them was brought upright. Most documents lie as they should, so the first is read that way, too. */
  quarter: Quarter = 0;
  private settle!: (language: string) => void;
  readonly language = new Promise<string>((resolve) => (this.settle = resolve));
  /** The language, once it is known. */
  known: string | null = null;

  tellLanguage(language: string): void {
    this.known ??= language;
    this.settle(this.known);
  }
}

interface Look {
  raster: PageRaster;
  recognized: RecognizedPage | null;
}

const pagesSoFar = new WeakMap<OpenedDocument, PagesSoFar>();

/**
 * Pages of one document mostly lie alike: each is read as the one before it lay, and tried the other ways up only where that reads badly.
 * Those that were begun before its language was known, the first too, are read once more where it is another: how a page is read must not
 * depend on what was done first.
 */
async function recognizeLikeOthers(document: OpenedDocument, number: number, rasters: KeptRasters, options: RecognizePageOptions): Promise<Look> {
  const others = pagesSoFar.get(document);
  const known = others ?? new PagesSoFar();
  pagesSoFar.set(document, known);
  try {
    const raster = await rasters.of(document, number);
    const begun = known.known ?? options.language;
    const recognized = await recognizePage(raster, { ...options, language: begun, likely: known.quarter }).catch(unlessLate);
    if (recognized && !options.disableAutoRotation) known.quarter = recognized.quarter;
    if (!others) known.tellLanguage(languageOfPage(recognized?.words ?? [], options.language));
    const language = await known.language;
    if (!recognized) return { raster, recognized };
    const again: RecognizePageOptions = { ...options, language, likely: recognized.quarter };
    const finer = await recognizeFiner(document, number, rasters, { raster, recognized }, again);
    if (finer) return finer;
    return language === begun ? { raster, recognized } : { raster, recognized: await recognizePage(raster, again).catch(unlessLate) };
  } finally {
    if (!others) known.tellLanguage(options.language);
  }
}

/** A page of small type once more, where that reads better; null for all others. */
async function recognizeFiner(document: OpenedDocument, number: number, rasters: KeptRasters, before: { raster: PageRaster; recognized: RecognizedPage }, options: RecognizePageOptions): Promise<Look | null> {
  const finer = finerFor(before.recognized.words, before.raster.scale * enlargement(before.raster.scale));
  if (finer === 1) return null;
  rasters.refine(number, finer);
  const raster = await rasters.of(document, number);
  const recognized = raster.scale > before.raster.scale ? await recognizePage(raster, options).catch(unlessLate) : null;
  if (recognized && recognized.confidence > before.recognized.confidence) return { raster, recognized };
  rasters.refine(number, 1);
  return null;
}

export async function recognizeDocumentPage(document: OpenedDocument, number: number, doubted: DoubtedPage, options: ReadOptions, rasters: KeptRasters): Promise<PageModel> {
  const [language] = availableLanguages(options.languages);
  const disableAutoRotation = options.disableAutoRotation || doubted.keepText;
  const { text } = doubted;
  const { raster, recognized } = await recognizeLikeOthers(document, number, rasters, { language: language!, disableAutoRotation, timeoutMs: options.pageTimeoutMs ?? PAGE_TIMEOUT_MS });
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
    ...(raster.perspective ? { perspective: raster.perspective } : {}),
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
  const { skew: _straight, perspective: _fromAbove, ...plain } = page;
  const words = [...visible, ...added].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
  return { ...plain, words, rules: text.rules, origin: added.length > visible.length ? 'ocr' : 'text' };
}

function unskewed(page: PageModel, word: Word): Word {
  if (!page.skew && !page.perspective) return word;
  const box = shownBox(page, word.box);
  return { ...word, box, baseline: word.baseline + (box[3] - word.box[3]) };
}

/** A hidden text layer, put there by the scanner's own recognition, is a second reading of the same pixels. */
function withWitness(page: PageModel, layer: Word[]): PageModel {
  const hidden = layer.filter((word) => word.hidden);
  if (hidden.length === 0) return page;
  const words = page.words.map((word) => {
    const place = shownBox(page, word.box);
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

