// The words of pages with exact boxes on the page as it is shown, grouped in lines, without asking what they mean.
import { buildLines } from './layout/lines.js';
import type { Box, ExtractOptions, ExtractProgress, PageModel } from './model.js';
import { KeptRasters } from './ocr/keptRasters.js';
import { recognizeDocumentPage } from './ocr/recognizeDocumentPage.js';
import { openDocument, type OpenedDocument } from './open.js';
import { readText } from './readers/readText.js';
import { skewedBox, turnedBackBox } from './readers/skewedBox.js';

export interface ShownWord {
  text: string;
  /** Points of the shown page, origin top-left. */
  box: Box;
  /** Number of its line on the page, from the top. */
  line: number;
}

export interface ShownPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  origin: 'text' | 'ocr';
  words: ShownWord[];
}

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

function shownPage(page: PageModel): ShownPage {
  const isOnItsSide = (page.turn ?? 0) % 180 !== 0;
  const words = buildLines(page).flatMap((line, index) => line.words.map(({ text, box }) => ({ text, box: turnedBackBox(page, skewedBox(page, box)), line: index })));
  return { number: page.number, width: isOnItsSide ? page.height : page.width, height: isOnItsSide ? page.width : page.height, origin: page.origin, words };
}
