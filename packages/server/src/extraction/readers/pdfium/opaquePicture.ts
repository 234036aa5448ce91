// Whether a picture hides what lies under it: stamps and watermarks are often pictures with holes, laid over the text.
import type { Pdfium } from './library.js';

const WITH_ALPHA = 4;
const PIXELS = 2000;
const OPAQUE = 250;
const MOST_PIXELS = 0.95;

export function isOpaquePicture({ call, bytes }: Pdfium, document: number, page: number, picture: number): boolean {
  if (call.FPDFPageObj_HasTransparency(picture) !== 0) return false;
  const bitmap = call.FPDFImageObj_GetRenderedBitmap(document, page, picture);
  // What cannot be painted covers nothing.
  if (bitmap === 0) return false;
  const isOpaque = call.FPDFBitmap_GetFormat(bitmap) !== WITH_ALPHA || hasNoHoles(call.FPDFBitmap_GetBuffer(bitmap), call.FPDFBitmap_GetWidth(bitmap), call.FPDFBitmap_GetHeight(bitmap), call.FPDFBitmap_GetStride(bitmap), bytes());
  call.FPDFBitmap_Destroy(bitmap);
  return isOpaque;
}

function hasNoHoles(buffer: number, width: number, height: number, stride: number, memory: Uint8Array): boolean {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / PIXELS)));
  let looked = 0;
  let opaque = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      looked += 1;
      if (memory[buffer + y * stride + x * 4 + 3]! >= OPAQUE) opaque += 1;
    }
  }
  return opaque >= MOST_PIXELS * looked;
}
