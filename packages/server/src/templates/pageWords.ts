// Words of pages, read once: recognising a scan takes seconds, and the drawing screen asks again with every rectangle.
import { createHash } from 'node:crypto';
import { ApiError, isImportMimetype, documentErrors, notFound, templateErrors } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, resultsPrefix, sourceOf } from '../documents/files.commands.js';
import { jsonOf } from '../core/jsonOf.js';
import { ENGINE_VERSION } from '../extraction/engineVersion.js';
import type { ExtractOptions, ShownPage } from '../extraction/model.js';
import type { JobOptions } from '../jobs/jobs.model.js';
import { canvasPage } from './reading/canvasPage.js';
import type { CanvasPage } from './reading/canvasPage.js';

export interface PageHooks {
  signal?: AbortSignal;
  onPages?: (pages: number) => void;
  options?: Pick<JobOptions, 'disableAutoRotation' | 'isFresh'>;
}

/** Pages that are read in one go: few enough that a job that is cut off has kept most of what was recognised. */
const BATCH = 20;

/** @param pages zero-based @throws ApiError `document.password_required`, `template.not_a_page` */
export async function wordsOfPages(services: Services, document: Document, pages: readonly number[], { signal, onPages, options: { disableAutoRotation, isFresh } = {} }: PageHooks = {}): Promise<CanvasPage[]> {
  if (isImportMimetype(document.mimetype)) throw new ApiError(templateErrors.notAPage);
  const { storage, reader, config } = services;
  const sha256 = document.readableSha256;
  if (sha256 === null) throw new ApiError(documentErrors.passwordRequired);
  const options: ExtractOptions = { maxPages: config.maxDocumentPages, languages: config.ocrLanguages, ...(disableAutoRotation ? { disableAutoRotation } : {}) };
  const keyOf = (page: number) => resultsPrefix(document.contractId, sha256) + wordsName(options, page);
  const read = new Map<number, ShownPage>();
  if (!isFresh) await Promise.all(pages.map(async (page) => {
    const known = await storage.readIfPresent(keyOf(page));
    const kept = known && (jsonOf(Buffer.from(known).toString('utf8')) as ShownPage | undefined);
    if (kept) read.set(page, kept);
  }));
  const missing = pages.filter((page) => !read.has(page));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    const source = await sourceOf(storage, fileKey(document.contractId, sha256));
    const done = read.size;
    const found = await reader.readWords(source, options, batch, { onProgress: ({ page }) => onPages?.(done + page), ...(signal ? { signal } : {}) });
    for (const page of found) read.set(page.number - 1, page);
    // A text layer is read in no time; of a job with many pages only scans are worth keeping.
    const kept = found.filter(({ origin }) => origin === 'ocr' || pages.length === 1);
    await Promise.all(kept.map((page) => storage.putBytes(keyOf(page.number - 1), Buffer.from(JSON.stringify(page)))));
  }
  return [...read.values()].sort((a, b) => a.number - b.number).map(canvasPage);
}

/** One page. @param page zero-based @throws ApiError also `request.not_found` */
export async function wordsOfPage(services: Services, document: Document, page: number): Promise<CanvasPage> {
  const [found] = page < (document.numPages ?? 0) || document.readableSha256 === null ? await wordsOfPages(services, document, [page]) : [];
  if (!found) throw new ApiError(notFound, { message: `The document has ${document.numPages} pages.` });
  return found;
}

function wordsName(options: ExtractOptions, page: number): string {
  const { maxPages: _all, ...rest } = options;
  const digest = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16);
  return `${ENGINE_VERSION}-${digest}-words-${page}.json`;
}
