// Loans whose balances are printed without a sign: what is still owed, not what somebody has.
import type { Ledger, LedgerItem } from '../accounts/ledgers.js';
import type { TableHeader } from '../columns/headers.js';
import type { Solution, SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { RawRow } from '../rows/stream.js';
import { foldText } from '../tokens/plainText.js';
import { drawsAndRepays, headsPayments, isLoanTitle, isPayment, saysOwed, splitsPayments } from '../vocabulary/loans.js';
import type { DocumentContext } from './documentContext.js';

/** Read as balances of the holder's own: the title or the headings say loan, and what is paid makes the balance fall. */
export function isUnsignedLoan(ledger: Ledger, own: Solution, context: DocumentContext): boolean {
  const rows = own.moments.flatMap(({ solved }) => (solved ? [solved] : []));
  const balances = [...[...ledger.openings, ...ledger.closings].map(({ amount }) => amount), ...rows.flatMap(({ balanceToken }) => balanceToken ?? [])];
  if (balances.length === 0 || balances.some(({ sign }) => sign !== 0)) return false;
  const [first] = rows;
  if (!first || !isNamedLoan(ledger, first.row, context)) return false;
  const headed = rows.filter((row) => isUnderPayments(row, headingsOver(ledger, first.row, context), context));
  // A list of payments need not say so on each of its rows, and of columns that are called a loan every row is asked.
  const paid = isCalledLoan(ledger) ? rows : headed.length > 0 ? headed : rows.filter(({ row }) => !row.hasText || row.lines.some((line) => isPayment(foldText(context.lines[line]!.text))));
  // "Missed payment fee" speaks of payments, too.
  return paid.length > 0 && paid.filter(({ amount }) => amount > 0).length < MOST_RAISING * paid.length;
}

/** The same rows and balances with all their signs turned. */
export function mirrored(solution: Solution): Solution {
  const turned = (value: number): number => -value || 0;
  const moments = solution.moments.map(({ solved, point }) => ({
    solved: solved && { ...solved, amount: turned(solved.amount), balance: solved.balance === null ? null : turned(solved.balance) },
    point: point && { ...point, value: turned(point.value) },
  }));
  return { ...solution, moments };
}

/** "Loan" over its columns is its name. */
function isCalledLoan({ account }: Ledger): boolean {
  return account?.name !== undefined && account.number === null && isLoanTitle(foldText(account.name));
}

/** In the column of what is paid back, beside one of what is drawn. */
function isUnderPayments(row: SolvedRow, headings: readonly number[], context: DocumentContext): boolean {
  return isHeadedPayments(row, headings.filter((index) => drawsAndRepays(foldText(context.lines[index]!.text))), context);
}

function isHeadedPayments({ amountToken }: SolvedRow, headings: readonly number[], { lines }: DocumentContext): boolean {
  return headings.some((index) => lines[index]!.line.words.some(({ text, box }) => box[0] < amountToken.x1 && box[2] > amountToken.x0 && headsPayments(foldText(text))));
}

/** No sign stands beside a balance, and only with both sides against their headings would it be that of money: debits make rise what is owed. */
export function areOwedBySides(ledger: Ledger, own: Solution, owed: Solution, context: DocumentContext): boolean {
  const rows = own.moments.flatMap(({ solved }) => solved ?? []);
  const isSigned = [...ledger.openings, ...ledger.closings].some(({ amount }) => amount.sign !== 0) || rows.some(({ balanceToken }) => (balanceToken?.sign ?? 0) !== 0);
  return !isSigned && turnsHeadings(own, context) && !turnsHeadings(owed, context) && owed.links >= FEWEST_LINKS && owed.brokenLinks <= own.brokenLinks && owed.score > own.score;
}

/** Rows that show what is drawn and what is available, at least, and of all but so few both come to the limit. */
const FEWEST_WITH_BOTH = 5;
const MOST_UNLIKE = 0.1;

/** "Drawn   Available", under a title that says loan, and payments raise the balance: that was taken for it what is available. The ledger without it. */
export function withoutAvailable(ledger: Ledger, own: Solution, context: DocumentContext): Ledger | null {
  const rows = own.moments.flatMap(({ solved }) => (solved?.balanceToken ? [solved] : []));
  const [first] = rows;
  const column = first ? first.row.cells.indexOf(first.balanceToken) : -1;
  if (!first || rows.length < FEWEST_WITH_BOTH || column < 0 || !isNamedLoan(ledger, first.row, context)) return null;
  const isMirror = (_: unknown, other: number): boolean => {
    const limits = rows.map(({ row, balance }) => (other === column || !row.cells[other] ? null : magnitude(row.cells[other], context.form, context.decimals) + balance!));
    const limit = limits.find((one, at) => at > 0 && one === limits[at - 1]) ?? null;
    return limit !== null && limits.filter((one) => one !== limit).length <= MOST_UNLIKE * rows.length;
  };
  if (!first.row.cells.some(isMirror)) return null;
  const without = (item: LedgerItem): LedgerItem => (item.type === 'row' && item.kind === first.row.kind ? { ...item, held: item.held ?? item.cells, cells: item.cells.with(column, null) } : item);
  return { ...ledger, items: ledger.items.map(without) };
}

export function turnsHeadings({ roles }: Solution, { layout }: DocumentContext): boolean {
  const headingOf = (kind: number, column: number): string | null => (column < 0 ? null : (layout.kinds[kind]!.amounts[column]?.heading ?? null));
  return [...roles].some(([kind, { debit, credit }]) => headingOf(kind, debit) === 'credit' && headingOf(kind, credit) === 'debit');
}

/** Rows of money in stand under a heading of what goes out, or the other way round. "Payments" may be of either side. */
export function areUnderOtherSide(rows: readonly SolvedRow[], { roles }: Solution, context: DocumentContext): boolean {
  return rows.some((solved) => {
    const { row, amountToken } = solved;
    const own = row.cells.indexOf(amountToken);
    const heading = context.layout.kinds[row.kind]!.amounts[own]?.heading;
    const { debit, credit } = roles.get(row.kind) ?? { debit: -1, credit: -1 };
    const isTurned = own >= 0 && ((own === credit && heading === 'debit') || (own === debit && heading === 'credit'));
    const header = isTurned ? headerOver(row, context) : undefined;
    return isTurned && !(header && isHeadedPayments(solved, linesOf(header), context));
  });
}

const FEWEST_LINKS = 4;

/** Each printed minus was taken for money in: so cards print payments, and loans what is owed more. */
export function areSignsTurned(rows: readonly SolvedRow[]): boolean {
  const signed = rows.filter(({ amountToken }) => amountToken.sign !== 0 && amountToken.mark !== 'letter');
  return signed.length > 0 && signed.every(({ amount, amountToken }) => amount * amountToken.sign < 0);
}

const FEW_ROWS = 2;

/** "-18.95" on one or two rows: spent from what is on the card, or taken back from what is owed. Most of many rows of a card are purchases. A minus before the balances, too, says what one means. */
export function isMinusOfFew({ moments }: Solution, { openings, closings }: Ledger): boolean {
  if ([...openings, ...closings].some(({ amount }) => amount.sign < 0)) return false;
  const rows = moments.flatMap(({ solved }) => solved ?? []);
  return rows.length <= FEW_ROWS && rows.every(({ amountToken: { mark, sign } }) => mark !== 'letter' && sign < 0);
}

/** Of the rows that speak of payments, less than these make the balance rise. */
const MOST_RAISING = 0.4;

/** Lines over the headings that may hold the title. */
const TITLE_LINES = 3;

export function isNamedLoan(ledger: Ledger, row: RawRow, context: DocumentContext): boolean {
  const { lines } = context;
  const textOf = (index: number): string => foldText(lines[index]?.text ?? '');
  const header = headerOver(row, context);
  const above = header?.first ?? firstLine(ledger, row);
  const headings = headingsOver(ledger, row, context).map(textOf);
  if (headings.some((text) => splitsPayments(text) || drawsAndRepays(text)) || (header && headings.some(saysOwed))) return true;
  if (isCalledLoan(ledger) || (ledger.account && isLoanTitle(textOf(ledger.account.line)))) return true;
  const titles = Array.from({ length: TITLE_LINES }, (_, at) => above - 1 - at);
  // What stands over the line that names the account is of another one, or of an overview.
  const own = titles.indexOf(ledger.account?.line ?? -1);
  return (own < 0 ? titles : titles.slice(0, own + 1)).some((index) => isLoanTitle(textOf(index)));
}

function headerOver(row: RawRow, { layout }: DocumentContext): TableHeader | undefined {
  return layout.kinds[row.kind]!.headers.findLast((item) => item.last < row.lines[0]!);
}

function linesOf({ first, last }: TableHeader): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function firstLine({ openings }: Ledger, row: RawRow): number {
  return Math.min(row.lines[0]!, ...openings.map(({ line }) => line));
}

/** The lines of the headings; those that nobody knows stand above the first row or balance, too. */
function headingsOver(ledger: Ledger, row: RawRow, context: DocumentContext): number[] {
  const header = headerOver(row, context);
  const first = firstLine(ledger, row);
  const found = header ? linesOf(header) : Array.from({ length: TITLE_LINES }, (_, at) => first - 1 - at);
  return found.filter((index) => index >= 0);
}
