// Recognition takes as long as its lines are wide, and a quarter of a statement's line is the white between its columns. It also reads words and
// figures worse that stand far apart. So wide white is made as narrow as some spaces, line by line, and what was read is put back to its place.
import { addTo } from '../groups.js';
import { median } from '../layout/median.js';
import type { GrayImage } from './grayImage.js';
import type { RecognizedLine, RecognizedSymbol, RecognizedWord } from './hocr.js';
import { borrowPixels } from './pixelBuffers.js';
import { printedRows, type Span, usualHeight } from './printedRows.js';

/** Brightness below which a pixel is print, its grey edge included. */
const INK = 185;
/** In heights of a line: the white that is left where there was more. With twice as much, spaces beside it are lost; with less, columns touch. */
const LEFT_OVER = 0.5;
/** In heights of a usual line: higher bands are several lines that touch. */
const ONE_LINE = 1.8;

type Box = RecognizedSymbol['box'];

/** White that was taken out: `by` pixels, at this place of the narrowed picture. */
interface Cut {
  at: number;
  by: number;
  /** How much white was left on each side of it. */
  white: number;
}

/** Rows of pixels with white above and beneath. */
interface Band extends Span {
  cuts: Cut[];
  /** Where its print ends in the narrowed picture. */
  end: number;
}

export interface Narrowed {
  image: GrayImage;
  bands: readonly Band[];
}

/** The picture lies straight, without lines of tables. One without white between its lines stays as it is. */
export function narrowGaps(image: GrayImage, scale: number): Narrowed {
  const spans = printedRows(image, { from: 0, to: image.width }, { from: 0, to: image.height }, INK);
  const usual = usualHeight(image, spans, scale, INK);
  if (usual === null) return { image, bands: [] };
  const whites = spans.map(({ from, to }) => {
    const height = to - from <= ONE_LINE * usual ? Math.max(usual, to - from) : usual;
    return Math.max(1, Math.round((LEFT_OVER * height) / 2));
  });
  const pieces = spans.map((span, index) => keptPieces(inkedColumns(image, span), whites[index]!));
  const ends = pieces.map((kept) => kept.reduce((sum, { from, to }) => sum + to - from, 0));
  const width = Math.max(...ends);
  const data = borrowPixels(width * image.height).fill(255);
  spans.forEach(({ from, to }, index) => {
    for (let y = from; y < to; y += 1) copyPieces(image, pieces[index]!, y, data.subarray(y * width, (y + 1) * width));
  });
  return { image: { data, width, height: image.height }, bands: spans.map((span, index) => ({ ...span, cuts: cutsBetween(pieces[index]!, whites[index]!), end: ends[index]! })) };
}

/** What was read in the narrowed picture, at the places of the picture before. A word read across what was taken out is several. */
export function widenGaps(lines: readonly RecognizedLine[], bands: readonly Band[]): RecognizedLine[] {
  if (bands.length === 0) return [...lines];
  return lines.flatMap((line) => linesOfBands(line, bands)).map(({ line, cuts }) => {
    const box: Box = [line.box[0] + takenOut(cuts, line.box[0]), line.box[1], line.box[2] + takenOut(cuts, line.box[2]), line.box[3]];
    const share = (line.box[2] - line.box[0]) / Math.max(1, box[2] - box[0]);
    const baseline = { y: line.baseline.y, slope: line.baseline.slope * share };
    return { ...line, box, baseline, words: line.words.flatMap((word, at) => widenWord(endingBefore(line.words[at + 1], word), cuts)) };
  });
}

/**
 * A short line that stood below another one stands behind it once that was made shorter, and recognition may take it for its end, in a box as high
 * as both. Its words are where their line has no print.
 */
function linesOfBands(line: RecognizedLine, bands: readonly Band[]): { line: RecognizedLine; cuts: readonly Cut[] }[] {
  const own = bandAt(bands, middleOf(line.words[0]?.box ?? line.box));
  const ofOthers = new Map<Band, RecognizedWord[]>();
  for (const word of line.words) {
    const other = word.box[0] < own.end ? undefined : bands.find((band) => word.box[0] < band.end && (band.from + band.to) / 2 > word.box[1] && (band.from + band.to) / 2 < word.box[3]);
    if (other) addTo(ofOthers, other, word);
  }
  // One word that was read over the line below, too, makes the line's own box higher.
  if (ofOthers.size === 0) return [{ line, cuts: bandAt(bands, median(line.words.map(({ box }) => middleOf(box)), middleOf(line.box))).cuts }];
  const others = [...ofOthers].map(([{ from, to, cuts }, words]) => {
    const level = words.map((word): RecognizedWord => ({ ...word, box: [word.box[0], from, word.box[2], to] }));
    return { line: { ...line, box: around(level), baseline: { y: to, slope: line.baseline.slope }, words: level }, cuts };
  });
  const moved = new Set([...ofOthers.values()].flat());
  const rest = line.words.filter((word) => !moved.has(word));
  return rest.length === 0 ? others : [{ line: { ...line, box: around(rest), words: rest }, cuts: own.cuts }, ...others];
}

function middleOf(box: Box): number {
  return (box[1] + box[3]) / 2;
}

function around(words: readonly RecognizedWord[]): Box {
  const boxes = words.map(({ box }) => box);
  return [Math.min(...boxes.map(([left]) => left)), Math.min(...boxes.map((box) => box[1])), Math.max(...boxes.map((box) => box[2])), Math.max(...boxes.map((box) => box[3]))];
}

function inkedColumns({ data, width }: GrayImage, { from, to }: Span): Uint8Array {
  const inked = new Uint8Array(width);
  for (let y = from; y < to; y += 1) for (let x = 0, at = y * width; x < width; x += 1, at += 1) if (data[at]! < INK) inked[x] = 1;
  return inked;
}

/** Parted in the middle of the white, so that the grey edges of the print stay. */
function keptPieces(inked: Uint8Array, half: number): Span[] {
  const pieces: Span[] = [];
  let from = 0;
  let end = 0;
  for (let x = 0; x < inked.length; x += 1) {
    if (inked[x] === 0) continue;
    if (end > 0 && x - end > 2 * half) {
      pieces.push({ from, to: end + half });
      from = x - half;
    }
    end = x + 1;
  }
  return [...pieces, { from, to: Math.min(inked.length, end + half) }];
}

function cutsBetween(pieces: readonly Span[], white: number): Cut[] {
  const cuts: Cut[] = [];
  for (let index = 1, at = 0; index < pieces.length; index += 1) {
    const before = pieces[index - 1]!;
    at += before.to - before.from;
    cuts.push({ at, by: pieces[index]!.from - before.to, white });
  }
  return cuts;
}

function copyPieces({ data, width }: GrayImage, pieces: readonly Span[], y: number, row: Uint8Array): void {
  let to = 0;
  for (const piece of pieces) {
    row.set(data.subarray(y * width + piece.from, y * width + piece.to), to);
    to += piece.to - piece.from;
  }
}

function bandAt(bands: readonly Band[], y: number): Band {
  const distance = ({ from, to }: Span): number => Math.max(0, from - y, y - to);
  return bands.reduce((best, band) => (distance(band) < distance(best) ? band : best));
}

/** Recognition may lay the last character of a word over the words behind it: it stands right behind the character before it. */
function endingBefore(next: RecognizedWord | undefined, word: RecognizedWord): RecognizedWord {
  const [before, last] = word.symbols.slice(-2);
  const covered = next?.symbols[0]?.box;
  if (!before || !last || !covered || covered[0] <= before.box[0] || last.box[2] < covered[2]) return word;
  const end = 2 * before.box[2] - before.box[0];
  const [left, top, , bottom] = word.box;
  return { ...word, box: [left, top, end, bottom], symbols: [...word.symbols.slice(0, -1), { ...last, box: [before.box[2], last.box[1], end, last.box[3]] }] };
}

/**
 * The middle of a character says where it stands: recognition lets its edges reach into the white, where there is no print. An outer one that lies
 * in the white as a whole stands with those beside it.
 */
function widenWord(word: RecognizedWord, cuts: readonly Cut[]): RecognizedWord[] {
  const sides = word.symbols.map(({ box }) => cuts.filter(({ at }) => (box[0] + box[2]) / 2 >= at).length);
  const [first, last] = [0, sides.length - 1];
  if (last > 0 && sides[1]! === sides[first]! + 1 && isInWhite(word.symbols[first]!, cuts[sides[first]!]!)) sides[first] = sides[1]!;
  if (last > 0 && sides[last - 1]! === sides[last]! - 1 && isInWhite(word.symbols[last]!, cuts[sides[last]! - 1]!)) sides[last] = sides[last - 1]!;
  const pieces: { side: number; symbols: RecognizedSymbol[] }[] = [];
  word.symbols.forEach((symbol, index) => {
    const piece = pieces.at(-1);
    if (piece && piece.side === sides[index]) piece.symbols.push(symbol);
    else pieces.push({ side: sides[index]!, symbols: [symbol] });
  });
  return pieces.map(({ side, symbols }, index): RecognizedWord => {
    const placed = (box: Box): Box => moved(withoutWhite(box, cuts[side - 1], cuts[side]), takenOut(cuts.slice(0, side), Infinity));
    return {
      text: symbols.map(({ text }) => text).join(''),
      box: placed([index === 0 ? word.box[0] : symbols[0]!.box[0], word.box[1], index === pieces.length - 1 ? word.box[2] : symbols.at(-1)!.box[2], word.box[3]]),
      confidence: word.confidence,
      symbols: symbols.map((symbol) => ({ ...symbol, box: placed(symbol.box) })),
    };
  });
}

function isInWhite({ box }: RecognizedSymbol, { at, white }: Cut): boolean {
  return Math.abs((box[0] + box[2]) / 2 - at) < white;
}

/** As far as it lies between two cuts. */
function withoutWhite([left, top, right, bottom]: Box, before: Cut | undefined, behind: Cut | undefined): Box {
  const from = before ? before.at + before.white : -Infinity;
  const to = behind ? behind.at - behind.white : Infinity;
  const begin = Math.min(Math.max(left, from), to - 1);
  return [begin, top, Math.max(Math.min(right, to), begin + 1), bottom];
}

function moved([left, top, right, bottom]: Box, by: number): Box {
  return [left + by, top, right + by, bottom];
}

/** What was taken out left of a place of the narrowed picture. */
function takenOut(cuts: readonly Cut[], x: number): number {
  let sum = 0;
  for (const { at, by } of cuts) if (x >= at) sum += by;
  return sum;
}
