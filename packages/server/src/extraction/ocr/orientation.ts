// Which way up a scanned page stands, as far as its pixels tell without reading them.
import { type GrayImage, shrink } from './grayImage.js';

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
