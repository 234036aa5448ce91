// One-channel raster images, and the few operations on them that recognition needs. 0 is black.
import { borrowPixels } from './pixelBuffers.js';

export interface GrayImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Darker pixels are ink, or a shadow that no light evens out. */
const DARK = 128;

/** Luminance of pixels with `channels` bytes each, composed on white where they are transparent. */
export function grayFrom(pixels: Uint8Array, width: number, height: number, channels: 1 | 2 | 3 | 4): GrayImage {
  if (channels === 1) return { data: pixels, width, height };
  const data = new Uint8Array(width * height);
  // Whole pages of scanners come this way.
  if (channels === 3) {
    for (let index = 0, at = 0; index < data.length; index += 1, at += 3) data[index] = (Math.imul(pixels[at]!, 77) + Math.imul(pixels[at + 1]!, 150) + Math.imul(pixels[at + 2]!, 29)) >> 8;
    return { data, width, height };
  }
  for (let index = 0, at = 0; index < data.length; index += 1, at += channels) {
    const value = channels === 2 ? pixels[at]! : (pixels[at]! * 77 + pixels[at + 1]! * 150 + pixels[at + 2]! * 29) >> 8;
    const alpha = channels === 4 ? pixels[at + 3]! : channels === 2 ? pixels[at + 1]! : 255;
    data[index] = alpha === 255 ? value : 255 - (((255 - value) * alpha) / 255);
  }
  return { data, width, height };
}

/** Averages blocks of factor × factor pixels. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height);
  const area = factor * factor;
  const sums = new Int32Array(image.width);
  for (let y = 0; y < height; y += 1) {
    const top = y * factor * image.width;
    for (let x = 0; x < image.width; x += 1) sums[x] = image.data[top + x]!;
    for (let dy = 1; dy < factor; dy += 1) for (let x = 0, at = top + dy * image.width; x < image.width; x += 1, at += 1) sums[x]! += image.data[at]!;
    for (let x = 0, from = 0; x < width; x += 1) {
      let sum = 0;
      for (const end = from + factor; from < end; from += 1) sum += sums[from]!;
      data[y * width + x] = sum / area;
    }
  }
  return { data, width, height };
}

/** Turns by quarters, clockwise. */
export function turn(image: GrayImage, degrees: 0 | 90 | 180 | 270): GrayImage {
  if (degrees === 0) return image;
  const { width, height, data } = image;
  const turned = borrowPixels(data.length);
  const newWidth = degrees === 180 ? width : height;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x]!;
      if (degrees === 180) turned[(height - 1 - y) * newWidth + (width - 1 - x)] = value;
      else if (degrees === 90) turned[x * newWidth + (height - 1 - y)] = value;
      else turned[(width - 1 - x) * newWidth + y] = value;
    }
  }
  return { data: turned, width: newWidth, height: degrees === 180 ? height : width };
}

/** Rotates clockwise about the centre, keeping the size; what comes from outside is white. */
export function rotate(image: GrayImage, degrees: number): GrayImage {
  if (degrees === 0) return image;
  const { width, height, data } = image;
  const rotated = borrowPixels(data.length).fill(255);
  const radians = (degrees * Math.PI) / 180;
  // Places and shares in 1/65536 of a pixel: whole numbers, for this runs over every pixel.
  const [cos, sin] = [Math.cos(radians) * 65_536, Math.sin(radians) * 65_536];
  const [stepX, stepY] = [Math.round(cos), Math.round(-sin)];
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  for (let y = 0; y < height; y += 1) {
    let sx = Math.round(cos * -cx + sin * (y - cy) + cx * 65_536);
    let sy = Math.round(-sin * -cx + cos * (y - cy) + cy * 65_536);
    for (let to = y * width; to < (y + 1) * width; to += 1, sx += stepX, sy += stepY) {
      const left = sx >> 16;
      const top = sy >> 16;
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const a = data[at]!;
      const b = data[at + 1]!;
      const c = data[at + width]!;
      const d = data[at + width + 1]!;
      if ((a & b & c & d) === 255) continue;
      const fx = (sx & 0xffff) >> 8;
      const fy = (sy & 0xffff) >> 8;
      const upper = (a << 8) + Math.imul(b - a, fx);
      const lower = (c << 8) + Math.imul(d - c, fx);
      rotated[to] = ((upper << 8) + Math.imul(lower - upper, fy)) >> 16;
    }
  }
  return { data: rotated, width, height };
}

/** Weighs each pixel against its eight neighbours (half and half): takes away the noise of scanners and of JPEG. */
export function soften(image: GrayImage): GrayImage {
  const { width, height } = image;
  const data = borrowPixels(width * height);
  for (let y = 0; y < height; y += 1) softenRow(image, y, data.subarray(y * width, (y + 1) * width));
  return { data, width, height };
}

/** The outermost pixels stay as they are. */
function softenRow({ data, width, height }: GrayImage, y: number, soft: Uint8Array): void {
  const from = y * width;
  if (y === 0 || y === height - 1 || width < 3) return soft.set(data.subarray(from, from + width));
  let before = data[from - width]! + data[from]! + data[from + width]!;
  let here = data[from - width + 1]! + data[from + 1]! + data[from + width + 1]!;
  soft[0] = data[from]!;
  for (let x = 1, at = from + 1; x < width - 1; x += 1, at += 1) {
    const after = data[at - width + 1]! + data[at + 1]! + data[at + width + 1]!;
    soft[x] = (Math.imul(data[at]!, 7) + before + here + after) >> 4;
    before = here;
    here = after;
  }
  soft[width - 1] = data[from + width - 1]!;
}

/** Shares of the width and of the height. */
export interface Stretch {
  wide: number;
  high: number;
}

/** Softened, squeezed to between half and all of its width, and made as high as it was or higher: row by row, for whole pages are large. */
export function softenStretched(image: GrayImage, { wide, high }: Stretch): GrayImage {
  const { width, height } = image;
  const narrowed = Math.max(1, Math.floor((width - 1) * wide));
  const heightened = height < 2 ? height : Math.round(height * high);
  const result = borrowPixels(narrowed * heightened);
  const narrow = narrower(width, narrowed, wide);
  const soft = new Uint8Array(width + 2);
  if (heightened === height) {
    for (let y = 0; y < height; y += 1) {
      softenRow(image, y, soft);
      narrow(soft, result, y * narrowed);
    }
    return { data: result, width: narrowed, height };
  }
  let [upper, lower] = [new Uint8Array(narrowed), new Uint8Array(narrowed)];
  let next = 0;
  for (let y = 0, to = 0; y < heightened; y += 1) {
    const place = Math.min(Math.max((y + 0.5) / high - 0.5, 0), height - 1);
    // The two rows that it lies between; the last row has none beneath.
    for (const last = Math.min(Math.floor(place) + 1, height - 1); next <= last; next += 1) {
      [upper, lower] = [lower, upper];
      softenRow(image, next, soft);
      narrow(soft, lower, 0);
    }
    const below = Math.round((place - Math.max(0, next - 2)) * 256);
    for (let x = 0; x < narrowed; x += 1, to += 1) result[to] = ((upper[x]! << 8) + Math.imul(lower[x]! - upper[x]!, below)) >> 8;
  }
  return { data: result, width: narrowed, height: heightened };
}

/** Writes a row `share` as wide: each new pixel is the mean of as much of the old row as it stands for. */
function narrower(width: number, narrowed: number, share: number): (row: Uint8Array, into: Uint8Array, to: number) => void {
  const lefts = new Int32Array(narrowed);
  const firsts = new Int32Array(narrowed);
  const seconds = new Int32Array(narrowed);
  const full = Math.round(share * 256);
  for (let x = 0; x < narrowed; x += 1) {
    const from = x / share;
    lefts[x] = Math.floor(from);
    firsts[x] = Math.round((1 - (from - Math.floor(from))) * share * 256);
    seconds[x] = Math.min(full, 256 - firsts[x]!);
  }
  return (row, into, to) => {
    for (let x = 0; x < narrowed; x += 1) {
      const at = lefts[x]!;
      const first = firsts[x]!;
      const second = seconds[x]!;
      into[to + x] = (Math.imul(row[at]!, first) + Math.imul(row[at + 1]!, second) + Math.imul(row[at + 2]!, 256 - first - second)) >> 8;
    }
  };
}

export function crop(image: GrayImage, left: number, top: number, width: number, height: number): GrayImage {
  const data = borrowPixels(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * image.width + left;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}

/** The part of the image that holds anything dark, with `margin` pixels around it. */
export function darkArea({ data, width, height }: GrayImage, margin: number): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 2) {
    const row = y * width;
    let first = 0;
    while (first < width && data[row + first]! >= DARK) first += 2;
    if (first >= width) continue;
    let last = width - 1;
    while (data[row + last]! >= DARK && last > first) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return { left: 0, top: 0, width, height };
  [left, top, right, bottom] = [Math.max(0, left - margin), Math.max(0, top - margin), Math.min(width, right + margin), Math.min(height, bottom + margin)];
  return { left, top, width: right - left, height: bottom - top };
}
