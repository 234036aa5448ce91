// Paints a PDF page with PDFium.
import type { GrayImage } from '../ocr/grayImage.js';
import type { PdfiumDocument } from '../readers/pdfium/document.js';

const BGRA = 4;
/** Swaps BGRA to RGBA. */
const REVERSE_BYTE_ORDER = 0x10;
const ANNOTATIONS = 0x01;

const GRAY = 1;
const BLANK = 0xffffffff;

export interface Raster {
  /** RGBA, 4 bytes a pixel, opaque. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** `turn` is clockwise and comes on top of the page's own rotation. */
export function renderPdfPage(document: PdfiumDocument, number: number, size: { width: number; height: number }, turn: 0 | 90 | 180 | 270 = 0): Raster {
  const { pdfium } = document;
  const { call } = pdfium;
  const { width, height } = size;
  const stride = width * 4;
  return document.withPage(number, (page) => {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, BGRA, 0, stride);
    if (bitmap === 0) throw new Error(`Page ${number} could not be painted: there is not enough memory for ${width} × ${height} pixels.`);
    try {
      call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, BLANK);
      call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn / 90, ANNOTATIONS | REVERSE_BYTE_ORDER);
      const start = call.FPDFBitmap_GetBuffer(bitmap) >>> 0;
      return { pixels: pdfium.bytes().slice(start, start + stride * height), width, height };
    } finally {
      call.FPDFBitmap_Destroy(bitmap);
    }
  });
}

/** One byte a pixel, for recognition: a quarter of the memory, and no colours to be weighed afterwards. */
export function renderGrayPage(document: PdfiumDocument, number: number, { width, height }: { width: number; height: number }): GrayImage {
  const { pdfium } = document;
  const { call } = pdfium;
  return document.withPage(number, (page) => {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
    if (bitmap === 0) throw new Error(`Page ${number} could not be painted: there is not enough memory for ${width} × ${height} pixels.`);
    try {
      call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, BLANK);
      call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS);
      const start = call.FPDFBitmap_GetBuffer(bitmap) >>> 0;
      const stride = call.FPDFBitmap_GetStride(bitmap);
      const rows = pdfium.bytes().slice(start, start + stride * height);
      for (let y = 1; y < height && stride !== width; y += 1) rows.copyWithin(y * width, y * stride, y * stride + width);
      return { data: rows.subarray(0, width * height), width, height };
    } finally {
      call.FPDFBitmap_Destroy(bitmap);
    }
  });
}
