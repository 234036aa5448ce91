// An overview lists "Everyday 11-222-333 1,160.00", "Savings 11-222-444 5,000.00", and a table without a number follows: it is of the account whose
// figure is where its rows end, and not of the last one listed.
import type { AccountMark } from '../facts/accountMark.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { hasRows, type Ledger, rowsOf } from './ledgers.js';

/** Lines between two accounts of one overview. */
const WIDEST_GAP = 2;

export function withAccountsOfOverview(ledgers: readonly Ledger[], accounts: readonly AccountMark[], lines: readonly TokenLine[], valueOf: (token: AmountToken) => number): Ledger[] {
  const figureOf = ({ line }: AccountMark): AmountToken | null => {
    const money = lines[line]!.amounts.filter(({ isMoney }) => isMoney);
    return money.length === 1 && lines[line]!.dates.length === 0 ? money[0]! : null;
  };
  const isBeside = (a: AccountMark, b: AccountMark): boolean => a.key !== b.key && Math.abs(a.line - b.line) <= WIDEST_GAP && lines[a.line]!.line.page === lines[b.line]!.line.page;
  const figured = accounts.filter((mark) => figureOf(mark) !== null);
  const listed = figured.filter((mark) => figured.some((other) => isBeside(mark, other)));
  const taken = new Set(ledgers.filter(hasRows).map(({ account }) => account?.key));
  return ledgers.map((ledger) => {
    if (!hasRows(ledger) || !listed.some((mark) => mark === ledger.account)) return ledger;
    const ends = endsOf(ledger, valueOf);
    const own = listed.filter((mark) => ends.has(Math.abs(valueOf(figureOf(mark)!))));
    const isOne = own.length === 1 && !taken.has(own[0]!.key);
    return isOne ? { ...ledger, account: own[0]! } : ledger;
  });
}

/** The closing balance, or what stands beside the last or the newest row. */
function endsOf(ledger: Ledger, valueOf: (token: AmountToken) => number): Set<number> {
  const rows = rowsOf(ledger);
  const figures = ledger.closings.length > 0 ? ledger.closings.map(({ amount }) => amount) : [rows[0]!, rows.at(-1)!].flatMap(({ cells }) => cells.filter((cell) => cell !== null));
  return new Set(figures.map((token) => Math.abs(valueOf(token))).filter((value) => value !== 0));
}
