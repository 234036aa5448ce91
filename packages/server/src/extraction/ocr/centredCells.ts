// Cells of a table set to the middle of their row stand half a line lower than the text beside them, and so do the lines of one column of
// rows beside those of another. Recognition reads lines straight across the page and makes one muddle of both, so such cells are moved up to
// the line beside them before it, and what was read back down after it.
import type { Word } from '../model.js';
import type { GrayImage } from './grayImage.js';
import { printedColumns, printedRows, type Span, usualHeight } from './printedRows.js';

/** Brightness below which a pixel is print. */
const INK = 128;
/** Below this brightness it is pale print at least. */
const PALE = 190;
/** Pixels of a row; the foot of a comma above is no print. */
const SPECK = 4;
/** Pixels of the grey edge of print. */
const EDGE = 2;
/** In heights of a line: white that parts two cells. */
const BETWEEN_CELLS = 1.2;
/** In heights of a line: from there on a stretch of print holds more than one line. */
const ONE_LINE = 1.35;
/** In heights of a line: the lowest one, and white between letters and their marks. */
const LOWEST_LINE = 0.3;
const ACCENT = 0.15;
/** In heights of a line: no side of a sign is longer. */
const LOW = 0.7;
const MOST_LINES = 12;
/** Share of the fullest row of pixels where two lines touch; large type has more throughout. */
const TOUCHING = 0.25;
/** In its own heights. */
const WIDEST_MARK = 1.5;
/** In heights of a line: by how much lines beside each other may differ. */
const SAME_LINE = 0.2;
const FARTHEST = 1.05;
/** Share of the fullest row of pixels; below the baseline there are only the feet of some letters. */
const ON_BASELINE = 0.3;

/** In heights of a line: from a cell between two lines to both, at most, and how wide it is. */
const CLOSE = 0.6;
const WIDEST_CELL = 8;

/** Pixels; where the piece stands now, and how far it was moved up. */
export interface RaisedPiece {
  left: number;
  top: number;
  right: number;
  bottom: number;
  by: number;
}

interface PrintedLine extends Span {
  baseline: number;
}

/** Moves the pixels in place. */
export function raiseCentredCells(image: GrayImage, scale: number): RaisedPiece[] {
  const whole: Span = { from: 0, to: image.width };
  const bands = printedRows(image, whole, { from: 0, to: image.height }, INK);
  const height = usualHeight(image, bands, scale, INK);
  if (height === null) return [];
  const printed = bands.filter((band) => !isThin(band, height));
  return printed.flatMap((band, at) => {
    const lines = (band.to - band.from) / height;
    if (lines < ONE_LINE) return raiseBetween(image, [printed[at - 1], band, printed[at + 1]], height);
    return lines > MOST_LINES ? [] : alignBand(image, band, height);
  });
}

/** A cell alone between two lines close above and beneath, such as a day in the middle of its rows: recognition drops it. */
function raiseBetween(image: GrayImage, [above, band, below]: readonly [Span | undefined, Span, Span | undefined], height: number): RaisedPiece[] {
  if (!above || !below || band.from - above.to > CLOSE * height || below.from - band.to > CLOSE * height) return [];
  const around = Math.round(BETWEEN_CELLS * height);
  const [columns, ...others] = printedColumns(image, band, around, INK);
  if (!columns || others.length > 0 || columns.to - columns.from > WIDEST_CELL * height) return [];
  const whole: Span = { from: 0, to: image.width };
  const line = { ...band, baseline: baselineOf(image, columns, band) };
  const by = line.baseline - baselineOf(image, whole, above);
  const place: Span = { from: Math.max(0, columns.from - around), to: Math.min(image.width, columns.to + around) };
  return isFree(image, place, line, by) ? [raise(image, columns, line, by)] : [];
}

/** The words where they stand on the page. */
export function lowerWords(words: readonly Word[], pieces: readonly RaisedPiece[], scale: number): Word[] {
  if (pieces.length === 0) return [...words];
  return words.map((word) => {
    const [x, y] = [((word.box[0] + word.box[2]) / 2) * scale, ((word.box[1] + word.box[3]) / 2) * scale];
    const piece = pieces.find(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    if (!piece) return word;
    const down = piece.by / scale;
    return { ...word, box: [word.box[0], word.box[1] + down, word.box[2], word.box[3] + down], baseline: word.baseline + down };
  });
}

/** A sign alone in its cell is no line, and tells nothing of where its line stands: it goes with those beside it. */
function alignBand(image: GrayImage, band: Span, height: number): RaisedPiece[] {
  const cells = printedColumns(image, band, BETWEEN_CELLS * height, INK).map((columns) => ({ columns, lines: linesOf(image, columns, band, height).filter((line, _, { length }) => length > 1 || !isSign(columns, line, height)) }));
  const fullest = cells.reduce((best, cell) => (isFuller(cell.lines, best.lines) ? cell : best), cells[0]!);
  if (fullest.lines.length === 0) return [];
  const moved: { line: PrintedLine; by: number }[] = [];
  const pieces = cells.filter((cell) => cell !== fullest).flatMap(({ columns, lines }) =>
    lines.flatMap((line) => {
      const by = distanceUp(line, fullest.lines, height);
      if (by === null || !isFree(image, columns, line, by)) return [];
      moved.push({ line, by });
      return [raise(image, columns, line, by)];
    }),
  );
  const strokes = cells.filter(({ lines }) => lines.length === 0).flatMap(({ columns }) => {
    const [span, ...others] = printedRows(image, columns, band, INK);
    const home = span && others.length === 0 && isSign(columns, span, height) ? moved.find(({ line }) => line.from <= span.from && line.to >= span.to) : undefined;
    return home && isFree(image, columns, home.line, home.by) ? [raise(image, columns, home.line, home.by)] : [];
  });
  return [...pieces, ...strokes];
}

/** Of two with as many lines the one that begins higher: only upwards there is a line beside each of the other. */
function isFuller(lines: readonly PrintedLine[], best: readonly PrintedLine[]): boolean {
  return lines.length > best.length || (lines.length === best.length && lines.length > 0 && lines[0]!.baseline < best[0]!.baseline);
}

/** null where it stands beside a line already, or beside none. */
function distanceUp(line: PrintedLine, beside: readonly PrintedLine[], height: number): number | null {
  if (line.to - line.from > ONE_LINE * height || beside.some(({ baseline }) => Math.abs(baseline - line.baseline) <= SAME_LINE * height)) return null;
  const above = beside.findLast(({ baseline }) => baseline < line.baseline);
  const by = above ? line.baseline - above.baseline : Infinity;
  return by <= FARTHEST * height ? by : null;
}

/** Lines of one cell; two that touch are parted where the least ink is. A tick somebody made with a pen holds none. */
function linesOf(image: GrayImage, columns: Span, band: Span, height: number): PrintedLine[] {
  const spans = withAccents(printedRows(image, columns, band, INK), height);
  return spans
    .filter((span) => spans.length > 1 || !isMark(columns, span, height))
    .filter((span) => !isThin(span, height))
    .flatMap((span) => partTouching(image, columns, span, height))
    .map((span) => ({ ...span, baseline: baselineOf(image, columns, span) }));
}

/** Marks above letters and the feet of some are of the line beside them, though white parts them from it. */
function withAccents(spans: readonly Span[], height: number): Span[] {
  const lines: Span[] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    if (last && span.from - last.to <= ACCENT * height && (isThin(last, height) || isThin(span, height))) last.to = span.to;
    else lines.push({ ...span });
  }
  return lines;
}

/** Less than a line of letters without any that reach up or down. */
function isThin({ from, to }: Span, height: number): boolean {
  return to - from <= LOWEST_LINE * height;
}

/** A minus, or a plus, which is lower than a digit. */
function isSign({ from, to }: Span, span: Span, height: number): boolean {
  return isThin(span, height) || (span.to - span.from <= LOW * height && to - from <= LOW * height);
}

/** Higher than a line without any white, and hardly wider than high. */
function isMark(columns: Span, { from, to }: Span, height: number): boolean {
  return to - from > ONE_LINE * height && columns.to - columns.from < WIDEST_MARK * (to - from);
}

function partTouching(image: GrayImage, columns: Span, span: Span, height: number): Span[] {
  if (span.to - span.from <= 1.6 * height) return [span];
  let cut = Math.round(span.from + 0.7 * height);
  for (let y = cut; y < span.from + 1.35 * height; y += 1) if (inkInRow(image, columns, y) < inkInRow(image, columns, cut)) cut = y;
  if (inkInRow(image, columns, cut) > TOUCHING * fullestRow(image, columns, span)) return [span];
  return [{ from: span.from, to: cut }, ...partTouching(image, columns, { from: cut, to: span.to }, height)];
}

function baselineOf(image: GrayImage, columns: Span, { from, to }: Span): number {
  const most = fullestRow(image, columns, { from, to });
  let y = to - 1;
  while (y > from && inkInRow(image, columns, y) < ON_BASELINE * most) y -= 1;
  return y;
}

function fullestRow(image: GrayImage, columns: Span, { from, to }: Span): number {
  let most = 0;
  for (let y = from; y < to; y += 1) most = Math.max(most, inkInRow(image, columns, y));
  return most;
}

function inkInRow({ data, width }: GrayImage, { from, to }: Span, y: number, darkness = INK): number {
  let ink = 0;
  for (let at = y * width + from, end = y * width + to; at < end; at += 1) if (data[at]! < darkness) ink += 1;
  return ink;
}

/** Pale print, too, is none to be printed over. */
function isFree(image: GrayImage, columns: Span, line: Span, by: number): boolean {
  const [from, to] = [line.from - by, line.from - EDGE];
  if (from < 0) return false;
  for (let y = from; y < to; y += 1) if (inkInRow(image, columns, y) > 1 || inkInRow(image, columns, y, PALE) > SPECK) return false;
  return true;
}

function raise({ data, width, height }: GrayImage, columns: Span, line: PrintedLine, by: number): RaisedPiece {
  const [left, right] = [Math.max(0, columns.from - EDGE), Math.min(width, columns.to + EDGE)];
  const [top, bottom] = [Math.max(by, line.from - EDGE), Math.min(height, line.to + EDGE)];
  for (let y = top; y < bottom; y += 1) data.copyWithin((y - by) * width + left, y * width + left, y * width + right);
  for (let y = Math.max(top, bottom - by); y < bottom; y += 1) data.fill(255, y * width + left, y * width + right);
  return { left, top: top - by, right, bottom: bottom - by, by };
}
