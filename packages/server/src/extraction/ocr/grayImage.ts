// One-channel raster images, and the few operations on them that recognition needs. 0 is black.
export interface GrayImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Luminance of pixels with `channels` bytes each, composed on white where they are transparent. */
export function grayFrom(pixels: Uint8Array, width: number, height: number, channels: 1 | 2 | 3 | 4): GrayImage {
  if (channels === 1) return { data: pixels, width, height };
  const data = new Uint8Array(width * height);
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
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * image.width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += image.data[row + dx]!;
      }
      data[y * width + x] = sum / area;
    }
  }
  return { data, width, height };
}

/** Turns by quarters, clockwise. */
export function turn(image: GrayImage, degrees: 0 | 90 | 180 | 270): GrayImage {
  if (degrees === 0) return image;
  const { width, height, data } = image;
  const turned = new Uint8Array(data.length);
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
  const rotated = new Uint8Array(data.length).fill(255);
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  for (let y = 0; y < height; y += 1) {
    let sx = cos * -cx + sin * (y - cy) + cx;
    let sy = -sin * -cx + cos * (y - cy) + cy;
    for (let x = 0; x < width; x += 1, sx += cos, sy -= sin) {
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const fx = sx - left;
      const fy = sy - top;
      const at = top * width + left;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * fx;
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * fx;
      rotated[y * width + x] = upper + (lower - upper) * fy;
    }
  }
  return { data: rotated, width, height };
}

/** Weighs each pixel against its eight neighbours (half and half): takes away the noise of scanners and of JPEG. */
export function soften(image: GrayImage): GrayImage {
  const { data, width, height } = image;
  const soft = data.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const above = at - width;
      const below = at + width;
      soft[at] = (data[at]! * 8 + data[above - 1]! + data[above]! + data[above + 1]! + data[at - 1]! + data[at + 1]!
        + data[below - 1]! + data[below]! + data[below + 1]!) >> 4;
    }
  }
  return { data: soft, width, height };
}

export function crop(image: GrayImage, left: number, top: number, width: number, height: number): GrayImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * image.width + left;
    data.set(image.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}
