// bytes -> DocumentModel: pages with words, wherever they come from.
import type { DocumentModel, PageModel } from '../model.js';
import { openDocument } from '../open.js';
import { type ReadHooks, type ReadOptions, readPages } from './readPages.js';

/** Throws a DocumentError for what cannot be read, and the signal's reason when aborted. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions, hooks: ReadHooks = {}): Promise<DocumentModel> {
  hooks.signal?.throwIfAborted();
  const document = await openDocument(bytes, options);
  try {
    const pages: PageModel[] = [];
    for await (const page of readPages(document, options, hooks)) pages.push(page);
    return { pages, ...document.info(), revisions: document.revisions(), encrypted: document.encrypted };
  } finally {
    await document.close();
  }
}
