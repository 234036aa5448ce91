// The one door into the engine: bytes -> pages with words -> accounts, periods, rows and proof.
import type { DocumentModel, ExtractedDocument, ExtractOptions, ExtractProgress, Finding } from './model.js';
import { readDocument } from './readers/readDocument.js';
import { placeOnShownPages } from './readers/skewedBox.js';
import { needsRepair } from './repair/needsRepair.js';
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
  const understood = understand(model);
  const repaired = needsRepair(model, understood) ? await repair(bytes, options, model, understood, hooks) : understood;
  const document = placeOnShownPages(withUnreadPages(repaired, model), model);
  hooks.onProgress?.({ stage: 'understanding', page: pages, pages });
  return document;
}

/** Loaded only for scans whose figures do not agree. */
async function repair(bytes: Uint8Array, options: ExtractOptions, model: DocumentModel, document: ExtractedDocument, hooks: ExtractHooks): Promise<ExtractedDocument> {
  const { repairScan } = await import('./repair/repairScan.js');
  return repairScan({ bytes, options, model, document, understand, signal: hooks.signal });
}

function withUnreadPages(document: ExtractedDocument, model: DocumentModel): ExtractedDocument {
  const unread = model.pages.filter((page) => page.isUnread).map(({ number }): Finding => ({
    code: 'pageUnread',
    message: `Page ${number} could not be read from its picture within the time allowed, so rows on it are missing. Scan this page again, upright and at 200 to 300 dpi, or enter its rows by hand.`,
    page: number,
    box: null,
  }));
  return unread.length === 0 ? document : { ...document, findings: [...unread, ...document.findings] };
}
