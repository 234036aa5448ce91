// Reads one document, or takes what was read out of the same content before.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { isImportMimetype } from '@tieout/sdk/contract';
import type { Services } from '../core/services.js';
import type { Document } from '../documents/documents.model.js';
import { fileKey, resultsPrefix, sourceOf } from '../documents/files.commands.js';
import { keepRecognizedWords } from '../documents/recognizedWords.js';
import { keptSettings } from '../csvSettings/csvSettings.commands.js';
import { ENGINE_VERSION } from '../extraction/engineVersion.js';
import type { ExtractedDocument, ExtractOptions, RowsSoFar, ShownPage } from '../extraction/model.js';
import type { JobOptions } from './jobs.model.js';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export interface ReadHooks {
  signal: AbortSignal;
  /** Of the job: how the pages lie, and whether an earlier reading may be used. */
  options?: Pick<JobOptions, 'disableAutoRotation' | 'isFresh'>;
  /** Not as a statement. */
  reading?: ExtractOptions['reading'];
  /** Only so many pages, from the first. */
  maxPages?: number | undefined;
  /** Pages that are done. */
  onPages(pages: number): void;
  /** What they hold, now and then. */
  onRows?(rows: RowsSoFar): void;
}

export interface ReadDocument {
  extracted: ExtractedDocument;
  /** Keeps what was read for later jobs of the same content. Never fails. */
  keep(): Promise<void>;
}

export async function readDocument(services: Services, document: Document, { signal, onPages, onRows, maxPages = Infinity, reading, options: { disableAutoRotation, isFresh } = {} }: ReadHooks): Promise<ReadDocument> {
  if (isImportMimetype(document.mimetype)) return { extracted: await readExchangeFile(services, document, signal), keep: nothingToKeep };
  const { storage, reader, config } = services;
  const sha256 = document.readableSha256 ?? document.sha256;
  const options: ExtractOptions = { maxPages: Math.min(config.maxDocumentPages, maxPages), languages: config.ocrLanguages, ...(disableAutoRotation ? { disableAutoRotation } : {}), ...(reading ? { reading } : {}) };
  const resultKey = resultsPrefix(document.contractId, sha256) + resultName(options);
  const known = isFresh ? null : await storage.readIfPresent(resultKey);
  if (known) {
    const extracted = await parseResult(known);
    if (extracted) return { extracted, keep: nothingToKeep };
  }
  let done = 0;
  let words: ShownPage[] = [];
  const source = await sourceOf(storage, fileKey(document.contractId, sha256));
  const { document: extracted, json } = await reader.extract(source, options, {
    signal,
    onProgress: ({ page, pages, stage, rows, recognized }) => {
      if (recognized) words = recognized;
      if (rows) onRows?.(rows);
      done = Math.max(done, stage === 'understanding' ? pages : page);
      onPages(Math.min(done, pages));
    },
  });
  return { extracted, keep: () => keepResult(services, document, { resultKey, json, sha256, words }) };
}

const nothingToKeep = async (): Promise<void> => undefined;

/** Only a saving of time: the rows are in the database either way. */
async function keepResult({ storage, log }: Services, document: Document, { resultKey, json, sha256, words }: { resultKey: string; json: Uint8Array; sha256: string; words: readonly ShownPage[] }): Promise<void> {
  try {
    await keepRecognizedWords({ storage }, document, sha256, words);
    await storage.putBytes(resultKey, await compress(json, { level: constants.Z_BEST_SPEED }));
  } catch (error) {
    log.warn({ err: error, documentId: document.id }, 'The result could not be kept for later jobs');
  }
}

/** Read anew each time: it takes no time worth saving, and the settings of a CSV may have changed. */
async function readExchangeFile(services: Services, document: Document, signal: AbortSignal): Promise<ExtractedDocument> {
  const source = await sourceOf(services.storage, fileKey(document.contractId, document.sha256));
  return services.reader.readImport(source, { fileName: document.name, kept: await keptSettings(services, document) }, { signal });
}

function resultName(options: ExtractOptions): string {
  const digest = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 16);
  return `${ENGINE_VERSION}-${digest}.json.gz`;
}

async function parseResult(bytes: Uint8Array): Promise<ExtractedDocument | null> {
  try {
    return JSON.parse((await decompress(bytes)).toString('utf8')) as ExtractedDocument;
  } catch {
    return null;
  }
}
