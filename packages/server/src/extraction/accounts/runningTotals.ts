// "£   Running total £": what the rows of a section come to so far begins anew with each section and is no balance, whatever its heading says.
import type { AmountToken } from '../tokens/amounts.js';
import type { RawRow, TotalLine } from '../rows/stream.js';
import { rowsOf, type Ledger } from './ledgers.js';

const FEWEST_ROWS = 4;
/** Of one side, where the rows are of two. */
const FEWEST_MOVES = 2;
/** One misprint must not hide what the column is. */
const MOST_WRONG = 0.1;

interface RunningTotal {
  kind: number;
  column: number;
  /** The side whose sum it is, else its own place. */
  testedAt: number;
  /** Rows whose figure is not what they come to. */
  wrong: RawRow[];
}

export function withoutRunningTotals(ledger: Ledger, valueOf: (token: AmountToken) => number): Ledger {
  const rows = rowsOf(ledger);
  const beginsWithMoney = ledger.openings.some(({ amount }) => valueOf(amount) !== 0);
  const found = [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => findTotals(rows.filter((row) => row.kind === kind), beginsWithMoney, valueOf));
  if (found.length === 0) return ledger;
  const isTotal = ({ kind }: RawRow, at: number): boolean => found.some((one) => one.kind === kind && one.column === at);
  // What does not follow is tested as the sum it is meant to be.
  const totals = found.flatMap(({ column, testedAt, wrong }) => wrong.map((row): TotalLine => {
    const cells = row.cells.map((_, at) => (at === testedAt ? row.cells[column]! : null));
    return { type: 'total', kind: row.kind, label: 'total', text: row.words, line: row.cellLines[column]!, cells, amounts: [row.cells[column]!] };
  }));
  return {
    ...ledger,
    items: ledger.items.map((item) => (item.type === 'row' ? { ...item, cells: item.cells.map((cell, at) => (isTotal(item, at) ? null : cell)), held: item.held ?? item.cells } : item)),
    totals: [...ledger.totals, ...totals],
  };
}

/** Of one column of amounts, or of each side: "Debit   Credit   Debit so far   Credit so far". */
function findTotals(rows: readonly RawRow[], beginsWithMoney: boolean, valueOf: (token: AmountToken) => number): RunningTotal[] {
  if (rows.length < FEWEST_ROWS) return [];
  const all = rows[0]!.cells.map((_, at) => at);
  const full = all.filter((at) => rows.every(({ cells }) => cells[at] !== null));
  const found: RunningTotal[] = [];
  for (const amount of all) {
    if (found.some(({ column }) => column === amount)) continue;
    const isSide = !full.includes(amount);
    const total = full.find((column) => {
      if (column === amount || found.some((one) => one.column === column)) return false;
      const { starts, wrong, moves } = follow(rows, (row, at) => Math.abs(valueOf(row.cells[at]!)), amount, column);
      // With money to begin with no balance is what the first row alone comes to.
      return wrong.length <= Math.max(isSide && rows.length > FEWEST_ROWS ? 1 : 0, MOST_WRONG * rows.length) && starts < rows.length / 2 && (starts >= 2 || (starts === 1 && beginsWithMoney)) && (!isSide || moves >= FEWEST_MOVES);
    });
    if (total !== undefined) found.push({ kind: rows[0]!.kind, column: total, testedAt: isSide ? amount : total, wrong: follow(rows, (row, at) => Math.abs(valueOf(row.cells[at]!)), amount, total).wrong });
  }
  return found;
}

function follow(rows: readonly RawRow[], valueAt: (row: RawRow, column: number) => number, amount: number, column: number): { starts: number; wrong: RawRow[]; moves: number } {
  let starts = 0;
  let sum = 0;
  let moves = 0;
  const wrong: RawRow[] = [];
  for (const row of rows) {
    const own = row.cells[amount] ? valueAt(row, amount) : 0;
    const total = valueAt(row, column);
    sum += own;
    if (own !== 0) moves += 1;
    if (total === sum && (sum !== own || own === 0)) continue;
    if (total === own && own !== 0) {
      starts += 1;
      sum = own;
    } else wrong.push(row);
  }
  return { starts, wrong, moves };
}
