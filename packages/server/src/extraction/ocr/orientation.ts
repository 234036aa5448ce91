// Which way up a scanned page stands, as far as its pixels tell without reading them.
import type { Quarter } from '../open.js';
import { crop, type GrayImage, shrink } from './grayImage.js';

/** Pixels of the longer side that tell how the lines of a page run. */
const FAR_SIDE = 1100;

/** The page as it is seen from afar, for `findQuarter`, `liesAs` and `findSkew`. */
export function fromAfar(image: GrayImage): GrayImage {
  return shrink(image, Math.max(1, Math.round(Math.max(image.width, image.height) / FAR_SIDE)));
}

/** Clockwise turns that may bring the page upright, likeliest first. Print lies in rows with white between them. */
export function findQuarter(small: GrayImage): Quarter[] {
  const across = contrast(profile(small, 'row'));
  const down = contrast(profile(small, 'column'));
  return down > across * 1.2 ? [270, 90, 180] : [180, 270, 90];
}

/** Whether its lines run the way they would on a page that this turn brings upright: a whole page read across its lines takes ten times as long. */
export function liesAs(small: GrayImage, turn: Quarter): boolean {
  return (findQuarter(small)[0] === 270) === (turn % 180 !== 0);
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

/** Width and height of the piece that is read to tell which way up the page is, in points: some lines of print. */
const PIECE = 130;
const CELL = 10;
/** More ink than this is a picture or a coloured bar. */
const DENSEST_PRINT = 0.3;

/** The part of the page with the most print. */
export function printedPiece(image: GrayImage, scale: number): GrayImage {
  const step = Math.max(1, Math.round(CELL * scale));
  const side = Math.min(Math.round(PIECE / CELL) * step, image.width, image.height);
  const cells = inkOfCells(image, step);
  const reach = Math.max(1, Math.floor(side / step));
  let best = { ink: -1, left: 0, top: 0 };
  for (let row = 0; row + reach <= cells.rows; row += 1) {
    for (let column = 0; column + reach <= cells.columns; column += 1) {
      let ink = 0;
      for (let y = row; y < row + reach; y += 1) for (let x = column; x < column + reach; x += 1) ink += cells.ink[y * cells.columns + x]!;
      ink /= reach * reach;
      if (ink <= DENSEST_PRINT && ink > best.ink) best = { ink, left: column * step, top: row * step };
    }
  }
  return crop(image, best.left, best.top, side, side);
}

/** Share of ink in the squares of the page that lie whole on it. */
function inkOfCells({ data, width, height }: GrayImage, side: number): { ink: Float64Array; columns: number; rows: number } {
  const columns = Math.floor(width / side);
  const rows = Math.floor(height / side);
  const ink = new Float64Array(columns * rows);
  const every = 4;
  const share = 1 / Math.ceil(side / every) ** 2;
  for (let index = 0; index < ink.length; index += 1) {
    const top = Math.floor(index / columns) * side;
    const left = (index % columns) * side;
    for (let y = top; y < top + side; y += every) {
      for (let at = y * width + left; at < y * width + left + side; at += every) if (data[at]! < 160) ink[index]! += share;
    }
  }
  return { ink, columns, rows };
}
