// The day on the last row of each day, beside the balance that the day ended with: the rows of the first day stand below the headings without one.
import type { TableKind } from '../columns/tables.js';
import { labelKind } from '../vocabulary/labels.js';
import type { RawRow, StreamItem } from './stream.js';

/** Fewer say nothing of how days and balances are printed. */
const FEWEST = 2;

/** Rows above the first one with a day, where only those with a day show a balance, the last of all among them. */
export function rowsOfFirstDay(stream: readonly StreamItem[], kinds: readonly TableKind[]): Set<StreamItem> {
  const rows = stream.filter((item): item is RawRow => item.type === 'row' && !item.isAside && kinds[item.kind]!.headers.length > 0);
  const first = rows.findIndex(({ dates }) => dates.length > 0);
  const own = rows.slice(Math.max(0, first)).filter(({ kind }) => kind === rows[first]?.kind);
  const [ends, others] = [own.filter(({ isDateCarried }) => !isDateCarried), own.filter(({ isDateCarried }) => isDateCarried)];
  const areApart = ends.every((row) => figuresOf(row) > 1) && others.every((row) => figuresOf(row) === 1) && own.at(-1)?.isDateCarried === false;
  if (!areApart || ends.length < FEWEST || others.length < FEWEST) return new Set();
  // A balance that nobody knows the words of stands where the others have no figure.
  const columns = new Set(others.map(columnOf));
  const above = rows.slice(0, first);
  const from = above.findLastIndex((row) => row.kind !== own[0]!.kind || figuresOf(row) !== 1 || !columns.has(columnOf(row)) || !row.hasText || labelKind(row.words) !== null);
  return new Set(above.slice(from + 1));
}

function figuresOf({ cells }: RawRow): number {
  return cells.filter((cell) => cell !== null).length;
}

function columnOf({ cells }: RawRow): number {
  return cells.findIndex((cell) => cell !== null);
}
