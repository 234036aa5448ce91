// What the server asks about a file beside its rows: is it readable, how large is a page, what does it look like.
import { DocumentError } from './model.js';
import { renderPdfPage } from './pages/renderPdfPage.js';
import { PdfiumDocument } from './readers/pdfium/document.js';
import type { Inspection, PageSize } from './workerProtocol.js';

export async function inspectFile(bytes: Uint8Array, password?: string): Promise<Inspection> {
  refuseForeign(bytes);
  return withPdf(bytes, password, (document) => ({ mimetype: 'application/pdf', numPages: document.pageCount, isEncrypted: document.encrypted }));
}

/** @param page zero-based */
export function pageSizeOf(bytes: Uint8Array, page: number): Promise<PageSize> {
  return withPdf(bytes, undefined, (document) => document.withPage(page + 1, (_handle, { width, height }) => ({ width, height })));
}

/** @param page zero-based */
export async function pagePicture(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const raster = await withPdf(bytes, undefined, (document) => {
    const size = document.withPage(page + 1, (_handle, placement) => placement);
    return renderPdfPage(document, page + 1, { width, height: Math.max(1, Math.round((width * size.height) / size.width)) });
  });
  swapRedAndBlue(raster.pixels);
  const png = await sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 4 } }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
  return new Uint8Array(png);
}

async function withPdf<T>(bytes: Uint8Array, password: string | undefined, use: (document: PdfiumDocument) => T): Promise<T> {
  const document = await PdfiumDocument.open(bytes, password);
  try {
    return use(document);
  } finally {
    document.close();
  }
}

function refuseForeign(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).toString('latin1');
  if (!start.includes('%PDF')) throw new DocumentError('notSupported', 'The file is not a PDF.');
}

function swapRedAndBlue(pixels: Uint8Array): void {
  for (let index = 0; index < pixels.length; index += 4) {
    const blue = pixels[index]!;
    pixels[index] = pixels[index + 2]!;
    pixels[index + 2] = blue;
  }
}
