// The figures between the opening and the closing balance of a summary: its terms, whatever they are called.
import type { Ledger } from '../accounts/ledgers.js';
import { labelBeside } from '../facts/figures.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { Checkpoint } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { NumberForm } from '../tokens/numbers.js';
import type { TokenLine } from '../tokens/tokenize.js';

/** What the figures of a summary are read with. */
export interface BoxContext {
  form: NumberForm;
  decimals: number;
  lines: readonly TokenLine[];
}

/** A figure between the opening and the closing balance of a summary, whatever it is called. */
export interface BoxTerm {
  label: string;
  value: number;
  line: number;
  token: AmountToken;
}

export function totalOf(terms: readonly BoxTerm[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}

/** A summary whose balances are equal, and whose other figures are nought, two of them at least: nothing went in or out. */
export function showsNoMovement(ledger: Ledger, context: BoxContext): boolean {
  const bounds = summaryBounds(ledger, [], context);
  const valueOf = (token: AmountToken): number => magnitude(token, context.form, context.decimals);
  if (!bounds || valueOf(bounds.opening.amount) !== valueOf(bounds.closing.amount)) return false;
  const terms = termsInBox(ledger, [], context);
  return terms.length >= 2 && terms.every(({ value }) => value === 0);
}

export function termsInBox(ledger: Ledger, rows: readonly SolvedRow[], context: BoxContext): BoxTerm[] {
  const bounds = summaryBounds(ledger, rows, context);
  if (!bounds) return [];
  const { opening, closing } = bounds;
  if (opening.line === closing.line) return termsBeside(opening, closing, context);
  // A summary may print its opening balance twice: as booked, and by value dates.
  const balances = new Set([...ledger.openings, ...ledger.closings].map((item) => item.amount));
  const near = 1.2 * context.lines[closing.line]!.line.fontSize;
  // The letters behind "20.00 CR" may stand right of the column, or end where other figures do.
  const isUnder = (token: AmountToken, other: AmountToken): boolean => Math.abs(token.x1 - other.x1) <= near || Math.abs(token.box[2] - other.box[2]) <= near;
  // Pairs of labels and figures side by side: the summary goes on at the right, and ends there.
  const isPaired = closing.amount.x1 - opening.amount.x1 > near;
  const terms: BoxTerm[] = [];
  for (let line = isPaired ? opening.line : opening.line + 1; line < closing.line + (isPaired ? 1 : 0); line += 1) {
    for (const token of context.lines[line]!.amounts) {
      const isLeft = isPaired && line > opening.line && isUnder(token, opening.amount);
      const isUnderClosing = line < closing.line && isUnder(token, closing.amount);
      if (!token.isMoney || balances.has(token) || !(isLeft || isUnderClosing)) continue;
      const before = isPaired ? context.lines[line]!.amounts.findLast((other) => other.isMoney && other.last < token.first) : undefined;
      const words = context.lines[line]!.line.words.slice((before?.last ?? -1) + 1, token.first).map((word) => word.text);
      terms.push({ token, line, value: magnitude(token, context.form, context.decimals), label: words.join(' ') });
    }
  }
  return terms;
}

/** "Previous balance - Payments - Credits + Purchases + Charges = New balance", each over its figure. */
function termsBeside(opening: Checkpoint, closing: Checkpoint, context: BoxContext): BoxTerm[] {
  const { line } = opening;
  const between = context.lines[line]!.amounts.filter((token) => token.isMoney && token.first > opening.amount.last && token.last < closing.amount.first);
  return between.map((token) => ({ token, line, value: magnitude(token, context.form, context.decimals), label: labelBeside(context.lines, line, token).text }));
}

/** Not "Previous balance   2,441.79" of one box and "New balance   2,914.84" of another beside it. */
function hasTermsBetween(opening: Checkpoint, closing: Checkpoint, lines: readonly TokenLine[]): boolean {
  return lines[opening.line]!.amounts.some((token) => token.isMoney && token.first > opening.amount.last && token.last < closing.amount.first);
}

/** An opening and a closing balance close together on one page, no row between them. */
function summaryBounds(ledger: Ledger, rows: readonly SolvedRow[], { lines }: BoxContext): { opening: Checkpoint; closing: Checkpoint } | null {
  for (const opening of ledger.openings) {
    if (opening.label === 'balance') continue;
    const beside = ledger.closings.find((item) => item.label === 'closing' && item.line === opening.line && item.amount.first > opening.amount.last + 1);
    if (beside && hasTermsBetween(opening, beside, lines)) return { opening, closing: beside };
    // Nor the balances of one account and those of the next, in an overview of several.
    const isOverview = ledger.closings.some((item) => item.label === 'closing' && item.line === opening.line && item.amount.first > opening.amount.last);
    const isOfBox = (item: Checkpoint): boolean => !isOverview || Math.abs(item.amount.x1 - opening.amount.x1) <= lines[opening.line]!.line.fontSize;
    const closing = ledger.closings.find((item) => item.label === 'closing' && item.line > opening.line && item.line - opening.line <= 10 && isOfBox(item));
    if (!closing || lines[opening.line]!.line.page !== lines[closing.line]!.line.page) continue;
    if (!rows.some(({ row }) => row.lines[0]! > opening.line && row.lines[0]! < closing.line)) return { opening, closing };
  }
  return null;
}
