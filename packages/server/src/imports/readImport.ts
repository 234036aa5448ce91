// The one door for exchange files: tells the format by the content, and gives the engine's shape.
import { DocumentError } from '../extraction/model.js';
import type { ExtractedDocument } from '../extraction/model.js';
import { readBankCsv } from './csv/readBankCsv.js';
import type { BankCsv, BankCsvOptions } from './csv/readBankCsv.js';
import { decodeText } from './decodeText.js';
import { readCamt053 } from './readCamt053.js';
import { readMt940 } from './readMt940.js';
import { readOfx } from './readOfx.js';
import { readQif } from './readQif.js';
import type { QifOptions } from './readQif.js';

export type ImportFormat = 'ofx' | 'qif' | 'camt053' | 'mt940' | 'csv';

export interface ImportOptions {
  /** Known from the user; otherwise told by the content. */
  format?: ImportFormat;
  /** For a CSV; asked only when it is one. */
  csv?: () => BankCsvOptions;
  qif?: QifOptions;
}

export interface ImportResult {
  format: ImportFormat;
  document: ExtractedDocument;
  /** Mapping, doubts and preview, for a CSV. */
  csv?: Omit<BankCsv, 'document'>;
}

/** Null when the bytes are none of the exchange formats (a PDF, an image, a zip). */
export function detectImportFormat(bytes: Uint8Array, fileName = ''): ImportFormat | null {
  if (isBinary(bytes)) return null;
  const head = decodeText(bytes.subarray(0, 4096));
  if (/OFXHEADER|<OFX>/i.test(head)) return 'ofx';
  if (/<(?:\w+:)?Document\b[^>]*camt\.05|<(?:\w+:)?BkToCstmrStmt\b/.test(head)) return 'camt053';
  if (/^\s*!(Type|Account|Option|Clear)\b/im.test(head)) return 'qif';
  if (/^:20:/m.test(head) && /^:(25|28C?|60[FM]):/m.test(decodeText(bytes.subarray(0, 65_536)))) return 'mt940';
  if (/\.(csv|tsv)$/i.test(fileName)) return 'csv';
  // Any text may look like a CSV; one that claims to be a document is a broken document.
  if (/\.(pdf|png|jpe?g|tiff?|webp)$/i.test(fileName)) return null;
  return /[,;\t|].*\r?\n.*[,;\t|]/.test(head) ? 'csv' : null;
}

/** @throws DocumentError with what is wrong and what to do. */
export function readImport(bytes: Uint8Array, fileName: string, options: ImportOptions = {}): ImportResult {
  if (bytes.length === 0) throw new DocumentError('empty', `${fileName} is empty (0 bytes). Download it again.`);
  const format = options.format ?? detectImportFormat(bytes, fileName);
  if (!format) {
    throw new DocumentError('notSupported', `${fileName} is not an exchange file that can be read. OFX, QFX, QBO, QIF, camt.053, MT940 and CSV can be.`);
  }
  const text = decodeText(bytes);
  if (format === 'csv') {
    const { document, ...csv } = readBankCsv(text, options.csv?.());
    return { format, document, csv };
  }
  return { format, document: readText(format, text, options) };
}

function readText(format: Exclude<ImportFormat, 'csv'>, text: string, options: ImportOptions): ExtractedDocument {
  if (format === 'ofx') return readOfx(text);
  if (format === 'qif') return readQif(text, options.qif);
  return format === 'camt053' ? readCamt053(text) : readMt940(text);
}

function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 1024);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return false;
  const text = decodeText(head);
  return text.includes('\u0000') || /^(%PDF|PK\u0003\u0004|\u0089PNG|GIF8|II\*|MM\u0000)/.test(text) || (head[0] === 0xff && head[1] === 0xd8);
}
