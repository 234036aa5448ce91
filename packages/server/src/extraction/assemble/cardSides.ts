// Which way round the signs of a card are, where its balances agree either way: what is owed may be printed with or without a minus.
import type { Ledger } from '../accounts/ledgers.js';
import type { Solution, SolvedRow } from '../interpretation/solveLedger.js';
import type { Proof } from '../model.js';
import { printedValue } from '../interpretation/values.js';
import type { TotalLine } from '../rows/stream.js';
import { foldText } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { comesIn, isSumOfPayments, namesSideOfBooks, speaksOfPaying } from '../vocabulary/cardPayments.js';
import type { LabelKind } from '../vocabulary/labels.js';
import type { DocumentContext } from './documentContext.js';

/** Of a card: positive where sums that name their side, and rows whose words do, say that these signs are right; negative where they say the opposite. */
export function namedSides(solution: Solution, ledger: Ledger, context: Pick<DocumentContext, 'form' | 'decimals' | 'lines'>): number {
  const rows = solution.moments.flatMap(({ solved }) => (solved ? [solved] : []));
  return sumsNamed(rows, ledger, context, true) || rows.reduce((sum, row) => sum + (speaksOfMoneyIn(row, context.lines) ? Math.sign(row.amount) : 0), 0);
}

/** Amounts of a card that show no side, and that no balance gives one: charges, but for those whose words speak of money that came in. */
export function withLikelySides(solution: Solution, lines: readonly TokenLine[]): Solution {
  const rows = solution.moments.flatMap(({ solved }) => solved ?? []);
  const withRows = (likely: (row: SolvedRow) => SolvedRow): Solution => ({ ...solution, moments: solution.moments.map((moment) => (moment.solved ? { ...moment, solved: likely(moment.solved) } : moment)) });
  // The balances say of all of them what would be taken for likely without balances.
  if (rows.every(({ isDerived, amount }) => isDerived && amount < 0)) return withRows((row) => ({ ...row, isDerived: false }));
  if (!rows.some(({ isGuessed }) => isGuessed)) return solution;
  return withRows((row) => (row.isGuessed && !speaksOfMoneyIn(row, lines) ? { ...row, amount: -row.amount } : row));
}

/** How many sums that name their side are those of the rows of that side, less those that are sums of the other one. */
export function sumsNamed(rows: readonly SolvedRow[], { totals }: Ledger, { form, decimals }: Pick<DocumentContext, 'form' | 'decimals'>, isCard: boolean): number {
  const sumOf = (side: 1 | -1): number => rows.reduce((sum, { amount }) => sum + (amount * side > 0 ? Math.abs(amount) : 0), 0);
  const [credits, debits] = [sumOf(1), sumOf(-1)];
  if (credits === debits) return 0;
  return totals.reduce((count, { amounts, ...total }) => {
    const label = isCard ? labelOnCard(total) : total.label;
    const [own, other] = label === 'totalCredits' ? [credits, debits] : label === 'totalDebits' ? [debits, credits] : [null, null];
    // Fees of nothing are as little as the purchases of a reading that turns all of them.
    const printed = amounts.filter(({ isMoney }) => isMoney).map((token) => Math.abs(printedValue(token, form, decimals))).filter((value) => value !== 0);
    return own === null ? count : count + (printed.includes(own) ? 1 : printed.includes(other) ? -1 : 0);
  }, 0);
}

/** "Total payments" of a bank's account is money out, of a card money in. */
export function labelOnCard({ label, text }: Pick<TotalLine, 'label' | 'text'>): LabelKind {
  return label === 'totalDebits' && isSumOfPayments(foldText(text)) ? 'totalCredits' : label;
}

function speaksOfMoneyIn({ row }: SolvedRow, lines: readonly TokenLine[]): boolean {
  return row.lines.some((index) => comesIn(foldText(lines[index]!.text)));
}

/** What was owed is paid back to the last cent: all that this reading takes for money out speaks of paying or says that it came in, and one such row is as large as the opening balance. */
export function repaysOpening({ moments }: Solution, opening: number, lines: readonly TokenLine[]): boolean {
  const rows = moments.flatMap(({ solved }) => (solved ? [solved] : []));
  const out = rows.filter(({ amount }) => amount < 0);
  return opening > 0 && out.some(({ amount }) => amount === -opening) && rows.length > 2 * out.length && out.every((row) => speaksOfMoneyIn(row, lines) || row.row.lines.some((index) => speaksOfPaying(foldText(lines[index]!.text))));
}

/** "26.859,22-" and "Sum of debits": in the books of the holder what comes in is a debit, and the minus stands on what goes out, as everywhere. */
export function isOfBooks({ moments }: Solution, { checks }: Proof): boolean {
  const signed = moments.filter(({ solved }) => solved && solved.amountToken.sign < 0 && solved.amountToken.mark !== 'letter');
  const sums = checks.filter(({ kind, ok }) => ok && (kind === 'totalCredits' || kind === 'totalDebits'));
  return signed.length > 0 && sums.every(({ label }) => namesSideOfBooks(foldText(label)));
}
