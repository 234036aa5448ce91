// "Lodgements   Cheques   Transfers   Charges   Balance": a column for each sort of movement, of which every row fills one. Which side each is of,
// the balances tell; those of one side become one column.
import type { RawRow, TotalLine } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import { rowsOf, type Ledger } from './ledgers.js';

const FEWEST_ROWS = 6;
/** Of one side; so many are understood without this. */
const MOST_OF_SIDE = 2;
/** One misprint must not hide what the columns are. */
const AGREEING = 0.8;

type ValueOf = (token: AmountToken) => number;

export function withSidesOfColumns(ledger: Ledger, valueOf: ValueOf): Ledger {
  const rows = rowsOf(ledger);
  if (rows.length < FEWEST_ROWS || rows.some(({ kind }) => kind !== rows[0]!.kind)) return ledger;
  const columns = rows[0]!.cells.map((_, at) => at);
  const balance = columns.findLast((at) => rows.every(({ cells }) => cells[at] !== null));
  const sorts = columns.filter((at) => at !== balance && rows.some(({ cells }) => cells[at] !== null));
  if (balance === undefined || sorts.length <= MOST_OF_SIDE || rows.some(({ cells }) => sorts.filter((at) => cells[at] !== null).length !== 1)) return ledger;
  const signs = signsOf(sorts, balance, rows, valueOf) ?? signsOf(sorts, balance, [...rows].reverse(), valueOf);
  if (signs === null) return ledger;
  const homes = new Map([1, -1].flatMap((sign) => {
    const own = sorts.filter((at) => signs.get(at) === sign);
    return own.length > MOST_OF_SIDE ? own.map((at) => [at, own[0]!] as const) : [];
  }));
  return homes.size === 0 ? ledger : merged(ledger, homes, valueOf);
}

/** null unless nearly all balances go on by the figure of their row, and those of one column all the same way. */
function signsOf(sorts: readonly number[], balance: number, timed: readonly RawRow[], valueOf: ValueOf): Map<number, number> | null {
  const signs = new Map<number, number>();
  let agreeing = 0;
  for (const [at, { cells }] of timed.entries()) {
    const column = sorts.find((sort) => cells[sort] !== null)!;
    const change = at === 0 ? 0 : valueOf(cells[balance]!) - valueOf(timed[at - 1]!.cells[balance]!);
    if (change === 0 || Math.abs(change) !== Math.abs(valueOf(cells[column]!))) continue;
    if ((signs.get(column) ?? Math.sign(change)) !== Math.sign(change)) return null;
    signs.set(column, Math.sign(change));
    agreeing += 1;
  }
  return agreeing >= AGREEING * (timed.length - 1) && sorts.every((at) => signs.has(at)) ? signs : null;
}

function merged(ledger: Ledger, homes: ReadonlyMap<number, number>, valueOf: ValueOf): Ledger {
  const placed = <T>(values: readonly T[], cells: RawRow['cells'], none: T): T[] => values.map((value, at) => {
    const from = cells.findIndex((cell, other) => cell !== null && homes.get(other) === at);
    return from >= 0 ? values[from]! : homes.has(at) ? none : value;
  });
  const rows = rowsOf(ledger);
  const sumOf = (column: number): number => rows.reduce((sum, { cells }) => sum + (cells[column] ? Math.abs(valueOf(cells[column])) : 0), 0);
  // The sum of a column that is one of several now: tested here, and kept as a sum of the side where it does not agree.
  const total = (item: TotalLine): TotalLine[] => {
    const own = item.cells.flatMap((cell, at) => (cell !== null && homes.has(at) ? [{ cell, at }] : []));
    const wrong = own.find(({ cell, at }) => Math.abs(valueOf(cell)) !== sumOf(at));
    const rest = item.cells.map((cell, at) => (homes.has(at) ? (wrong && homes.get(wrong.at) === at ? wrong.cell : null) : cell));
    if (own.length === 0) return [item];
    const amounts = rest.filter((cell) => cell !== null);
    return amounts.length === 0 ? [] : [{ ...item, cells: rest, amounts }];
  };
  return {
    ...ledger,
    items: ledger.items.map((item) => (item.type === 'row' ? { ...item, cells: placed(item.cells, item.cells, null), cellLines: placed(item.cellLines, item.cells, -1), held: item.held ?? item.cells } : item)),
    totals: ledger.totals.flatMap(total),
  };
}
