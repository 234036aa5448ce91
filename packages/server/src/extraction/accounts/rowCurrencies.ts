// One table for accounts in several currencies, row by row: each prints the code of its currency beside its amount and beside its balance. The
// balances of each currency go on from each other; each becomes a ledger of its own.
import type { TableKind } from '../columns/tables.js';
import { addTo } from '../groups.js';
import type { AmountToken } from '../tokens/amounts.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import type { Checkpoint, RawRow } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { nameInList } from './listedBalances.js';
import { type Ledger, type LedgerItem, rowsOf } from './ledgers.js';
import type { SplitContext } from './unnumberedAccounts.js';

const FEWEST_ROWS = 3;

export function splitByRowCurrency(ledgers: readonly Ledger[], context: SplitContext): Ledger[] {
  return ledgers.flatMap((ledger) => {
    const listed = splitByListedCodes(ledger, context);
    if (listed) return listed;
    const rows = rowsOf(ledger);
    if (rows.length < FEWEST_ROWS) return [ledger];
    const codes = new Map<LedgerItem, string | null>(rows.map((row) => [row, codeOf(row, context.lines)]));
    const names = [...new Set(codes.values())];
    // An overview above the rows may say what each of them began and ended with.
    const balances = [...ledger.openings, ...ledger.closings, ...ledger.carries];
    if (names.length < 2 || names.includes(null) || balances.some(({ amount }) => !names.includes(nameOf(amount)))) return [ledger];
    const parts = names.map((name) => rows.filter((row) => codes.get(row) === name));
    const linked = parts.reduce((sum, part) => sum + links(part, context), 0);
    // One below the other, each without a gap: their balances say by themselves where one ends.
    const areWhole = linked === rows.length - parts.length && linked === links(rows, context);
    if (linked <= links(rows, context) && !areWhole) return [ledger];
    return parts.map((part, at) => ledgerOf(ledger, part, names[at]!));
  });
}

function ledgerOf(ledger: Ledger, part: readonly RawRow[], currency: string): Ledger {
  const own = new Set<LedgerItem>(part);
  const isOwn = ({ amount }: Checkpoint): boolean => nameOf(amount) === currency;
  return {
    ...ledger,
    account: { number: null, key: `currencies ${currency}`, isCard: false, line: part[0]!.lines[0]!, ...ledger.account, ...(isCurrencyCode(currency) ? { currency } : {}) },
    items: ledger.items.filter((item) => own.has(item)),
    openings: ledger.openings.filter(isOwn),
    closings: ledger.closings.filter(isOwn),
    carries: ledger.carries.filter(isOwn),
    totals: [],
  };
}

/**
 * No balances beside the rows, but one currency of each under a heading for it, and above them a list that says what each of these currencies
 * began and ended with, as the last figures of its rows come to.
 */
function splitByListedCodes(ledger: Ledger, { kinds, lines, valueOf }: SplitContext): Ledger[] | null {
  const listed = new Map(lines.flatMap((line, index) => listedCode(line).map((code) => [code, index] as const)).reverse());
  if (listed.size < 2) return null;
  // Lines of the list may look like rows themselves.
  const lists = new Set(listed.values());
  const rows = rowsOf(ledger).filter((row) => !lists.has(row.lines[0]!));
  const parts = new Map<string, RawRow[]>();
  for (const row of rows) {
    const code = codeInColumn(row, kinds[row.kind]!, lines);
    if (code === null || !listed.has(code)) return null;
    addTo(parts, code, row);
  }
  const fits = ([code, part]: [string, RawRow[]]): boolean => {
    const figures = lines[listed.get(code)!]!.amounts.filter(({ isMoney }) => isMoney).map(valueOf);
    const moved = part.reduce((sum, { cells }) => sum + valueOf(cells.findLast((cell) => cell !== null)!), 0);
    return part.length >= FEWEST_ROWS && figures[0]! + moved === figures.at(-1);
  };
  return parts.size > 1 && [...parts].some(fits) ? [...parts].map(([code, part]) => ledgerOf(ledger, part, code)) : null;
}

function listedCode(line: TokenLine): string[] {
  const name = nameInList(line);
  return isCurrencyCode(name) ? [name] : [];
}

function codeInColumn(row: RawRow, { headers }: TableKind, lines: readonly TokenLine[]): string | null {
  const cell = headers.findLast(({ last }) => last < row.lines[0]!)?.cells.find(({ role }) => role === 'currency');
  const codes = cell ? row.lines.flatMap((index) => lines[index]!.line.words.filter(({ text, box }) => isCurrencyCode(text) && box[2] > cell.x0 && box[0] < cell.x1).map(({ text }) => text)) : [];
  return codes.length === 1 ? codes[0]! : null;
}

/** The code beside the last figure of the row, its balance; null where it has none, or another figure has another. A rate has none. */
function codeOf(row: RawRow, lines: readonly TokenLine[]): string | null {
  const found = row.cells.flatMap((cell, column) => (cell === null ? [] : [codeBeside(cell, lines[row.cellLines[column]!]!)]));
  const last = found.at(-1) ?? null;
  return found.every((code) => code === null || code === last) ? last : null;
}

function codeBeside({ first, currency, text }: AmountToken, { line: { words } }: TokenLine): string | null {
  const before = words[first - 1]?.text ?? '';
  return nameOf({ currency, text }) ?? (isCurrencyCode(before) ? before : null);
}

/** The code of a currency, or a sign that several countries share. */
function nameOf({ currency, text }: Pick<AmountToken, 'currency' | 'text'>): string | null {
  return currency ?? (currency === null ? (/\p{Sc}/u.exec(text)?.[0] ?? null) : null);
}

/** Neighbours whose balances differ by the amount of one of them, whichever way time runs. */
function links(rows: readonly RawRow[], { valueOf }: SplitContext): number {
  const figures = rows.map(({ cells }) => cells.filter((cell) => cell !== null).slice(-2).map((cell, at, { length }) => (at === length - 1 ? valueOf(cell) : Math.abs(valueOf(cell)))));
  const goesOn = (own: readonly number[], other: readonly number[]): boolean => own.length === 2 && Math.abs(own[1]! - other.at(-1)!) === own[0];
  return figures.filter((own, at) => at > 0 && (goesOn(own, figures[at - 1]!) || goesOn(figures[at - 1]!, own))).length;
}
