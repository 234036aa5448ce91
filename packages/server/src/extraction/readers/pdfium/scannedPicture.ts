// The picture that is all there is to see on a page, as scanners make them: its own bytes are decoded faster than the page is painted,
// and its pixels are not blurred by being painted in another size.
import type { Box } from '../../model.js';
import type { Pdfium } from './library.js';
import type { PagePlacement } from './placement.js';

const TEXT = 1;
const IMAGE = 3;
const INVISIBLE = 3;
/** Points by which a picture may miss the edges of its page, or stand over them. */
const EDGE = 0.75;
/** Share by which pixels may be wider than high. */
const SQUARE = 0.005;

export interface ScannedPicture {
  /** JPEG. */
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** null where anything else can be seen on the page, or the picture is turned, cut off, or no plain JPEG. */
export function scannedPicture(pdfium: Pdfium, page: number, placement: PagePlacement): ScannedPicture | null {
  const { call } = pdfium;
  if (placement.rotation !== 0 || call.FPDFPage_GetAnnotCount(page) > 0) return null;
  const picture = onlyPicture(pdfium, page);
  if (picture === null || !fills(pdfium, picture, placement) || !isPlainJpeg(pdfium, picture)) return null;
  const { width, height } = pixelSize(pdfium, picture);
  if (width === 0 || Math.abs((width / placement.width) / (height / placement.height) - 1) > SQUARE) return null;
  const bytes = rawBytes(pdfium, picture);
  return bytes ? { bytes, width, height } : null;
}

/** Invisible text over the picture is no matter. */
function onlyPicture({ call }: Pdfium, page: number): number | null {
  let picture: number | null = null;
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    const type = call.FPDFPageObj_GetType(object);
    if (type === TEXT && call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) continue;
    if (type !== IMAGE || picture !== null || call.FPDFPageObj_HasTransparency(object) !== 0) return null;
    picture = object;
  }
  return picture;
}

/** Upright, not mirrored, from edge to edge. */
function fills({ call, scratch, view }: Pdfium, picture: number, placement: PagePlacement): boolean {
  if (!call.FPDFPageObj_GetMatrix(picture, scratch)) return false;
  const memory = view();
  const [a, b, c, d, left, bottom] = [0, 4, 8, 12, 16, 20].map((offset) => memory.getFloat32(scratch + offset, true)) as [number, number, number, number, number, number];
  if (a <= 0 || d <= 0 || Math.abs(b) > EDGE || Math.abs(c) > EDGE) return false;
  const box: Box = placement.box(left, bottom, left + a, bottom + d);
  const page: Box = [0, 0, placement.width, placement.height];
  return box.every((edge, index) => Math.abs(edge - page[index]!) <= EDGE);
}

function isPlainJpeg(pdfium: Pdfium, picture: number): boolean {
  const { call, scratch } = pdfium;
  if (call.FPDFImageObj_GetImageFilterCount(picture) !== 1) return false;
  const length = call.FPDFImageObj_GetImageFilter(picture, 0, scratch, 32);
  return Buffer.from(pdfium.bytes().subarray(scratch, scratch + Math.max(0, Math.min(length, 32) - 1))).toString('latin1') === 'DCTDecode';
}

function pixelSize({ call, scratch, view }: Pdfium, picture: number): { width: number; height: number } {
  if (!call.FPDFImageObj_GetImagePixelSize(picture, scratch, scratch + 4)) return { width: 0, height: 0 };
  const memory = view();
  return { width: memory.getUint32(scratch, true), height: memory.getUint32(scratch + 4, true) };
}

function rawBytes(pdfium: Pdfium, picture: number): Uint8Array | null {
  const { call } = pdfium;
  const length = call.FPDFImageObj_GetImageDataRaw(picture, 0, 0);
  const buffer = length > 0 ? call.malloc(length) : 0;
  if (buffer === 0) return null;
  call.FPDFImageObj_GetImageDataRaw(picture, buffer, length);
  const bytes = pdfium.bytes().slice(buffer, buffer + length);
  call.free(buffer);
  return bytes;
}
