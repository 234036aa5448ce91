// One PDF opened with PDFium. Pages are loaded and released one by one, so memory does not grow with the document.
import { type Box, DocumentError } from '../../model.js';
import type { RawPage } from '../glyph.js';
import { readGlyphs } from './glyphs.js';
import { loadPdfium, type Pdfium } from './library.js';
import { readPaint } from './paint.js';
import { type PagePlacement, placePage, type Quarter } from './placement.js';

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

export interface PdfInfo {
  producer?: string;
  creator?: string;
  creationDate?: string;
  modificationDate?: string;
}

export class PdfiumDocument {
  readonly pageCount: number;
  private closed = false;

  private constructor(
    readonly pdfium: Pdfium,
    readonly handle: number,
    private readonly memory: number,
  ) {
    this.pageCount = pdfium.call.FPDF_GetPageCount(handle);
  }

  /** Throws a DocumentError for a missing or wrong password and for bytes that cannot be read as a PDF. */
  static async open(bytes: Uint8Array, password?: string): Promise<PdfiumDocument> {
    const pdfium = await loadPdfium();
    const { call } = pdfium;
    const memory = call.malloc(bytes.length);
    if (memory === 0) throw new DocumentError('damaged', 'The PDF is too large to be opened. Split it into smaller files and add them one by one.');
    pdfium.bytes().set(bytes, memory);
    const secret = password === undefined ? 0 : copyText(pdfium, password);
    const handle = call.FPDF_LoadMemDocument(memory, bytes.length, secret);
    const problem = handle === 0 ? call.FPDF_GetLastError() : 0;
    if (secret !== 0) call.free(secret);
    if (handle !== 0) return new PdfiumDocument(pdfium, handle, memory);
    call.free(memory);
    throw openingError(problem, password);
  }

  get encrypted(): boolean {
    return this.pdfium.call.FPDF_GetSecurityHandlerRevision(this.handle) !== -1;
  }

  info(): PdfInfo {
    return {
      producer: this.metaText('Producer'),
      creator: this.metaText('Creator'),
      creationDate: this.metaText('CreationDate'),
      modificationDate: this.metaText('ModDate'),
    };
  }

  /** Number of saved states in the file: each incremental save ends with its own trailer. */
  revisions(): number {
    const { call } = this.pdfium;
    return Math.max(1, call.FPDF_GetTrailerEnds(this.handle, 0, 0));
  }

  readPage(number: number): RawPage {
    return this.withPage(number, (page, placement) => {
      const { call } = this.pdfium;
      const paint = readPaint(this.pdfium, this.handle, page, placement);
      const textPage = call.FPDFText_LoadPage(page);
      try {
        const glyphs = textPage === 0 ? [] : readGlyphs(this.pdfium, textPage, placement, (object, box, color) => paint.isUnseen(object, box, color));
        const { width, height, rotation } = placement;
        return { width, height, rotation, glyphs, rules: paint.rules, images: paint.images, shapes: paint.shapes };
      } finally {
        if (textPage !== 0) call.FPDFText_ClosePage(textPage);
      }
    });
  }

  withPage<T>(number: number, use: (page: number, placement: PagePlacement) => T): T {
    const { call } = this.pdfium;
    const page = call.FPDF_LoadPage(this.handle, number - 1);
    if (page === 0) {
      throw new DocumentError('damaged', `Page ${number} of the PDF is damaged and cannot be read. Save the file again from its source, or export it anew from the bank.`, { page: number });
    }
    try {
      return use(page, this.placement(page));
    } finally {
      call.FPDF_ClosePage(page);
    }
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.pdfium.call.FPDF_CloseDocument(this.handle);
    this.pdfium.call.free(this.memory);
  }

  private placement(page: number): PagePlacement {
    const { call, scratch } = this.pdfium;
    call.FPDF_GetPageBoundingBox(page, scratch);
    const view = this.pdfium.view();
    // FS_RECTF is left, top, right, bottom.
    const [left, top, right, bottom] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [number, number, number, number];
    const bounds: Box = [left, bottom, right, top];
    const rotation = ((((call.FPDFPage_GetRotation(page) % 4) + 4) % 4) * 90) as Quarter;
    return placePage(bounds, rotation);
  }

  private metaText(tag: string): string | undefined {
    const { call } = this.pdfium;
    const name = copyText(this.pdfium, tag);
    const length = call.FPDF_GetMetaText(this.handle, name, 0, 0);
    const buffer = call.malloc(Math.max(length, 2));
    call.FPDF_GetMetaText(this.handle, name, buffer, length);
    const text = Buffer.from(this.pdfium.bytes().slice(buffer, buffer + Math.max(length - 2, 0))).toString('utf16le');
    call.free(buffer);
    call.free(name);
    return text === '' ? undefined : text;
  }
}

/** A zero-ended UTF-8 copy in PDFium's memory; the caller frees it. */
export function copyText(pdfium: Pdfium, text: string): number {
  const bytes = Buffer.from(`${text}\0`, 'utf8');
  const pointer = pdfium.call.malloc(bytes.length);
  pdfium.bytes().set(bytes, pointer);
  return pointer;
}

function openingError(problem: number, password: string | undefined): DocumentError {
  if (problem === PASSWORD_ERROR) {
    return password === undefined || password === ''
      ? new DocumentError('passwordRequired', 'The PDF is protected by a password. Give the password that the bank set for it, then read it again.')
      : new DocumentError('passwordWrong', 'The password does not open this PDF. Check it (capital letters, spaces at the ends) and try again.');
  }
  if (problem === SECURITY_ERROR) {
    return new DocumentError('notSupported', 'The PDF is protected by a method other than a password (for example a certificate). Print it to a new PDF and add that.');
  }
  return new DocumentError('damaged', 'The PDF is damaged or not complete and cannot be read. Download it again from the bank, or print it to a new PDF and add that.');
}
