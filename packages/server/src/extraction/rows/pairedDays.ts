// Two days in one cell, one above the other, where the cells of a row are set to its middle or its foot: the figures stand beside the lower
// day or between the two, and texts above both. The pair is the row's, on whatever line its figures are.
import type { TableKind, TableLayout } from '../columns/tables.js';
import { lineOfRow } from '../tokens/centredDates.js';
import type { DateToken } from '../tokens/dates.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { isCell } from '../tokens/wrappedDates.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import type { LineView } from './describeLine.js';

const FEWEST = 3;
/** Of the days in the column, at least, that belong to such a pair. */
const USUAL = 0.85;
/** Of the days, at most, with one of their own: where all stand at one distance, a few decide which two are a pair. */
const MOST_ALONE = 0.03;
/** Sizes of type from the upper day down to the lower, at most. */
const MOST_PITCH = 1.7;
/** In sizes of type: where cells of one column begin. */
const SAME_PLACE = 0.3;
/** The next row begins at a greater distance. */
const APART = 1.15;

interface DayCell {
  index: number;
  date: DateToken;
}

export interface PairedDays {
  /** The days of each row by the line of its figures, that of booking first. */
  byRow: ReadonlyMap<number, { dates: DateToken[]; lines: number[] }>;
  /** The days that belong to rows of other lines. */
  taken: ReadonlySet<DateToken>;
}

const NONE: PairedDays = { byRow: new Map(), taken: new Set() };

export function findPairedDays(kind: TableKind, { kindOf, isHeading }: TableLayout, views: readonly LineView[], lines: readonly TokenLine[], furniture: Uint8Array): PairedDays {
  const cells = mostAligned(lines.flatMap((line, index) => (kindOf[index] === kind.id && !furniture[index] && !isHeading[index] ? cellsOf(line, index) : [])), lines);
  const apart = pairsApart(cells, lines);
  // The lines of balances have one day.
  const isMost = (some: readonly [DayCell, DayCell][]): boolean => {
    const paired = new Set(some.flat());
    return 2 * some.length >= USUAL * cells.filter((cell) => paired.has(cell) || views[cell.index]!.label === null).length;
  };
  const pairs = isMost(apart) ? apart : pairsByFigures(cells, lines, views);
  const rows = pairs.flatMap((pair) => (areRowsOfBothSides(pair, kind, views) ? [] : (rowBeside(pair, views, lines) ?? [])));
  // "Posting date" over "Effective date": few rows are enough.
  const areHeaded = kind.headers.some(({ lowerDates }) => lowerDates.length > 0);
  const isUsual = rows.length >= (areHeaded ? 1 : FEWEST) && rows.length === pairs.length && isMost(pairs);
  if (!isUsual || rows.every((row, at) => row === pairs[at]![0].index)) return NONE;
  const isLowerBooked = booksBelow(pairs[0]![0].date, lines, isHeading);
  const ordered = pairs.map(([upper, lower]) => (isLowerBooked ? [lower, upper] : [upper, lower]));
  return {
    byRow: new Map(ordered.map((pair, at) => [rows[at]!, { dates: pair.map(({ date }) => date), lines: pair.map(({ index }) => index) }])),
    taken: new Set(pairs.flat().map(({ date }) => date)),
  };
}

/** Days alone in their cells. */
function cellsOf({ line, dates }: TokenLine, index: number): DayCell[] {
  return dates.filter(({ first, last }) => isCell(line.words, first, last)).map((date) => ({ index, date }));
}

/** Those that begin at the place where most of them do, from above. */
function mostAligned(cells: readonly DayCell[], lines: readonly TokenLine[]): DayCell[] {
  const byPlace = [...cells].sort((a, b) => a.date.box[0] - b.date.box[0]);
  let most = { from: 0, to: -1 };
  let from = 0;
  byPlace.forEach((cell, to) => {
    while (cell.date.box[0] - byPlace[from]!.date.box[0] > SAME_PLACE * lines[cell.index]!.line.fontSize) from += 1;
    if (to - from > most.to - most.from) most = { from, to };
  });
  return byPlace.slice(most.from, most.to + 1).sort((a, b) => a.index - b.index);
}

/** Days with less white between them than to the next. */
function pairsApart(cells: readonly DayCell[], lines: readonly TokenLine[]): [DayCell, DayCell][] {
  const pairs: [DayCell, DayCell][] = [];
  for (let at = 0; at + 1 < cells.length; at += 1) {
    const own = pitchBelow(cells, at, lines);
    if (own > MOST_PITCH || pitchBelow(cells, at - 1, lines) < APART * own || pitchBelow(cells, at + 1, lines) < APART * own) continue;
    pairs.push([cells[at]!, cells[at + 1]!]);
    at += 1;
  }
  return pairs;
}

/** Where all days stand at one distance: the figures are beside the lower one or between the two. A list below the rows, as of fees, may have one day a line. */
function pairsByFigures(cells: readonly DayCell[], lines: readonly TokenLine[], views: readonly LineView[]): [DayCell, DayCell][] {
  const pairs: [DayCell, DayCell][] = [];
  let alone = 0;
  for (let at = 0; at < cells.length; at += 1) {
    const [upper, lower] = [cells[at]!, cells[at + 1]];
    if (views[upper.index]!.label !== null) continue;
    const row = lower && pitchBelow(cells, at, lines) <= MOST_PITCH ? rowBeside([upper, lower], views, lines) : null;
    if (!lower || row === null || row === upper.index) {
      if ((alone += 1) > MOST_ALONE * cells.length) return [];
      continue;
    }
    pairs.push([upper, lower]);
    at += 1;
  }
  return pairs;
}

/** Sizes of type down to the next day. */
function pitchBelow(cells: readonly DayCell[], at: number, lines: readonly TokenLine[]): number {
  const [upper, lower] = [cells[at], cells[at + 1]];
  if (!upper || !lower) return Infinity;
  const [a, b] = [lines[upper.index]!.line, lines[lower.index]!.line];
  return a.page === b.page && a.lane === b.lane ? (b.baseline - a.baseline) / b.fontSize : Infinity;
}

/** The line with figures beside the two days. */
function rowBeside([upper, lower]: [DayCell, DayCell], views: readonly LineView[], lines: readonly TokenLine[]): number | null {
  const rows: number[] = [];
  for (let index = upper.index; index <= lower.index; index += 1) if (views[index]!.filled > 0) rows.push(index);
  return lineOfRow(rows, lines);
}

/** A debit beside the one day and a credit beside the other, each under its heading: interest and instalment of a loan. */
function areRowsOfBothSides(pair: readonly DayCell[], { amounts }: TableKind, views: readonly LineView[]): boolean {
  const [upper, lower] = pair.map(({ index }) => views[index]!.cells.flatMap((cell, column) => (cell === null ? [] : (amounts[column]!.heading ?? []))));
  return ['debit', 'credit'].every((side) => [upper!, lower!].some((headings) => headings.length === 1 && headings[0] === side));
}

/** "Value date" above "Posting date" over the column. */
function booksBelow({ box: [x0, , x1] }: DateToken, lines: readonly TokenLine[], isHeading: TableLayout['isHeading']): boolean {
  const first = lines.findIndex((_, index) => isHeading[index]);
  if (first < 0) return false;
  const roles = [-2, -1, 0, 1, 2].flatMap((step): HeadingRole[] => {
    const words = lines[first + step]?.line.words.filter(({ box }) => box[0] < x1 && box[2] > x0) ?? [];
    const role = headingRole(squash(joinedText(words)));
    return role === null ? [] : [role];
  });
  const value = roles.indexOf('otherDate');
  // "Effective" and "date" below it are one heading.
  const booking = roles.indexOf(roles.includes('postingDate') ? 'postingDate' : 'date');
  return value >= 0 && value < booking;
}
