// Recognition takes as long as its lines are wide, and half the width of a statement's line is white between its columns. Wide white is
// closed line by line before a page is read, and what was read goes back to where it stands.
import type { GrayImage } from './grayImage.js';
import type { RecognizedLine, RecognizedSymbol } from './hocr.js';

/** Points of white that stay between two columns: far more than between two words. */
const KEPT = 12;
/** Lighter than this is paper. */
const INK = 160;

/** Rows of pixels that share their white: a line of print, or several that touch. */
interface Band {
  top: number;
  bottom: number;
  /** What is kept, left to right: from where, to where, and where it stands once the gaps are closed. */
  pieces: { from: number; to: number; at: number }[];
}

export interface ClosedGaps {
  image: GrayImage;
  /** Lines read on `image`, at their places on the picture before. */
  reopen(lines: RecognizedLine[]): RecognizedLine[];
}

export function closeGaps(image: GrayImage, scale: number): ClosedGaps {
  const bands = findBands(image).map(({ top, bottom }): Band => ({ top, bottom, pieces: piecesOf(image, top, bottom, Math.round(KEPT * scale)) }));
  const width = bands.reduce((widest, { pieces }) => Math.max(widest, endOf(pieces)), 1);
  const data = new Uint8Array(width * image.height).fill(255);
  for (const { top, bottom, pieces } of bands) {
    for (let y = top; y < bottom; y += 1) {
      for (const { from, to, at } of pieces) data.set(image.data.subarray(y * image.width + from, y * image.width + to), y * width + at);
    }
  }
  return { image: { data, width, height: image.height }, reopen: (lines) => lines.map((line) => reopenLine(line, bands)) };
}

function endOf(pieces: Band['pieces']): number {
  const last = pieces[pieces.length - 1];
  return last ? last.at + last.to - last.from : 0;
}

/** Together they hold all rows of pixels: each band begins in the middle of the white above it. */
function findBands({ data, width, height }: GrayImage): { top: number; bottom: number }[] {
  const hasInk = new Uint8Array(height);
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    let at = y * width;
    while (at < end && data[at]! >= INK) at += 1;
    if (at < end) hasInk[y] = 1;
  }
  const bands: { top: number; bottom: number }[] = [];
  let white = 0;
  for (let y = 0; y < height; y += 1) {
    if (hasInk[y] === 0) continue;
    if (y > 0 && hasInk[y - 1] === 1) continue;
    const cut = bands.length === 0 ? 0 : (white + y) >> 1;
    if (bands.length > 0) bands[bands.length - 1]!.bottom = cut;
    bands.push({ top: cut, bottom: height });
    while (y < height && hasInk[y] === 1) y += 1;
    white = y;
  }
  return bands;
}

function piecesOf({ data, width }: GrayImage, top: number, bottom: number, kept: number): Band['pieces'] {
  const hasInk = new Uint8Array(width);
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width, x = 0; x < width; at += 1, x += 1) if (data[at]! < INK) hasInk[x] = 1;
  }
  const pieces: Band['pieces'] = [];
  const half = kept >> 1;
  for (let x = hasInk.indexOf(1); x >= 0; x = hasInk.indexOf(1, x)) {
    const last = pieces[pieces.length - 1];
    let end = x;
    while (end < width && hasInk[end] === 1) end += 1;
    const to = Math.min(width, end + half);
    if (last && x - half <= last.to) last.to = to;
    else pieces.push({ from: Math.max(0, x - half), to, at: endOf(pieces) });
    x = end;
  }
  return pieces;
}

function reopenLine(line: RecognizedLine, bands: readonly Band[]): RecognizedLine {
  const middle = (line.box[1] + line.box[3]) / 2;
  const band = bands.find(({ bottom }) => middle < bottom);
  if (!band || band.pieces.length === 0) return line;
  const back = (x: number): number => {
    const piece = band.pieces.findLast(({ at }) => at <= x) ?? band.pieces[0]!;
    return piece.from + x - piece.at;
  };
  // The last pixel of a box may be the first of the next piece.
  const moved = ([x0, y0, x1, y1]: RecognizedSymbol['box']): RecognizedSymbol['box'] => [back(x0), y0, back(Math.max(x0, x1 - 1)) + (x1 > x0 ? 1 : 0), y1];
  const box = moved(line.box);
  return {
    ...line,
    box,
    baseline: { y: line.baseline.y, slope: line.baseline.slope * ((line.box[2] - line.box[0]) / Math.max(1, box[2] - box[0])) },
    words: line.words.map((word) => ({ ...word, box: moved(word.box), symbols: word.symbols.map((symbol) => ({ ...symbol, box: moved(symbol.box) })) })),
  };
}
