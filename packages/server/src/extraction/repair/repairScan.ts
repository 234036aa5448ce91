// Opens the document once more for its pixels and repairs what was read from them.
import type { DocumentModel, ExtractedDocument, ExtractOptions } from '../model.js';
import { cellReaderOf } from '../ocr/cellReader.js';
import { availableLanguages } from '../ocr/tesseract.js';
import { openDocument } from '../open.js';
import { repairDocument } from './repairDocument.js';

export interface RepairScanInput {
  bytes: Uint8Array;
  options: ExtractOptions;
  model: DocumentModel;
  document: ExtractedDocument;
  understand: (model: DocumentModel) => ExtractedDocument;
  signal?: AbortSignal | undefined;
}

export async function repairScan({ bytes, options, model, document, understand, signal }: RepairScanInput): Promise<ExtractedDocument> {
  const opened = await openDocument(bytes, options);
  try {
    const [language] = availableLanguages(options.languages);
    return await repairDocument({ model, document, understand, signal, reader: cellReaderOf(opened, language!) });
  } finally {
    await opened.close();
  }
}
