// The one door into the engine: bytes -> pages with words -> accounts, periods, rows and proof.
import type { ExtractedDocument, ExtractOptions, ExtractProgress } from './model.js';
import { readDocument } from './readers/readDocument.js';
import { placeOnSkewedPages } from './readers/skewedBox.js';
import { understand } from './understand.js';

export interface ExtractHooks {
  onProgress?: (progress: ExtractProgress) => void;
  signal?: AbortSignal;
}

/**
 * @throws DocumentError when the document cannot be read (its `problem` says what the caller can do).
 * @throws the signal's reason when aborted.
 */
export async function extractDocument(bytes: Uint8Array, options: ExtractOptions, hooks: ExtractHooks = {}): Promise<ExtractedDocument> {
  const model = await readDocument(bytes, options, hooks);
  hooks.signal?.throwIfAborted();
  const pages = model.pages.length;
  hooks.onProgress?.({ stage: 'understanding', page: 0, pages });
  const document = placeOnSkewedPages(understand(model), model);
  hooks.onProgress?.({ stage: 'understanding', page: pages, pages });
  return document;
}
