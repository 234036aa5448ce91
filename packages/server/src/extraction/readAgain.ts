// A second, slower reading of one page from its pixels, finer than the first, with its figures repaired by arithmetic.
import type { DocumentModel, ExtractedDocument, ExtractOptions, PageModel, SecondLook } from './model.js';
import type { ExtractHooks } from './extract.js';
import { KeptRasters } from './ocr/keptRasters.js';
import { recognizeDocumentPage } from './ocr/recognizeDocumentPage.js';
import { recognizePage } from './ocr/recognizePage.js';
import { availableLanguages } from './ocr/tesseract.js';
import { openDocument, type OpenedDocument, type Raster } from './open.js';
import { rasterScale } from './pages/rasterScale.js';
import { readText } from './readers/readText.js';
import { placeOnShownPages } from './readers/skewedBox.js';
import { needsRepair } from './repair/needsRepair.js';
import { repairScan } from './repair/repairScan.js';
import { understand } from './understand.js';

/** Against the first reading: by how much finer, and as which kind of page. */
const ATTEMPTS = [{ finer: 1.4, segmentation: 6 }, { finer: 1.4, segmentation: 4 }] as const;
const PAGE_TIMEOUT_MS = 300_000;

/** Of a long scan only the pages around this one, and the first with its headings, are worth their time. */
const NEAR = 1;

/** @param look `page` counts from 1 */
export async function readAgain(bytes: Uint8Array, options: ExtractOptions, look: SecondLook, hooks: ExtractHooks = {}): Promise<ExtractedDocument> {
  const opened = await openDocument(bytes, options);
  try {
    const pages: PageModel[] = [];
    const rasters = new KeptRasters();
    const count = Math.min(opened.pageCount, options.maxPages);
    for (let number = 1; number <= count; number += 1) {
      hooks.signal?.throwIfAborted();
      pages.push(number === look.page ? await finely(opened, number, options, look.attempt) : await asBefore(opened, number, options, look.page, rasters));
      hooks.onProgress?.({ stage: 'recognizing', page: number, pages: count });
    }
    const model: DocumentModel = { pages, ...opened.info(), revisions: opened.revisions(), encrypted: opened.encrypted };
    const understood = understand(model);
    const repaired = needsRepair(model, understood) ? await repairScan({ bytes, options, model, document: understood, understand, signal: hooks.signal, rasters }) : understood;
    return placeOnShownPages(repaired, model);
  } finally {
    await opened.close();
  }
}

async function asBefore(opened: OpenedDocument, number: number, options: ExtractOptions, page: number, rasters: KeptRasters): Promise<PageModel> {
  const read = await readText(opened, number, options);
  if ('page' in read) return read.page;
  const isNear = number === 1 || Math.abs(number - page) <= NEAR;
  return isNear ? recognizeDocumentPage(opened, number, read, options, rasters) : { ...read.text, isUnread: true };
}

async function finely(opened: OpenedDocument, number: number, options: ExtractOptions, attempt: number): Promise<PageModel> {
  const { finer, segmentation } = ATTEMPTS[attempt]!;
  const read = await readText(opened, number, { ...options, distrustText: true });
  const text = 'page' in read ? read.page : read.text;
  const { width, height } = await opened.pageSize(number);
  const scale = rasterScale(width, height) * finer;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = { data: grey(await opened.paintPage(number, size)), ...size };
  const [language] = availableLanguages(options.languages);
  const recognized = await recognizePage({ image, scale }, {
    language: language!, timeoutMs: options.pageTimeoutMs ?? PAGE_TIMEOUT_MS, segmentation, ...(options.disableAutoRotation ? { disableAutoRotation: true } : {}),
  });
  const { quarter, skew, words, rules } = recognized;
  const turned = quarter % 180 === 0 ? { width, height } : { width: height, height: width };
  return {
    ...text, ...turned, rotation: ((text.rotation + quarter) % 360) as 0 | 90 | 180 | 270, ...(quarter === 0 ? {} : { turn: quarter }), origin: 'ocr', words, rules,
    ...(skew === 0 ? {} : { skew }),
  };
}

/** As the eye weighs the colours. */
function grey({ pixels, width, height }: Raster): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let index = 0; index < out.length; index += 1) {
    const at = index * 4;
    out[index] = Math.round(pixels[at]! * 0.299 + pixels[at + 1]! * 0.587 + pixels[at + 2]! * 0.114);
  }
  return out;
}
