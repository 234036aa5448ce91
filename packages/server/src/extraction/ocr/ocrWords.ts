// Recognised lines in pixels -> words in points, with other readings and the left edge of each character.
import type { Box, Word } from '../model.js';
import type { RecognizedLine, RecognizedWord } from './hocr.js';

const MOST_ALTERNATIVES = 8;
/** Strokes of tables and borders that were taken for characters. */
const STROKES = /^[|_¦\\[\]=~—–-]+$/;

export function toWords(lines: RecognizedLine[], scale: number): Word[] {
  return lines.flatMap((line) => joinTorn(line.words.filter((word) => !isStroke(word, line)), line).map((word) => toWord(word, line, scale)));
}

/** The same word of a page of which a piece was recognised that begins at `dx`, `dy`. */
export function movedWord(word: Word, dx: number, dy: number): Word {
  const moved = { ...word, box: movedBox(word.box, dx, dy), baseline: word.baseline + dy };
  return word.charX ? { ...moved, charX: word.charX.map((x) => x + dx) } : moved;
}

export function movedBox(box: Box, dx: number, dy: number): Box {
  return [box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy];
}

/** "9.465," and "88C", "23,37" and "%", "45" and "968,25": pieces of one figure, between which white was taken for a space. */
function joinTorn(words: RecognizedWord[], line: RecognizedLine): RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const last = joined[joined.length - 1];
    const glue = last === undefined ? null : glueBetween(last, word, line);
    if (last === undefined || glue === null) joined.push(word);
    else joined[joined.length - 1] = together(last, word, glue);
  }
  return joined;
}

/** What stands between two pieces of one figure; null when they are two. */
function glueBetween(left: RecognizedWord, right: RecognizedWord, line: RecognizedLine): string | null {
  const size = line.size || right.box[3] - right.box[1] || 1;
  const gap = (right.box[0] - left.box[2]) / size;
  if (gap < 0.4 && /\d[.,]$/.test(left.text) && /^\d{2,3}(?!\d)/.test(right.text)) return '';
  if (gap < 0.8 && /\d[.,]?\d$/.test(left.text) && /^[%§]$/.test(right.text)) return '';
  return /^[-+(]?\d{1,3}(?:\u00a0\d{3})*$/.test(left.text) && /^\d{3}[.,]\d{2,3}\D{0,2}$/.test(right.text) && isOneSpaceApart(left, right) ? '\u00a0' : null;
}

/** By the steps between the digits themselves, which in type of even widths are as wide as a space and elsewhere wider. */
function isOneSpaceApart(left: RecognizedWord, right: RecognizedWord): boolean {
  const edges = right.symbols.filter((symbol) => /\d/.test(symbol.text)).map((symbol) => symbol.box[0]);
  const step = Math.min(edges[1]! - edges[0]!, edges[2]! - edges[1]!);
  const last = left.symbols[left.symbols.length - 1];
  return last !== undefined && step > 0 && edges[0]! - last.box[0] <= 2.2 * step;
}

function together(a: RecognizedWord, b: RecognizedWord, glue: string): RecognizedWord {
  const box: RecognizedWord['box'] = [Math.min(a.box[0], b.box[0]), Math.min(a.box[1], b.box[1]), Math.max(a.box[2], b.box[2]), Math.max(a.box[3], b.box[3])];
  const end = a.symbols[a.symbols.length - 1]?.box ?? a.box;
  const space: RecognizedWord['symbols'] = glue === '' ? [] : [{ text: glue, box: [end[2], end[1], b.box[0], end[3]], confidence: 1, choices: [] }];
  return { text: a.text + glue + b.text, box, confidence: Math.min(a.confidence, b.confidence), symbols: [...a.symbols, ...space, ...b.symbols] };
}

function toWord(word: RecognizedWord, line: RecognizedLine, scale: number): Word {
  const box = word.box.map((edge) => edge / scale) as Box;
  const alternatives = otherReadings(word);
  return {
    text: word.text,
    box,
    fontSize: (line.size || word.box[3] - word.box[1]) / scale,
    angle: 0,
    baseline: (line.baseline.y + line.baseline.slope * (word.box[0] - line.box[0])) / scale,
    confidence: word.confidence,
    charX: leftEdges(word, scale),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}

function isStroke(word: RecognizedWord, line: RecognizedLine): boolean {
  if (!STROKES.test(word.text)) return false;
  if (/^[|_¦\\[\]=~]+$/.test(word.text)) return true;
  // A dash can be a minus sign or stand for "nothing"; a long one is a rule.
  return word.box[2] - word.box[0] > 3 * (line.size || 1) || word.confidence < 0.3;
}

/** One per UTF-16 unit of the text, never going back. */
function leftEdges(word: RecognizedWord, scale: number): number[] {
  const edges: number[] = [];
  let last = word.box[0];
  for (const symbol of word.symbols) {
    last = Math.max(last, Math.min(symbol.box[0], word.box[2]));
    for (let unit = 0; unit < symbol.text.length; unit += 1) edges.push(last / scale);
  }
  return edges;
}

/** Readings that differ in one character, likeliest first. */
function otherReadings(word: RecognizedWord): string[] {
  const readings: { text: string; rank: number }[] = [];
  word.symbols.forEach((symbol, at) => {
    symbol.choices.forEach((choice, order) => {
      if (choice.text.trim() === '' || choice.text.length !== 1) return;
      const text = word.symbols.map((other, index) => (index === at ? choice.text : other.text)).join('');
      // A choice that the recogniser itself gave weight counts before those it only names.
      readings.push({ text, rank: choice.confidence * 10 + (1 - symbol.confidence) - order * 0.05 });
    });
  });
  readings.sort((a, b) => b.rank - a.rank);
  return [...new Set(readings.map((reading) => reading.text))].slice(0, MOST_ALTERNATIVES);
}
