// Folds of the paper, and streaks that the glass of a scanner leaves, go from one edge of the picture to the other, darker than the paper on
// both sides of them and lighter than ink. They are evened out: figures that they cross stand on white again.
import type { GrayImage } from './grayImage.js';

/** Pixels along the line in which the paper is looked for, */
const CELL = 64;
/** and whose mean is one look, so that noise is none. */
const GROUP = 4;
/** Pixels from one look to the next. */
const STEP = 8;
/** Pixels between the middle of a fold and the paper beside it. */
const SIDE = 9;
/** Share of the light that is left on a fold at most, */
const SHADED = 0.95;
/** and at least: what is darker is a rule or a bar. */
const DARKEST = 0.45;
/** Of the cells from edge to edge. */
const FILLED = 0.7;
/** Darker than this is no paper but what it lies on. */
const DARKEST_PAPER = 100;
/** Tangent of the angle between a fold and the edge of the picture. */
const STEEPEST = 0.03;
/** On one picture in one direction: more are a pattern. */
const MOST = 8;
/** Cells to each side whose median tells how dark a fold is at a place: print in some of them does not matter. */
const ALIKE = 4;
/** Pixels: through so thin a streak letters go on. */
const THIN = 3;

/** Rows of pixels, whichever way the lines run. */
interface Axis {
  lines: number;
  length: number;
  /** Step in the data from one pixel to the next along the line, and across it. */
  along: number;
  across: number;
}

/** A line across the picture: where its middle is, and by how much it rises from one pixel to the next. */
interface Fold {
  middle: number;
  slope: number;
}

interface Candidate extends Fold {
  /** Of its cells that are darker than the paper beside it. */
  share: number;
}

/** In place. */
export function evenFolds(image: GrayImage): void {
  const { width, height } = image;
  const axes: Axis[] = [
    { lines: height, length: width, along: 1, across: width },
    { lines: width, length: height, along: width, across: 1 },
  ];
  // Both directions are looked for before either is evened out.
  const found = axes.map((axis) => findFolds(image, axis));
  axes.forEach((axis, index) => found[index]!.forEach((fold) => evenFold(image, axis, fold)));
}

function findFolds(image: GrayImage, axis: Axis): Fold[] {
  const cells = Math.floor(axis.length / CELL);
  if (cells < 4 || axis.lines < 4 * SIDE) return [];
  const ridges = ridgesOf(paperLevels(image, axis, cells), axis.lines, cells);
  const [left, right] = endsOfPaper(ridges, axis.lines, cells);
  if (right - left < 4) return [];
  const found: Candidate[] = [];
  const [starts, ends] = [linesOf(ridges, axis.lines, cells, left), linesOf(ridges, axis.lines, cells, right)];
  const steepest = STEEPEST * (right - left) * CELL;
  for (const start of starts) {
    for (const end of ends) {
      if (Math.abs(end - start) > steepest) continue;
      const rise = (end - start) / (right - left);
      const share = shareOfRidge(ridges, cells, start, rise, left, right);
      if (share >= FILLED) found.push({ middle: start + rise * (axis.length / 2 / CELL - 0.5 - left), slope: rise / CELL, share });
    }
  }
  found.sort((a, b) => b.share - a.share);
  const folds: Candidate[] = [];
  for (const fold of found) if (folds.every(({ middle }) => Math.abs(middle - fold.middle) > 2 * SIDE)) folds.push(fold);
  return folds.length > MOST ? [] : folds.map((fold) => centred(fold, found));
}

/** Of those that are as good, for a fold is wider than a line of pixels, the one in the middle. */
function centred(fold: Candidate, found: readonly Candidate[]): Fold {
  const alike = found.filter(({ middle, share }) => share === fold.share && Math.abs(middle - fold.middle) <= SIDE).sort((a, b) => a.middle - b.middle);
  return alike[alike.length >> 1]!;
}

/** The first and the last cell that hold paper in most lines. */
function endsOfPaper(ridges: Uint8Array, lines: number, cells: number): [number, number] {
  const counts = new Int32Array(cells);
  for (let line = 0; line < lines; line += 1) for (let cell = 0; cell < cells; cell += 1) if (ridges[line * cells + cell] !== NO_PAPER) counts[cell]! += 1;
  const isPaper = (count: number) => count > lines / 2;
  return [counts.findIndex(isPaper), counts.findLastIndex(isPaper)];
}

function linesOf(ridges: Uint8Array, lines: number, cells: number, cell: number): number[] {
  return Array.from({ length: lines }, (_, line) => line).filter((line) => ridges[line * cells + cell] === RIDGE);
}

/** Brightness of the paper in each cell of each line, as far as print leaves any: whole pages pass here, so it goes along memory either way. */
function paperLevels(image: GrayImage, axis: Axis, cells: number): Uint8Array {
  return axis.along === 1 ? levelsAcross(image, cells) : levelsDown(image, cells);
}

function levelsAcross({ data, width, height }: GrayImage, cells: number): Uint8Array {
  const levels = new Uint8Array(height * cells);
  for (let line = 0, to = 0; line < height; line += 1) {
    for (let cell = 0, at = line * width; cell < cells; cell += 1, to += 1) {
      let [first, second] = [0, 0];
      for (const end = at + CELL; at < end; at += STEP) {
        const sum = data[at]! + data[at + 1]! + data[at + 2]! + data[at + 3]!;
        if (sum > first) {
          second = first;
          first = sum;
        } else if (sum > second) second = sum;
      }
      levels[to] = second / GROUP;
    }
  }
  return levels;
}

function levelsDown({ data, width }: GrayImage, cells: number): Uint8Array {
  const levels = new Uint8Array(width * cells);
  const first = new Uint16Array(width);
  const second = new Uint16Array(width);
  for (let cell = 0; cell < cells; cell += 1) {
    first.fill(0);
    second.fill(0);
    for (let row = cell * CELL; row < (cell + 1) * CELL; row += STEP) {
      for (let column = 0, at = row * width; column < width; column += 1, at += 1) {
        const sum = data[at]! + data[at + width]! + data[at + 2 * width]! + data[at + 3 * width]!;
        if (sum <= second[column]!) continue;
        if (sum > first[column]!) {
          second[column] = first[column]!;
          first[column] = sum;
        } else second[column] = sum;
      }
    }
    for (let column = 0; column < width; column += 1) levels[column * cells + cell] = second[column]! / GROUP;
  }
  return levels;
}

/** The second brightest look into a cell, along a line that may rise. */
function paperAt({ data }: GrayImage, axis: Axis, cell: number, line: number, slope: number): number {
  let [first, second] = [0, 0];
  const start = cell * CELL;
  for (let from = start; from < start + CELL; from += STEP) {
    const row = Math.min(axis.lines - 1, Math.max(0, Math.round(line + slope * (from - start))));
    let sum = 0;
    for (let at = row * axis.across + from * axis.along, count = 0; count < GROUP; count += 1, at += axis.along) sum += data[at]!;
    if (sum > first) [first, second] = [sum, first];
    else if (sum > second) second = sum;
  }
  return second / GROUP;
}

const PRINT = 0;
const RIDGE = 1;
const NO_PAPER = 2;

/** Of each cell whether it is darker than the paper on both sides. */
function ridgesOf(levels: Uint8Array, lines: number, cells: number): Uint8Array {
  const ridges = new Uint8Array(levels.length);
  const side = SIDE * cells;
  for (let at = side; at < (lines - SIDE) * cells; at += 1) {
    const [above, below] = [levels[at - side]!, levels[at + side]!];
    const lighter = Math.min(above, below);
    if (Math.max(above, below) < DARKEST_PAPER) ridges[at] = NO_PAPER;
    else if (levels[at]! < SHADED * lighter && levels[at]! > DARKEST * lighter) ridges[at] = RIDGE;
    else ridges[at] = PRINT;
  }
  return ridges;
}

/** Of the cells along a line. No closures here: a streaked page has many lines to try. */
function shareOfRidge(ridges: Uint8Array, cells: number, start: number, rise: number, left: number, right: number): number {
  let count = 0;
  for (let cell = left, line = start; cell <= right; cell += 1, line += rise) if (ridges[Math.round(line) * cells + cell] === RIDGE) count += 1;
  return count / (right - left + 1);
}

function evenFold(image: GrayImage, axis: Axis, { middle, slope }: Fold): void {
  const cells = Math.floor(axis.length / CELL);
  const reach = SIDE + 3;
  const shades = Array.from({ length: cells }, (_, cell) => {
    const line = middle + slope * (cell * CELL - axis.length / 2);
    return shadesAcross(image, axis, cell, line, slope, reach);
  });
  const shade = Array.from({ length: cells }, (_, cell) => shades[0]!.map((_, offset) => medianOf(shades.slice(Math.max(0, cell - ALIKE), cell + ALIKE + 1).map((each) => each[offset]!))));
  const isThin = medianOf(shade.map((each) => each.filter((value) => value < SHADED).length)) <= THIN;
  const { data } = image;
  for (let along = 0; along < axis.length; along += 1) {
    const path = middle + slope * (along - axis.length / 2);
    const place = Math.min(cells - 1, Math.max(0, along / CELL - 0.5));
    const [left, right] = [shade[Math.floor(place)]!, shade[Math.min(cells - 1, Math.floor(place) + 1)]!];
    const share = place - Math.floor(place);
    const center = Math.round(path);
    const at = (line: number) => line * axis.across + along * axis.along;
    if (center - reach < 0 || center + reach >= axis.lines) continue;
    const beside = isThin ? Math.max(data[at(center - THIN)]!, data[at(center + THIN)]!) : 255;
    for (let offset = -reach; offset <= reach; offset += 1) {
      const value = left[offset + reach]! + (right[offset + reach]! - left[offset + reach]!) * share;
      if (value >= 1) continue;
      const lit = Math.min(255, Math.round(data[at(center + offset)]! / value));
      data[at(center + offset)] = Math.abs(offset) < THIN ? Math.min(lit, beside) : lit;
    }
  }
}

/** What is left of the light at each distance from the middle of a fold; 1 outside of it. */
function shadesAcross(image: GrayImage, axis: Axis, cell: number, line: number, slope: number, reach: number): number[] {
  const levels = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const at = line + index - reach;
    return at < 0 || at >= axis.lines ? 255 : paperAt(image, axis, cell, Math.round(at), slope);
  });
  const [above, below] = [levels[0]!, levels.at(-1)!];
  return levels.map((level, index) => {
    const paper = above + ((below - above) * index) / (2 * reach);
    const left = paper === 0 ? 1 : level / paper;
    return left > 0.985 ? 1 : Math.max(DARKEST, left);
  });
}

function medianOf(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
