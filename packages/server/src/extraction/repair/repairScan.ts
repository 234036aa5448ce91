// Opens a document once more for its pixels: to see whether its text layer lies, and to repair what was read from pixels.
import type { DocumentModel, ExtractedDocument, ExtractOptions } from '../model.js';
import { cellReaderOf } from '../ocr/cellReader.js';
import type { KeptRasters } from '../ocr/keptRasters.js';
import { availableLanguages } from '../ocr/tesseract.js';
import { openDocument } from '../open.js';
import { doesTextLie } from './probeText.js';
import { type CellReader, repairDocument } from './repairDocument.js';

export interface RepairScanInput {
  bytes: Uint8Array;
  options: ExtractOptions;
  model: DocumentModel;
  document: ExtractedDocument;
  understand: (model: DocumentModel) => ExtractedDocument;
  signal?: AbortSignal | undefined;
  /** Where recognition kept its pixels. */
  rasters?: KeptRasters;
}

export async function repairScan({ bytes, options, model, document, understand, signal, rasters }: RepairScanInput): Promise<ExtractedDocument> {
  return withPixels(bytes, options, rasters, (reader) => repairDocument({ model, document, understand, signal, reader }));
}

/** Whether the pages show something else than their text layer says. */
export async function textLies(bytes: Uint8Array, options: ExtractOptions, model: DocumentModel, rasters: KeptRasters): Promise<boolean> {
  return withPixels(bytes, options, rasters, (reader) => doesTextLie(model, reader));
}

async function withPixels<T>(bytes: Uint8Array, options: ExtractOptions, rasters: KeptRasters | undefined, use: (reader: CellReader) => Promise<T>): Promise<T> {
  const opened = await openDocument(bytes, options);
  try {
    const [language] = availableLanguages(options.languages);
    return await use(cellReaderOf(opened, language!, rasters));
  } finally {
    await opened.close();
  }
}
