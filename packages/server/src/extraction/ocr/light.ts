// Evens out shadows and faint print, so that paper is white and ink is black all over the page.
import type { GrayImage } from './grayImage.js';

const GAMMA = 0.9;
/** Side of the blocks in which the brightness of the paper is taken, as a share of the page's longer side. */
const BLOCK_SHARE = 1 / 48;

export function evenLight(image: GrayImage): GrayImage {
  const paper = paperBrightness(image);
  const flat = divideBy(image, paper);
  return stretch(flat);
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

function divideBy(image: GrayImage, paper: Grid): GrayImage {
  const { width, height } = image;
  const data = new Uint8Array(image.data.length);
  const { values, columns, rows, block } = paper;
  for (let y = 0; y < height; y += 1) {
    const gy = Math.min(Math.max(y / block - 0.5, 0), rows - 1);
    const top = Math.floor(gy);
    const fy = gy - top;
    const upper = top * columns;
    const lower = Math.min(top + 1, rows - 1) * columns;
    for (let x = 0; x < width; x += 1) {
      const gx = Math.min(Math.max(x / block - 0.5, 0), columns - 1);
      const left = Math.floor(gx);
      const right = Math.min(left + 1, columns - 1);
      const fx = gx - left;
      const above = values[upper + left]! + (values[upper + right]! - values[upper + left]!) * fx;
      const below = values[lower + left]! + (values[lower + right]! - values[lower + left]!) * fx;
      const level = Math.max(60, above + (below - above) * fy);
      data[y * width + x] = Math.min(255, (image.data[y * width + x]! * 255) / level);
    }
  }
  return { data, width, height };
}

function stretch(image: GrayImage): GrayImage {
  const counts = new Int32Array(256);
  for (let index = 0; index < image.data.length; index += 3) counts[image.data[index]!]! += 1;
  const total = Math.ceil(image.data.length / 3);
  const black = Math.min(percentile(counts, total, 0.005), 140);
  const white = Math.max(percentile(counts, total, 0.45), black + 60);
  const table = new Uint8Array(256);
  for (let value = 0; value < 256; value += 1) {
    const share = Math.min(1, Math.max(0, (value - black) / (white - black)));
    table[value] = Math.round(255 * share ** (1 / GAMMA));
  }
  return { data: image.data.map((value) => table[value]!), width: image.width, height: image.height };
}
