// A day in a cell over several rows, in a table with rules between its rows: those within its cell leave out its column. Wherever in the cell the
// day stands, it goes up to the first line, as if it were printed there. Without rules a day beside the second of three rows could be of two.
import type { Box, PageModel } from '../model.js';
import { overlap } from '../columns/pieces.js';
import { barsOf, type RuleBar } from '../layout/ruleBars.js';
import { isBeside, leadingDates } from './centredDates.js';
import { withDaysMoved } from './spannedDays.js';
import type { TokenLine } from './tokenize.js';

/** In sizes of type: from the baseline to the middle of small letters. */
const MIDDLE = 0.25;
/** In sizes of type: rules of one table end at one place. */
const SAME_END = 0.6;
const SAME_START = 1.5;
/** In sizes of type: from a rule of a scan to the print that a piece of it was lost in. */
const TOUCHING = 0.15;
/** Rules that part the days of a table, too, at least. */
const FEWEST = 3;

/** Lines between two rules that part the days, too. */
interface Cell {
  days: number[];
  lines: number[];
  /** A rule beside its days. */
  isParted: boolean;
}

interface Column {
  x0: number;
  x1: number;
}

interface Ruled {
  lines: TokenLine[];
  /** Numbers of the pages whose rules tell. */
  pages: Set<number>;
}

export function raiseRuledDays(lines: readonly TokenLine[], pages: readonly PageModel[]): Ruled {
  const told = new Set<number>();
  const moves = new Map<number, number>();
  const unsure = new Set<number>();
  // The last cell of the page above goes on over this one.
  let goesOn = false;
  // Of the days of a page above; the last page may have one only.
  let column: Column | null = null;
  const indexes = linesByPage(lines);
  for (const page of pages) {
    const bars = barsOf(page.rules.filter(({ isEdge }) => !isEdge));
    const own = indexes.get(page.number) ?? [];
    const daysOfPage = bars.length < FEWEST ? [] : daysInColumn(own, lines, column);
    const cells = (daysOfPage.length === 0 ? [] : cellsOf(own, daysOfPage, lines, bars, page.origin === 'ocr')).filter((cell) => !isHeadOfRows(cell, lines));
    const isTold = cells.some(({ isParted }) => isParted);
    for (const { days, lines: inside, isParted } of cells) {
      if (days.length === 0 && !isParted) continue;
      if ((days.length === 0 && !goesOn) || (days.length > 1 && isParted)) for (const index of inside) unsure.add(index);
      // In a cell of one row, too, a day may stand beside the second of its lines. One beside the figures is in its place: headings may stand above.
      const isBelowFigures = !lines[days[0]!]?.amounts.some(({ isMoney }) => isMoney);
      if (days.length === 1 && (isParted || (isTold && isBelowFigures)) && days[0] !== inside[0]) moves.set(days[0]!, inside[0]!);
      goesOn = false;
    }
    if (isTold) told.add(page.number);
    if (isTold && daysOfPage.length > 1) column = columnOf(lines[daysOfPage[0]!]!);
    goesOn = cells.at(-1)?.days.length === 1 && cells.at(-1)!.isParted;
  }
  if (moves.size + unsure.size === 0) return { lines: [...lines], pages: told };
  return { lines: withDaysMoved(lines.map((tokens, index) => (unsure.has(index) ? { ...tokens, isDayUnsure: true } : tokens)), moves), pages: told };
}

/** A day with a rule below it, and texts of the rows above in its place: it heads the rows below, and the column of days is none. */
function isHeadOfRows({ days, lines: inside }: Cell, lines: readonly TokenLine[]): boolean {
  return days.length === 1 && inside.some((index) => index !== days[0] && leadingDates(lines[index]!).length === 0 && !isBeside(lines[index]!, leadingDates(lines[days[0]!]!).slice(0, 1)));
}

function linesByPage(lines: readonly TokenLine[]): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  lines.forEach(({ line: { page } }, index) => {
    const own = pages.get(page);
    if (own) own.push(index);
    else pages.set(page, [index]);
  });
  return pages;
}

/** With what stands above the first rule that parts the days and below the last, where others are there. */
function cellsOf(own: readonly number[], days: readonly number[], lines: readonly TokenLine[], bars: readonly RuleBar[], isScan: boolean): Cell[] {
  const columns = days.map((index) => leadingDates(lines[index]!)[0]!.box);
  const isForMost = (holds: (column: Box) => boolean): boolean => columns.filter(holds).length > columns.length / 2;
  const walls = bars.filter((bar) => isForMost((column) => covers(bar, column)));
  if (walls.length < FEWEST) return [];
  const em = lines[days[0]!]!.line.fontSize;
  const isOfTable = (bar: RuleBar): boolean => walls.some((wall) => Math.abs(endOf(wall) - endOf(bar)) < SAME_END * em);
  const besideDays = bars.filter((bar) => !walls.includes(bar) && isOfTable(bar) && isForMost((column) => bar.parts.every(([x0]) => x0 > middleOf(column))));
  // Dirt that was taken for rules begins anywhere.
  const starts = besideDays.map(startOf);
  if (Math.max(...starts) - Math.min(...starts) > SAME_START * em) return [];
  const others = own.filter((index) => !days.includes(index)).map((index) => lines[index]!);
  const daysEnd = Math.max(...columns.map(([, , x1]) => x1));
  const partings = besideDays.filter((bar) => !isBesideWords(bar, walls, others, daysEnd) && !(isScan && columns.some((day) => isLostIn(bar, day, em))));
  const edges = edgesOf(walls, partings);
  return edges.slice(1).map((end, at) => {
    const isInside = (y: number): boolean => y > edges[at]! && y < end;
    const inside = own.filter((index) => isInside(lines[index]!.line.baseline - MIDDLE * lines[index]!.line.fontSize));
    return { days: inside.filter((index) => days.includes(index)), lines: inside, isParted: !walls.some(({ y }) => y === end) || partings.some(({ y }) => isInside(y)) };
  });
}

/** A day that touches the rule above or below it hides a piece of that. In a cell over several rows such a rule would pass through its middle. */
function isLostIn({ y }: RuleBar, [, top, , bottom]: Box, em: number): boolean {
  return Math.min(Math.abs(y - top), Math.abs(y - bottom)) < TOUCHING * em;
}

/** The frame of a box right of other lines: between the days and such a rule of a table nothing stands but in the lines of the days. */
function isBesideWords(bar: RuleBar, walls: readonly RuleBar[], others: readonly TokenLine[], daysEnd: number): boolean {
  const below = walls.find(({ y }) => y > bar.y)?.y;
  const [top, bottom] = below === undefined ? [walls.findLast(({ y }) => y < bar.y)!.y, bar.y] : [bar.y, below];
  return others.some(({ line: { baseline, fontSize, words } }) => {
    const y = baseline - MIDDLE * fontSize;
    return y > top && y < bottom && words.some(({ box: [x0, , x1] }) => x0 > daysEnd && x1 < startOf(bar));
  });
}

/** Lines that begin with a day, in the leftmost column that has such; "13.01.2026 12.44 Uhr" further right begins a text. */
function daysInColumn(own: readonly number[], lines: readonly TokenLine[], known: Column | null): number[] {
  const days = own.flatMap((index) => leadingDates(lines[index]!).slice(0, 1).map(({ box: [x0, , x1] }) => ({ index, x0, x1 })));
  const columns = days.map((day) => days.filter((other) => overlap(day, other) > 0)).filter((column) => column.length > 1);
  const leftmost = columns.reduce<typeof days>((best, column) => (best.length === 0 || column[0]!.x0 < best[0]!.x0 ? column : best), []);
  const chosen = leftmost.length > 0 || known === null ? leftmost : days.filter((day) => overlap(day, known) > 0);
  return chosen.map(({ index }) => index);
}

function columnOf(tokens: TokenLine): Column {
  const [x0, , x1] = leadingDates(tokens)[0]!.box;
  return { x0, x1 };
}

/** Heights of the rules that part the days; before these where the first row begins that has a rule beside the days above them, behind them the last such rule. */
function edgesOf(walls: readonly RuleBar[], partings: readonly RuleBar[]): number[] {
  const edges = walls.map(({ y }) => y);
  const [first, last] = [partings[0], partings.at(-1)];
  if (!first || !last) return edges;
  const next = Math.min(partings[1]?.y ?? Infinity, edges[0]!);
  const above = first.y < edges[0]! ? [2 * first.y - next] : [];
  return [...above, ...edges, ...(last.y > edges.at(-1)! ? [last.y] : [])];
}

function middleOf([left, , right]: Box): number {
  return (left + right) / 2;
}

function covers({ parts }: RuleBar, column: Box): boolean {
  const middle = middleOf(column);
  return parts.some(([x0, x1]) => x0 < middle && x1 > middle);
}

function startOf({ parts }: RuleBar): number {
  return Math.min(...parts.map(([x0]) => x0));
}

function endOf({ parts }: RuleBar): number {
  return Math.max(...parts.map(([, x1]) => x1));
}
