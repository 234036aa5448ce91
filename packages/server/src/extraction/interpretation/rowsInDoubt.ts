// Rows of a ledger that may be none: what stands behind its end or aside of its columns, and what says again what rows above said.
import type { Ledger } from '../accounts/ledgers.js';
import { addTo, groupBy } from '../groups.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import { labelKind } from '../vocabulary/labels.js';
import { showsBalance, type ColumnRoles } from './roles.js';

/** What follows the closing balance of a table, or the opening one where the newest row comes first: tables of interest, cheques listed once more, orders still to come. */
export function afterClosing({ items }: Ledger): Set<RawRow> {
  const isRow = (item: Ledger['items'][number]): boolean => item.type === 'row';
  const carried = items.findLastIndex(isBroughtForward);
  const isClosing = (item: Ledger['items'][number], at: number): boolean => item.type === 'checkpoint' && (item.label === 'closing' || (item.isOfTotals === true && at > carried));
  const first = items.findIndex(isRow);
  const isUpward = items.slice(0, first).some(isClosing);
  const end = items.findLastIndex((item, at) => at > first && (isClosing(item, at) || (isUpward && item.type === 'checkpoint' && item.label === 'opening')));
  return end < 0 || first < 0 ? belowLastBalance(items) : new Set(items.slice(end + 1).filter((item) => item.type === 'row'));
}

function isBroughtForward(item: Ledger['items'][number]): item is Checkpoint {
  return item.type === 'checkpoint' && item.label === 'broughtForward';
}

/** Below the last balance, whatever it is called, under other headings than all rows above it, or each with the day and the figure of one of them: "Details of your direct debits". */
function belowLastBalance(items: Ledger['items']): Set<RawRow> {
  const last = items.findLastIndex((item) => item.type === 'checkpoint');
  const isRow = (item: Ledger['items'][number]): item is RawRow => item.type === 'row';
  const [above, below] = [items.slice(0, Math.max(0, last)).filter(isRow), items.slice(last + 1).filter(isRow)];
  const kinds = new Set(above.map(({ kind }) => kind));
  const said = new Set(above.flatMap(saidBy));
  const isList = below.every(({ kind }) => !kinds.has(kind)) || below.every((row) => saidBy(row).every((one) => said.has(one)));
  return new Set(above.length > 0 && isList ? below : []);
}

/** What follows the sums of both sides: orders still to come, fees listed once more. Sums that come back day after day end nothing, nor do those of a page behind which the next one goes on. */
export function belowTotals({ items, totals }: Ledger): Set<RawRow> {
  const goesOnAt = Math.max(...items.map((item) => (isBroughtForward(item) ? item.line : -1)));
  const sums = totals.filter(({ label, isPart, cells }) => label === 'total' && isPart !== true && cells.filter((cell) => cell !== null).length > 1);
  const last = sums.some(({ text }, at) => text !== '' && sums.some((other, from) => from > at && other.text === text)) ? undefined : sums.at(-1);
  const rows = items.flatMap((item) => (item.type === 'row' ? [item] : []));
  const below = last === undefined || goesOnAt > last.line ? [] : rows.filter(({ lines }) => lines[0]! > last.line);
  return new Set(below.length < rows.length ? below : []);
}

/** Tables without balances behind the last row that shows one, where nearly all rows do: lists of what the rows said already. */
export function behindBalances(rows: readonly RawRow[], roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const hasBalance = (row: RawRow): boolean => showsBalance(row, roles);
  const last = rows.findLastIndex(hasBalance);
  const main = rows[last]?.kind;
  // The balance of a row with a fee stands beside the fee.
  const isFull = rows.filter((row) => row.kind === main).every((row) => hasBalance(row.held ? { ...row, cells: row.held } : row));
  const behind = rows.slice(last + 1);
  return new Set(last > 0 && isFull && behind.every((row) => row.kind !== main) ? behind : []);
}

/** The same in the columns of the table: without balances, where all rows above show one, and each with the day and the figure of one of them. */
export function saidAgain(rows: readonly RawRow[], roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const hasBalance = (row: RawRow): boolean => showsBalance(row, roles);
  const last = rows.findLastIndex(hasBalance);
  const above = rows.slice(0, last + 1);
  const behind = rows.slice(last + 1);
  const isFull = behind.length > 0 && above.length > 1 && above.every((row) => row.kind !== above.at(-1)!.kind || hasBalance(row));
  if (!isFull) return new Set();
  const said = new Set(above.flatMap(saidBy));
  const isSaid = (row: RawRow): boolean => row.hasText && saidBy(row).every((one) => said.has(one));
  // What they come to has no day of its own.
  return new Set(behind.some(isSaid) && behind.every((row) => isSaid(row) || row.isDateCarried) ? behind : []);
}

/**
 * The last rows, each with the day, the words and the figures of one above all of them, in whatever columns; what they come to has no day of its
 * own. Money that came to another account has other words, or the other sign; references behind the words may be left out.
 */
export function saidAgainBelow(rows: readonly RawRow[]): Set<RawRow> {
  const figuresOf = (row: RawRow): string => [...saidBy(row), ...row.cells.flatMap((cell) => cell?.sign || [])].join(' ');
  const end = rows.at(-1);
  // Hardly any last row says what another does: one look at the others tells.
  if (!end || (!end.isDateCarried && !rows.some((row) => row !== end && row.words.startsWith(end.words) && figuresOf(row) === figuresOf(end)))) return new Set();
  const figures = rows.map(figuresOf);
  const above = new Map<string, string[]>();
  for (const [at, { words }] of rows.entries()) addTo(above, figures[at]!, words);
  let from = rows.length;
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const row = rows[at]!;
    const others = above.get(figures[at]!)!;
    others.pop();
    if (row.hasText && others.some((words) => words.startsWith(row.words))) from = at;
    else if (!row.isDateCarried) break;
  }
  // One row twice, right below itself, is no list: the file has it twice, or something went wrong, which the sums shall tell.
  const [before, first] = [rows[from - 1], rows[from]];
  const isDoubled = before !== undefined && first !== undefined && figures[from] === figures[from - 1] && first.kind === before.kind && first.section === before.section;
  return new Set(isDoubled ? [] : rows.slice(from));
}

/** Each figure of a row with its day, whose year and hour only one of two lists may print. */
function saidBy({ dates: [date], cells }: RawRow): string[] {
  return cells.flatMap((cell) => (cell === null ? [] : [`${date?.a} ${date?.b} ${cell.number.raw}`]));
}

/** The last rows, without days of their own, in a column where no other row has a figure: a list of fees below the rows. */
export function inOtherColumn(rows: readonly RawRow[]): Set<RawRow> {
  const aside = asideBelow(rows);
  return new Set(aside.every((row) => row.isDateCarried) ? aside : []);
}

/** Such a list of one figure a line, below rows that all show a balance: no end need be printed to tell that it is none of theirs. */
export function asideBehindBalances(rows: readonly RawRow[], roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const aside = inOtherColumn(rows);
  const above = rows.slice(0, rows.length - aside.size);
  const areAlone = [...aside].every(({ cells }) => cells.filter((cell) => cell !== null).length === 1);
  return new Set(areAlone && above.length > 1 && above.every((row) => showsBalance(row, roles)) ? aside : []);
}

/** Several in such a column, each with the day and the figure of a row above; what they come to may follow. */
export function saidAgainAside(rows: readonly RawRow[]): Set<RawRow> {
  const aside = asideBelow(rows);
  const said = new Set(aside.length < 2 ? [] : rows.slice(0, -aside.length).flatMap(saidBy));
  const isSaid = (row: RawRow): boolean => saidBy(row).every((one) => said.has(one));
  return new Set(aside.filter(isSaid).length > 1 && aside.every((row) => isSaid(row) || row.isDateCarried) ? aside : []);
}

/** The last rows, in a column where no other row has a figure. */
function asideBelow(rows: readonly RawRow[]): readonly RawRow[] {
  const columnsOf = (row: RawRow): string => row.cells.flatMap((cell, column) => (cell ? [`${row.kind} ${column}`] : [])).join();
  const last = rows.length === 0 ? '' : columnsOf(rows.at(-1)!);
  const start = rows.findLastIndex((row) => columnsOf(row) !== last) + 1;
  return start > 0 && rows.slice(0, start).every((row) => !columnsOf(row).split(',').includes(last)) ? rows.slice(start) : [];
}

/** Lines without a date that say the same again and again and fill more than one column: "Turnover of the day", in any language. */
export function repeatedSums(rows: readonly RawRow[]): Set<RawRow> {
  const groups = groupBy(rows.filter(({ isDateCarried, words }) => isDateCarried && words.length > 2), ({ words }) => words);
  const isSums = (group: readonly RawRow[]): boolean => group.length >= 3 && group.every((row) => row.lines.length === 1 && row.cells.filter((cell) => cell !== null).length >= 2);
  return new Set([...groups.values()].filter(isSums).flat());
}

/** "Totali   06/06/2024   177,12", among rows of which every other one shows a balance: what the rows of the day come to. */
export function namedSums(rows: readonly RawRow[], roles: ReadonlyMap<number, ColumnRoles>): Set<RawRow> {
  const sums = new Set(rows.filter((row) => labelKind(row.words) === 'total' && !showsBalance(row, roles)));
  return new Set(sums.size > 0 && rows.every((row) => sums.has(row) || showsBalance(row, roles)) ? sums : []);
}
