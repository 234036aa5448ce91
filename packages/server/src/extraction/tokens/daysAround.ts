// Cells set to the middle of rows whose two days stand under each other: "04 May" half a line above the figures and "01 May" half a line below
// them, between lines of text. Figures and days go up to the first lines of their row, as in tables whose cells begin at one height.
import { splitAtGaps } from '../columns/pieces.js';
import type { Word } from '../model.js';
import { endsInFigure, isLabelled, leadingDates } from './centredDates.js';
import { formOf } from './dates.js';
import { type TokenLine, withWords } from './tokenize.js';

const FEWEST = 3;
/** Of the rows, at most, that are set otherwise. */
const MOST_OTHERS = 0.1;
/** In sizes of type: both days are lines of one cell. */
const NEXT_LINE = 2;
/** In sizes of type: cells begin or end at one place; by how much lines may miss the places that mirror each other. */
const SAME_PLACE = 0.6;
const MISSED = 0.3;
/** In sizes of type: white between cells, at least. */
const COLUMN_GAP = 0.8;
/** Lines of text above the upper day. */
const MOST_ABOVE = 4;

/** By the index of the line with the figures, whose days are on the lines before and behind it. */
interface Row {
  figures: number;
  /** Lines of text above the upper day, and as many below the lower one. */
  above: number;
}

export function raiseFiguresBetweenDays(lines: readonly TokenLine[]): TokenLine[] {
  const rows = rowsBetweenDays(lines);
  if (rows.length === 0) return [...lines];
  const remade = new Map<number, TokenLine[]>();
  for (const row of rows) {
    const [first, last] = [row.figures - 1 - row.above, row.figures + 1 + row.above];
    for (let index = first; index <= last; index += 1) remade.set(index, []);
    remade.set(first, remakeRow(lines.slice(first, last + 1), row.above));
  }
  return lines.flatMap((tokens, index) => remade.get(index) ?? [tokens]);
}

/** Empty unless nearly all rows are set so. */
function rowsBetweenDays(lines: readonly TokenLine[]): Row[] {
  const figures = lines.flatMap((tokens, index) => (isBetweenDays(lines, index) ? [index] : []));
  if (figures.length < FEWEST) return [];
  const ends = new Map(figures.map((index) => [Math.round(lines[index]!.line.box[2]), lines[index]!.line.fontSize]));
  const isAtEnd = ({ line }: TokenLine): boolean => [...ends].some(([end, em]) => Math.abs(line.box[2] - end) < SAME_PLACE * em);
  const own = new Set(figures);
  const others = lines.filter((tokens, index) => index > figures[0]! && index < figures.at(-1)! && !own.has(index) && endsInFigure(tokens) && isAtEnd(tokens) && !isLabelled(tokens));
  if (others.length > MOST_OTHERS * figures.length) return [];
  const groups = groupsOf(figures, lines).map((group) => withTexts(group, lines));
  return groups.every((group) => group !== null) ? groups.flat() : [];
}

/** A day on the line above and one on the line below, as far from the figures, set at one place in one form. */
function isBetweenDays(lines: readonly TokenLine[], index: number): boolean {
  const [above, tokens, below] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!above || !below || !endsInFigure(tokens) || leadingDates(tokens).length > 0 || [above, below].some((other) => endsInFigure(other) || !isSameColumn(other, tokens))) return false;
  const [[upper], [lower]] = [leadingDates(above), leadingDates(below)];
  const { baseline: y, fontSize: em } = tokens.line;
  if (!upper || !lower || formOf(upper) !== formOf(lower) || Math.abs(upper.box[0] - lower.box[0]) > SAME_PLACE * em) return false;
  const [up, down] = [y - above.line.baseline, below.line.baseline - y];
  return up + down < NEXT_LINE * em && Math.abs(up - down) < MISSED * em;
}

function isSameColumn({ line: a }: TokenLine, { line: b }: TokenLine): boolean {
  return a.page === b.page && a.lane === b.lane;
}

/** Rows with nothing but lines of text between them. */
function groupsOf(figures: readonly number[], lines: readonly TokenLine[]): number[][] {
  const groups: number[][] = [];
  for (const index of figures) {
    const before = groups.at(-1)?.at(-1);
    const goesOn = before !== undefined && lines.slice(before + 1, index).every((tokens) => isSameColumn(tokens, lines[index]!) && !endsInFigure(tokens));
    if (goesOn) groups.at(-1)!.push(index);
    else groups.push([index]);
  }
  return groups;
}

/**
 * How many of the lines between two rows are of which: as many stand above the days of a row as below them, so that the first row tells all others.
 * Of several ways to begin the one whose highest row is the lowest: rows of three lines each would do as rows of one and five in turns, too. null
 * where none fits.
 */
function withTexts(group: readonly number[], lines: readonly TokenLine[]): Row[] | null {
  const ways = Array.from({ length: MOST_ABOVE + 1 }, (_, first) => rowsFrom(first, group)).filter((rows) => rows.every((row) => isMirrored(row, lines)));
  const highest = (rows: readonly Row[]): number => rows.reduce((most, { above }) => Math.max(most, above), 0);
  return ways.reduce<Row[] | null>((best, rows) => (best === null || highest(rows) < highest(best) ? rows : best), null);
}

function rowsFrom(first: number, group: readonly number[]): Row[] {
  const rows: Row[] = [];
  for (const figures of group) {
    const before = rows.at(-1);
    rows.push({ figures, above: before ? figures - before.figures - 3 - before.above : first });
  }
  return rows;
}

function isMirrored({ figures, above }: Row, lines: readonly TokenLine[]): boolean {
  if (above < 0) return false;
  const { baseline: y, fontSize: em } = lines[figures]!.line;
  return Array.from({ length: above }, (_, at) => [lines[figures - 2 - at], lines[figures + 2 + at]] as const).every(([upper, lower]) => {
    if (!upper || !lower || [upper, lower].some((tokens) => !isSameColumn(tokens, lines[figures]!) || endsInFigure(tokens))) return false;
    return Math.abs(y - upper.line.baseline - (lower.line.baseline - y)) < MISSED * em;
  });
}

function remakeRow(lines: readonly TokenLine[], above: number): TokenLine[] {
  const [upper, middle, lower] = [lines[above]!, lines[above + 1]!, lines[above + 2]!];
  const dayOf = (tokens: TokenLine): Word[] => tokens.line.words.slice(0, leadingDates(tokens).at(-1)!.last + 1);
  const [first, second] = [dayOf(upper), dayOf(lower)];
  const texts = lines.map((tokens) => (tokens === upper ? upper.line.words.slice(first.length) : tokens === lower ? lower.line.words.slice(second.length) : tokens.line.words));
  const others = texts.flatMap((words, at) => (at === above + 1 ? [] : words));
  const cells = splitAtGaps(middle.line.words, COLUMN_GAP);
  const stays = (cell: readonly Word[]): boolean => others.some(({ box }) => box[2] > cell[0]!.box[0] && box[0] < cell.at(-1)!.box[2]);
  const figures = cells.filter((cell) => !stays(cell)).flat();
  texts[above + 1] = cells.filter(stays).flat();
  const left = lines.flatMap((tokens, at) => (texts[at]!.length > 0 ? [{ tokens, words: texts[at]! }] : []));
  const [head = { tokens: upper, words: [] }, next = { tokens: lower, words: [] }, ...rest] = left;
  return [withWords(head.tokens, [...head.words, ...first, ...figures]), withWords(next.tokens, [...next.words, ...second]), ...rest.map(({ tokens, words }) => withWords(tokens, [...words]))];
}
