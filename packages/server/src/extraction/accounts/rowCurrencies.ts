// One table for accounts in several currencies, row by row: each prints the code of its currency beside its amount and beside its balance. The
// balances of each currency go on from each other; each becomes a ledger of its own.
import type { AmountToken } from '../tokens/amounts.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import type { RawRow } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { type Ledger, type LedgerItem, rowsOf } from './ledgers.js';
import type { SplitContext } from './unnumberedAccounts.js';

const FEWEST_ROWS = 3;

export function splitByRowCurrency(ledgers: readonly Ledger[], context: SplitContext): Ledger[] {
  return ledgers.flatMap((ledger) => {
    const rows = rowsOf(ledger);
    if (rows.length < FEWEST_ROWS || ledger.openings.length + ledger.closings.length + ledger.carries.length > 0) return [ledger];
    const codes = new Map<LedgerItem, string | null>(rows.map((row) => [row, codeOf(row, context.lines)]));
    const names = [...new Set(codes.values())];
    if (names.length < 2 || names.includes(null)) return [ledger];
    const parts = names.map((name) => rows.filter((row) => codes.get(row) === name));
    if (parts.reduce((sum, part) => sum + links(part, context), 0) <= links(rows, context)) return [ledger];
    return parts.map((part, at): Ledger => ({
      ...ledger,
      account: { number: null, key: 'currencies', isCard: false, line: part[0]!.lines[0]!, ...ledger.account, currency: names[at]! },
      items: ledger.items.filter((item) => codes.get(item) === names[at]),
      totals: [],
    }));
  });
}

/** The code beside the last figure of the row, its balance; null where it has none, or another figure has another. A rate has none. */
function codeOf(row: RawRow, lines: readonly TokenLine[]): string | null {
  const found = row.cells.flatMap((cell, column) => (cell === null ? [] : [codeBeside(cell, lines[row.cellLines[column]!]!)]));
  const last = found.at(-1) ?? null;
  return found.every((code) => code === null || code === last) ? last : null;
}

function codeBeside({ first, currency }: AmountToken, { line: { words } }: TokenLine): string | null {
  const before = words[first - 1]?.text ?? '';
  return currency ?? (isCurrencyCode(before) ? before : null);
}

/** Neighbours whose balances differ by the amount of one of them, whichever way time runs. */
function links(rows: readonly RawRow[], { valueOf }: SplitContext): number {
  const figures = rows.map(({ cells }) => cells.filter((cell) => cell !== null).slice(-2).map((cell, at, { length }) => (at === length - 1 ? valueOf(cell) : Math.abs(valueOf(cell)))));
  const goesOn = (own: readonly number[], other: readonly number[]): boolean => own.length === 2 && Math.abs(own[1]! - other.at(-1)!) === own[0];
  return figures.filter((own, at) => at > 0 && (goesOn(own, figures[at - 1]!) || goesOn(figures[at - 1]!, own))).length;
}
