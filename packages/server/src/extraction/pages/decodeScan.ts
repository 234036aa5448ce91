// A scanner's picture of a page -> its own pixels in grey.
import { type GrayImage, grayFrom } from '../ocr/grayImage.js';
import { lightenStamps } from '../ocr/stamps.js';
import type { ScannedPicture } from '../readers/pdfium/scannedPicture.js';

/** Paper is light. Where most is dark, the file may say that the picture is to be inverted, which the picture itself does not. */
const LIGHT = 128;
/** Every so many pixels tell. */
const SAMPLE = 997;

/** null where the picture cannot be decoded by itself, so that the page has to be painted. */
export async function decodeScan({ bytes, width, height }: ScannedPicture): Promise<GrayImage | null> {
  const { default: sharp } = await import('sharp');
  const decoded = await sharp(bytes, { limitInputPixels: width * height, failOn: 'error' }).raw().toBuffer({ resolveWithObject: true }).catch(() => null);
  if (!decoded || decoded.info.width !== width || decoded.info.height !== height) return null;
  const { data, info } = decoded;
  // Greyed here, for sharp takes as long for that as for decoding.
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  const image = grayFrom(pixels, width, height, info.channels);
  if (info.channels >= 3) lightenStamps(image, pixels, info.channels as 3 | 4);
  return isLight(image.data) ? image : null;
}

/** Whether it has colours, as far as its head tells. */
export async function isColoured({ bytes }: ScannedPicture): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(bytes).metadata().catch(() => ({ channels: 1 }));
  return channels === 3;
}

function isLight(data: Uint8Array): boolean {
  let light = 0;
  let dark = 0;
  for (let at = 0; at < data.length; at += SAMPLE) if (data[at]! >= LIGHT) light += 1; else dark += 1;
  return light > dark;
}
