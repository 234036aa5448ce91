// Takes the lines of tables out of a scanned page, for they confuse recognition (a full grid makes it fail altogether),
// and keeps them as rules, for they tell about columns.
import type { Rule } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { borrowPixels, returnPixels } from './pixelBuffers.js';

/** Brightness below which a pixel belongs to ink, faint lines and the grey edge of letters included. */
const INK = 185;
const DARK = 150;
const PAPER = 215;
/** How much darker than the paper on both its sides a line is at least, averaged along it. */
const RIDGE = 28;
/** Points between the middle of a faint line and the paper beside it. */
const RIDGE_SIDE = 1.4;
/** Points: longer than any stroke of a letter in running text. */
const SHORTEST = 26;
const SHORTEST_FAINT = 80;
/** Points from the end of one side of a frame to the next, at most. */
const CORNER = 3;
/** Points: thicker ones are bars, and letters may stand on them. */
const THICKEST = 2.2;
/** Columns of pixels that are looked at together. */
const NEAR = 64;
/** Points over which the line is averaged along its direction, so that noise does not break it. */
const WINDOW = 9;
/** Share of a line that is inked. */
const FILLED = 0.85;

interface Run {
  /** Across the direction of the line: the row of a horizontal line, the column of a vertical one. */
  at: number;
  from: number;
  to: number;
}

interface Axis {
  orientation: Rule['orientation'];
  lines: number;
  length: number;
  /** Step in the data from one pixel to the next along the line, and across it. */
  along: number;
  across: number;
}

/** Paints the lines over with white, in place. */
export function takeOutRules(image: GrayImage, scale: number): Rule[] {
  const { width, height } = image;
  const axes: Axis[] = [
    { orientation: 'horizontal', lines: height, length: width, along: 1, across: width },
    { orientation: 'vertical', lines: width, length: height, along: width, across: 1 },
  ];
  // Both directions are looked for before either is painted over, or the crossings would cut the second.
  const across = findRuns(image, axes[0]!, scale, () => false);
  const found = [across, findRuns(image, axes[1]!, scale, (run) => isSide(run, across, scale))];
  const rules = axes.flatMap((axis, index) => toRules(found[index]!, axis, scale));
  axes.forEach((axis, index) => erase(image, axis, found[index]!, Math.ceil(THICKEST * scale)));
  return rules;
}

/** @param isRule tells of a short faint line whether it is one all the same */
function findRuns(image: GrayImage, axis: Axis, scale: number, isRule: (run: Run) => boolean): Run[] {
  const runs = [...findDarkRuns(image, axis, scale), ...findFaintRuns(image, axis, scale).filter((run) => run.to - run.from >= SHORTEST_FAINT * scale || isRule(run))];
  return runs.sort((a, b) => a.at - b.at || a.from - b.from);
}

/** The side of a frame: it goes from one line across to another. Beside a figure it would be read as a bracket or a digit. */
function isSide({ at, from, to }: Run, across: readonly Run[], scale: number): boolean {
  const reach = CORNER * scale;
  const isCorner = (end: number) => across.some((run) => Math.abs(run.at - end) <= reach && run.from <= at + reach && run.to >= at - reach);
  return isCorner(from) && isCorner(to);
}

/** A run this long has ink at one of three neighbouring places in its middle, so only those few places are looked at. */
function findDarkRuns(image: GrayImage, axis: Axis, scale: number): Run[] {
  const shortest = Math.round(SHORTEST * scale);
  const thickest = Math.ceil(THICKEST * scale);
  const runs: Run[] = [];
  const known = new Int32Array(axis.lines).fill(-1);
  const apart = Math.max(1, shortest >> 1);
  for (let at = apart; at < axis.length; at += apart) {
    for (let line = 0; line < axis.lines; line += 1) {
      if (known[line]! >= at) continue;
      const run = darkRunAt(image, axis, line, at);
      if (!run) continue;
      known[line] = run.to;
      if (run.to - run.from >= shortest && isThin(image, axis, run, thickest)) runs.push(run);
    }
  }
  return runs;
}

/** The run of dark pixels through a place, bridging gaps of two. No closures here: this is called for every line of pixels. */
function darkRunAt({ data }: GrayImage, axis: Axis, line: number, at: number): Run | null {
  const base = line * axis.across;
  let from = -1;
  for (let step = at; step < Math.min(at + 3, axis.length) && from < 0; step += 1) if (data[base + step * axis.along]! < DARK) from = step;
  if (from < 0) return null;
  let to = from;
  for (let step = from - 1; step >= 0 && from - step <= 3; step -= 1) if (data[base + step * axis.along]! < DARK) from = step;
  for (let step = to + 1; step < axis.length && step - to <= 3; step += 1) if (data[base + step * axis.along]! < DARK) to = step;
  return { at: line, from, to };
}

/** Letters that touch the line make it thick in places; most of it must be thin. */
function isThin(image: GrayImage, axis: Axis, run: Run, thickest: number): boolean {
  let thin = 0;
  let samples = 0;
  for (let step = run.from; step <= run.to; step += 3) {
    samples += 1;
    if (thickness(image, axis, run.at, step, thickest) <= thickest) thin += 1;
  }
  return thin >= samples * 0.6;
}

/** Lines that noise or weak print has broken up: seen only when averaged along their direction. */
function findFaintRuns(image: GrayImage, axis: Axis, scale: number): Run[] {
  const shortest = Math.round(SHORTEST * scale);
  const apart = Math.max(3, Math.round(RIDGE_SIDE * scale));
  const step = Math.max(1, Math.round(scale));
  const small = shortened(image, axis, step);
  const window = Math.round(WINDOW * scale);
  const average = averageAlong(small, Math.round(window / step));
  returnPixels(small);
  const longestGap = Math.max(1, Math.round((2 * scale) / step));
  const side = apart * small.length;
  const runs: Run[] = [];
  for (let line = apart; line < axis.lines - apart; line += 1) {
    let from = -1;
    let last = -1;
    for (let place = 0, at = line * small.length; place <= small.length; place += 1, at += 1) {
      if (place < small.length && average[at]! + RIDGE < average[at - side]! && average[at]! + RIDGE < average[at + side]!) {
        if (from < 0) from = place;
        last = place;
      } else if (from >= 0 && (place === small.length || place - last > longestGap)) {
        const known = runs.at(-1);
        const run = trimmed(image, axis, { at: line, from: from * step, to: Math.min(axis.length, (last + 1) * step) - 1 });
        const isNew = known?.at !== line || known.to < run.to;
        if (isNew && run.to - run.from >= shortest && isFilled(image, axis, run)) runs.push(trimmed(image, axis, extended(image, axis, run, window)));
        from = -1;
      }
    }
  }
  returnPixels({ data: average });
  return runs;
}

/** Line by line, whichever way the lines of the page run. */
interface Shortened {
  data: Uint8Array;
  lines: number;
  length: number;
}

/** Means of `step` pixels in the direction of the axis, so that what follows goes along memory. */
function shortened({ data, width, height }: GrayImage, axis: Axis, step: number): Shortened {
  const isHorizontal = axis.along === 1;
  const length = Math.floor(axis.length / step);
  const means = borrowPixels(axis.lines * length);
  if (isHorizontal) {
    for (let row = 0; row < height; row += 1) {
      for (let place = 0, at = row * width; place < length; place += 1) {
        let sum = 0;
        for (const end = at + step; at < end; at += 1) sum += data[at]!;
        means[row * length + place] = sum / step;
      }
    }
  } else {
    // Some columns at a time: reading goes along memory, and what is written stays near.
    for (let left = 0; left < width; left += NEAR) {
      const right = Math.min(width, left + NEAR);
      for (let place = 0; place < length; place += 1) {
        for (let column = left; column < right; column += 1) {
          let sum = 0;
          for (let at = place * step * width + column, count = 0; count < step; count += 1, at += width) sum += data[at]!;
          means[column * length + place] = sum / step;
        }
      }
    }
  }
  return { data: means, lines: axis.lines, length };
}

/** Averaging makes a line longer by half its window at both ends. */
function trimmed({ data }: GrayImage, axis: Axis, { at, from, to }: Run): Run {
  const isPaper = (step: number) => data[at * axis.across + step * axis.along]! >= PAPER;
  let first = from;
  let last = to;
  while (first < last && isPaper(first)) first += 1;
  while (last > first && isPaper(last)) last -= 1;
  return { at, from: first, to: last };
}

/** Where letters stand close to a line there is no paper beside it: there it goes on as far as it is inked itself. */
function extended(image: GrayImage, axis: Axis, { at, from, to }: Run, window: number): Run {
  while (to + window < axis.length && isFilled(image, axis, { at, from: to + 1, to: to + window })) to += window;
  while (from >= window && isFilled(image, axis, { at, from: from - window, to: from - 1 })) from -= window;
  return { at, from, to };
}

/** A line is inked nearly all along; a row of letters is not. */
function isFilled(image: GrayImage, axis: Axis, run: Run): boolean {
  let inked = 0;
  for (let step = run.from; step <= run.to; step += 1) {
    if (image.data[run.at * axis.across + step * axis.along]! < PAPER) inked += 1;
  }
  return inked >= (run.to - run.from + 1) * FILLED;
}

/** Mean of each place and its neighbours in the direction of the axis. */
function averageAlong({ data, lines, length }: Shortened, window: number): Uint8Array {
  const average = borrowPixels(data.length);
  const half = window >> 1;
  for (let line = 0; line < lines; line += 1) {
    const base = line * length;
    let sum = 0;
    let count = 0;
    for (let step = -half; step < length; step += 1) {
      const entering = step + half;
      const leaving = step - half - 1;
      if (entering < length) {
        sum += data[base + entering]!;
        count += 1;
      }
      if (leaving >= 0) {
        sum -= data[base + leaving]!;
        count -= 1;
      }
      if (step >= 0) average[base + step] = sum / count;
    }
  }
  return average;
}

function thickness(image: GrayImage, axis: Axis, line: number, step: number, most: number): number {
  let count = 1;
  for (const direction of [-1, 1]) {
    for (let other = line + direction; other >= 0 && other < axis.lines && count <= most; other += direction) {
      if (image.data[other * axis.across + step * axis.along]! >= INK) break;
      count += 1;
    }
  }
  return count;
}

function erase(image: GrayImage, axis: Axis, runs: Run[], thickest: number): void {
  const { data } = image;
  for (const run of runs) {
    for (let step = run.from; step <= run.to; step += 1) {
      if (thickness(image, axis, run.at, step, thickest) > thickest) continue;
      // The grey edge of the line goes too, as far as it is not the beginning of a letter.
      for (let line = Math.max(0, run.at - 1); line <= Math.min(axis.lines - 1, run.at + 1); line += 1) {
        data[line * axis.across + step * axis.along] = 255;
      }
    }
  }
}

function toRules(runs: Run[], axis: Axis, scale: number): Rule[] {
  const groups: { first: number; last: number; from: number; to: number }[] = [];
  const reach = Math.ceil(4 * scale);
  for (const run of runs) {
    const group = groups.findLast((other) => run.at - other.last <= 2 && run.from <= other.to + reach && run.to >= other.from - reach);
    if (group) {
      group.last = run.at;
      group.from = Math.min(group.from, run.from);
      group.to = Math.max(group.to, run.to);
    } else {
      groups.push({ first: run.at, last: run.at, from: run.from, to: run.to });
    }
  }
  return groups.map(({ first, last, from, to }) => ({
    orientation: axis.orientation,
    box: axis.orientation === 'horizontal'
      ? [from / scale, first / scale, to / scale, (last + 1) / scale]
      : [first / scale, from / scale, (last + 1) / scale, to / scale],
  }));
}
