// A scanner's picture of a page -> its own pixels in grey.
import { type GrayImage, grayFrom } from '../ocr/grayImage.js';
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
  const image = grayFrom(new Uint8Array(data.buffer, data.byteOffset, data.length), width, height, info.channels);
  return isLight(image.data) ? image : null;
}

function isLight(data: Uint8Array): boolean {
  let light = 0;
  let dark = 0;
  for (let at = 0; at < data.length; at += SAMPLE) if (data[at]! >= LIGHT) light += 1; else dark += 1;
  return light > dark;
}
