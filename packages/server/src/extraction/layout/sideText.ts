// Sentences set beside a table: a column of wrapped text right of everything else, whose lines fall on the lines of rows by chance.
import type { Word } from '../model.js';
import { type Line, makeLine } from './lines.js';

/** In sizes of type: the left edge of the column; white before it; from one line of it to the next. */
const SAME_EDGE = 0.4;
const WHITE = 0.75;
const LEADING = 2.5;
/** Lines of a column at least, and of those the next word of which found no room, of all. */
const FEWEST_LINES = 3;
const WRAPPED = 0.6;
/** Of the lines beside others, those that go on with a sentence; texts of rows begin anew with each row. */
const FLOWING = 0.5;
/** Words with letters, a line; and of these those in small ones: names and descriptions of rows have fewer. */
const WORDS_A_LINE = 2;
const SMALL = 0.5;
/** Type of such sentences, of that of the rows beside them. */
const SMALLER = 0.9;
/** In sizes of type: between words. */
const SPACE = 0.3;
const FIGURE = /\d[.,/-]\d/;

/** A line whose last words may belong to such a column: its words from `from` on. */
interface Tail {
  line: number;
  from: number;
  words: readonly Word[];
}

/** The lines of a page without such columns: what advertises, or tells what the law wants to be told, is of no row. They hold no figure and no day. */
export function withoutSideText(lines: readonly Line[]): Line[] {
  const cuts = new Map<number, number>();
  for (const edge of edgesOf(lines)) {
    for (const column of columnsAt(edge, lines)) if (isSideText(column, lines)) for (const { line, from } of column) cuts.set(line, from);
  }
  if (cuts.size === 0) return [...lines];
  return lines.flatMap((line, index) => {
    const from = cuts.get(index);
    if (from === undefined) return [line];
    return from === 0 ? [] : [makeLine(line.words.slice(0, from), line.page, line.lane)];
  });
}

/** Where the last run of words of several lines begins. */
function edgesOf(lines: readonly Line[]): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  for (const { words, fontSize } of lines) {
    const { box } = words[lastRun(words, fontSize)]!;
    const key = Math.round(box[0] / (SAME_EDGE * fontSize));
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { x: box[0], count: 1 });
  }
  return [...counts.values()].filter(({ count }) => count >= FEWEST_LINES - 1).map(({ x }) => x);
}

function lastRun(words: readonly Word[], em: number): number {
  let from = words.length - 1;
  while (from > 0 && words[from]!.box[0] - words[from - 1]!.box[2] < WHITE * em) from -= 1;
  return from;
}

/** Lines one close below the other that have words from this edge on, each from the edge; lines between them end before it. */
function columnsAt(edge: number, lines: readonly Line[]): Tail[][] {
  const columns: Tail[][] = [];
  let open: Tail[] = [];
  const close = () => {
    if (open.length >= FEWEST_LINES) columns.push(open);
    open = [];
  };
  lines.forEach(({ words, fontSize, baseline }, line) => {
    const from = words.findIndex(({ box }) => box[2] > edge);
    if (from < 0) return;
    const [word, before] = [words[from]!, words[from - 1]];
    const last = open.at(-1);
    const isOf = Math.abs(word.box[0] - edge) <= SAME_EDGE * fontSize && (!before || word.box[0] - before.box[2] >= WHITE * fontSize);
    if (!isOf || (last && baseline - lines[last.line]!.baseline > LEADING * fontSize)) close();
    if (isOf) open.push({ line, from, words: words.slice(from) });
  });
  close();
  return columns;
}

function isSideText(column: readonly Tail[], lines: readonly Line[]): boolean {
  const words = column.flatMap((tail) => tail.words);
  const [first, last] = [column[0]!.line, column.at(-1)!.line];
  const isBesideFigures = lines.slice(first, last + 1).some((line, at) => line.words.slice(0, column.find((tail) => tail.line === first + at)?.from).some(({ text }) => /\d/.test(text)));
  if (!isBesideFigures || words.some(({ text }) => FIGURE.test(text))) return false;
  const written = words.filter(({ text }) => /\p{L}/u.test(text));
  const small = written.filter(({ text }) => /^\P{L}*\p{Ll}/u.test(text));
  return written.length >= WORDS_A_LINE * column.length && small.length >= SMALL * written.length && isWrapped(column) && flows(column, lines);
}

/** Of most lines the next one's first word had no room on them any more. */
function isWrapped(column: readonly Tail[]): boolean {
  const ends = column.map(({ words }) => words.at(-1)!.box[2]);
  const right = Math.max(...ends);
  const wrapped = column.slice(1).filter(({ words: [next] }, at) => ends[at]! + SPACE * next!.fontSize + next!.box[2] - next!.box[0] > right).length;
  return wrapped >= FEWEST_LINES - 1 && wrapped >= WRAPPED * (column.length - 1);
}

/**
 * Beside the lines of the table sentences go on, or begin behind the end of one. German writes its nouns large: in type smaller than the
 * table's, a line that ends with a small word is not the end of a sentence either.
 */
function flows(column: readonly Tail[], lines: readonly Line[]): boolean {
  const beside = column.flatMap((tail, at) => (at > 0 && tail.from > 0 ? [at] : []));
  const isSmaller = (at: number): boolean => column[at]!.words[0]!.fontSize <= SMALLER * lines[column[at]!.line]!.words[0]!.fontSize;
  const goesOn = (at: number): boolean => {
    const before = column[at - 1]!.words.at(-1)!.text;
    return /^\P{L}*\p{Ll}/u.test(column[at]!.words[0]!.text) || /[.!?:]$/.test(before) || (isSmaller(at) && /^\p{Ll}+$/u.test(before));
  };
  return beside.filter(goesOn).length >= FLOWING * beside.length;
}
