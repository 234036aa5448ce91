// A minus in a narrow cell of its own left of the figures goes up to its figure. A dash also stands for a cell that is empty: only where
// nothing else stands at that place on lines with figures, and some of them leave it empty, it is a sign.
import type { Word } from '../model.js';
import { makeLine, type Line } from './lines.js';
import { movedWord } from './movedWords.js';

const MINUS = /^[-\u2212\u2013]$/;
const FIGURE = /^\p{Sc}?\d[\d.,' \u00a0]*[.,]\d{2,3}$/u;
/** In sizes of type: white around the sign at least, how far from its figure at most; signs and figures of one column; and from the sign to its figure then. */
const ALONE = 0.8;
const FARTHEST = 8;
const SAME_PLACE = 0.4;
const BESIDE = 0.1;
const FEWEST = 3;
const HEADING_LINES = 3;

interface Cell {
  line: Line;
  at: number;
  sign: Word;
  figure: Word;
}

export function raiseSignCells(lines: readonly Line[]): Line[] {
  const cells = lines.flatMap((line) => line.words.flatMap((sign, at) => cellOf(line, sign, at)));
  if (cells.length < FEWEST) return [...lines];
  const columns: Cell[][] = [];
  for (const cell of cells) {
    const column = columns.find(([first]) => isBelow(first!, cell));
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  const told = columns.filter((column) => isSignColumn(column, lines));
  // Where amounts have such a column, that of the balances has one too, however seldom these are owed.
  if (!told.some(({ length }) => length >= FEWEST)) return [...lines];
  const moved = new Map<Word, Word>();
  for (const column of told) {
    for (const { sign, figure } of column) moved.set(sign, movedWord(sign, figure.box[0] - BESIDE * figure.fontSize - sign.box[2], 0));
  }
  return lines.map((line) => (line.words.some((word) => moved.has(word)) ? { ...makeLine(line.words.map((word) => moved.get(word) ?? word), line.page, line.lane), baseline: line.baseline } : line));
}

function cellOf(line: Line, sign: Word, at: number): Cell[] {
  const [before, figure] = [line.words[at - 1], line.words[at + 1]];
  if (!MINUS.test(sign.text) || !before || !figure || !FIGURE.test(figure.text)) return [];
  const gap = (figure.box[0] - sign.box[2]) / sign.fontSize;
  return gap > ALONE && gap < FARTHEST && sign.box[0] - before.box[2] > ALONE * sign.fontSize ? [{ line, at, sign, figure }] : [];
}

/** Of one column of signs, and of one column of figures. */
function isBelow(first: Cell, { sign, figure }: Cell): boolean {
  return Math.abs(first.sign.box[0] - sign.box[0]) < SAME_PLACE * sign.fontSize && Math.abs(first.figure.box[2] - figure.box[2]) < SAME_PLACE * figure.fontSize;
}

function isSignColumn(column: readonly Cell[], lines: readonly Line[]): boolean {
  const [{ sign, figure }] = column as [Cell];
  const inColumn = lines.filter(({ words }) => words.some((word) => FIGURE.test(word.text) && Math.abs(word.box[2] - figure.box[2]) < SAME_PLACE * figure.fontSize));
  const stands = (word: Word): boolean => word.box[0] < sign.box[2] && word.box[2] > sign.box[0];
  // Under a heading of its own it is an empty cell of that column.
  const first = inColumn.length > 0 ? lines.indexOf(inColumn[0]!) : 0;
  const heads = lines.slice(Math.max(0, first - HEADING_LINES), first);
  return inColumn.length > column.length && inColumn.every(({ words }) => words.every((word) => !stands(word) || MINUS.test(word.text))) && !heads.some(({ words }) => words.some(stands));
}
