// The words of pages with exact boxes on the page as it is shown, grouped in lines, without asking what they mean.
import type { ExtractOptions, ExtractProgress, PageModel, ShownPage } from './model.js';
import { KeptRasters } from './ocr/keptRasters.js';
import { recognizeDocumentPage } from './ocr/recognizeDocumentPage.js';
import { openDocument, type OpenedDocument } from './open.js';
import { readText } from './readers/readText.js';
import { shownPage } from './shownPage.js';

/** @param numbers pages, from 1; those that the document does not have are left out */
export async function readWords(bytes: Uint8Array, options: ExtractOptions, numbers: readonly number[], onProgress: (progress: ExtractProgress) => void): Promise<ShownPage[]> {
  const opened = await openDocument(bytes, options);
  try {
    const wanted = numbers.filter((number) => number >= 1 && number <= opened.pageCount);
    const pages: ShownPage[] = [];
    for (const number of wanted) {
      pages.push(shownPage(await readPage(opened, number, options)));
      onProgress({ stage: 'reading', page: pages.length, pages: wanted.length });
    }
    return pages;
  } finally {
    await opened.close();
  }
}

/** By its text layer, or by its pixels where that cannot be believed. */
export async function readPage(opened: OpenedDocument, number: number, options: ExtractOptions): Promise<PageModel> {
  const read = await readText(opened, number, options);
  return 'page' in read ? read.page : recognizeDocumentPage(opened, number, read, options, new KeptRasters());
}
