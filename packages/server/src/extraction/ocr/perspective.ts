// A page photographed from the side: its lines draw together towards one edge, and so do its columns. What is found here is taken out of the
// pixels before anything else looks at them.
import type { PagePerspective } from '../model.js';
import { seenPlace } from '../readers/skewedBox.js';
import { findQuarter, fromAfar } from './orientation.js';
import { type GrayImage, turn } from './grayImage.js';
import { evenLight } from './light.js';
import { returnPixels } from './pixelBuffers.js';
import { lowerEdges } from './skew.js';

const INK = 160;
/** So many edges tell the slope of lines; more only take longer. */
const MOST_EDGES = 8000;
/** In each half of the page, for a few lines of print say nothing. */
const FEWEST_EDGES = 300;
/** White before the first and behind the last letter of a cell, in pixels of the page as seen from afar. */
const BESIDE = 14;
/** Tangents: how far the page as a whole may lie askew, */
const MOST_ASKEW = 0.2;
/** and the lines of one half of the page turn away from those of the whole. */
const WIDEST = 0.08;
const COARSE = 0.008;
const FINE = 0.001;
/** Less moves no word off its line. */
const NEGLIGIBLE = 0.01;
/** By how much lines of print fall into fewer rows once they do not draw together any more. */
const CLEARLY = 1.15;

/** A family of lines across a picture: the slope of the middle one, and how much more slope one at the edge has. */
interface Fan {
  slope: number;
  spread: number;
}

/** null for a page that was seen from above, as nearly all are. */
export function findPerspective(image: GrayImage): PagePerspective | null {
  const small = evenLight(fromAfar(image));
  const isOnItsSide = findQuarter(small)[0] === 270;
  const upright = isOnItsSide ? turn(small, 90) : small;
  const [below, beside] = [lowerEdges(upright), sideEdges(upright)].map(thinned) as [Int32Array, Int32Array];
  returnPixels(small);
  const skew = best(below, upright.height, { slope: 0, spread: 0 }, MOST_ASKEW, 0, COARSE).slope;
  const lines = fanOf(below, upright.height, skew);
  const columns = fanOf(beside, upright.width, -skew);
  if (!lines && !columns) return null;
  const slope = lines?.slope ?? skew;
  const seen: PagePerspective = { slope, spread: lines?.spread ?? 0, lean: columns?.slope ?? leanOf(beside, upright.width, -slope), taper: columns?.spread ?? 0 };
  return isOnItsSide ? { slope: -seen.lean, spread: seen.taper, lean: -seen.slope, taper: -seen.spread } : seen;
}

/** Columns stand across the lines, unless they clearly say otherwise. */
function leanOf(edges: Int32Array, size: number, across: number): number {
  const [seen, expected] = [best(edges, size, { slope: across, spread: 0 }, WIDEST, 0, 2 * FINE), best(edges, size, { slope: across, spread: 0 }, 0, 0, FINE)];
  return seen.value > CLEARLY * expected.value ? seen.slope : across;
}

/** The page as it looks from above; what lies outside of the picture is white. */
export function takeOutPerspective({ data, width, height }: GrayImage, perspective: PagePerspective): GrayImage {
  const straight = new Uint8Array(data.length).fill(255);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      const [px, py] = seenPlace(perspective, width / 2, height / 2, x, y);
      const [left, top] = [Math.floor(px), Math.floor(py)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * (px - left);
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (px - left);
      straight[to] = upper + (lower - upper) * (py - top);
    }
  }
  return { data: straight, width, height };
}

/** null where the lines run alike all over the page: those of both halves tell, and all together have to say the same. */
function fanOf(edges: Int32Array, size: number, near: number): Fan | null {
  const halves = [edges.filter(ofHalf(edges, (across) => across < 0)), edges.filter(ofHalf(edges, (across) => across >= 0))];
  if (halves.some(({ length }) => length < 2 * FEWEST_EDGES)) return null;
  const [before, behind] = halves.map((half) => slopeOf(half, size, near)) as [number, number];
  if (Math.abs(behind - before) < NEGLIGIBLE) return null;
  let found = { slope: (before + behind) / 2, spread: behind - before, value: -1 };
  for (const step of [4 * FINE, 2 * FINE, FINE]) found = best(edges, size, found, 2 * step, 2 * step, step);
  const parallel = best(edges, size, { slope: slopeOf(edges, size, near), spread: 0 }, 2 * FINE, 0, FINE);
  return Math.abs(found.spread) >= NEGLIGIBLE && found.value > CLEARLY * parallel.value ? { slope: found.slope, spread: found.spread } : null;
}

/** For pairs of numbers, of which the second is asked. */
function ofHalf(edges: Int32Array, isIn: (across: number) => boolean): (value: number, index: number) => boolean {
  return (_, index) => isIn(edges[index | 1]!);
}

function slopeOf(edges: Int32Array, size: number, near: number): number {
  const coarse = best(edges, size, { slope: near, spread: 0 }, WIDEST, 0, COARSE);
  return best(edges, size, coarse, COARSE, 0, 2 * FINE).slope;
}

function best(edges: Int32Array, size: number, from: Fan, slopes: number, spreads: number, step: number): Fan & { value: number } {
  const rows = new Int32Array(size * 3);
  let found = { ...from, value: -1 };
  for (let a = -Math.round(slopes / step); a <= Math.round(slopes / step); a += 1) {
    for (let b = -Math.round(spreads / step); b <= Math.round(spreads / step); b += 1) {
      const [slope, spread] = [from.slope + a * step, from.spread + b * step];
      const value = sharpness(edges, rows, size, slope, spread);
      if (value > found.value) found = { slope, spread, value };
    }
  }
  return found;
}

/** The higher, the fewer rows the edges fall into once they are laid level. Pairs along and across, from the middle. */
function sharpness(edges: Int32Array, rows: Int32Array, size: number, slope: number, spread: number): number {
  rows.fill(0);
  const share = spread / (size / 2);
  for (let index = 0; index < edges.length; index += 2) {
    const along = edges[index]!;
    const row = Math.round((edges[index + 1]! - slope * along) / (1 + share * along) + 1.5 * size);
    if (row >= 0 && row < rows.length) rows[row]! += 1;
  }
  let sum = 0;
  for (let row = 0; row < rows.length; row += 1) sum += rows[row]! * rows[row]!;
  return sum;
}

/** Where cells begin and where they end: ink beside white. */
function sideEdges({ data, width, height }: GrayImage): number[] {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    let white = 0;
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x]! >= INK) {
        white += 1;
        if (white === BESIDE && last >= 0) found.push(y - (height >> 1), last - (width >> 1));
        continue;
      }
      if (white >= BESIDE && x > BESIDE) found.push(y - (height >> 1), x - (width >> 1));
      [white, last] = [0, x];
    }
  }
  return found;
}

function thinned(pairs: readonly number[]): Int32Array {
  const every = Math.max(1, Math.ceil(pairs.length / 2 / MOST_EDGES));
  return Int32Array.from(pairs.filter((_, index) => (index >> 1) % every === 0));
}
