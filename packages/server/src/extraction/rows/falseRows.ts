// Lines that look like rows but stand outside the tables: a summary box with dates and amounts before the first heading.
import type { TableKind, TableLayout } from '../columns/tables.js';
import { addTo } from '../groups.js';
import type { AmountToken } from '../tokens/amounts.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { DATE_ROLES } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import { depositLists } from './depositLists.js';
import { sumsBehindOpening, sumsOfBlocks, sumsOfSides, sumsOverBlocks } from './blockSums.js';
import { rowsOfFirstDay } from './daysAtEnd.js';
import type { Checkpoint, RawRow, StreamItem } from './stream.js';

export function dropFalseRows(all: readonly StreamItem[], lines: readonly TokenLine[], layout: TableLayout, valueOf: (token: AmountToken) => number): StreamItem[] {
  const stream = withDaysCarried(all, lines, valueOf);
  const counts = layout.kinds.map(() => 0);
  for (const item of stream) if (item.type === 'row' && isRow(item)) counts[item.kind]! += 1;
  const headed = counts.reduce((sum, count, kind) => (layout.kinds[kind]!.headers.length > 0 ? sum + count : sum), 0);
  const dropsUnheaded = headed > 0 && counts[0]! < Math.max(3, headed);
  const listed = dropsUnheaded ? summedLists(stream, valueOf) : new Set();
  const daily = dailyClosings(stream);
  const leading = new Set([...leadingUndated(stream, layout, valueOf), ...rowsOfFirstDay(stream, layout.kinds)]);
  const sums = new Set([...sumsOfBothSides(stream, layout), ...sumsOfBlocks(stream, valueOf), ...sumsOverBlocks(stream, valueOf), ...sumsOfSides(stream, valueOf), ...sumsBehindOpening(stream, valueOf)]);
  const above = linesAboveHeadings(stream, layout);
  const deposits = depositLists(stream, layout.kinds, lines);
  return stream.flatMap((item): StreamItem[] => {
    if (item.type === 'checkpoint' && deposits.has(item.kind)) return [];
    if (item.type === 'row' && (above.has(item) || deposits.has(item.kind))) return [toText(item)];
    if (item.type === 'checkpoint' && daily.has(squash(item.text))) return [{ ...item, label: 'balance' }];
    if (item.type !== 'row') return [item];
    if (sums.has(item)) return [toTotal(item)];
    if (leading.has(item)) return [item];
    if (!isRow(item) || isOfBalancesOnly(item, layout.kinds[item.kind]!)) return [toText(item)];
    return dropsUnheaded && item.kind === 0 && !listed.has(item) ? [toText(item)] : [item];
  });
}

/** Under headings, above the first row with a day: an amount, and a balance that the next row goes on from. Its day was not read; it is a row all the same. */
function leadingUndated(stream: readonly StreamItem[], { kinds }: TableLayout, valueOf: (token: AmountToken) => number): Set<StreamItem> {
  const rows = stream.filter((item): item is RawRow => item.type === 'row' && !item.isAside && kinds[item.kind]!.headers.length > 0);
  const found = new Set<StreamItem>();
  for (let at = rows.findIndex(isRow) - 1; at >= 0; at -= 1) {
    const [own, next] = [rows[at]!, rows[at + 1]!];
    const figures = own.cells.flatMap((cell) => (cell === null ? [] : [Math.abs(valueOf(cell))]));
    const isMovement = figures.length === 2 && figures[0] !== figures[1] && own.kind === next.kind && labelKind(own.words) === null;
    if (!isMovement || !(areChained(own, next, valueOf) || areChained(next, own, valueOf))) break;
    found.add(own);
  }
  return found;
}

/** Below a page break with headings that nobody knows a line has no day: where its balance goes on from the one before, it is a row of the last day. */
function withDaysCarried(stream: readonly StreamItem[], lines: readonly TokenLine[], valueOf: (token: AmountToken) => number): StreamItem[] {
  let last: RawRow | null = null;
  return stream.map((item) => {
    if (item.type !== 'row' || item.isAside) return item;
    const goesOn: boolean = last !== null && item.dates.length === 0 && item.hasText && last.kind === item.kind && isOnNextPage(last, item, lines) && areChained(last, item, valueOf);
    const own: RawRow = goesOn ? { ...item, dates: last!.dates, dateLines: last!.dateLines, isDateCarried: true } : item;
    if (own.dates.length > 0) last = own;
    return own;
  });
}

function isOnNextPage(above: RawRow, below: RawRow, lines: readonly TokenLine[]): boolean {
  return lines[below.lines[0]!]!.line.page > lines[above.dateLines[0]!]!.line.page;
}

/** In one column both have a figure, and they differ by another one of the lower row. */
function areChained(above: RawRow, below: RawRow, valueOf: (token: AmountToken) => number): boolean {
  return below.cells.some((balance, column) => {
    const before = above.cells[column];
    if (!balance || !before) return false;
    const step = Math.abs(valueOf(balance) - valueOf(before));
    return step !== 0 && below.cells.some((amount, other) => other !== column && amount !== null && Math.abs(valueOf(amount)) === step);
  });
}

/** Lines without a day between an opening balance below rows and the next headings, also none beside that balance: the summary of another account, whose rows stand under those. */
function linesAboveHeadings(stream: readonly StreamItem[], { isHeading }: TableLayout): Set<StreamItem> {
  const found = new Set<StreamItem>();
  let summary: RawRow[] | null = null;
  // The last row with a day of its own, or the balance.
  let from = -1;
  for (const item of stream) {
    const line = item.type === 'row' ? item.lines[0]! : item.line;
    if (summary !== null && isHeading.slice(from, line).some(Boolean)) {
      summary.forEach((row) => found.add(row));
      summary = null;
    }
    if (item.type === 'checkpoint' && item.label === 'opening') [summary, from] = [from < 0 ? null : (summary ?? []), line];
    else if (item.type === 'row' && item.isDateCarried) {
      if (item.dateLines.every((day) => day < from)) summary?.push(item);
    }
    else if (item.type === 'row') [summary, from] = [null, line];
  }
  return found;
}

/** "Payments", their rows and at once "Total payments" with what they come to: a list without headings, unless its rows stand in a table, too. */
function summedLists(stream: readonly StreamItem[], valueOf: (token: AmountToken) => number): Set<StreamItem> {
  const said = (row: RawRow): string => `${row.dates[0]!.text} ${row.cells.flatMap((cell) => (cell ? [valueOf(cell)] : [])).join(' ')}`;
  const headed = new Set(stream.flatMap((item) => (item.type === 'row' && item.kind !== 0 && isRow(item) ? [said(item)] : [])));
  const found = new Set<StreamItem>();
  let run: RawRow[] = [];
  for (const item of stream) {
    if (item.type === 'total' && run.length > 0 && item.amounts.length === 1 && Math.abs(valueOf(item.amounts[0]!)) === Math.abs(sumOf(run, valueOf))) run.forEach((row) => found.add(row));
    run = item.type === 'row' && item.kind === 0 && isRow(item) && !headed.has(said(item)) ? [...run, item] : [];
  }
  return found;
}

function sumOf(rows: readonly RawRow[], valueOf: (token: AmountToken) => number): number {
  return rows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + (cell ? valueOf(cell) : 0), 0);
}

/** Of the account and of a day. */
function isRow({ dates, isAside }: RawRow): boolean {
  return dates.length > 0 && !isAside;
}

/**
 * "Date   Balance" and nothing else, over days and figures: a list of daily balances, whatever its title, and on whatever page it goes on.
 * "Deposit accounts   Account number   Date   Balance": what an overview says of each account.
 */
function isOfBalancesOnly({ hasText }: RawRow, { headers: [header], amounts }: TableKind): boolean {
  if (header === undefined || !amounts.every(({ heading }) => heading === 'balance')) return false;
  const others = header.cells.filter(({ role }) => role !== 'balance' && !DATE_ROLES.has(role));
  const isOverview = others.some(({ role }) => role === 'account') && others.every(({ role }) => role === 'account' || role === 'description') && header.pieces.length <= header.cells.length + 1;
  return isOverview || (!hasText && others.length === 0 && header.pieces.length === header.cells.length);
}

/** A "closing balance" that comes back in the table with figure after figure closes days or months, not the period; three do, each with a day of its own, where no account opens between. */
function dailyClosings(stream: readonly StreamItem[]): Set<string> {
  const closings = new Map<string, Checkpoint[]>();
  for (const item of stream) {
    if (item.type !== 'checkpoint' || item.label !== 'closing' || item.column < 0) continue;
    const key = squash(item.text);
    addTo(closings, key, item);
  }
  const count = (items: readonly Checkpoint[], of: (item: Checkpoint) => string): number => new Set(items.map(of)).size;
  return new Set([...closings].flatMap(([key, items]) => {
    const values = count(items, ({ amount }) => amount.number.raw);
    return values >= FEWEST_DAILY || (values >= FEWEST_DATED && items.every(({ date }) => date !== null) && count(items, ({ date }) => date!.text) === values && !isOpenedBetween(stream, items)) ? [key] : [];
  }));
}

const FEWEST_DAILY = 4;
const FEWEST_DATED = 3;

function isOpenedBetween(stream: readonly StreamItem[], items: readonly Checkpoint[]): boolean {
  return stream.slice(stream.indexOf(items[0]!), stream.indexOf(items.at(-1)!)).some((item) => item.type === 'checkpoint' && (item.label === 'opening' || item.label === 'broughtForward'));
}

/** "31.03.24  Umsatztotal  1,204.15  3,870.00", or, in any language, without a day: a row moves one side. None where other rows fill both columns, too. */
function sumsOfBothSides(stream: readonly StreamItem[], { kinds }: TableLayout): Set<StreamItem> {
  const isOfBoth = (row: RawRow): boolean => (['debit', 'credit'] as const).every((side) => row.cells.some((cell, column) => cell !== null && kinds[row.kind]!.amounts[column]!.heading === side));
  const both = stream.filter((item): item is RawRow => item.type === 'row' && isOfBoth(item));
  return new Set(both.every(({ words, isDateCarried }) => isDateCarried || labelKind(words) === 'total') ? both : []);
}

function toTotal(row: RawRow): StreamItem {
  return { type: 'total', kind: row.kind, label: 'total', text: row.words, line: row.lines[0]!, cells: row.cells, amounts: row.cells.filter((cell) => cell !== null) };
}

function toText(row: RawRow): StreamItem {
  return { type: 'text', kind: row.kind, line: row.lines[0]! };
}
