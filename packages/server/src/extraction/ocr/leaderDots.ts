// Takes the dots that lead the eye from a text to its figure out of a scanned page: recognition reads them as letters ("eeeeessss"),
// and the text before them worse.
import type { GrayImage } from './grayImage.js';

/** Brightness below which a pixel belongs to a dot, its grey edge included. */
const INK = 185;
/** Brightness below which a pixel beside it belongs to the stroke of a letter, not to noise. */
const STROKE = 140;
/** Points: how large a dot is at the most, across and down. */
const LARGEST = 2.2;
/** Points from one dot to the next. */
const NEAREST = 1.4;
const FARTHEST = 8;
/** How much steps between dots may differ: this part of a step, and a pixel and a half. */
const UNEVEN = 0.15;
const UNEVEN_PIXELS = 1.5;
/** An ellipsis has three. */
const FEWEST = 7;

interface Dot {
  from: number;
  to: number;
}

/** Paints rows of dots over with white, in place. */
export function takeOutLeaders(image: GrayImage, scale: number): void {
  const largest = Math.ceil(LARGEST * scale);
  // Each dot crosses one of these rows of pixels, be it ever so small.
  for (let y = 0; y < image.height; y += Math.max(1, Math.floor(scale / 3))) {
    for (const chain of chainsOf(dotsOf(image, y, largest), scale)) for (const dot of chain) erase(image, y, dot, largest);
  }
}

/** What crosses a row of pixels, in order; what is larger than a dot is null, and ends a chain. */
function dotsOf(image: GrayImage, y: number, largest: number): (Dot | null)[] {
  const { data, width } = image;
  const found: (Dot | null)[] = [];
  for (let x = 0, base = y * width; x < width; x += 1) {
    if (data[base + x]! >= INK) continue;
    const from = x;
    while (x < width && data[base + x]! < INK) x += 1;
    const dot = { from, to: x - 1 };
    found.push(x - from <= largest && isAlone(image, y, dot, largest) ? dot : null);
  }
  return found;
}

/** No higher than a dot may be, and with white all around it: the top of a round letter has ink beside its foot. */
function isAlone(image: GrayImage, y: number, dot: Dot, largest: number): boolean {
  const above = extent(image, y, dot, -1, largest);
  const below = extent(image, y, dot, 1, largest);
  if (above + below >= largest) return false;
  const { data, width, height } = image;
  for (let row = Math.max(0, y - above - 1); row <= Math.min(height - 1, y + below + 1); row += 1) {
    if ((dot.from > 0 && data[row * width + dot.from - 1]! < STROKE) || (dot.to < width - 1 && data[row * width + dot.to + 1]! < STROKE)) return false;
  }
  return true;
}

/** Rows of pixels in one direction that hold ink of the dot. */
function extent({ data, width, height }: GrayImage, y: number, { from, to }: Dot, direction: 1 | -1, most: number): number {
  for (let count = 0; count <= most; count += 1) {
    const row = y + direction * (count + 1);
    if (row < 0 || row >= height) return count;
    let isInked = false;
    for (let x = from; x <= to && !isInked; x += 1) isInked = data[row * width + x]! < INK;
    if (!isInked) return count;
  }
  return most + 1;
}

function chainsOf(dots: readonly (Dot | null)[], scale: number): Dot[][] {
  const chains: Dot[][] = [];
  let chain: Dot[] = [];
  const end = () => {
    if (chain.length >= FEWEST) chains.push(chain);
    chain = [];
  };
  for (const dot of dots) {
    if (!dot) {
      end();
      continue;
    }
    const step = chain.length > 0 ? middle(dot) - middle(chain.at(-1)!) : null;
    if (step !== null && !isNextStep(chain, step, scale)) {
      // Two dots that do not belong together may each belong to another row of them.
      const last = chain.at(-1)!;
      end();
      if (isStep(step, scale)) chain = [last];
    }
    chain.push(dot);
  }
  end();
  return chains;
}

const middle = ({ from, to }: Dot): number => (from + to) / 2;
const isStep = (step: number, scale: number): boolean => step >= NEAREST * scale && step <= FARTHEST * scale;

/** As wide as the steps of the chain until now. */
function isNextStep(chain: readonly Dot[], step: number, scale: number): boolean {
  if (!isStep(step, scale)) return false;
  if (chain.length === 1) return true;
  const usual = (middle(chain.at(-1)!) - middle(chain[0]!)) / (chain.length - 1);
  return Math.abs(step - usual) <= UNEVEN * usual + UNEVEN_PIXELS;
}

function erase(image: GrayImage, y: number, { from, to }: Dot, largest: number): void {
  const { data, width, height } = image;
  const top = Math.max(0, y - extent(image, y, { from, to }, -1, largest) - 1);
  const bottom = Math.min(height - 1, y + extent(image, y, { from, to }, 1, largest) + 1);
  for (let row = top; row <= bottom; row += 1) data.fill(255, row * width + Math.max(0, from - 1), row * width + Math.min(width, to + 2));
}
