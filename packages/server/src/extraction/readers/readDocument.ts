// bytes -> DocumentModel: pages with words, wherever they come from.
import type { DocumentModel, PageModel } from '../model.js';
import { PdfiumDocument } from './pdfium/document.js';
import { toPageModel } from './pageModel.js';

export interface ReadOptions {
  password?: string;
  maxPages: number;
  languages: string[];
  disableAutoRotation?: boolean;
}

export interface ReadHooks {
  onProgress?: (progress: { stage: 'reading' | 'recognizing'; page: number; pages: number }) => void;
  signal?: AbortSignal;
}

export async function readDocument(bytes: Uint8Array, options: ReadOptions, hooks: ReadHooks = {}): Promise<DocumentModel> {
  const document = await PdfiumDocument.open(bytes, options.password);
  try {
    const pages: PageModel[] = [];
    const count = Math.min(document.pageCount, options.maxPages);
    for (let number = 1; number <= count; number += 1) {
      hooks.signal?.throwIfAborted();
      pages.push(toPageModel(number, document.readPage(number)));
      hooks.onProgress?.({ stage: 'reading', page: number, pages: count });
    }
    return { pages, ...document.info(), revisions: document.revisions(), encrypted: document.encrypted };
  } finally {
    document.close();
  }
}
