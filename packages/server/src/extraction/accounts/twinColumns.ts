// "SHARES: paid in, paid out, balance" beside "LOAN: repaid, balance": two accounts side by side in one table, each with amounts and a running
// balance of its own. Each becomes a ledger, where the figures of both show it and the headings name them.
import { splitAtGaps } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import type { AmountToken } from '../tokens/amounts.js';
import { currencyOfWord } from '../tokens/currencies.js';
import { joinedText, squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import type { RawRow } from '../rows/stream.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import { ledgerOfColumns, linksOf } from './ledgerOfColumns.js';
import { rowsOf, type Ledger } from './ledgers.js';
import type { SplitContext } from './unnumberedAccounts.js';

type Context = Pick<SplitContext, 'kinds' | 'lines' | 'valueOf'>;

/** Columns from the first amount to the balance, which closes them. */
interface Range {
  first: number;
  balance: number;
}

interface Twin extends Range {
  currency: string | null;
  name: string;
}

/** Fewer links may hold by chance. */
const FEWEST_LINKS = 3;
/** Of the links of an account; a misprint breaks two. */
const AGREEING = 0.6;
/** Between headings, in sizes of type. */
const GAP = 0.75;
/** From the first line of headings up. */
const LINES_ABOVE = 2;

export function splitTwinColumns(ledgers: readonly Ledger[], context: Context): Ledger[] {
  return ledgers.flatMap((ledger) => {
    const twins = twinsOf(ledger, context);
    return twins === null ? [ledger] : twins.map((twin, at) => partOf(ledger, twin, at === 0, context));
  });
}

function twinsOf(ledger: Ledger, context: Context): [Twin, Twin] | null {
  const rows = rowsOf(ledger);
  const kind = context.kinds[rows[0]?.kind ?? -1];
  if (!kind || rows.some((row) => row.kind !== kind.id)) return null;
  const ranges = rangesOf(rows, kind, context);
  if (ranges === null) return null;
  const fills = ({ cells }: RawRow, at: number): boolean => cells.some((cell, column) => cell !== null && isWithin(column, ranges[at]!));
  // A movement shown in two currencies fills both everywhere; every payment on a loan may come with shares paid in.
  if (![0, 1].some((at) => rows.some((row) => fills(row, at) && !fills(row, 1 - at)))) return null;
  const [one, other] = ranges.map((range) => ({ ...range, ...nameOver(range, kind, context.lines) }));
  return one!.name === '' || other!.name === '' || one!.name === other!.name ? null : [one!, other!];
}

/** Two columns that run, each by amounts on its left, of which the headings call one a balance and neither anything else. */
function rangesOf(rows: readonly RawRow[], { amounts }: TableKind, { valueOf }: Context): [Range, Range] | null {
  const places = amounts.flatMap(({ heading }, at) => (at > 0 && (heading === 'balance' || heading === null) ? [at] : []));
  if (!places.some((at) => amounts[at]!.heading === 'balance')) return null;
  for (const a of places) {
    const one = { first: 0, balance: a };
    if (!places.some((b) => b > a + 1) || !runs(rows, one, valueOf)) continue;
    const other = places.filter((b) => b > a + 1).map((b) => ({ first: a + 1, balance: b })).find((range) => runs(rows, range, valueOf));
    if (other && [a, other.balance].some((at) => amounts[at]!.heading === 'balance')) return [one, other];
  }
  return null;
}

function isWithin(column: number, { first, balance }: Range): boolean {
  return column >= first && column <= balance;
}

/** Each balance leads to the next by an amount of its own row. */
function runs(rows: readonly RawRow[], range: Range, valueOf: (token: AmountToken) => number): boolean {
  const own = rows.filter(({ cells }) => cells[range.balance] !== null);
  return linksOf(own, { holds: (column) => isWithin(column, range), balance: range.balance }, valueOf) >= Math.max(FEWEST_LINKS, AGREEING * (own.length - 1));
}

/** "SHARES" over columns of money is the name of an account. */
const NO_HEADINGS: ReadonlySet<HeadingRole | null> = new Set<HeadingRole | null>([null, 'quantity']);

/** The currency in the headings of its columns, or what stands over these and is no heading itself. */
function nameOver({ first, balance }: Range, kind: TableKind, lines: readonly TokenLine[]): Pick<Twin, 'currency' | 'name'> {
  const header = kind.headers[0];
  if (!header) return { currency: null, name: '' };
  const names: string[] = [];
  const [x0, x1] = [kind.amounts[first]!.x0 - kind.fontSize, kind.amounts[balance]!.x1 + kind.fontSize];
  for (let index = header.last; index >= Math.max(0, header.first - LINES_ABOVE); index -= 1) {
    if (lines[index]!.amounts.some(({ isMoney }) => isMoney)) break;
    for (const piece of splitAtGaps(lines[index]!.line.words, GAP)) {
      const middle = (piece[0]!.box[0] + piece.at(-1)!.box[2]) / 2;
      if (middle < x0 || middle > x1) continue;
      const text = joinedText(piece);
      const currency = currencyOfWord(piece.at(-1)!.text);
      if (currency !== undefined) return { currency, name: currency ?? text };
      if (/\p{L}{3}/u.test(text) && NO_HEADINGS.has(headingRole(squash(text)))) names.push(text);
    }
  }
  // "Loan" over "Paid", over "Interest" and over "Balance": what is said of most of them.
  const said = (name: string): number => names.filter((other) => other === name).length;
  return { currency: null, name: names.reduce((best, name) => (said(name) > said(best) ? name : best), names[0] ?? '') };
}

/** The first is the account that the statement names. */
function partOf(ledger: Ledger, twin: Twin, isFirst: boolean, context: Context): Ledger {
  const kind = context.kinds[rowsOf(ledger)[0]!.kind]!;
  const named = { line: kind.headers[0]!.first, number: null, name: twin.name, key: `name ${squash(twin.name)}`, isCard: false };
  const account = twin.currency !== null ? { ...(ledger.account ?? named), currency: twin.currency } : isFirst ? (ledger.account ?? named) : named;
  return { ...ledgerOfColumns(ledger, { holds: (column) => isWithin(column, twin), balance: twin.balance, hasRest: isFirst }, context), account };
}
