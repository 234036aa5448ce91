// A line without a date, with words and one figure, directly above the first row of a table or below its last: a balance in any
// language, provided that the figure stands in the column of balances. Which column that is the arithmetic says later.
import type { TableKind } from '../columns/tables.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { rowsOfFirstDay } from './daysAtEnd.js';
import type { Checkpoint, RawRow, StreamItem, TotalLine } from './stream.js';

/** Lines of print between the balance and the row, at most. */
const NEAR = 3.5;

/** @param sums lines that say what the rows below them come to */
export function markUnnamedBalances(stream: readonly StreamItem[], lines: readonly TokenLine[], kinds: readonly TableKind[], sums: ReadonlySet<StreamItem>): StreamItem[] {
  const begun = new Set<number>();
  const ofFirstDay = rowsOfFirstDay(stream, kinds);
  return stream.map((item, at) => {
    if (item.type !== 'row' || sums.has(item) || ofFirstDay.has(item)) return item;
    const isFirst = !begun.has(item.kind);
    if (item.dates.length > 0) begun.add(item.kind);
    // A label broken over lines ("Beginning" above "Balance") is known by no vocabulary, the heading over its figure is.
    if (isBalanceOnly(item, kinds[item.kind]!)) return isFirst ? toCheckpoint(item, lines) : { ...item, mayBeBalance: true };
    if (!isLoneFigure(item)) return item;
    const next = stream[at + 1];
    // A day carried from further up than the table is no day of its rows.
    const opens = next?.type === 'row' && next.kind === item.kind && next.dates.length > 0 && !next.isDateCarried && !hasRows(stream.slice(0, at), item.kind) && isNear(item, next, lines);
    if (opens) return toCheckpoint(item, lines);
    const isLast = item.dates.length > 0 && !hasRows(stream.slice(at + 1), item.kind) && isNear(previousItem(stream, at), item, lines) && !endsList(stream, at);
    return isLast ? { ...item, mayBeBalance: true } : item;
  });
}

/** A dated line whose only figure stands under the heading of balances, while amounts have headings of their own. */
function isBalanceOnly(row: RawRow, { amounts }: TableKind): boolean {
  if (row.isAside || !row.hasText || row.dates.length === 0 || row.isDateCarried) return false;
  const filled = row.cells.flatMap((cell, column) => (cell ? [column] : []));
  return filled.length === 1 && amounts[filled[0]!]!.heading === 'balance' && amounts.some(({ heading }) => heading === 'amount' || heading === 'debit' || heading === 'credit');
}

function isLoneFigure(row: RawRow): boolean {
  return (row.isDateCarried || row.dates.length === 0) && !row.isAside && row.hasText && row.lines.length === 1 && row.cells.length > 1 && row.cells.filter((cell) => cell !== null).length === 1;
}

/** "Charges", and below it line after line with words and one figure: the last of them is a charge like the others. */
function endsList(stream: readonly StreamItem[], at: number): boolean {
  const first = stream.findLastIndex((item, index) => index < at && !(item.type === 'row' && isLoneFigure(item)));
  return at - first > 1 && stream[first + 1] !== stream[at] && stream[first]?.type === 'text';
}

function hasRows(items: readonly StreamItem[], kind: number): boolean {
  return items.some((item) => item.type === 'row' && item.kind === kind && item.dates.length > 0);
}

/** The row above, or the sums of its day between the two. */
function previousItem(stream: readonly StreamItem[], at: number): RawRow | TotalLine | null {
  const previous = stream[at - 1];
  const row = stream.findLast((item, index) => index < at && item.type !== 'total');
  if (row?.type !== 'row' || row.kind !== stream[at]!.kind) return null;
  return previous?.type === 'row' || previous?.type === 'total' ? previous : null;
}

function isNear(above: RawRow | TotalLine | null, below: RawRow, lines: readonly TokenLine[]): boolean {
  if (!above) return false;
  const upper = lines[above.type === 'total' ? above.line : above.lines[above.lines.length - 1]!]!.line;
  const lower = lines[below.lines[0]!]!.line;
  return upper.page === lower.page && lower.baseline - upper.baseline <= NEAR * lower.fontSize;
}

function toCheckpoint(row: RawRow, lines: readonly TokenLine[]): Checkpoint {
  const column = row.cells.findIndex((cell) => cell !== null);
  const line = row.lines[0]!;
  return { type: 'checkpoint', kind: row.kind, label: 'balance', text: lines[line]!.text, line, amount: row.cells[column]!, date: null, column, isUnnamed: true };
}
