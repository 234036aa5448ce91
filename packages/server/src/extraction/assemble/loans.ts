// Loans whose balances are printed without a sign: what is still owed, not what somebody has.
import type { Ledger } from '../accounts/ledgers.js';
import type { Solution, SolvedRow } from '../interpretation/solveLedger.js';
import type { RawRow } from '../rows/stream.js';
import { foldText } from '../tokens/plainText.js';
import { drawsAndRepays, isLoanTitle, isPayment, saysOwed, splitsPayments } from '../vocabulary/loans.js';
import type { DocumentContext } from './documentContext.js';

/** Read as balances of the holder's own: the title or the headings say loan, and what is paid makes the balance fall. */
export function isUnsignedLoan(ledger: Ledger, own: Solution, context: DocumentContext): boolean {
  const rows = own.moments.flatMap(({ solved }) => (solved ? [solved] : []));
  const balances = [...[...ledger.openings, ...ledger.closings].map(({ amount }) => amount), ...rows.flatMap(({ balanceToken }) => balanceToken ?? [])];
  if (balances.length === 0 || balances.some(({ sign }) => sign !== 0)) return false;
  const [first] = rows;
  if (!first || !isNamedLoan(ledger, first.row, context)) return false;
  // A list of payments need not say so on each of its rows.
  const paid = rows.filter(({ row }) => !row.hasText || row.lines.some((line) => isPayment(foldText(context.lines[line]!.text))));
  // "Missed payment fee" speaks of payments, too.
  return paid.length > 0 && paid.filter(({ amount }) => amount > 0).length < MOST_RAISING * paid.length;
}

/** Each printed minus was taken for money in: so cards print payments, and loans what is owed more. */
export function areSignsTurned(rows: readonly SolvedRow[]): boolean {
  const signed = rows.filter(({ amountToken }) => amountToken.sign !== 0 && amountToken.mark !== 'letter');
  return signed.length > 0 && signed.every(({ amount, amountToken }) => amount * amountToken.sign < 0);
}

/** Of the rows that speak of payments, less than these make the balance rise. */
const MOST_RAISING = 0.4;

/** Lines over the headings that may hold the title. */
const TITLE_LINES = 3;

function isNamedLoan(ledger: Ledger, row: RawRow, { layout, lines }: DocumentContext): boolean {
  const textOf = (index: number): string => foldText(lines[index]?.text ?? '');
  const header = layout.kinds[row.kind]!.headers.findLast((item) => item.last < row.lines[0]!);
  // Headings that nobody knows stand above the first row or balance, too.
  const first = Math.min(row.lines[0]!, ...ledger.openings.map(({ line }) => line));
  const above = header?.first ?? first;
  const headings = Array.from({ length: header ? header.last - header.first + 1 : TITLE_LINES }, (_, at) => textOf(header ? header.first + at : first - 1 - at));
  if (headings.some(splitsPayments) || (header && headings.some((text) => saysOwed(text) || drawsAndRepays(text)))) return true;
  if (ledger.account && isLoanTitle(textOf(ledger.account.line))) return true;
  return Array.from({ length: TITLE_LINES }, (_, at) => textOf(above - 1 - at)).some(isLoanTitle);
}
