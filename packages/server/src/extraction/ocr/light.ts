// Evens out shadows and faint print, so that paper is white and ink is black all over the page.
import type { GrayImage } from './grayImage.js';
import { borrowPixels } from './pixelBuffers.js';

const GAMMA = 0.9;
/** Side of the blocks in which the brightness of the paper is taken, as a share of the page's longer side. */
const BLOCK_SHARE = 1 / 48;

export function evenLight(image: GrayImage): GrayImage {
  const paper = paperBrightness(image);
  const { data: pixels, width, height } = image;
  const data = borrowPixels(pixels.length);
  const gains = gainsOf(paper);
  const row = new Int32Array(width);
  const tone = toneTable(sampleTones(image, paper, gains, row));
  // Every pixel passes here: whole numbers only, and one look into a table.
  for (let y = 0; y < height; y += 1) {
    if (y % ROWS_ALIKE === 0) gainsOfRow(row, gains, paper, y + ROWS_ALIKE / 2);
    for (let at = y * width, x = 0; x < width; at += 1, x += 1) data[at] = tone[Math.imul(pixels[at]!, row[x]!) >>> 16]!;
  }
  return { data, width, height };
}

interface Grid {
  values: Float32Array;
  columns: number;
  rows: number;
  block: number;
}

function paperBrightness(image: GrayImage): Grid {
  const block = Math.max(16, Math.round(Math.max(image.width, image.height) * BLOCK_SHARE));
  const columns = Math.ceil(image.width / block);
  const rows = Math.ceil(image.height / block);
  const raw = new Float32Array(columns * rows);
  const counts = new Int32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      const toY = Math.min(image.height, (row + 1) * block);
      const toX = Math.min(image.width, (column + 1) * block);
      for (let y = row * block; y < toY; y += 2) {
        for (let x = column * block; x < toX; x += 2) {
          counts[image.data[y * image.width + x]!]! += 1;
          total += 1;
        }
      }
      raw[row * columns + column] = percentile(counts, total, 0.8);
    }
  }
  return { values: smooth(raw, columns, rows), columns, rows, block };
}

function percentile(counts: Int32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value]!;
    if (seen >= total * share) return value;
  }
  return 255;
}

/** The brightest of the neighbours, averaged: a block full of ink takes its paper from around it. */
function smooth(raw: Float32Array, columns: number, rows: number): Float32Array {
  const around = (source: Float32Array, combine: (values: number[]) => number) =>
    source.map((_, index) => {
      const values: number[] = [];
      const row = Math.floor(index / columns);
      const column = index % columns;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) values.push(source[y * columns + x]!);
      }
      return combine(values);
    });
  const median = around(raw, (values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.6)]!);
  return around(median, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Light falls off so slowly that rows of pixels share what evens it. */
const ROWS_ALIKE = 8;
/** Darker paper than this is a coloured bar, and stays darker than the rest. */
const DARKEST_PAPER = 60;
const BRIGHTEST = Math.ceil((255 * 255) / DARKEST_PAPER) + 1;

/** Factors that make the paper of each block white, in 1/65536. */
function gainsOf(paper: Grid): Float64Array {
  return Float64Array.from(paper.values, (value) => (255 * 65_536) / Math.max(DARKEST_PAPER, value));
}

/** How often each brightness comes, once the light is even. */
function sampleTones({ data, width, height }: GrayImage, paper: Grid, gains: Float64Array, row: Int32Array): Int32Array {
  const counts = new Int32Array(256);
  for (let y = 0; y < height; y += ROWS_ALIKE) {
    gainsOfRow(row, gains, paper, y);
    for (let x = 0; x < width; x += 1) {
      const value = Math.imul(data[y * width + x]!, row[x]!) >>> 16;
      counts[value > 255 ? 255 : value]! += 1;
    }
  }
  return counts;
}

function gainsOfRow(row: Int32Array, gains: Float64Array, { columns, rows, block }: Grid, y: number): void {
  const place = Math.min(Math.max(y / block - 0.5, 0), rows - 1);
  const top = Math.floor(place);
  const share = place - top;
  const gainAt = (column: number) => {
    const upper = gains[top * columns + column]!;
    return upper + (gains[Math.min(top + 1, rows - 1) * columns + column]! - upper) * share;
  };
  for (let column = -1, left = gainAt(0); column < columns; column += 1) {
    const right = gainAt(Math.min(column + 1, columns - 1));
    const from = Math.max(0, Math.round((column + 0.5) * block));
    const to = Math.min(row.length, Math.round((column + 1.5) * block));
    const step = (right - left) / block;
    for (let x = from, gain = left + (from - (column + 0.5) * block) * step; x < to; x += 1, gain += step) row[x] = gain;
    left = right;
  }
}

/** Black ink, white paper and the tones between, for every product of pixel and gain. */
function toneTable(counts: Int32Array): Uint8Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const black = Math.min(percentile(counts, total, 0.005), 140);
  const white = Math.max(percentile(counts, total, 0.45), black + 60);
  const table = new Uint8Array(BRIGHTEST + 1);
  for (let value = 0; value <= BRIGHTEST; value += 1) {
    const share = Math.min(1, Math.max(0, (Math.min(value, 255) - black) / (white - black)));
    table[value] = Math.round(255 * share ** (1 / GAMMA));
  }
  return table;
}
