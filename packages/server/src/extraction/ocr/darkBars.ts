// White print on dark bars, as in the headings of tables and of months: recognition passes over whole bars, so they are turned to black print on white.
import type { GrayImage } from './grayImage.js';

/** Brightness below which a pixel may be of a bar. */
const DARK = 150;
/** How much lighter than its bar print is at least. */
const CONTRAST = 70;
/** Points: a bar is this wide at least, so high and no higher, and letters break its rows of pixels nowhere longer than this. */
const NARROWEST = 40;
const LOWEST = 7;
const HIGHEST = 45;
const LETTER = 16;
/** Share of a row of pixels of a bar that is dark, and of the bar that is print. */
const FILLED = 0.55;
const LEAST_PRINT = 0.003;
const MOST_PRINT = 0.45;
/** Points by which the ends of its rows of pixels differ, and from its edge to the paper. */
const ENDS = 2;
/** Share of a row of pixels of paper that is dark at most. */
const PAPER = 0.3;

interface Bar {
  left: number;
  right: number;
  top: number;
  /** Exclusive. */
  bottom: number;
}

/** In place. */
export function turnDarkBars(image: GrayImage, scale: number): void {
  for (const bar of darkBars(image, scale)) turnBar(image, bar);
}

function darkBars(image: GrayImage, scale: number): Bar[] {
  const open: Bar[] = [];
  const closed: Bar[] = [];
  for (let y = 0; y < image.height; y += 1) {
    for (const [left, right] of darkRuns(image, y, scale)) {
      const bar = open.find((each) => each.bottom === y && Math.abs(each.left - left) <= ENDS * scale && Math.abs(each.right - right) <= ENDS * scale);
      if (bar) [bar.left, bar.right, bar.bottom] = [Math.min(bar.left, left), Math.max(bar.right, right), y + 1];
      else open.push({ left, right, top: y, bottom: y + 1 });
    }
    for (let at = open.length - 1; at >= 0; at -= 1) if (open[at]!.bottom <= y) closed.push(...open.splice(at, 1));
  }
  const isAsHigh = ({ top, bottom }: Bar): boolean => bottom - top >= LOWEST * scale && bottom - top <= HIGHEST * scale;
  const edge = Math.round(ENDS * scale);
  return [...closed, ...open].filter((bar) => isAsHigh(bar) && isPaper(image, bar, bar.top - edge) && isPaper(image, bar, bar.bottom - 1 + edge));
}

/** A part of a picture, or of a bar that large print cuts in two, goes on in the same tone. */
function isPaper({ data, width, height }: GrayImage, { left, right }: Bar, y: number): boolean {
  if (y < 0 || y >= height) return true;
  let dark = 0;
  for (let at = y * width + left, end = y * width + right; at < end; at += 1) if (data[at]! < DARK) dark += 1;
  return dark <= PAPER * (right - left);
}

/** From the first dark pixel to the one behind the last. */
function darkRuns({ data, width }: GrayImage, y: number, scale: number): [left: number, right: number][] {
  const [narrowest, letter] = [NARROWEST * scale, LETTER * scale];
  const runs: [number, number][] = [];
  let [left, last, dark] = [-1, -1, 0];
  const end = () => {
    if (left >= 0 && last + 1 - left >= narrowest && dark >= FILLED * (last + 1 - left)) runs.push([left, last + 1]);
  };
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (data[at]! >= DARK) continue;
    if (left < 0 || x - last > letter) {
      end();
      [left, dark] = [x, 0];
    }
    [last, dark] = [x, dark + 1];
  }
  end();
  return runs;
}

/** Where what stands on it is lighter, and not the other way round: black print stays. */
function turnBar({ data, width }: GrayImage, { left, right, top, bottom }: Bar): void {
  const counts = new Int32Array(256);
  for (let y = top; y < bottom; y += 1) for (let at = y * width + left, end = y * width + right; at < end; at += 1) counts[data[at]!]! += 1;
  const area = (right - left) * (bottom - top);
  let ground = 0;
  for (let below = counts[0]!; below < area / 2; below += counts[ground]!) ground += 1;
  const share = (from: number, to: number): number => counts.subarray(Math.max(0, from), Math.max(0, to)).reduce((sum, count) => sum + count, 0) / area;
  const print = share(ground + CONTRAST, 256);
  if (print < LEAST_PRINT || print > MOST_PRINT || share(0, ground - CONTRAST) > print) return;
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 1) data[at] = 255 - Math.max(0, ((data[at]! - ground) * 255) / (255 - ground));
  }
}
