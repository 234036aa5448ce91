// "Amount   Fee   Balance": a fee beside the amount of a row that the balance takes off as well is a movement of its own.
import type { TableKind } from '../columns/tables.js';
import type { RawRow, TotalLine } from '../rows/stream.js';
import type { Ledger, LedgerItem } from '../accounts/ledgers.js';

/** The ledger with each fee as a row behind the one it was charged for, null where no column is headed as fees. */
export function withFeeRows(ledger: Ledger, kinds: readonly TableKind[], isDescending: boolean): Ledger | null {
  let found = false;
  const items = ledger.items.flatMap((item): LedgerItem[] => {
    const parts = item.type === 'row' ? splitFee(item, kinds[item.kind]!) : null;
    if (!parts) return [item];
    found = true;
    return isDescending ? parts.reverse() : parts;
  });
  return found ? { ...ledger, items, totals: ledger.totals.map((total) => withFees(total, kinds[total.kind]!)) } : null;
}

/** "Total   1,000.00   440.65   1.50": the fees have become debits. */
function withFees(total: TotalLine, { amounts }: TableKind): TotalLine {
  const fees = total.cells[amounts.findIndex(({ heading }) => heading === 'fee')];
  return fees ? { ...total, fees } : total;
}

function splitFee(row: RawRow, kind: TableKind): RawRow[] | null {
  const columnsOf = (heading: string): number[] => kind.amounts.flatMap((column, at) => (column.heading === heading ? [at] : []));
  const balances = columnsOf('balance');
  // A fee and a levy beside it leave the account one after the other.
  const fees = columnsOf('fee').filter((at) => /[1-9]/.test(row.cells[at]?.number.raw ?? ''));
  const to = columnsOf('debit')[0] ?? columnsOf('amount')[0];
  if (fees.length === 0 || to === undefined) return null;
  const held = row.held ?? row.cells;
  const own = fees.map((from) => ({
    ...row,
    isFee: true as const,
    held,
    cells: row.cells.map((_, at) => (at === to ? { ...row.cells[from]!, sign: -1 as const, mark: 'letter' as const } : null)),
    cellLines: row.cellLines.map((line, at) => (at === to ? row.cellLines[from]! : line)),
  }));
  const rest = row.cells.map((cell, at) => (fees.includes(at) || balances.includes(at) ? null : cell));
  const parts = rest.some((cell) => cell !== null) ? [{ ...row, cells: rest, held }, ...own] : own;
  // What is left stands beside all of them.
  const last = parts.pop()!;
  return [...parts, { ...last, cells: last.cells.map((cell, at) => (balances.includes(at) ? row.cells[at]! : cell)) }];
}
