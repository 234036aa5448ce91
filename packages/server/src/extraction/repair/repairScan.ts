// Opens a document once more for its pixels: to see whether its text layer lies, and to repair what was read from pixels.
import type { DocumentModel, ExtractedDocument, ExtractOptions } from '../model.js';
import { cellReaderOf } from '../ocr/cellReader.js';
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
}

export async function repairScan({ bytes, options, model, document, understand, signal }: RepairScanInput): Promise<ExtractedDocument> {
  return withPixels(bytes, options, (reader) => repairDocument({ model, document, understand, signal, reader }));
}

/** Whether the pages show something else than their text layer says. */
export async function textLies(bytes: Uint8Array, options: ExtractOptions, model: DocumentModel): Promise<boolean> {
  return withPixels(bytes, options, (reader) => doesTextLie(model, reader));
}

async function withPixels<T>(bytes: Uint8Array, options: ExtractOptions, use: (reader: CellReader) => Promise<T>): Promise<T> {
  const opened = await openDocument(bytes, options);
  try {
    const [language] = availableLanguages(options.languages);
    return await use(cellReaderOf(opened, language!));
  } finally {
    await opened.close();
  }
}
