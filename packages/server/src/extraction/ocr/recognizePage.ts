// Pixels of one page -> words in page points, straightened.
import type { Rule, Word } from '../model.js';
import { evenLight } from './light.js';
import { type GrayImage, rotate, soften, turn } from './grayImage.js';
import type { RecognizedLine } from './hocr.js';
import { findQuarter } from './orientation.js';
import { takeOutRules } from './ruleLines.js';
import { findSkew } from './skew.js';
import { recognizeImage } from './tesseract.js';
import { toWords } from './ocrWords.js';

export interface PageRaster {
  image: GrayImage;
  /** Pixels per point. */
  scale: number;
}

export interface RecognizePageOptions {
  language: string;
  disableAutoRotation?: boolean;
}

export interface RecognizedPage {
  words: Word[];
  /** Lines of tables, as far as they could be told from print. */
  rules: Rule[];
  /** Clockwise degrees by which the raster was turned to bring the page upright. */
  quarter: 0 | 90 | 180 | 270;
  /** Degrees counter-clockwise that the upright page's lines rose before it was straightened. */
  skew: number;
  /** Mean confidence of the words, weighted by length. */
  confidence: number;
}

/** Below this mean confidence the page may well be standing on its head or lying on its side. */
const DOUBTFUL = 0.6;

export async function recognizePage(raster: PageRaster, options: RecognizePageOptions): Promise<RecognizedPage> {
  const even = evenLight(raster.image);
  const upright = await recognizeAt(even, raster.scale, 0, options.language);
  if (options.disableAutoRotation || upright.confidence >= DOUBTFUL) return upright;
  let best = upright;
  for (const quarter of findQuarter(even)) {
    if (quarter === 0) continue;
    const other = await recognizeAt(even, raster.scale, quarter, options.language);
    if (other.confidence > best.confidence + 0.1) best = other;
    if (best.confidence >= DOUBTFUL) break;
  }
  return best;
}

async function recognizeAt(even: GrayImage, scale: number, quarter: 0 | 90 | 180 | 270, language: string): Promise<RecognizedPage> {
  const turned = turn(even, quarter);
  const skew = findSkew(turned);
  const straight = skew === 0 ? { ...turned, data: new Uint8Array(turned.data) } : rotate(turned, skew);
  const rules = takeOutRules(straight, scale);
  const lines = await recognizeImage(soften(straight), { segmentation: 6, language, dpi: scale * 72 });
  return { words: toWords(lines, scale), rules, quarter, skew, confidence: meanConfidence(lines) };
}

function meanConfidence(lines: RecognizedLine[]): number {
  let sum = 0;
  let letters = 0;
  for (const word of lines.flatMap((line) => line.words)) {
    sum += word.confidence * word.text.length;
    letters += word.text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
