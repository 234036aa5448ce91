// Opens any supported document behind one interface: pages with glyphs, and pages as pixels.
import { DocumentError } from './model.js';
import type { GrayImage } from './ocr/grayImage.js';
import { type ContentType, detectContent } from './readers/contentType.js';
import type { RawPage } from './readers/glyph.js';
import type { PdfInfo } from './readers/pdfium/document.js';

export type Quarter = 0 | 90 | 180 | 270;

/** Opaque pixels, RGBA. */
export interface Raster {
  pixels: Uint8Array;
  width: number;
  height: number;
}

export interface OpenedDocument {
  readonly mimetype: ContentType;
  readonly pageCount: number;
  readonly encrypted: boolean;
  info(): PdfInfo;
  revisions(): number;
  /** Width and height in points, upright by the document's own rotation. */
  pageSize(number: number): Promise<{ width: number; height: number }>;
  readPage(number: number): Promise<RawPage>;
  /** The page read by the second reader, which may know fonts that the first does not; null when it cannot. */
  readPageAgain(number: number): Promise<RawPage | null>;
  /** `turn` is clockwise and comes on top of the document's own rotation. */
  paintPage(number: number, size: { width: number; height: number }, turn?: Quarter): Promise<Raster>;
  /** Grey pixels fit for recognition, with their scale in pixels per point; `finer` for small type, 1 by default. */
  rasterPage(number: number, finer?: number): Promise<{ image: GrayImage; scale: number }>;
  close(): Promise<void>;
}

export interface OpenOptions {
  password?: string;
}

/** Throws a DocumentError that says what is wrong with the file and what to do. */
export async function openDocument(bytes: Uint8Array, options: OpenOptions = {}): Promise<OpenedDocument> {
  const { type, start } = await detectContent(bytes);
  if (type !== 'application/pdf') {
    const { ImageDocument } = await import('./readers/image/imageDocument.js');
    return ImageDocument.open(bytes, type);
  }
  // PDFium looks for the header in the first kilobyte itself and reckons offsets from there.
  const pdf = start > 1024 - 8 ? bytes.subarray(start) : bytes;
  const document = await openPdf(pdf, options.password);
  if (document.pageCount > 0) return document;
  await document.close();
  throw new DocumentError('noPages', 'The PDF has no pages. Download it again from the bank and add the new copy.');
}

async function openPdf(bytes: Uint8Array, password: string | undefined): Promise<OpenedDocument> {
  const { PdfDocument } = await import('./readers/pdfDocument.js');
  try {
    return await PdfDocument.open(bytes, password);
  } catch (error) {
    if (!(error instanceof DocumentError) || error.problem !== 'damaged') throw error;
    // What PDFium gives up, pdf.js may still rebuild.
    const { PdfjsDocument } = await import('./readers/pdfjs/pdfjsDocument.js');
    const rebuilt = await PdfjsDocument.open(bytes, password).catch((reason: unknown) => reason);
    if (rebuilt instanceof PdfjsDocument) return rebuilt;
    throw rebuilt instanceof DocumentError && rebuilt.problem !== 'damaged' ? rebuilt : error;
  }
}
