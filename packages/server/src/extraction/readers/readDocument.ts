// bytes -> DocumentModel: pages with words, wherever they come from.
import type { DocumentModel, PageModel } from '../model.js';
import { openDocument, type OpenedDocument } from '../open.js';
import { type ReadHooks, type ReadOptions, readPages } from './readPages.js';
import { readText } from './readText.js';
import type { PageTexts } from './sharedReading.js';

/** Throws a DocumentError for what cannot be read, and the signal's reason when aborted. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions, hooks: ReadHooks = {}): Promise<DocumentModel> {
  hooks.signal?.throwIfAborted();
  const document = await openDocument(bytes, options);
  const texts = await shareLongDocument(document, bytes, options, hooks.readers);
  try {
    const pages: PageModel[] = [];
    for await (const page of readPages(document, options, hooks, texts)) {
      pages.push(page);
      hooks.onPage?.(page, Math.min(document.pageCount, options.maxPages));
    }
    return { pages: await settledPages(pages), ...document.info(), revisions: document.revisions(), encrypted: document.encrypted };
  } finally {
    texts?.close();
    await document.close();
  }
}

/** What several scanned pages print alike is read alike, and years are those of the document. */
async function settledPages(pages: PageModel[]): Promise<PageModel[]> {
  if (!pages.some((page) => page.origin === 'ocr')) return pages;
  const { settleImpossibleYears } = await import('../ocr/impossibleYears.js');
  const { settleYearsAstray } = await import('../ocr/yearsAstray.js');
  const { settleRepeatedLines } = await import('../ocr/repeatedLines.js');
  const { settleUnitWords } = await import('../ocr/unitWords.js');
  return settleYearsAstray(settleImpossibleYears(settleUnitWords(settleRepeatedLines(pages))));
}

/** Starting a thread pays only for a document that keeps this one busy for a while. */
const FEWEST_SHARED_PAGES = 24;
/** Each more needs a library and a heap of its own, and what comes after the reading is not shared. */
const MOST_READERS = 4;

async function shareLongDocument(document: OpenedDocument, bytes: Uint8Array, options: ReadOptions, readers = 1): Promise<PageTexts | undefined> {
  const pages = Math.min(document.pageCount, options.maxPages);
  if (readers < 2 || pages < FEWEST_SHARED_PAGES || options.distrustText) return undefined;
  const [{ openAside }, { shareReading }] = await Promise.all([import('./aside.js'), import('./sharedReading.js')]);
  const asides = Array.from({ length: Math.min(readers, MOST_READERS) - 1 }, () => openAside({ bytes, options }));
  return shareReading((number) => readText(document, number, options), asides, pages);
}
