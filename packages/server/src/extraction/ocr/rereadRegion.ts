// Reads one doubtful cell again: enlarged, by itself, and with only the characters that can stand there.
import type { Box, Word } from '../model.js';
import { type GrayImage, soften } from './grayImage.js';
import { evenLight } from './light.js';
import { withLeadingMark } from './leadingMark.js';
import { movedWord } from '../layout/movedWords.js';
import { toWords } from './ocrWords.js';
import type { PageRaster } from './recognizePage.js';
import { takeOutRules } from './ruleLines.js';
import { recognizeImage } from './tesseract.js';
import { joinedText } from '../tokens/plainText.js';

export interface RereadOptions {
  /** Characters that may be read, for example those of amounts; none given means all. */
  whitelist?: string;
  /** How many times larger than the raster; 2 by default. */
  scale?: number;
  /** PageModel.skew: the box is given on the straightened page. */
  skew?: number;
  language?: string;
  /** Take away grain first, as for whole pages. */
  isSoft?: boolean;
}

export interface Reread {
  text: string;
  /** 0 when nothing was read. */
  confidence: number;
  alternatives: string[];
}

/** A long minus sign comes as a dash. */
export const AMOUNT_CHARACTERS = '0123456789.,+-—()$€£¥CRDBr ';

/** White around the cell, in points: letters that touch the edge of an image are read badly. */
const MARGIN = 4;

/** `raster` must stand upright, as PageModel does. */
export async function rereadRegion(raster: PageRaster, box: Box, options: RereadOptions = {}): Promise<Reread> {
  const { words } = await readPiece(raster, box, options, 7);
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const sum = words.reduce((total, word) => total + (word.confidence ?? 0) * word.text.length, 0);
  return {
    text: joinedText(words),
    confidence: letters === 0 ? 0 : sum / letters,
    alternatives: words.length === 1 ? (words[0]!.alternatives ?? []) : [],
  };
}

/** The words of a piece of a page, which may hold several lines, at their places on the page. */
export async function rereadStrip(raster: PageRaster, box: Box, options: RereadOptions = {}): Promise<Word[]> {
  const { words } = await readPiece(raster, box, options, 6);
  return words.map((word) => movedWord(word, box[0] - MARGIN, box[1] - MARGIN));
}

async function readPiece(raster: PageRaster, box: Box, options: RereadOptions, segmentation: 6 | 7): Promise<{ words: Word[] }> {
  const scale = raster.scale * (options.scale ?? 2);
  const even = evenLight(sample(raster, box, scale, options.skew ?? 0));
  takeOutRules(even, scale);
  const piece = withMargin(options.isSoft ? soften(even) : even, Math.round(MARGIN * scale));
  const lines = await recognizeImage(piece, { segmentation, whitelist: options.whitelist, language: options.language ?? 'eng', dpi: scale * 72, withChoices: true });
  return { words: toWords(lines, scale).map((word) => withLeadingMark(word, piece, scale)) };
}

/** The pixels under a box of the straightened page, at another scale. */
function sample({ image, scale: own }: PageRaster, box: Box, scale: number, skew: number): GrayImage {
  const width = Math.max(1, Math.round((box[2] - box[0]) * scale));
  const height = Math.max(1, Math.round((box[3] - box[1]) * scale));
  const data = new Uint8Array(width * height).fill(255);
  const radians = (skew * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const cx = (image.width - 1) / 2;
  const cy = (image.height - 1) / 2;
  for (let row = 0; row < height; row += 1) {
    const y = (box[1] + row / scale) * own - cy;
    for (let column = 0; column < width; column += 1) {
      const x = (box[0] + column / scale) * own - cx;
      data[row * width + column] = pixelAt(image, cos * x + sin * y + cx, -sin * x + cos * y + cy);
    }
  }
  return { data, width, height };
}

function pixelAt({ data, width, height }: GrayImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const upper = data[at]! + (data[at + 1]! - data[at]!) * (x - left);
  const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (x - left);
  return upper + (lower - upper) * (y - top);
}

function withMargin({ data, width, height }: GrayImage, margin: number): GrayImage {
  const wide = width + 2 * margin;
  const framed = new Uint8Array(wide * (height + 2 * margin)).fill(255);
  for (let y = 0; y < height; y += 1) framed.set(data.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin);
  return { data: framed, width: wide, height: height + 2 * margin };
}
