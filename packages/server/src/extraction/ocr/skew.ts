// Finds by how many degrees a scanned page lies askew: at the right angle its lines of print fall into the fewest rows.
import type { GrayImage } from './grayImage.js';

const WIDEST_ANGLE = 12;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.05;
/** Less than this moves no word off its line. */
const NEGLIGIBLE = 0.08;
const INK = 160;
/** Pixels that are dark side by side, as seen from afar, in letters: more are the fold of the paper, a rule or a bar. */
const LONGEST_RUN = 24;
const FEWEST_EDGES = 400;

/** Degrees counter-clockwise that the lines of print rise; 0 when nothing is found. The light of the page must be even; seen from afar is near enough. */
export function findSkew(small: GrayImage): number {
  const points = Int32Array.from(lowerEdges(small));
  if (points.length < FEWEST_EDGES) return 0;
  const rows = new Int32Array(small.height * 3);
  const score = (degrees: number) => sharpness(points, rows, small.height, Math.tan((degrees * Math.PI) / 180));
  const coarse = bestAngle(-WIDEST_ANGLE, WIDEST_ANGLE, COARSE_STEP, score);
  const fine = bestAngle(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP, score);
  const flat = score(0);
  if (Math.abs(fine) < NEGLIGIBLE || score(fine) < flat * 1.02) return 0;
  return Math.round(fine * 100) / 100;
}

function bestAngle(from: number, to: number, step: number, score: (degrees: number) => number): number {
  let best = 0;
  let highest = -1;
  for (let index = 0; index <= Math.round((to - from) / step); index += 1) {
    const angle = from + index * step;
    const value = score(angle);
    if (value > highest) {
      highest = value;
      best = angle;
    }
  }
  return best;
}

/** Pairs x, y from the middle of the page of dark pixels with a light one below: the baselines, more than anything else. Folds lie as they like. */
export function lowerEdges({ data, width, height }: GrayImage): number[] {
  const found: number[] = [];
  const margin = Math.round(width * 0.02);
  for (let y = margin; y < height - margin - 1; y += 1) {
    let first = found.length;
    for (let x = margin, run = 0; x < width - margin; x += 1) {
      const at = y * width + x;
      if (data[at]! >= INK) {
        [run, first] = [0, found.length];
        continue;
      }
      run += 1;
      if (run > LONGEST_RUN) found.length = first;
      else if (data[at + width]! >= INK) found.push(x - (width >> 1), y - (height >> 1));
    }
  }
  return found;
}

function sharpness(points: Int32Array, rows: Int32Array, height: number, slope: number): number {
  rows.fill(0);
  for (let index = 0; index < points.length; index += 2) {
    const row = Math.round(points[index + 1]! + points[index]! * slope + 1.5 * height);
    if (row >= 0 && row < rows.length) rows[row]! += 1;
  }
  let sum = 0;
  for (let row = 0; row < rows.length; row += 1) sum += rows[row]! * rows[row]!;
  return sum;
}
