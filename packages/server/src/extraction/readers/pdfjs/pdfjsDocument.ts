// The second PDF reader, pdf.js: slower, but with more knowledge of odd fonts, and able to rebuild files PDFium gives up.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { DocumentError } from '../../model.js';
import { type GrayImage, grayFrom } from '../../ocr/grayImage.js';
import type { OpenedDocument, Quarter, Raster } from '../../open.js';
import { fieldsOfMarks, type FieldMark, type FormField, type PdfFieldMark } from '../../forms/formFields.js';
import { rasterScale } from '../../pages/rasterScale.js';
import type { RawPage } from '../glyph.js';
import type { PdfInfo } from '../pdfium/document.js';
import { isoFromPdfDate } from '../pdfDates.js';
import { readOperators } from './operators.js';

type Pdfjs = typeof import('pdfjs-dist');

interface CanvasFactory {
  create(width: number, height: number): { canvas: unknown; context: CanvasRenderingContext2D };
  destroy(canvasAndContext: unknown): void;
}

export class PdfjsDocument implements OpenedDocument {
  readonly mimetype = 'application/pdf';

  private constructor(
    private readonly pdfjs: Pdfjs,
    private readonly pdf: PDFDocumentProxy,
    private readonly facts: { info: Record<string, unknown>; encrypted: boolean },
  ) {}

  static async open(bytes: Uint8Array, password?: string): Promise<PdfjsDocument> {
    const pdfjs = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as unknown as Pdfjs;
    const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
    const task = pdfjs.getDocument({
      // pdf.js takes the buffer for itself, and the caller still needs it.
      data: new Uint8Array(bytes),
      password,
      cMapUrl: `${join(root, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
      wasmUrl: `${join(root, 'wasm')}/`,
      disableFontFace: true,
      useSystemFonts: false,
      isEvalSupported: false,
      verbosity: 0,
    });
    try {
      const pdf = await task.promise;
      const { info } = await pdf.getMetadata();
      const encrypted = (info as { EncryptFilterName?: string | null }).EncryptFilterName;
      return new PdfjsDocument(pdfjs, pdf, { info: info as Record<string, unknown>, encrypted: encrypted !== null && encrypted !== undefined });
    } catch (error) {
      await task.destroy();
      throw openingError(error);
    }
  }

  get pageCount(): number {
    return this.pdf.numPages;
  }

  get encrypted(): boolean {
    return this.facts.encrypted;
  }

  info(): PdfInfo {
    const text = (name: string) => {
      const value = this.facts.info[name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    return {
      producer: text('Producer'),
      creator: text('Creator'),
      creationDate: isoFromPdfDate(text('CreationDate')),
      modificationDate: isoFromPdfDate(text('ModDate')),
    };
  }

  /** The fields that the PDF names, as they lie on its pages; boxes as on the upright page. */
  async formFields(): Promise<FormField[]> {
    const marks: FieldMark[] = [];
    for (let page = 1; page <= this.pageCount; page += 1) {
      const proxy = await this.pdf.getPage(page);
      const view = proxy.getViewport({ scale: 1 });
      for (const mark of (await proxy.getAnnotations()) as PdfFieldMark[]) {
        if (mark.subtype !== 'Widget' || !mark.fieldName) continue;
        const [ax, ay, bx, by] = view.convertToViewportRectangle(mark.rect) as [number, number, number, number];
        marks.push({ ...mark, page, box: [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)] });
      }
      proxy.cleanup();
    }
    return fieldsOfMarks(marks);
  }

  /** A copy with these entries; what is not named stays as it is. */
  async withEntries(entries: ReadonlyMap<string, string | boolean | string[]>): Promise<Uint8Array> {
    for (const [mark, value] of entries) this.pdf.annotationStorage.setValue(mark, { value });
    return this.pdf.saveDocument();
  }

  revisions(): number {
    return 1;
  }

  async pageSize(number: number): Promise<{ width: number; height: number }> {
    const { width, height } = (await this.pdf.getPage(number)).getViewport({ scale: 1 });
    return { width, height };
  }

  async readPage(number: number): Promise<RawPage> {
    const page = await this.pdf.getPage(number);
    try {
      const viewport = page.getViewport({ scale: 1 });
      const operators = await page.getOperatorList();
      const content = readOperators(operators, this.pdfjs.OPS, viewport.transform, (name) => page.commonObjs.get(name));
      const rotation = (((page.rotate % 360) + 360) % 360) as Quarter;
      return { width: viewport.width, height: viewport.height, rotation, ...content };
    } finally {
      page.cleanup();
    }
  }

  async readPageAgain(): Promise<null> {
    return null;
  }

  async paintPage(number: number, size: { width: number; height: number }, turn: Quarter = 0): Promise<Raster> {
    const page = await this.pdf.getPage(number);
    const rotation = (page.rotate + turn) % 360;
    const plain = page.getViewport({ scale: 1, rotation });
    const viewport = page.getViewport({ scale: size.width / plain.width, rotation });
    // pdf.js brings its own canvas, and its paths work on no other.
    const { canvas, context } = (this.pdf.canvasFactory as CanvasFactory).create(size.width, size.height);
    await page.render({ canvas: null, canvasContext: context, viewport, background: '#ffffff' }).promise;
    const { data } = context.getImageData(0, 0, size.width, size.height);
    (this.pdf.canvasFactory as CanvasFactory).destroy({ canvas, context });
    page.cleanup();
    return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), ...size };
  }

  async rasterPage(number: number, finer = 1): Promise<{ image: GrayImage; scale: number }> {
    const { width, height } = await this.pageSize(number);
    const scale = rasterScale(width, height, finer);
    const { pixels, ...size } = await this.paintPage(number, { width: Math.round(width * scale), height: Math.round(height * scale) });
    return { image: grayFrom(pixels, size.width, size.height, 4), scale };
  }

  async close(): Promise<void> {
    await this.pdf.loadingTask.destroy();
  }
}

function openingError(error: unknown): DocumentError {
  const { name, code } = error as { name?: string; code?: number };
  if (name === 'PasswordException') {
    const NEED_PASSWORD = 1;
    return code === NEED_PASSWORD
      ? new DocumentError('passwordRequired', 'The PDF is protected by a password. Give the password that the bank set for it, then read it again.')
      : new DocumentError('passwordWrong', 'The password does not open this PDF. Check it (capital letters, spaces at the ends) and try again.');
  }
  return new DocumentError('damaged', 'The PDF is damaged or not complete and cannot be read. Download it again from the bank, or print it to a new PDF and add that.');
}
