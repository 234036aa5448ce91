// Which way up a scanned page stands, as far as its pixels tell without reading them.
import { crop, type GrayImage, shrink } from './grayImage.js';

type Quarter = 0 | 90 | 180 | 270;

/** Clockwise turns that may bring the page upright, likeliest first. Print lies in rows with white between them. */
export function findQuarter(image: GrayImage): Quarter[] {
  const small = shrink(image, Math.max(1, Math.round(Math.max(image.width, image.height) / 1000)));
  const across = contrast(profile(small, 'row'));
  const down = contrast(profile(small, 'column'));
  return down > across * 1.2 ? [270, 90, 180] : [180, 270, 90];
}

function profile(image: GrayImage, by: 'row' | 'column'): Float64Array {
  const sums = new Float64Array(by === 'row' ? image.height : image.width);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      if (image.data[y * image.width + x]! < 160) sums[by === 'row' ? y : x]! += 1;
    }
  }
  return sums;
}

/** How much neighbouring lines differ, against how much ink there is. */
function contrast(sums: Float64Array): number {
  let change = 0;
  let total = 0;
  for (let index = 1; index < sums.length; index += 1) {
    change += (sums[index]! - sums[index - 1]!) ** 2;
    total += sums[index]!;
  }
  return total === 0 ? 0 : change / total;
}

/** Side of the piece that is read to tell which way up the page is, in points: some ten lines of print. */
const PIECE = 160;
const CELL = 20;
/** More ink than this is a picture or a coloured bar. */
const DENSEST_PRINT = 0.3;

/** The part of the page with the most print. */
export function printedPiece(image: GrayImage, scale: number): GrayImage {
  const side = Math.min(Math.round(PIECE * scale), image.width, image.height);
  const step = Math.max(1, Math.round(CELL * scale));
  let best = { ink: -1, left: 0, top: 0 };
  for (let top = 0; top + side <= image.height; top += step) {
    for (let left = 0; left + side <= image.width; left += step) {
      const ink = inkShare(image, left, top, side);
      if (ink <= DENSEST_PRINT && ink > best.ink) best = { ink, left, top };
    }
  }
  return crop(image, best.left, best.top, side, side);
}

function inkShare({ data, width }: GrayImage, left: number, top: number, side: number): number {
  let dark = 0;
  let seen = 0;
  for (let y = top; y < top + side; y += 4) {
    for (let x = left; x < left + side; x += 4) {
      seen += 1;
      if (data[y * width + x]! < 160) dark += 1;
    }
  }
  return seen === 0 ? 0 : dark / seen;
}
