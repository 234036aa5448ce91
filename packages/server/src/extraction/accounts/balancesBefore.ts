// "Balance before   Amount   Balance after": where each row prints what the row before it led to, these figures are balances between the
// rows, and the first of them is what the account began with. So it is where balances before the rows stand alone.
import type { TableKind } from '../columns/tables.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { dayAndMonth, dayNumber } from '../tokens/dateOrder.js';
import { rowsOf, type Ledger, type LedgerItem } from './ledgers.js';

const FEWEST_ROWS = 4;
/** One misprint must not hide what the column is. */
const AGREEING = 0.8;

export function withBalancesBefore(ledger: Ledger, kinds: readonly TableKind[], valueOf: (token: AmountToken) => number): Ledger {
  const rows = rowsOf(ledger);
  const kind = rows[0]?.kind;
  if (rows.length < FEWEST_ROWS || rows.some((row) => row.kind !== kind)) return ledger;
  const found = findColumn(rows, kinds[kind!]!) ?? findOnlyBefore(rows, kinds[kind!]!, valueOf);
  if (!found) return ledger;
  const { before, after, isDescending } = found;
  const timed = isDescending ? [...rows].reverse() : rows;
  // Sums of both sides show neither.
  const first = timed.find(({ cells }) => cells[before] || cells[after])!;
  // What only says once more where the row before led to adds nothing; what says something else is tested.
  const repeats = new Set(timed.filter((row, at) => at > 0 && row.cells[before]?.number.raw === timed[at - 1]!.cells[after]?.number.raw));
  const items = ledger.items.flatMap((item): LedgerItem[] => {
    if (item.type !== 'row') return [item];
    const point = toCheckpoint(item, before, after, item === first);
    const row = { ...item, cells: item.cells.map((cell, at) => (at === before ? null : cell)), held: item.cells };
    if (!point || repeats.has(item)) return [row];
    return isDescending ? [row, point] : [point, row];
  });
  const opening = toCheckpoint(first, before, after, true);
  return { ...ledger, items, openings: opening ? [...ledger.openings, opening] : ledger.openings };
}

/** Two columns of which one repeats, row after row, what the other said in the row before. */
function findColumn(rows: readonly RawRow[], { amounts }: TableKind): { before: number; after: number; isDescending: boolean } | null {
  // Each due at once followed by its payment, beside noughts: two sides, whose headings say so.
  const columns = rows[0]!.cells.map((_, at) => at).filter((at) => amounts[at]!.heading !== 'debit' && amounts[at]!.heading !== 'credit');
  const turned = [...rows].reverse();
  for (const before of columns) {
    for (const after of columns) {
      if (before === after) continue;
      if (follows(rows, before, after)) return { before, after, isDescending: false };
      if (follows(turned, before, after)) return { before, after, isDescending: true };
    }
  }
  return null;
}

function follows(rows: readonly RawRow[], before: number, after: number): boolean {
  let agreeing = 0;
  let moving = 0;
  for (let at = 1; at < rows.length; at += 1) {
    const [was, is] = [rows[at - 1]!.cells[after], rows[at]!.cells[before]];
    if (was && is && was.number.raw === is.number.raw) agreeing += 1;
    if (was && rows[at]!.cells[after]?.number.raw !== was.number.raw) moving += 1;
  }
  // Columns of noughts agree with each other, too.
  return agreeing >= AGREEING * (rows.length - 1) && moving >= AGREEING * (rows.length - 1);
}

/** "Balance before   Amount" alone: by amounts whose sides are printed each leads to what the next row begins with, as time runs. */
function findOnlyBefore(rows: readonly RawRow[], { amounts }: TableKind, valueOf: (token: AmountToken) => number): ReturnType<typeof findColumn> {
  const columns = [...amounts.keys()].filter((at) => amounts[at]!.heading === 'balance' && rows.every(({ cells }) => cells[at] !== null));
  if (columns.length === 0 || !goesForward(rows)) return null;
  for (const before of columns) {
    const changes = rows.map(({ cells }) => cells.reduce((sum, cell, at) => sum + (cell === null || at === before ? 0 : sided(cell, amounts[at]!.heading, valueOf)), 0));
    if (!changes.some((change) => change > 0) || !changes.some((change) => change < 0)) continue;
    const balances = rows.map(({ cells }) => valueOf(cells[before]!));
    const agreeing = (own: 0 | 1): number => balances.filter((balance, at) => at > 0 && balance === balances[at - 1]! + changes[at - own]!).length;
    // Amounts that are all alike lead from both to the next.
    if (agreeing(1) >= AGREEING * (rows.length - 1) && agreeing(0) < (1 - AGREEING) * rows.length) return { before, after: before, isDescending: false };
  }
  return null;
}

function sided(cell: AmountToken, heading: TableKind['amounts'][number]['heading'], valueOf: (token: AmountToken) => number): number {
  return heading === 'debit' ? -Math.abs(valueOf(cell)) : heading === 'credit' ? Math.abs(valueOf(cell)) : valueOf(cell);
}

/** Whichever of the two numbers of a day is its month; in a list with the newest first balances would stand before rows of the other side. */
function goesForward(rows: readonly RawRow[]): boolean {
  const steps = (order: 'dmy' | 'mdy'): number[] => {
    const days = rows.flatMap(({ dates: [date] }) => {
      if (!date) return [];
      const { day, month } = dayAndMonth(date, order);
      return [dayNumber(date.year ?? ANY_YEAR, month, day)];
    });
    return days.slice(1).map((day, at) => day - days[at]!);
  };
  const isSteady = (way: number): boolean => (['dmy', 'mdy'] as const).some((order) => steps(order).every((step) => step * way >= 0));
  return isSteady(1) && !isSteady(-1);
}

/** Rows without any year go on within one, or are not asked. */
const ANY_YEAR = 2001;

function toCheckpoint(row: RawRow, before: number, after: number, isFirst: boolean): Checkpoint | null {
  const amount = row.cells[before];
  if (!amount) return null;
  return { type: 'checkpoint', kind: row.kind, label: isFirst ? 'opening' : 'balance', text: 'Balance before the row', line: row.cellLines[before]!, amount, date: null, column: after };
}
