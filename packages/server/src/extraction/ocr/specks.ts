// Dirt on the glass, and what photocopies add: specks as small as a point of print, with white all around them. Recognition reads them as marks and
// letters, and those at the ends of a line as parts of its figures. A point that belongs to print has letters or digits beside, below or above it.
import type { GrayImage } from './grayImage.js';

const INK = 150;
/** Points: across and down. */
const LARGEST = 1;
/** Points of white on all sides. */
const APART = 3;

interface Speck {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Paints them over with white, in place. */
export function takeOutSpecks(image: GrayImage, scale: number): void {
  const { data, width, height } = image;
  const [largest, apart] = [Math.max(1, Math.round(LARGEST * scale)), Math.round(APART * scale)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (data[at]! >= INK || (x > 0 && data[at - 1]! < INK) || (y > 0 && data[at - width]! < INK)) continue;
      if (hasInkNear(image, x, y, largest, apart)) continue;
      const speck = speckAt(image, x, y, largest);
      if (speck && isAlone(image, speck, apart)) erase(image, speck);
    }
  }
}

/** Left, right and below, on the lines through its first pixel: what nearly all print has, and soonest told. */
function hasInkNear({ data, width, height }: GrayImage, x: number, y: number, largest: number, apart: number): boolean {
  const at = y * width + x;
  for (let by = largest; by <= apart; by += 1) {
    if ((x + by < width && data[at + by]! < INK) || (x >= by && data[at - by]! < INK) || (y + by < height && data[at + by * width]! < INK)) return true;
  }
  return false;
}

/** From its first row of pixels; null where the ink goes on beyond what a speck may be. */
function speckAt({ data, width, height }: GrayImage, x: number, y: number, largest: number): Speck | null {
  const speck: Speck = { left: x, top: y, right: x, bottom: y };
  const isInked = (column: number, row: number): boolean => column >= 0 && column < width && row < height && data[row * width + column]! < INK;
  for (let row = y; row - y < largest + 1; row += 1) {
    let [left, right] = [-1, -1];
    for (let column = speck.left - 1; column <= speck.right + 1; column += 1) {
      if (!isInked(column, row)) continue;
      if (left < 0) left = column;
      right = column;
    }
    if (left < 0) return speck;
    while (isInked(left - 1, row) && right - left < largest) left -= 1;
    while (isInked(right + 1, row) && right - left < largest) right += 1;
    [speck.left, speck.right, speck.bottom] = [Math.min(speck.left, left), Math.max(speck.right, right), row];
    if (speck.right - speck.left >= largest || row - y >= largest) return null;
  }
  return null;
}

function isAlone({ data, width, height }: GrayImage, { left, top, right, bottom }: Speck, apart: number): boolean {
  const [from, to] = [Math.max(0, left - apart), Math.min(width - 1, right + apart)];
  for (let row = Math.max(0, top - apart), last = Math.min(height - 1, bottom + apart); row <= last; row += 1) {
    for (let column = from; column <= to; column += 1) {
      if (data[row * width + column]! < INK && (row < top || row > bottom || column < left || column > right)) return false;
    }
  }
  return true;
}

/** With its grey edge. */
function erase({ data, width, height }: GrayImage, { left, top, right, bottom }: Speck): void {
  const [from, to] = [Math.max(0, left - 1), Math.min(width, right + 2)];
  for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, bottom + 1); row += 1) data.fill(255, row * width + from, row * width + to);
}
