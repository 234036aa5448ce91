// Cells in a column of figures that hold no figure: pieces of one ("1" and "993ii21,"), strokes read as other characters ("-§,827.00",
// "2rE1Z"), or the end of one ("85" for ".85"). Each is read again as a whole, at the place and in the height of the figures above and below.
import { addTo } from '../groups.js';
import { median } from '../layout/median.js';
import type { Box, PageModel, Word } from '../model.js';
import { isCleanFigure, isSign } from './doubt.js';
import { joinedText } from '../tokens/plainText.js';

export interface FigureCell {
  /** From left to right; the first one stands for the cell. */
  words: Word[];
  /** What is looked at again: as wide as the column, as high as its figures. */
  box: Box;
  /** Where the figure stands. */
  place: Box;
  text: string;
  /** The decimal mark of the column. */
  mark: string;
}

interface Column {
  figures: Word[];
  x0: number;
  x1: number;
}

const FEWEST = 2;
/** Words of a line differ this little in their baselines, in sizes of type. */
const SAME_LINE = 0.4;
/** How far the right edges of one column lie apart: signs stand behind some. */
const SAME_EDGE = 1.2;
/** Recognition that was sure of letters or of a date is believed. */
const SURE = 0.8;
const HARDLY_READ = 0.5;
const AROUND = 0.1;
const LETTERS = /^\p{L}+\.?$/u;
/** In sizes of type. */
const SAME_PLACE = 0.5;
const DIGITS = /\d.*\d/;
/** What recognition was sure of in spite of this stands in no figure. */
const UNKNOWN = /\?\d|\d\?/;
/** A point that became two, as in a time of day, or a stroke: "521-33". */
const BROKEN_MARK = /^([-+(]?(?:\d{1,3}(?:[.,'\u00a0]\d{3})*|\d+))[:-](\d{2})$/;
/** "2,/8/.98": sevens whose upper stroke a fold or a streak took away, and no day, which has no mark beside its slashes. */
const SLASHED = /^(?=.*\/)(?=.*\d)[-+(]?[\d/]{1,3}(?:[.,'\u00a0][\d/]{3})*[.,][\d/]{2}$/;
/** In sizes of type: how exactly such a figure ends where another does. */
const SAME_END = 0.3;
const UNMARKED = /^[-+(]?\p{Sc}?\d{1,3}(?:[.,'\u00a0]?\d{3})*$/u;
const GROUP = /^[-+(]?\d{1,3}$/;
const WHOLE_GROUPS = /^\d{3}(?:[.,'\u00a0]\d{3})*[.,]\d{2}(?!\d)/;
/** "R5" before "137.24", */
const LED_GROUP = /^[-+(]?(\p{L}|\p{Sc})?\d{1,3}$/u;
/** and "RS": letters that look as digits do. */
const LIKE_DIGITS = /^[-+(]?(\p{L}|\p{Sc})?[OolISBZ]{1,2}$/u;
const MARKED_GROUPS = /^[-+(]?\d{1,3}(?:[.,'\u00a0]\d{2,3})*[.,']$/;
/** A group of digits and a sign, whatever was read instead. */
const SHORT = /^(?=.*\d)\S{1,4}$/;
/** What recognition made nothing of. */
const LOST = /^[-+(]?\?$/;
/** White between pieces of one figure at most, in sizes of type. */
const PIECES = 0.7;

export function oddFigureCells(page: PageModel): FigureCell[] {
  const words = page.words.filter((word) => !word.hidden && word.confidence !== undefined);
  const units = unitsOf(words);
  const misread = misreadGroups(words);
  const ends = new Map(words.map((word) => [word, misread.get(word) ?? tornBefore(word, words)]));
  const isOdd = (word: Word) => isOddByItself(word) && !isUnit(word, units);
  const taken = new Set<Word>();
  const inColumns = columnsOf(words).flatMap((column) => {
    return words.filter((word) => (isOdd(word) || ends.get(word)!.length > 0 || isMisreadIn(word, column)) && endsIn(word, column)).flatMap((word) => {
      if (taken.has(word)) return [];
      const beside = words.filter((other) => other === word || ends.get(word)!.includes(other) || (isOneLine(other, word) && isPiece(other, column) && !isUnit(other, units))).sort((a, b) => a.box[0] - b.box[0]);
      for (const each of beside) taken.add(each);
      return [cellOf(beside, column, words)];
    });
  });
  const inLines = oddFiguresOfLines(words.filter((word) => !taken.has(word)), words);
  for (const word of inLines.flatMap((cell) => cell.words)) taken.add(word);
  return [...inColumns, ...inLines, ...tornFigures(words.filter((word) => !taken.has(word)), words)];
}

/** "$2,137" and "29", hardly read: a figure beside its label that lost its decimal mark. */
function tornFigures(open: readonly Word[], words: readonly Word[]): FigureCell[] {
  const isBehind = (word: Word, other: Word) => isOneLine(other, word) && other.box[0] > word.box[0] && other.box[0] - word.box[2] < PIECES * word.fontSize;
  return open.flatMap((word) => {
    if (!UNMARKED.test(word.text)) return [];
    const [end, ...others] = words.filter((other) => isBehind(word, other));
    if (!end || others.length > 0 || !open.includes(end) || !/^\d{2}$/.test(end.text) || words.some((other) => isBehind(end, other)) || Math.min(word.confidence!, end.confidence!) >= HARDLY_READ) return [];
    return [cellOf([word, end], { figures: [word], x0: word.box[0], x1: end.box[2] }, words)];
  });
}

/** In a line of figures, which has none above and below them: "1,700.93  1ez731  105542,  1,729.04" under the headings of a summary. */
function oddFiguresOfLines(open: readonly Word[], words: readonly Word[]): FigureCell[] {
  const taken = new Set<Word>();
  return open.filter((word) => isOddByItself(word) && DIGITS.test(word.text)).flatMap((word) => {
    if (taken.has(word)) return [];
    const line = words.filter((other) => isOneLine(other, word));
    const figures = line.filter(({ text }) => isCleanFigure(text));
    if (line.some(({ text, confidence = 1 }) => confidence >= HARDLY_READ && /\p{L}/u.test(text))) return [];
    const pieces = [word];
    for (const other of [...line].sort((a, b) => a.box[0] - b.box[0])) {
      const last = pieces[pieces.length - 1]!;
      if (other.box[0] >= last.box[2] - 1 && other.box[0] - last.box[2] < PIECES * word.fontSize && other !== word && isOddByItself(other)) pieces.push(other);
    }
    // One figure beside it is enough where it came in pieces.
    if (figures.length < FEWEST && (figures.length === 0 || pieces.length === 1)) return [];
    for (const piece of pieces) taken.add(piece);
    return [cellOf(pieces, { figures, x0: word.box[0], x1: pieces[pieces.length - 1]!.box[2] }, words)];
  });
}

function columnsOf(words: readonly Word[]): Column[] {
  const columns: Column[] = [];
  for (const word of words.filter(({ text }) => isCleanFigure(text)).sort((a, b) => a.box[2] - b.box[2])) {
    const column = columns.find((each) => Math.abs(each.x1 - word.box[2]) <= SAME_EDGE * word.fontSize);
    if (!column) {
      columns.push({ figures: [word], x0: word.box[0], x1: word.box[2] });
      continue;
    }
    column.figures.push(word);
    [column.x0, column.x1] = [Math.min(column.x0, word.box[0]), Math.max(column.x1, word.box[2])];
  }
  return columns.filter(({ figures }) => figures.length >= FEWEST);
}

function endsIn({ box, fontSize }: Word, { x0, x1 }: Column): boolean {
  return box[0] > x0 - 1.5 * fontSize && box[2] < x1 + SAME_EDGE * fontSize && box[2] > x0 + 0.4 * (x1 - x0);
}

/** Text that runs on into the column is none. */
function isPiece({ box, fontSize, text, confidence = 1 }: Word, { x0, x1 }: Column): boolean {
  return box[0] > x0 - fontSize && box[2] < x1 + SAME_EDGE * fontSize && (confidence < HARDLY_READ || !/\p{L}/u.test(text));
}

/** Where words of letters that were surely read begin, by their text. */
function unitsOf(words: readonly Word[]): ReadonlyMap<string, number[]> {
  const edges = new Map<string, number[]>();
  for (const { text, box, confidence = 1 } of words) if (confidence >= SURE && LETTERS.test(text)) addTo(edges, text, box[0]);
  return edges;
}

/** "kr" behind the figures of a column: what other rows have at this place, too, is read well, however unsure recognition was. */
function isUnit({ text, box, fontSize }: Word, units: ReadonlyMap<string, number[]>): boolean {
  return (units.get(text) ?? []).filter((edge) => Math.abs(edge - box[0]) < SAME_PLACE * fontSize).length >= FEWEST;
}

function isOddByItself(word: Word): boolean {
  const { text, confidence = 1 } = word;
  if (isCleanFigure(text) || isSign(word)) return false;
  return confidence < HARDLY_READ || UNKNOWN.test(text) || (/\d/.test(text) && !/[/:]/.test(text) && (confidence < SURE || /^\d{2}$/.test(text)));
}

/**
 * The group of digits before "27,24", hardly read: a figure that was torn, and lost a digit. Before a whole group of digits, however surely that was
 * read, what was hardly read or ends in a mark, and what was not read at all: "2%6", "2,00," or "?" before "978,25".
 */
function tornBefore(word: Word, words: readonly Word[]): Word[] {
  if (!isCleanFigure(word.text)) return [];
  const before = closeBefore(word, words);
  if (word.confidence! < HARDLY_READ && before.some(({ text }) => GROUP.test(text))) return before.filter(({ text }) => GROUP.test(text));
  return WHOLE_GROUPS.test(word.text) ? before.filter((other) => MARKED_GROUPS.test(other.text) || LOST.test(other.text) || (other.confidence! < HARDLY_READ && SHORT.test(other.text))) : [];
}

function closeBefore(word: Word, words: readonly Word[]): Word[] {
  return words.filter((other) => isOneLine(other, word) && other.box[0] < word.box[0] && Math.abs(word.box[0] - other.box[2]) < PIECES * word.fontSize);
}

/** Whole groups of digits, and the letters a space before them where other figures of the page have digits: "RS" and "137.24" among "R8 004.11" and "R2 650.00". */
function misreadGroups(words: readonly Word[]): Map<Word, Word[]> {
  const ends = words.flatMap((word) => {
    if (!WHOLE_GROUPS.test(word.text)) return [];
    const before = closeBefore(word, words);
    return before.length === 1 ? [{ word, before: before[0]! }] : [];
  });
  const led = ends.flatMap(({ before }) => LED_GROUP.exec(before.text)?.[1] ?? (LED_GROUP.test(before.text) ? '' : []));
  const isLike = ({ text, confidence = 1 }: Word) => {
    const like = confidence < SURE ? LIKE_DIGITS.exec(text) : null;
    return like !== null && led.filter((sign) => sign === (like[1] ?? '')).length >= FEWEST;
  };
  return new Map(ends.filter(({ before }) => isLike(before)).map(({ word, before }) => [word, [before]]));
}

/** "13:35" or "521-33", read surely, that ends where a figure of its column does. */
function isMisreadIn(word: Word, { figures }: Column): boolean {
  return isMisreadFigure(word) && figures.some((figure) => Math.abs(figure.box[2] - word.box[2]) < SAME_END * word.fontSize);
}

/** Recognition took it for no figure, however sure it was. */
export function isMisreadFigure({ text }: Word): boolean {
  return BROKEN_MARK.test(text) || SLASHED.test(text);
}

/** The figure with a whole mark before its decimals; null where it has no broken one. */
export function withWholeMark(text: string, mark: string): string | null {
  return BROKEN_MARK.test(text) ? text.replace(BROKEN_MARK, `$1${mark}$2`) : null;
}

function isOneLine(a: Word, b: Word): boolean {
  return Math.abs(a.baseline - b.baseline) < SAME_LINE * Math.max(a.fontSize, b.fontSize);
}

function cellOf(words: readonly Word[], { figures, x0, x1 }: Column, all: readonly Word[]): FigureCell {
  const own = new Set(words);
  const line = all.filter((other) => !own.has(other) && words.some((word) => isOneLine(other, word)));
  // Its own words tell best how high it stands: lines of a photo may rise.
  const [ownSure, sure] = [words, line].map((some) => some.filter(({ confidence = 1 }) => confidence >= HARDLY_READ)) as [Word[], Word[]];
  const baseline = median([ownSure, sure, [...words]].find((some) => some.length > 0)!.map((word) => word.baseline));
  const room = AROUND * median(figures.map((word) => word.fontSize));
  const top = baseline - median(figures.map((word) => word.baseline - word.box[1])) - room;
  const bottom = baseline + median(figures.map((word) => word.box[3] - word.baseline)) + room;
  const [first, last] = [words[0]!.box[0], Math.max(...words.map((word) => word.box[2]))];
  const before = Math.max(-Infinity, ...line.filter((word) => word.box[2] <= first + room).map((word) => word.box[2] + 2 * room));
  const behind = Math.min(Infinity, ...line.filter((word) => word.box[0] >= last - room).map((word) => word.box[0] - 2 * room));
  const [left, right] = [Math.min(first, Math.max(x0, before)), Math.max(last, Math.min(x1, behind))];
  return {
    words: [...words],
    box: [left, top, right, bottom],
    place: [first, top + room, right, bottom - room],
    text: joinedText(words),
    mark: figures.filter(({ text }) => /,\d{2,3}\D*$/.test(text)).length > figures.length / 2 ? ',' : '.',
  };
}
