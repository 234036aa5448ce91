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
  const columnOf = (heading: string): number => kind.amounts.findIndex((column) => column.heading === heading);
  const [from, balance] = [columnOf('fee'), columnOf('balance')];
  const to = columnOf('debit') >= 0 ? columnOf('debit') : columnOf('amount');
  const fee = row.cells[from];
  if (!fee || to < 0 || !/[1-9]/.test(fee.number.raw)) return null;
  const moved = { ...fee, sign: -1 as const, mark: 'letter' as const };
  const own = { ...row, cells: row.cells.map((_, at) => (at === to ? moved : at === balance ? row.cells[at]! : null)), cellLines: row.cellLines.map((line, at) => (at === to ? row.cellLines[from]! : line)) };
  const rest = row.cells.map((cell, at) => (at === from || at === balance ? null : cell));
  return rest.some((cell) => cell !== null) ? [{ ...row, cells: rest }, own] : [own];
}
