// Stamps and pens over print: their colour tells them from the black figures that they cover. What is coloured, drawn in strokes and crossed by
// black print is made as light as paper; coloured words and bars, which nothing crosses, stay.
import type { Box } from '../model.js';
import type { GrayImage } from './grayImage.js';

/** Between the strongest and the weakest of the three colours, on white paper. */
const COLOURED = 55;
/** The strongest colour of ink that light comes back from; darker ink is taken for black, whatever the picture says of its colour. */
const BRIGHT = 115;
/** 256 times the grey of it: markers and pale bars hide no print, and a pen goes over them. */
const PALE = 256 * 190;
/** Every so many pixels tell the colour of the paper, and whether there is any other on it. */
const SAMPLE = 37;
const FEWEST_COLOURED = 5;
/** Pixels of the side of a block: what lies in blocks beside each other belongs together. */
const BITS = 3;
const BLOCK = 1 << BITS;
/** Pixels of a block that are coloured at least. */
const FEWEST_IN_BLOCK = 3;
/** Of a stamp, as shares of the page: the letters of a line of print are lower, tables are larger. */
const LOWEST = 1 / 52;
const WIDEST = 0.5;
const HIGHEST = 0.25;
/** Of its box: strokes leave most of it white, bars do not. */
const FULLEST = 0.5;
/** Of the rows of pixels from its top to its foot: lines of words leave white between them. */
const WHITEST = 0.05;
/** Coloured pixels that black ones lie beside. */
const FEWEST_CROSSED = 12;
/** Pixels between them, for the edges of both are soft. */
const BESIDE = 3;
/** Ticks of a pen are as small as print: in pixels of the page's height higher than a letter, and hardly wider. */
const LOWEST_TICK = 1 / 100;
const HIGHEST_TICK = 1 / 25;
const WIDEST_TICK = 2.5;
/** Of the page's width: ticks on every row. */
const WIDEST_COLUMN = 1 / 25;
/** Of the page's width: ink with the colour of the pen on either side is a stroke of print that the pen went over. */
const STROKE = 1 / 160;
/** In which a pen may go. */
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1], [1, 2], [1, -2], [2, 1], [2, -1]] as const;
/** Places where a pen went over a stroke: coloured print beside black print does nowhere. */
const FEWEST_ACROSS = 3;
/** Ticks that tell the colour of a pen, whose others cross nothing; and how far its colour is the same. */
const FEWEST_TICKS = 2;
const ONE_COLOUR = 40;
/** Pixels around what is known of a stamp within which its other pieces lie. */
const AROUND = 10;

interface Stamp {
  blocks: number[];
  coloured: number;
  crossed: number;
  /** Rows of pixels with colour. */
  rows: Set<number>;
  /** Brightness of the strongest colour, summed over the coloured pixels. */
  brightness: number;
  /** Red, green and blue, summed likewise. */
  colour: [number, number, number];
  /** Strokes of ink with colour on either side. */
  across: number;
}

interface Colours {
  pixels: Uint8Array;
  channels: 3 | 4;
  width: number;
  height: number;
  /** Of each colour what it would be on white paper: what is seen in coloured light is no colour of its own. */
  onWhite: Uint8Array[];
}

/** In place, by the colours that the grey picture was made of. */
export function lightenStamps(image: GrayImage, pixels: Uint8Array, channels: 3 | 4): void {
  const { width, height } = image;
  const white = paperColour(pixels, channels);
  if (!white) return;
  const colours: Colours = { pixels, channels, width, height, onWhite: white.map((paper) => Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round((value * 255) / paper)))) };
  if (colouredSample(colours) < FEWEST_COLOURED) return;
  const columns = Math.ceil(width / BLOCK);
  const counts = colouredBlocks(colours, columns, Math.ceil(height / BLOCK));
  const pieces = groupsOf(counts, columns).map((blocks) => ({ blocks, box: boxOf(blocks, columns) }));
  const stamps = pieces.filter(({ blocks, box }) => mayBeStamp(box, width, height) && isCrossed(stampOf(colours, blocks, columns), box));
  for (const tick of ticksOf(colours, pieces, columns)) lighten(image, colours, tick, columns);
  if (stamps.length === 0) return;
  const blocks = pieces.filter((piece) => stamps.some((stamp) => stamp === piece || isPieceOf(piece.box, stamp.box))).flatMap((piece) => piece.blocks);
  lighten(image, colours, stampOf(colours, blocks, columns), columns);
}

/** Pixels. */
function boxOf(blocks: readonly number[], columns: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const block of blocks) {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    [left, top, right, bottom] = [Math.min(left, column), Math.min(top, row), Math.max(right, column + 1), Math.max(bottom, row + 1)];
  }
  return [left * BLOCK, top * BLOCK, right * BLOCK, bottom * BLOCK];
}

/** By its size. */
function mayBeStamp([left, top, right, bottom]: Box, width: number, height: number): boolean {
  return bottom - top >= LOWEST * height && bottom - top <= HIGHEST * height && right - left <= WIDEST * width;
}

function isCrossed({ crossed, coloured, rows }: Stamp, [left, top, right, bottom]: Box): boolean {
  const high = Math.max(...rows) - Math.min(...rows) + 1;
  return crossed >= FEWEST_CROSSED && coloured < FULLEST * (right - left) * (bottom - top) && high - rows.size <= WHITEST * high;
}

/** Small strokes of a pen that went over print, and those of its colour beside print. */
function ticksOf(colours: Colours, pieces: readonly { blocks: number[]; box: Box }[], columns: number): Stamp[] {
  const small = pieces.filter(({ box }) => mayBeTick(box, colours.width, colours.height)).map(({ blocks }) => stampOf(colours, blocks, columns)).filter(({ rows }) => Math.max(...rows) - Math.min(...rows) >= LOWEST_TICK * colours.height);
  const crossing = small.filter(({ across }) => across >= FEWEST_ACROSS);
  return small.filter((tick) => crossing.includes(tick) || crossing.filter((other) => isOneColour(tick, other)).length >= FEWEST_TICKS);
}

/** By its size, or ticks of several rows that touch each other. */
function mayBeTick([left, top, right, bottom]: Box, width: number, height: number): boolean {
  const isOne = bottom - top <= HIGHEST_TICK * height + 2 * BLOCK && right - left <= WIDEST_TICK * (bottom - top);
  return bottom - top >= LOWEST_TICK * height && (isOne || right - left <= WIDEST_COLUMN * width);
}

function isOneColour(a: Stamp, b: Stamp): boolean {
  return a.colour.every((sum, channel) => Math.abs(sum / a.coloured - b.colour[channel]! / b.coloured) <= ONE_COLOUR);
}

/** A piece of the stamp that lies apart from the rest of it, for stamps are printed unevenly. */
function isPieceOf([left, top, right, bottom]: Box, stamp: Box): boolean {
  const isSmaller = (right - left) * (bottom - top) < (stamp[2] - stamp[0]) * (stamp[3] - stamp[1]);
  return isSmaller && right > stamp[0] - AROUND && bottom > stamp[1] - AROUND && left < stamp[2] + AROUND && top < stamp[3] + AROUND;
}

/** The brightness of each colour that a fifth of the page exceeds; null where the page is dark. */
function paperColour(pixels: Uint8Array, channels: 3 | 4): [number, number, number] | null {
  const counts = [0, 1, 2].map(() => new Int32Array(256));
  let total = 0;
  for (let at = 0; at + 2 < pixels.length; at += SAMPLE * channels) {
    total += 1;
    for (let channel = 0; channel < 3; channel += 1) counts[channel]![pixels[at + channel]!]! += 1;
  }
  const white = counts.map((count) => {
    let above = 0;
    for (let value = 255; value > 0; value -= 1) if ((above += count[value]!) >= total * 0.2) return value;
    return 1;
  });
  return Math.min(...white) < BRIGHT ? null : [white[0]!, white[1]!, white[2]!];
}

const PAPER = 0;
const INK = 1;
const COLOUR = 2;

function kindAt({ pixels, onWhite }: Colours, at: number): number {
  const red = onWhite[0]![pixels[at]!]!;
  const green = onWhite[1]![pixels[at + 1]!]!;
  const blue = onWhite[2]![pixels[at + 2]!]!;
  const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  const apart = most - (red < green ? (red < blue ? red : blue) : green < blue ? green : blue);
  if (apart >= COLOURED && most >= BRIGHT) return red * 77 + green * 150 + blue * 29 < PALE ? COLOUR : PAPER;
  return most < BRIGHT ? INK : PAPER;
}

function strongest({ pixels, onWhite }: Colours, at: number): number {
  return Math.max(onWhite[0]![pixels[at]!]!, onWhite[1]![pixels[at + 1]!]!, onWhite[2]![pixels[at + 2]!]!);
}

function colouredSample(colours: Colours): number {
  let count = 0;
  for (let at = 0; at + 2 < colours.pixels.length; at += SAMPLE * colours.channels) if (kindAt(colours, at) === COLOUR) count += 1;
  return count;
}

function colouredBlocks(colours: Colours, columns: number, rows: number): Uint8Array {
  const counts = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < colours.height; y += 1) {
    const row = (y >> BITS) * columns;
    for (let x = 0; x < colours.width; x += 1, at += colours.channels) if (kindAt(colours, at) === COLOUR) counts[row + (x >> BITS)]! += 1;
  }
  return counts;
}

/** Coloured blocks that lie beside each other. */
function groupsOf(counts: Uint8Array, columns: number): number[][] {
  const open = new Uint8Array(counts.length);
  counts.forEach((count, block) => (open[block] = count >= FEWEST_IN_BLOCK ? 1 : 0));
  const groups: number[][] = [];
  for (let first = 0; first < open.length; first += 1) {
    if (open[first] === 0) continue;
    const group = [first];
    open[first] = 0;
    for (const block of group) {
      const column = block % columns;
      for (let down = -1; down <= 1; down += 1) {
        for (let right = -1; right <= 1; right += 1) {
          const other = block + down * columns + right;
          if (column + right < 0 || column + right >= columns || open[other] !== 1) continue;
          open[other] = 0;
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

function stampOf(colours: Colours, blocks: number[], columns: number): Stamp {
  const { width, height, channels, pixels, onWhite } = colours;
  const stamp: Stamp = { blocks, coloured: 0, crossed: 0, rows: new Set(), brightness: 0, colour: [0, 0, 0], across: 0 };
  const kind = (x: number, y: number) => (x >= 0 && y >= 0 && x < width && y < height ? kindAt(colours, (y * width + x) * channels) : PAPER);
  const isInk = (x: number, y: number) => kind(x, y) === INK;
  const widest = Math.round(STROKE * width);
  const isAcross = (x: number, y: number, right: number, down: number) => {
    let steps = 1;
    while (steps <= widest && kind(x + steps * right, y + steps * down) === INK) steps += 1;
    return steps > 1 && kind(x + steps * right, y + steps * down) === COLOUR;
  };
  eachPixel(blocks, columns, width, height, (x, y) => {
    const at = (y * width + x) * channels;
    if (kindAt(colours, at) !== COLOUR) return;
    stamp.coloured += 1;
    stamp.rows.add(y);
    if (isInk(x - BESIDE, y) || isInk(x + BESIDE, y) || isInk(x, y - BESIDE) || isInk(x, y + BESIDE)) stamp.crossed += 1;
    if (DIRECTIONS.some(([right, down]) => isAcross(x, y, right, down))) stamp.across += 1;
    for (const channel of [0, 1, 2] as const) stamp.colour[channel] += onWhite[channel]![pixels[at + channel]!]!;
    stamp.brightness += strongest(colours, at);
  });
  return stamp;
}

/** Seen in the colour of the stamp, it is paper, and black print stays black. */
function lighten({ data }: GrayImage, colours: Colours, { blocks, coloured, brightness }: Stamp, columns: number): void {
  const { width, height, channels } = colours;
  const share = (255 * coloured) / brightness;
  eachPixel(around(blocks, columns), columns, width, height, (x, y) => {
    const at = y * width + x;
    data[at] = Math.max(data[at]!, Math.min(255, Math.round(strongest(colours, at * channels) * share)));
  });
}

/** The soft edge of a stroke reaches into the next block. */
function around(blocks: readonly number[], columns: number): Set<number> {
  return new Set(blocks.flatMap((block) => [-columns, 0, columns].flatMap((down) => [-1, 0, 1].map((right) => block + down + right))));
}

function eachPixel(blocks: Iterable<number>, columns: number, width: number, height: number, visit: (x: number, y: number) => void): void {
  for (const block of blocks) {
    const [left, top] = [(block % columns) * BLOCK, Math.floor(block / columns) * BLOCK];
    for (let y = Math.max(0, top); y < Math.min(height, top + BLOCK); y += 1) for (let x = Math.max(0, left); x < Math.min(width, left + BLOCK); x += 1) visit(x, y);
  }
}
