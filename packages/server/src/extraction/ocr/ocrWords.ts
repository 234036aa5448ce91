// Recognised lines in pixels -> words in points, with other readings and the left edge of each character.
import { median } from '../layout/median.js';
import type { Box, Word } from '../model.js';
import type { RecognizedLine, RecognizedWord } from './hocr.js';

const MOST_ALTERNATIVES = 8;
/** Strokes of tables and borders that were taken for characters. */
const STROKES = /^[|_¦\\[\]=~—–-]+$/;

/** What recognition takes for the size of a line: from the top of high letters to the foot of low ones, less than the type's own size. */
const SIZE_OF_TYPE = 1.07;
/** Type has white of its own beside its ink, which digital words include. */
const AROUND_INK = 0.05;
/** Lines of one size come out this much larger or smaller, by which letters they happen to hold. */
const SAME_SIZE = 0.2;
/** From the top of the highest letter to the lowest foot, against other lines of one size. */
const HIGHER = 1.1;
/** Numbers and dates, which have nothing below the line. */
const DIGITS = /^\d[\d.-]*\d$/;
const FEWEST_DIGITS = 5;
/** Words without small letters, which are as high as their digits, and how many of these tell of one line. */
const CAPITALS = /^[A-Z\d]{2,}$/;
const FEWEST_CAPITALS = 8;
/** Sizes of type in heights of digits: what statements are printed in has less than the first and about the second. */
const MOST_OF_DIGITS = 1.58;
const USUAL_OF_DIGITS = 1.4;

export function toWords(recognized: RecognizedLine[], scale: number): Word[] {
  const lines = evenSizes(recognized);
  return lines.flatMap((line) =>
    joinTorn(besideEachOther(line.words).map(withoutEdges).filter((word) => word.text !== '' && !isStroke(word, line)), line)
      .map((word, at, words) => toWord(endsSentence(words, at, line) ? word : withoutSpeck(word), line, scale)),
  );
}

/**
 * Most of a page is printed in one size; a line without high or low letters must not look smaller than its neighbours, and one whose letters
 * reach as far up and down as theirs is not larger, whatever recognition takes its size for.
 */
function evenSizes(lines: RecognizedLine[]): RecognizedLine[] {
  const sizes = lines.flatMap((line) => line.words.map(() => line.size)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const isUsual = ({ size }: RecognizedLine): boolean => Math.abs(size - usual) <= SAME_SIZE * usual;
  const high = HIGHER * median(lines.filter((line) => isUsual(line) && hasBothEnds(line)).map(heightOf), 0);
  const shown = asDigitsShow(SIZE_OF_TYPE * usual, lines.filter(isUsual));
  return lines.map((line) => ({ ...line, size: isUsual(line) || (line.size > usual && hasBothEnds(line) && heightOf(line) <= high) ? shown : asCapitalsShow(SIZE_OF_TYPE * line.size, line) }));
}

/** On worn pages recognition takes the size for half as large again; how high digits are it always tells. */
function asDigitsShow(size: number, lines: readonly RecognizedLine[]): number {
  const heights = lines.flatMap(({ words }) => words.filter(({ text }) => DIGITS.test(text)).map(({ box }) => box[3] - box[1]));
  const digit = median(heights, 0);
  return heights.length >= FEWEST_DIGITS && size > MOST_OF_DIGITS * digit ? USUAL_OF_DIGITS * digit : size;
}

/** Small print in capitals among larger type: recognition takes them for small letters, and the line for one of the largest. */
function asCapitalsShow(size: number, { words }: RecognizedLine): number {
  const heights = words.flatMap(({ text, box }) => (CAPITALS.test(text) ? Array.from(text, () => box[3] - box[1]) : []));
  const high = median(heights, 0);
  return heights.length >= FEWEST_CAPITALS && size > MOST_OF_DIGITS * high ? USUAL_OF_DIGITS * high : size;
}

/** Letters with feet, and those that reach up. */
function hasBothEnds({ words }: RecognizedLine): boolean {
  return words.some(({ text }) => /[gjpqy]/.test(text)) && words.some(({ text }) => /[\p{Lu}\dbdfhkl]/u.test(text));
}

function heightOf({ words }: RecognizedLine): number {
  return Math.max(...words.map(({ box }) => box[3])) - Math.min(...words.map(({ box }) => box[1]));
}

/** Words of a line stand one behind the other: a box that reaches over the next word ends where that one begins. */
function besideEachOther(words: readonly RecognizedWord[]): RecognizedWord[] {
  return words.map((word, index) => {
    const next = words[index + 1]?.box[0] ?? Infinity;
    if (word.box[2] <= next || word.box[0] >= next) return word;
    return { ...word, box: [word.box[0], word.box[1], next, word.box[3]] };
  });
}

/** A dash before a figure is its sign, and before a sign it is the same once more ("—-26,31"). */
const EDGE_BEFORE = /^[\s_|~—]+(?=\p{L})|^[\s_|]+(?=[\d+(.-])|^[\s_|~—–]+(?=-\d)/u;
const EDGE_AFTER = /(?<=[\p{L}\d)])[\s_|~]+$|\s+$/u;
/** "496,37." and "12.05,": a figure and a speck. "11.12." is a date. */
const SPECKED = /^[^\p{L}\d]{0,3}(\d+|\d{1,3}(?:[.,]\d{3})+)([.,])\d{2}([.,])$/u;

/** "2.656,.26": one mark that was read as two. */
const TWICE_MARKED = /^(\D?\d{1,3}(?:[.,\u00a0]\d{3})*)([.,]{2})\d{2}\D?$/u;
/** "-7;12": a comma below a speck. */
const TOP_SPECKED = /^\D?\d{1,3}(?:[.\u00a0]\d{3})*;\d{2}$/;

function hasSpeck(text: string): boolean {
  const [, whole, mark, last] = SPECKED.exec(text) ?? [];
  return whole !== undefined && (whole.length > 2 || mark !== last);
}

/** White, dirt and ends of table lines at the edges of a word are no part of it. */
function withoutEdges(word: RecognizedWord): RecognizedWord {
  if (/^[~¬](?=\d)/.test(word.text)) return { ...word, text: `-${word.text.slice(1)}` };
  const before = EDGE_BEFORE.exec(word.text)?.[0].length ?? 0;
  const after = EDGE_AFTER.exec(word.text)?.[0].length ?? 0;
  return before + after === 0 ? word : cut(word, before, after);
}

/** Only once torn figures are whole again: what ends in a mark may go on in the next piece. */
function withoutSpeck(word: RecognizedWord): RecognizedWord {
  if (TOP_SPECKED.test(word.text)) return { ...word, text: word.text.replace(';', ',') };
  return hasSpeck(word.text) ? cut(word, 0, 1) : withoutSecondMark(word);
}

/** The one of two marks that parts no thousands: "2.656,.26" is 2.656,26. */
function withoutSecondMark(word: RecognizedWord): RecognizedWord {
  const [, begin, marks] = TWICE_MARKED.exec(word.text) ?? [];
  if (begin === undefined || marks === undefined || word.symbols.some((symbol) => symbol.text.length !== 1)) return word;
  const thousands = /[.,]/.exec(begin)?.[0];
  const symbols = word.symbols.toSpliced(begin.length + (marks[0] === thousands ? 0 : 1), 1);
  return { ...word, text: symbols.map((symbol) => symbol.text).join(''), symbols };
}

/** In sizes of type: white between the words of a sentence. */
const WORD_GAP = 1.2;

/** "your balance was 8,120.23. On August 31": the full stop behind a figure amid words is no speck. */
function endsSentence(words: readonly RecognizedWord[], at: number, { size }: RecognizedLine): boolean {
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (!before || !next || !word.text.endsWith('.') || !/^\p{Ll}{2,}$/u.test(before.text) || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false;
  return word.box[0] - before.box[2] < WORD_GAP * size && next.box[0] - word.box[2] < WORD_GAP * size;
}

/** Without so many characters at its beginning and end. */
function cut(word: RecognizedWord, before: number, after: number): RecognizedWord {
  if (word.symbols.some((symbol) => symbol.text.length !== 1)) return { ...word, text: word.text.slice(before, word.text.length - after) };
  const symbols = word.symbols.slice(before, word.symbols.length - after);
  if (symbols.length === 0) return { ...word, text: '' };
  const box: RecognizedWord['box'] = [symbols[0]!.box[0], word.box[1], symbols[symbols.length - 1]!.box[2], word.box[3]];
  return { ...word, text: symbols.map((symbol) => symbol.text).join(''), box, symbols };
}

/** "9.465," and "88C", "23,37" and "%", "45" and "968,25", "76" and ",433", "486", "," and "336": pieces of one figure, between which white was taken for a space. */
function joinTorn(words: RecognizedWord[], line: RecognizedLine): RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    let whole = word;
    // "490," and "94" are what "3" stands before.
    for (let glue = glueTo(joined, whole, line); glue !== null; glue = glueTo(joined, whole, line)) whole = together(joined.pop()!, whole, glue);
    joined.push(whole);
  }
  return joined;
}

function glueTo(before: readonly RecognizedWord[], word: RecognizedWord, line: RecognizedLine): string | null {
  const last = before.at(-1);
  return last === undefined ? null : glueBetween(last, word, line);
}

/** What stands between two pieces of one figure; null when they are two. */
function glueBetween(left: RecognizedWord, right: RecognizedWord, line: RecognizedLine): string | null {
  const size = line.size || right.box[3] - right.box[1] || 1;
  const gap = (right.box[0] - left.box[2]) / size;
  if (gap < 0.4 && /\d[.,]$/.test(left.text) && /^\d{2,3}(?!\d)/.test(right.text)) return '';
  if (gap < 0.55 && /^[-+(]?\d{1,3}(?:,\d{2,3})+,$/.test(left.text) && /^\d{3}\.\d{2}(?!\d)/.test(right.text)) return '';
  if (gap < 0.55 && /^[-+(]?\d{1,3}(?:\.\d{3})+\.$/.test(left.text) && /^\d{3},\d{2}(?!\d)/.test(right.text)) return '';
  if (gap < 0.7 && /^[-+(]?\d{1,3}[.,]$/.test(left.text) && /^\d{2}[-+)]$/.test(right.text)) return '';
  if (gap < 0.5 && /(?:^|\D)\d{1,3}$/.test(left.text) && /^[.,](?:\d{2}|\d{3}(?:[.,]\d{2,3})*)(?!\d)/.test(right.text)) return '';
  if (gap < 0.3 && /(?:^|\D)\d{1,3}$/.test(left.text) && /^[.,]$/.test(right.text)) return '';
  if (gap < 0.6 && /^[-+(]?\d{1,3}(?:[.,]\d{3})+$/.test(left.text) && /^\d{2}[-+]?$/.test(right.text)) return left.text.includes(',') ? '.' : ',';
  if (gap < 0.5 && /^[-+(]?\p{Sc}?\d{1,3}(?:[.,]\d{3})*[.,]\d$/u.test(left.text) && /^\d{2}[\d.,]*$/.test(right.text)) return '';
  if (gap < 0.5 && /^[-+(]?\p{Sc}?\d{1,3},\d{3}$/u.test(left.text) && /^\d{3}\.\d{2}\D{0,2}$/.test(right.text)) return ',';
  if (gap < 0.5 && /^[-+(]?\d{1,3}\.\d{3}$/.test(left.text) && /^\d{3},\d{2}\D{0,2}$/.test(right.text)) return '.';
  if (gap < 0.8 && /\d[.,]?\d$/.test(left.text) && /^[%§]$/.test(right.text)) return '';
  return /^[-+(=~—–]?\d{1,3}(?:\u00a0\d{3})*$/.test(left.text) && /^\d{3}[.,]\d{2,3}\D{0,2}$/.test(right.text) && isOneSpaceApart(left, right) ? '\u00a0' : null;
}

/** In steps from digit to digit: two where type is of even widths, one and a half elsewhere. */
const ONE_SPACE = 2.3;

/** By the steps between the digits themselves, all of which are alike: where in its step a narrow digit stands is not. */
function isOneSpaceApart(left: RecognizedWord, right: RecognizedWord): boolean {
  const edges = right.symbols.filter((symbol) => /\d/.test(symbol.text)).map((symbol) => symbol.box[0]);
  const step = (edges[2]! - edges[0]!) / 2;
  const last = left.symbols[left.symbols.length - 1];
  return last !== undefined && step > 0 && edges[0]! - last.box[0] <= ONE_SPACE * step;
}

function together(a: RecognizedWord, b: RecognizedWord, glue: string): RecognizedWord {
  const box: RecognizedWord['box'] = [Math.min(a.box[0], b.box[0]), Math.min(a.box[1], b.box[1]), Math.max(a.box[2], b.box[2]), Math.max(a.box[3], b.box[3])];
  const end = a.symbols[a.symbols.length - 1]?.box ?? a.box;
  const space: RecognizedWord['symbols'] = glue === '' ? [] : [{ text: glue, box: [end[2], end[1], b.box[0], end[3]], confidence: 1, choices: [] }];
  return { text: a.text + glue + b.text, box, confidence: Math.min(a.confidence, b.confidence), symbols: [...a.symbols, ...space, ...b.symbols] };
}

function toWord(word: RecognizedWord, line: RecognizedLine, scale: number): Word {
  const around = AROUND_INK * line.size;
  const baseline = line.baseline.y + line.baseline.slope * (word.box[0] - line.box[0]);
  const [top, bottom] = onLine(word, baseline, line.size);
  const box: Box = [(word.box[0] - around) / scale, top / scale, (word.box[2] + around) / scale, bottom / scale];
  const alternatives = otherReadings(word);
  return {
    text: word.text,
    box,
    fontSize: (line.size || word.box[3] - word.box[1]) / scale,
    angle: 0,
    baseline: baseline / scale,
    confidence: Math.max(word.confidence, leastConfidence(word)),
    charX: leftEdges(word, scale),
    ...(alternatives.length > 0 ? { alternatives } : {}),
  };
}

/** In sizes of type from the baseline: no letter's foot reaches so far, also in print twice as large as the rest of its line. */
const NEXT_LINE = 0.7;
const ABOVE = 1;
const BELOW = 0.3;

/** Cells of two lines in tight tables may be read as one word that covers both: it stands on the line that it was read from, and is read again there. */
function onLine({ box: [, top, , bottom] }: RecognizedWord, baseline: number, size: number): [number, number] {
  if (bottom - baseline <= NEXT_LINE * size) return [top, bottom];
  return [Math.max(top, baseline - ABOVE * size), Math.min(bottom, baseline + BELOW * size)];
}

/** Words whose letters and digits were all read with this confidence are as right as those that recognition is sure of (docs/engine.md). */
const READ = 0.97;
const AS_SURE = 0.85;
/** More than what nothing could be made of. */
const HARDLY_READ_AT_LEAST = 0.2;

/** A word's own confidence counts the white before it too, which is near 0 where columns stand far apart, however well its characters were read. */
function leastConfidence({ symbols }: RecognizedWord): number {
  const read = symbols.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ confidence }) => confidence);
  if (read.length < 2 || read.reduce((sum, each) => sum + each, 0) < READ * read.length) return 0;
  return Math.min(...read) >= READ ? AS_SURE : HARDLY_READ_AT_LEAST;
}

/** Neither letters, digits nor the marks that statements print by themselves: signs, brackets, numbers of lists and footnotes. */
const DIRT = /^[^\p{L}\p{N}\p{Sc}()*#&%+–—-]+$/u;
/** Dirt is read with hardly any confidence. */
const HARDLY_READ = 0.3;

function isStroke(word: RecognizedWord, line: RecognizedLine): boolean {
  if (DIRT.test(word.text) && word.confidence < HARDLY_READ) return true;
  if (!STROKES.test(word.text)) return false;
  if (/^[|_¦\\[\]=~]+$/.test(word.text)) return true;
  // A dash can be a minus sign or stand for "nothing"; a long one is a rule.
  return word.box[2] - word.box[0] > 3 * (line.size || 1) || word.confidence < HARDLY_READ;
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
