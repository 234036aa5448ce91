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
/** Edges that stand below each other without a gap, as seen from afar, in letters: more are the edge of the paper, a rule or a bar. */
const LONGEST_RUN = 40;
/** Pixels from ink to the paper beside it, */
const NEAR = 5;
/** which is this bright at least, as a share of how bright the paper is, of which the picture shows more than this share. */
const SHADE = 0.6;
const BRIGHTEST = 0.2;
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
  const seen = fromAfar(image);
  const small = evenLight(seen);
  const isOnItsSide = findQuarter(small)[0] === 270;
  const [upright, light] = isOnItsSide ? [turn(small, 90), turn(seen, 90)] : [small, seen];
  const isPaper = paperOf(light);
  const { width, height } = upright;
  const [below, beside] = [lowerEdges(upright).filter(ofPairs((x, y) => isPaper(x + (width >> 1), y + (height >> 1) + NEAR))), sideEdges(upright, isPaper)].map(thinned) as [Int32Array, Int32Array];
  returnPixels(small);
  const skew = best(below, upright.height, { slope: 0, spread: 0 }, MOST_ASKEW, 0, COARSE).slope;
  const lines = fanOf(below, upright.height, skew);
  const columns = fanOf(beside, upright.width, -skew);
  if (!lines && !columns) return null;
  const slope = lines?.slope ?? skew;
  const found: PagePerspective = { slope, spread: lines?.spread ?? 0, lean: columns?.slope ?? leanOf(beside, upright.width, -slope), taper: columns?.spread ?? 0 };
  return isOnItsSide ? { slope: -found.lean, spread: found.taper, lean: -found.slope, taper: -found.spread } : found;
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
  const halves = [edges.filter(ofPairs((_, across) => across < 0)), edges.filter(ofPairs((_, across) => across >= 0))];
  if (halves.some(({ length }) => length < 2 * FEWEST_EDGES)) return null;
  const [before, behind] = halves.map((half) => slopeOf(half, size, near)) as [number, number];
  if (Math.abs(behind - before) < NEGLIGIBLE) return null;
  let found = { slope: (before + behind) / 2, spread: behind - before, value: -1 };
  for (const step of [4 * FINE, 2 * FINE, FINE]) found = best(edges, size, found, 2 * step, 2 * step, step);
  const parallel = best(edges, size, { slope: slopeOf(edges, size, near), spread: 0 }, 2 * FINE, 0, FINE);
  return Math.abs(found.spread) >= NEGLIGIBLE && found.value > CLEARLY * parallel.value ? { slope: found.slope, spread: found.spread } : null;
}

/** Keeps both numbers of a pair. */
function ofPairs(isIn: (along: number, across: number) => boolean): (value: number, index: number, pairs: ArrayLike<number>) => boolean {
  return (_, index, pairs) => isIn(pairs[index & ~1]!, pairs[index | 1]!);
}

/** On a dark table evened light is white as well, with a fringe around the paper that outweighs print. */
function paperOf({ data, width, height }: GrayImage): (x: number, y: number) => boolean {
  const counts = new Int32Array(256);
  for (let at = 0; at < data.length; at += 7) counts[data[at]!]! += 1;
  let bright = 255;
  let seen = 0;
  while (bright > 0 && seen + counts[bright]! < (BRIGHTEST * data.length) / 7) {
    seen += counts[bright]!;
    bright -= 1;
  }
  return (x, y) => x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]! >= SHADE * bright;
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

/** Where cells begin and where they end: ink beside white. The one long edge of the paper would outweigh all of them. */
function sideEdges({ data, width, height }: GrayImage, isPaper: (x: number, y: number) => boolean): number[] {
  const found: number[] = [];
  const runs: number[] = [];
  const lengths: number[] = [];
  let [above, own] = [new Int32Array(width).fill(-1), new Int32Array(width).fill(-1)];
  const add = (x: number, y: number) => {
    const run = Math.max(above[x - 1]!, above[x]!, above[x + 1]!);
    own[x] = run >= 0 ? run : lengths.push(0) - 1;
    lengths[own[x]!]! += 1;
    runs.push(own[x]!);
    found.push(y - (height >> 1), x - (width >> 1));
  };
  for (let y = 1; y < height - 1; y += 1) {
    let white = 0;
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x]! >= INK) {
        white += 1;
        if (white === BESIDE && last > 0 && isPaper(last + NEAR, y)) add(last, y);
        continue;
      }
      if (white >= BESIDE && x > BESIDE && x < width - 1 && isPaper(x - NEAR, y)) add(x, y);
      [white, last] = [0, x];
    }
    [above, own] = [own, above.fill(-1)];
  }
  return found.filter((_, index) => lengths[runs[index >> 1]!]! <= LONGEST_RUN);
}

function thinned(pairs: readonly number[]): Int32Array {
  const every = Math.max(1, Math.ceil(pairs.length / 2 / MOST_EDGES));
  return Int32Array.from(pairs.filter((_, index) => (index >> 1) % every === 0));
}
