// Cells set to the middle of their row: as many lines of its text stand above a row's figures as below. Read from the top they cannot be told
// from those of the row before; once the first row of a page is known, each says how many of the lines below it are of the next.
import type { TokenLine } from '../tokens/tokenize.js';
import type { LineView } from './describeLine.js';
import type { RawRow, StreamItem } from './stream.js';

/** Rows of an even number of lines have their figures between two of them, at half a line's distance: no other table has. */
const HALF_A_LINE = 0.9;
const FEWEST_BETWEEN = 3;
/** Sizes of type between the figures and the middle of their text. */
const OFF_THE_MIDDLE = 0.35;
/** Sizes of type between a line and the one above it in the same text. */
const NEXT_LINE = 1.8;
const MOST_ABOVE = 4;

interface Page {
  lines: readonly TokenLine[];
  views: readonly LineView[];
}

/** @returns the items; text lines that turn out to be a row's are none of their own any more */
export function giveTextsToCentredRows(items: readonly StreamItem[], lines: readonly TokenLine[], views: readonly LineView[]): StreamItem[] {
  const page = { lines, views };
  const runs = runsOfRows(items, lines);
  const kinds = new Set(runs.map(([row]) => row!.kind).filter((kind) => runs.flat().filter((row) => row.kind === kind && standsBetweenLines(row, page)).length >= FEWEST_BETWEEN));
  const rows = items.filter((item) => item.type === 'row');
  const texts = new Set([...items.flatMap((item) => (item.type === 'text' ? [item.line] : [])), ...rows.flatMap((row) => row.lines)]);
  const taken = new Map<number, RawRow>();
  for (const run of runs.filter(([row]) => kinds.has(row!.kind))) {
    const given = linesAbove(run, page, texts).map((above) => centred(run, above, page)).find((found) => found !== null);
    for (const [row, own] of given ?? []) {
      for (const line of own) taken.set(line, row);
      row.lines = own;
    }
  }
  for (const row of rows) row.lines = row.lines.filter((line) => (taken.get(line) ?? row) === row);
  return items.filter((item) => item.type !== 'text' || !taken.has(item.line));
}

/** Rows of a table that follow each other on one page. */
function runsOfRows(items: readonly StreamItem[], lines: readonly TokenLine[]): RawRow[][] {
  const runs: RawRow[][] = [];
  let last: StreamItem | undefined;
  for (const item of items) {
    if (item.type === 'row' && figureLine(item) >= 0) {
      if (last?.type === 'row' && last.kind === item.kind && isOnePage(lines[figureLine(last)], lines[figureLine(item)])) runs.at(-1)!.push(item);
      else runs.push([item]);
    }
    last = item;
  }
  return runs;
}

function figureLine({ cellLines }: RawRow): number {
  return cellLines.find((line) => line >= 0) ?? -1;
}

function isOnePage(a: TokenLine | undefined, b: TokenLine | undefined): boolean {
  return a !== undefined && b !== undefined && a.line.page === b.line.page && a.line.lane === b.line.lane;
}

function standsBetweenLines(row: RawRow, { lines, views }: Page): boolean {
  const at = figureLine(row);
  const [above, own, below] = [lines[at - 1], lines[at]!, lines[at + 1]];
  if (views[at]!.words.length > 0 || !isOnePage(above, own) || !isOnePage(own, below)) return false;
  const near = HALF_A_LINE * own.line.fontSize;
  return own.line.baseline - above!.line.baseline < near && below!.line.baseline - own.line.baseline < near;
}

/** None, one, two and more lines above the first row that are no figures of another: how many of them are its own is not known yet. */
function linesAbove([first]: readonly RawRow[], { lines, views }: Page, texts: ReadonlySet<number>): number[][] {
  const found: number[][] = [[]];
  for (let line = first!.lines[0]! - 1; found.length <= MOST_ABOVE && line >= 0; line -= 1) {
    const [above, below] = [lines[line]!, lines[line + 1]!];
    const isNear = isOnePage(above, below) && below.line.baseline - above.line.baseline < NEXT_LINE * below.line.fontSize;
    if (!isNear || !texts.has(line) || views[line]!.filled > 0 || views[line]!.dates.length > 0) break;
    found.push([line, ...found.at(-1)!]);
  }
  return found;
}

/** The lines of each row; null where they do not come out even to the last row. */
function centred(run: readonly RawRow[], above: readonly number[], { lines }: Page): [RawRow, number[]][] | null {
  const figures = new Set(run.map(figureLine));
  const { page } = lines[figureLine(run[0]!)]!.line;
  const left = [...above, ...run.flatMap((row) => row.lines)].filter((line) => !figures.has(line) && lines[line]!.line.page === page).sort((a, b) => a - b);
  const given: [RawRow, number[]][] = [];
  for (const row of run) {
    const at = figureLine(row);
    const upper = left.filter((line) => line < at);
    const lower = left.slice(upper.length, 2 * upper.length);
    left.splice(0, 2 * upper.length);
    const all = [...upper, at, ...lower];
    if (lower.length < upper.length || !isInTheMiddle(all, at, lines) || !(row.isDateCarried || row.dateLines.every((line) => all.includes(line)))) return null;
    // What stands on another page is the next row's, or goes on there.
    given.push([row, [...all, ...row.lines.filter((line) => lines[line]!.line.page !== page)].sort((a, b) => a - b)]);
  }
  return left.length > 0 ? null : given;
}

function isInTheMiddle(all: readonly number[], at: number, lines: readonly TokenLine[]): boolean {
  const [top, own, bottom] = [lines[all[0]!]!.line, lines[at]!.line, lines[all.at(-1)!]!.line];
  return Math.abs((top.baseline + bottom.baseline) / 2 - own.baseline) < OFF_THE_MIDDLE * own.fontSize;
}
