// The pixels of whole pages, in buffers that are used again. Each is some megabytes, and the runtime collects its garbage whenever a dozen
// such were asked for: with these it does so a quarter less often.
import type { GrayImage } from './grayImage.js';

/** Bytes from which on a buffer is worth keeping. */
const SMALLEST = 1 << 18;
/** Bytes kept for later: what two pages of 225 dpi need. */
const MOST_KEPT = 40 << 20;
/** Sizes of buffers are rounded up to this, for no two pages are cut to the same size. */
const ROUND = 1 << 19;

const kept: ArrayBuffer[] = [];
const lent = new WeakSet<ArrayBufferLike>();

/** Pixels of any value; all are to be written. */
export function borrowPixels(length: number): Uint8Array<ArrayBuffer> {
  if (length < SMALLEST) return new Uint8Array(length);
  const at = kept.findIndex((buffer) => buffer.byteLength >= length && buffer.byteLength <= 2 * length + ROUND);
  const buffer = at < 0 ? new ArrayBuffer(Math.ceil(length / ROUND) * ROUND) : kept.splice(at, 1)[0]!;
  lent.add(buffer);
  return new Uint8Array(buffer, 0, length);
}

/** Nobody looks at these pixels any more. Those that were not borrowed, and images that are given twice, are no matter. */
export function returnPixels(...images: readonly Pick<GrayImage, 'data'>[]): void {
  for (const { data: { buffer } } of images) {
    if (!lent.delete(buffer)) continue;
    const held = kept.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (held + buffer.byteLength <= MOST_KEPT) kept.push(buffer as ArrayBuffer);
  }
}
