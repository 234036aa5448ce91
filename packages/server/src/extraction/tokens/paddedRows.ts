// Rows filled up with spaces to columns of characters and then set in a type of different widths: "01/05/2024  Coffee          -4.50    95.50".
// All white is so many spaces wide, and nothing stands under each other: the columns are those of the characters that were typed.
import { median } from '../layout/median.js';
import type { Word } from '../model.js';
import type { AmountToken } from './amounts.js';
import { COLUMN, place as placeBehind } from './runningRows.js';
import { type TokenLine, withWords } from './tokenize.js';

const FEWEST = 3;
const USUAL = 0.9;
/** In spaces: by how much white may differ from whole ones. */
const EXACT = 0.06;
/** In sizes of type: how wide a space is, at most and at least. */
const WIDEST_SPACE = 0.45;
const NARROWEST_SPACE = 0.15;
/** In sizes of type: a character of the columns, wider than that of the type. */
const CHARACTER = 0.6;
/** Of the figures that end the lines, those that end at one place. */
const SHARED = 0.7;
const MOST_ABOVE = 3;

interface TypedLine {
  /** By word: the place of its first character. */
  starts: number[];
  line: TokenLine;
}

/** null where the rows are not padded. */
export function alignPaddedRows(lines: readonly TokenLine[]): TokenLine[] | null {
  const rows = lines.flatMap((line, index) => (isRow(line) ? [index] : []));
  if (rows.length < FEWEST) return null;
  const space = spaceOf(rows.map((index) => lines[index]!));
  const typed = new Map(rows.flatMap((index) => entryOf(index, lines, space)));
  if (typed.size < USUAL * rows.length) return null;
  if (!arePadded([...typed.values()])) return alignInOrder(lines, typed);
  const heading = headingAbove(rows[0]!, lines, space)?.line;
  return lines.map((line, index) => {
    const own = typed.get(index);
    if (own) return { ...line, isRunning: true, amounts: line.amounts.map((token) => place(token, own)) };
    const again = heading && line.text === heading.text ? typedLine(line, space) : null;
    return again ? withWords(line, movedWords(again)) : line;
  });
}

/** "01/05  Coffee          -$4.50     $95.50": the amounts were typed in a column, and the balances behind them, wherever these end. Their places count from the end of the line. */
function alignInOrder(lines: readonly TokenLine[], typed: ReadonlyMap<number, TypedLine>): TokenLine[] | null {
  const figures = new Map([...typed].map(([index, { line }]) => [index, figuresAtEnd(line)]));
  const counts = new Set([...figures.values()].map(({ length }) => length));
  const [count] = counts;
  const firsts = [...typed].map(([index, { starts }]) => ({ start: starts[figures.get(index)![0]!.first]!, x: figures.get(index)![0]!.x0 }));
  const isOneColumn = new Set(firsts.map(({ start }) => start)).size === 1 && new Set(firsts.map(({ x }) => Math.round(x))).size > 1;
  if (counts.size > 1 || count! < 2 || !isOneColumn) return null;
  const right = lines.reduce((most, { line }) => Math.max(most, line.box[2]), 0);
  return lines.map((line, index) => {
    const own = figures.get(index);
    return own ? { ...line, isRunning: true, amounts: line.amounts.map((token) => (own.includes(token) ? placeBehind(token, right + (own.indexOf(token) + 1) * COLUMN * line.line.fontSize, false) : token)) } : line;
  });
}

/** One behind the other, up to the end of the line. */
function figuresAtEnd({ line: { words }, amounts }: TokenLine): AmountToken[] {
  const figures: AmountToken[] = [];
  const endingAt = (at: number): AmountToken | undefined => amounts.find(({ isMoney, last }) => isMoney && last === at);
  for (let token = endingAt(words.length - 1); token; token = endingAt(token.first - 1)) figures.unshift(token);
  return figures;
}

function entryOf(index: number, lines: readonly TokenLine[], space: number): [number, TypedLine][] {
  const typed = typedLine(lines[index]!, space);
  return typed ? [[index, typed]] : [];
}

/** A day at its beginning, and a figure at its end. */
function isRow({ line, dates, amounts }: TokenLine): boolean {
  return dates[0]?.first === 0 && amounts.some(({ isMoney, last }) => isMoney && last === line.words.length - 1);
}

function gapsOf({ line: { words } }: TokenLine): number[] {
  return words.slice(1).map((word, at) => word.box[0] - words[at]!.box[2]);
}

function spaceOf(lines: readonly TokenLine[]): number {
  const em = lines[0]!.line.fontSize;
  return median(lines.flatMap(gapsOf).filter((gap) => gap > NARROWEST_SPACE * em && gap < WIDEST_SPACE * em));
}

/** null where some white is not made of whole spaces. */
function typedLine(line: TokenLine, space: number): TypedLine | null {
  const starts = [0];
  const gaps = gapsOf(line).map((gap) => gap / space);
  if (space === 0 || gaps.some((gap) => gap < 1 - EXACT || Math.abs(gap - Math.round(gap)) > EXACT)) return null;
  gaps.forEach((gap, at) => starts.push(starts[at]! + line.line.words[at]!.text.length + Math.round(gap)));
  return { starts, line };
}

/** The last figures end with one character on nearly all lines, and not at one place of the page. */
function arePadded(typed: readonly TypedLine[]): boolean {
  const ends = typed.map(({ starts, line }) => starts.at(-1)! + line.line.words.at(-1)!.text.length);
  const places = typed.map(({ line: { line } }) => Math.round(line.box[2] / (0.45 * line.fontSize)));
  return largestShare(ends) >= SHARED && largestShare(places) < SHARED;
}

function largestShare(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values()) / values.length;
}

/** The headings were typed in the same columns. */
function headingAbove(first: number, lines: readonly TokenLine[], space: number): TypedLine | null {
  for (let index = first - 1; index >= 0 && index >= first - MOST_ABOVE; index -= 1) {
    const line = lines[index]!;
    const typed = line.dates.length === 0 && line.amounts.length === 0 && line.line.page === lines[first]!.line.page ? typedLine(line, space) : null;
    if (typed && typed.starts.length >= FEWEST) return typed;
  }
  return null;
}

function movedWords({ starts, line: { line } }: TypedLine): Word[] {
  const unit = CHARACTER * line.fontSize;
  return line.words.map((word, at) => {
    const x0 = line.box[0] + starts[at]! * unit;
    return { ...word, box: [x0, word.box[1], x0 + word.text.length * unit, word.box[3]] };
  });
}

/** The figure, without what stands before and behind its digits, where it was typed. */
function place(token: AmountToken, { starts, line: { line } }: TypedLine): AmountToken {
  const unit = CHARACTER * line.fontSize;
  const at = line.words.findLastIndex(({ text }, index) => index >= token.first && index <= token.last && /\d/.test(text));
  const end = starts[at]! + line.words[at]!.text.replace(/\D+$/, '').length;
  const x1 = line.box[0] + end * unit;
  return { ...token, x0: x1 - token.number.raw.length * unit, x1 };
}
