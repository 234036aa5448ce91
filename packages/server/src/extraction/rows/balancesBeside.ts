// "Balance c/f   4,692.82   24,818.81   23,841.92   23,791.92": two columns of balances, as booked and as available. The balances at the ends of the
// table are those of the column in which the rows go on from each other.
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { Checkpoint, RawRow, StreamItem } from './stream.js';

type Entry = RawRow | Checkpoint;

export function withBalancesBeside(stream: readonly StreamItem[], kinds: readonly TableKind[], valueOf: (token: AmountToken) => number): StreamItem[] {
  const doubled = new Set(stream.flatMap((item) => (item.type === 'checkpoint' && item.beside ? [item.kind] : [])));
  if (doubled.size === 0) return [...stream];
  const columns = new Map([...doubled].map((kind) => [kind, runningColumn(stream.filter((item): item is Entry => (item.type === 'row' || item.type === 'checkpoint') && item.kind === kind), kinds[kind]!, valueOf)]));
  // A column of what is available is none of balances for this table.
  for (const [kind, column] of columns) if (column !== null) kinds[kind]!.amounts = kinds[kind]!.amounts.map((own, at) => (own.heading === 'balance' && at !== column ? { ...own, heading: null } : own));
  return stream.map((item) => {
    const column = item.type === 'checkpoint' ? (columns.get(item.kind) ?? null) : null;
    const amount = item.type === 'checkpoint' && column !== null ? item.beside?.[column] : null;
    return amount ? ({ ...item, amount, column } as Checkpoint) : item;
  });
}

/** The one in which more entries follow from their neighbours than in any other; null where none does, or where another is not of the same account: that says as much of as many rows, and moves as they do. */
function runningColumn(entries: readonly Entry[], { amounts }: TableKind, valueOf: (token: AmountToken) => number): number | null {
  const balances = amounts.flatMap(({ heading }, column) => (heading === 'balance' ? [column] : []));
  const shown = (column: number): number => entries.filter((entry) => entry.type === 'row' && entry.cells[column]).length;
  const counted = balances.map((column) => ({ column, shown: shown(column), links: linksIn(column, entries, new Set(balances), valueOf) })).sort((a, b) => b.links - a.links);
  const [best, ...others] = counted;
  const areOfOne = others.length > 0 && others.every((other) => other.shown === best!.shown && other.links < best!.links && other.links >= MOST * best!.links);
  return areOfOne ? best!.column : null;
}

const MOST = 0.5;

function linksIn(column: number, entries: readonly Entry[], balances: ReadonlySet<number>, valueOf: (token: AmountToken) => number): number {
  let links = 0;
  let before: { entry: Entry; value: number } | null = null;
  for (const entry of entries) {
    const token: AmountToken | null = cellOf(entry, column);
    if (token === null) continue;
    const value = valueOf(token);
    const step = before === null ? null : Math.abs(value - before.value);
    if (before !== null && [entry, before.entry].some((one) => step === moveOf(one, balances, valueOf))) links += 1;
    before = { entry, value };
  }
  return links;
}

function cellOf(entry: Entry, column: number): AmountToken | null {
  if (entry.type === 'row') return entry.cells[column] ?? null;
  return entry.beside?.[column] ?? (entry.column === column ? entry.amount : null);
}

/** Nothing moves on a line that only says what there is. */
function moveOf(entry: Entry, balances: ReadonlySet<number>, valueOf: (token: AmountToken) => number): number {
  const cell = entry.type === 'row' ? entry.cells.find((token, column) => token !== null && !balances.has(column)) : null;
  return cell ? Math.abs(valueOf(cell)) : 0;
}
