// "£   Running total £": what the rows of a section come to so far begins anew with each section and is no balance, whatever its heading says.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow, TotalLine } from '../rows/stream.js';
import { rowsOf, type Ledger } from './ledgers.js';

const FEWEST_ROWS = 4;
/** One misprint must not hide what the column is. */
const MOST_WRONG = 0.1;

interface RunningTotal {
  kind: number;
  column: number;
  /** Rows whose figure is not what they come to. */
  wrong: RawRow[];
}

export function withoutRunningTotals(ledger: Ledger, valueOf: (token: AmountToken) => number): Ledger {
  const rows = rowsOf(ledger);
  const beginsWithMoney = ledger.openings.some(({ amount }) => valueOf(amount) !== 0);
  const found = [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => findTotals(rows.filter((row) => row.kind === kind), beginsWithMoney, valueOf) ?? []);
  if (found.length === 0) return ledger;
  const isTotal = ({ kind }: RawRow, at: number): boolean => found.some((one) => one.kind === kind && one.column === at);
  // What does not follow is tested as the sum it is meant to be.
  const totals = found.flatMap(({ column, wrong }) => wrong.map((row): TotalLine => {
    const cells = row.cells.map((cell, at) => (at === column ? cell : null));
    return { type: 'total', kind: row.kind, label: 'total', text: row.words, line: row.cellLines[column]!, cells, amounts: [row.cells[column]!] };
  }));
  return {
    ...ledger,
    items: ledger.items.map((item) => (item.type === 'row' ? { ...item, cells: item.cells.map((cell, at) => (isTotal(item, at) ? null : cell)), held: item.held ?? item.cells } : item)),
    totals: [...ledger.totals, ...totals],
  };
}

function findTotals(rows: readonly RawRow[], beginsWithMoney: boolean, valueOf: (token: AmountToken) => number): RunningTotal | null {
  if (rows.length < FEWEST_ROWS) return null;
  const columns = rows[0]!.cells.map((_, at) => at).filter((at) => rows.every(({ cells }) => cells[at] !== null));
  for (const amount of columns) {
    for (const column of columns) {
      if (amount === column) continue;
      const { starts, wrong } = follow(rows, (row, at) => Math.abs(valueOf(row.cells[at]!)), amount, column);
      // With money to begin with no balance is what the first row alone comes to.
      if (wrong.length <= MOST_WRONG * rows.length && starts < rows.length / 2 && (starts >= 2 || (starts === 1 && beginsWithMoney))) return { kind: rows[0]!.kind, column, wrong };
    }
  }
  return null;
}

function follow(rows: readonly RawRow[], valueAt: (row: RawRow, column: number) => number, amount: number, column: number): { starts: number; wrong: RawRow[] } {
  let starts = 0;
  let sum = 0;
  const wrong: RawRow[] = [];
  for (const row of rows) {
    const own = valueAt(row, amount);
    const total = valueAt(row, column);
    sum += own;
    if (total === sum && sum !== own) continue;
    if (total === own) {
      starts += 1;
      sum = own;
    } else wrong.push(row);
  }
  return { starts, wrong };
}
