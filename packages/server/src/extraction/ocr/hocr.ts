// Reads tesseract's hOCR, the only output that tells other readings of each character.
import type { Stretch } from './grayImage.js';

export interface RecognizedSymbol {
  text: string;
  /** Left, top, right, bottom in pixels. */
  box: [number, number, number, number];
  /** 0 to 1. */
  confidence: number;
  /** Other characters for the same pixels, best first. */
  choices: { text: string; confidence: number }[];
}

export interface RecognizedWord {
  text: string;
  box: [number, number, number, number];
  confidence: number;
  symbols: RecognizedSymbol[];
}

export interface RecognizedLine {
  box: [number, number, number, number];
  /** y = baseline.y + baseline.slope * (x - box[0]) */
  baseline: { y: number; slope: number };
  /** Height of the line's type in pixels as tesseract estimates it. */
  size: number;
  words: RecognizedWord[];
}

/** Of a picture that was made `wide` times as wide and `high` times as high: what was read, at the places of the picture before. */
export function unstretchLines(lines: RecognizedLine[], { wide, high }: Stretch): RecognizedLine[] {
  const before = (box: RecognizedSymbol['box']): RecognizedSymbol['box'] => [box[0] / wide, box[1] / high, box[2] / wide, box[3] / high];
  return lines.map((line) => ({
    box: before(line.box),
    baseline: { y: line.baseline.y / high, slope: (line.baseline.slope * wide) / high },
    size: line.size / high,
    words: line.words.map((word) => ({ ...word, box: before(word.box), symbols: word.symbols.map((symbol) => ({ ...symbol, box: before(symbol.box) })) })),
  }));
}

const TAG = /<span class='(ocr_line|ocr_caption|ocr_header|ocr_textfloat|ocrx_word|ocrx_cinfo)'([^>]*)>([^<]*)/g;

export function parseHocr(hocr: string): RecognizedLine[] {
  const lines: RecognizedLine[] = [];
  let line: RecognizedLine | undefined;
  let word: RecognizedWord | undefined;
  let symbol: RecognizedSymbol | undefined;
  for (const [, kind, attributes, content] of hocr.matchAll(TAG)) {
    if (kind === 'ocrx_word') {
      word = { text: '', box: numbers(attributes!, 'bbox') as RecognizedWord['box'], confidence: (numbers(attributes!, 'x_wconf')[0] ?? 0) / 100, symbols: [] };
      line?.words.push(word);
    } else if (kind === 'ocrx_cinfo') {
      const text = unescape(content!);
      const [confidence] = numbers(attributes!, 'x_conf');
      if (confidence !== undefined && word) {
        symbol = { text, box: numbers(attributes!, 'x_bboxes') as RecognizedSymbol['box'], confidence: confidence / 100, choices: [] };
        word.symbols.push(symbol);
        word.text += text;
      } else if (symbol && text !== symbol.text && attributes!.includes('x_confs')) {
        symbol.choices.push({ text, confidence: (numbers(attributes!, 'x_confs')[0] ?? 0) / 100 });
      }
    } else {
      line = readLine(attributes!);
      lines.push(line);
    }
  }
  return lines.filter((each) => each.words.length > 0);
}

function readLine(attributes: string): RecognizedLine {
  const box = numbers(attributes, 'bbox') as RecognizedLine['box'];
  const [slope = 0, offset = 0] = numbers(attributes, 'baseline');
  const [size = 0] = numbers(attributes, 'x_size');
  return { box, baseline: { y: box[3] + offset, slope }, size, words: [] };
}

function numbers(attributes: string, name: string): number[] {
  const match = new RegExp(`${name} ([-0-9. ]+)`).exec(attributes);
  return match ? match[1]!.trim().split(/\s+/).map(Number) : [];
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
}
