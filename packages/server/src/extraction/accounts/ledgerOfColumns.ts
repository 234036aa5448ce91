// The part of a ledger that some columns of its table hold: rows with the cells of these only, balances and sums by the figures that stand in them.
import { columnOf, type TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { Checkpoint, RawRow, TotalLine } from '../rows/stream.js';
import type { Ledger, LedgerItem } from './ledgers.js';

export interface OwnColumns {
  holds: (column: number) => boolean;
  balance: number;
  /** Whether figures of no column are its own. */
  hasRest: boolean;
}

export function ledgerOfColumns(ledger: Ledger, { holds, balance, hasRest }: OwnColumns, { kinds, lines }: { kinds: readonly TableKind[]; lines: readonly TokenLine[] }): Ledger {
  const kind = kinds[ledger.items.find((item): item is RawRow => item.type === 'row')!.kind]!;
  const isOwn = (token: AmountToken): boolean => {
    const column = columnOf(token, kind.amounts, kind.fontSize);
    return column < 0 ? hasRest : holds(column);
  };
  const only = (cells: readonly (AmountToken | null)[]): (AmountToken | null)[] => cells.map((cell, at) => (holds(at) ? cell : null));
  const row = (item: RawRow): LedgerItem[] => {
    const cells = only(item.cells);
    return cells.some((cell) => cell !== null) ? [{ ...item, cells, held: item.held ?? item.cells }] : [];
  };
  // The figures of both stand behind one label; the item has the last of them.
  const checkpoint = (item: Checkpoint): Checkpoint[] => {
    const token = lines[item.line]!.amounts.findLast((figure) => (figure.isMoney || figure === item.amount) && isOwn(figure));
    return token ? [{ ...item, amount: token, column: item.column < 0 ? item.column : balance }] : [];
  };
  const total = (item: TotalLine): TotalLine[] => {
    const amounts = item.amounts.filter(isOwn);
    return amounts.length === 0 ? [] : [{ ...item, amounts, cells: only(item.cells) }];
  };
  return {
    ...ledger,
    items: ledger.items.flatMap((item): LedgerItem[] => (item.type === 'row' ? row(item) : checkpoint(item))),
    openings: ledger.openings.flatMap(checkpoint),
    closings: ledger.closings.flatMap(checkpoint),
    carries: ledger.carries.flatMap(checkpoint),
    totals: ledger.totals.flatMap(total),
  };
}

/** How many balances lead to the next by an amount of its own row, in the better order. Every row has a balance. */
export function linksOf(rows: readonly RawRow[], { holds, balance }: Pick<OwnColumns, 'holds' | 'balance'>, valueOf: (token: AmountToken) => number): number {
  const isLink = ({ cells }: RawRow, change: number): boolean => cells.some((cell, at) => cell !== null && at !== balance && holds(at) && Math.abs(valueOf(cell)) === Math.abs(change));
  const links = [1, -1].map((way) => {
    const timed = way > 0 ? rows : [...rows].reverse();
    return timed.filter((row, at) => at > 0 && isLink(row, valueOf(row.cells[balance]!) - valueOf(timed[at - 1]!.cells[balance]!))).length;
  });
  return Math.max(...links);
}
