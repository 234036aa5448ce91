// A PDF: read and painted by PDFium, with pdf.js as the second opinion on a page's text.
import { DocumentError } from '../model.js';
import type { OpenedDocument, Quarter, Raster } from '../open.js';
import { type GrayImage, grayFrom } from '../ocr/grayImage.js';
import { lightenStamps } from '../ocr/stamps.js';
import { decodeScan, isColoured } from '../pages/decodeScan.js';
import { hasUsualScale, rasterScale } from '../pages/rasterScale.js';
import { renderGrayPage, renderPdfPage } from '../pages/renderPdfPage.js';
import type { RawPage } from './glyph.js';
import { type PdfInfo, PdfiumDocument } from './pdfium/document.js';
import { forgetPdfium } from './pdfium/library.js';
import { type ScannedPicture, scannedPicture } from './pdfium/scannedPicture.js';
import { isoFromPdfDate } from './pdfDates.js';
import type { PdfjsDocument } from './pdfjs/pdfjsDocument.js';

export class PdfDocument implements OpenedDocument {
  readonly mimetype = 'application/pdf';
  readonly pageCount: number;
  readonly encrypted: boolean;
  private second: Promise<PdfjsDocument> | undefined;

  private constructor(private readonly pdf: PdfiumDocument, private readonly bytes: Uint8Array, private readonly password: string | undefined) {
    this.pageCount = pdf.pageCount;
    this.encrypted = pdf.encrypted;
  }

  static async open(bytes: Uint8Array, password?: string): Promise<PdfDocument> {
    return new PdfDocument(await PdfiumDocument.open(bytes, password), bytes, password);
  }

  info(): PdfInfo {
    const { producer, creator, creationDate, modificationDate } = this.pdf.info();
    return { producer, creator, creationDate: isoFromPdfDate(creationDate), modificationDate: isoFromPdfDate(modificationDate) };
  }

  revisions(): number {
    return this.pdf.revisions();
  }

  async pageSize(number: number): Promise<{ width: number; height: number }> {
    return guarded(number, () => this.pdf.withPage(number, (_page, { width, height }) => ({ width, height })));
  }

  async readPage(number: number): Promise<RawPage> {
    return guarded(number, () => this.pdf.readPage(number));
  }

  async readPageAgain(number: number): Promise<RawPage | null> {
    try {
      this.second ??= import('./pdfjs/pdfjsDocument.js').then(({ PdfjsDocument }) => PdfjsDocument.open(this.bytes, this.password));
      return await (await this.second).readPage(number);
    } catch {
      // A second opinion that cannot be had is no failure: the page's pixels are read instead.
      return null;
    }
  }

  async paintPage(number: number, size: { width: number; height: number }, turn: Quarter = 0): Promise<Raster> {
    return guarded(number, () => renderPdfPage(this.pdf, number, size, turn));
  }

  async rasterPage(number: number, finer = 1): Promise<{ image: GrayImage; scale: number }> {
    const { width, height } = await this.pageSize(number);
    const picture = guarded(number, () => this.pdf.withPage(number, (page, placement) => scannedPicture(this.pdf.pdfium, page, placement)));
    const own = finer === 1 && picture ? await ownPixels(picture, width) : null;
    if (own) return own;
    const scale = rasterScale(width, height, finer);
    const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    return { image: picture && (await isColoured(picture)) ? this.withoutStamps(number, size) : guarded(number, () => renderGrayPage(this.pdf, number, size)), scale };
  }

  private withoutStamps(number: number, size: { width: number; height: number }): GrayImage {
    const { pixels, width, height } = guarded(number, () => renderPdfPage(this.pdf, number, size));
    const image = grayFrom(pixels, width, height, 4);
    lightenStamps(image, pixels, 4);
    return image;
  }

  async close(): Promise<void> {
    try {
      this.pdf.close();
    } catch (error) {
      // After a trap the library is given up with all it held; there is nothing left to close.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    await this.second?.then((document) => document.close(), () => undefined);
  }
}

/** Of a page that is one picture and nothing else, where they are as fine as recognition is to have them. */
async function ownPixels(picture: ScannedPicture, width: number): Promise<{ image: GrayImage; scale: number } | null> {
  if (!hasUsualScale(picture.width / width)) return null;
  const image = await decodeScan(picture);
  return image && { image, scale: image.width / width };
}

/** A WebAssembly trap (out of memory, a bug met by a hostile file) leaves the library unusable; the next document gets a new one. */
function guarded<T>(page: number, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
    forgetPdfium();
    throw new DocumentError('damaged', `Page ${page} of the PDF cannot be processed: it is damaged or needs more memory than there is. Print the PDF to a new file and add that.`, { page });
  }
}
