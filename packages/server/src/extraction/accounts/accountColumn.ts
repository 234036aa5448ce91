// One table for several accounts, or for one in several currencies: a column names the account or the currency of each row. Each becomes a ledger of its own.
import type { TableKind } from '../columns/tables.js';
import type { RawRow } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { hasRows, type Ledger } from './ledgers.js';
import { findColumnPair } from './runningColumns.js';
import type { SplitContext } from './unnumberedAccounts.js';

type TableContext = Pick<SplitContext, 'kinds' | 'lines' | 'valueOf'>;

export function splitByAccountColumn(ledgers: readonly Ledger[], context: TableContext): Ledger[] {
  const result: Ledger[] = [];
  const seen = new Map<string, Ledger>();
  const shared = ledgers.filter((ledger) => !hasRows(ledger));
  for (const ledger of ledgers) {
    const keys = keysOfRows(ledger, context);
    if (!keys) {
      result.push(...splitByCurrencyCells(ledger, shared, context));
      continue;
    }
    for (const key of new Set(keys.values())) {
      const part = partOf(ledger, shared, key, keys, context.lines);
      const known = seen.get(key);
      if (known) known.items.push(...part.items);
      else {
        seen.set(key, part);
        result.push(part);
      }
    }
  }
  return result;
}

/** null unless nearly every row names an account, and more than one is named. */
function keysOfRows(ledger: Ledger, { kinds, lines, valueOf }: TableContext): Map<RawRow, string> | null {
  const rows = ledger.items.filter((item): item is RawRow => item.type === 'row');
  if (!rows.some((row) => textCell(kinds[row.kind]!, 'account'))) return null;
  const keys = new Map<RawRow, string>();
  for (const row of rows) {
    const key = accountOfRow(row, kinds[row.kind]!, lines);
    if (key !== null) keys.set(row, key);
  }
  const named = new Set(keys.values());
  if (keys.size < 0.9 * rows.length || named.size < 2 || named.size > Math.max(3, rows.length / 2)) return null;
  const haveBalances = rows.every(({ kind }) => kinds[kind]!.amounts.some(({ heading }) => heading === 'balance'));
  const areApart = haveBalances && findColumnPair(rows, kinds, valueOf) === null;
  return areApart || areNamedElsewhere(named, rows, lines) ? keys : null;
}

/** The currency of each row stands in a column, each has its own running balance, and none runs through all rows. */
function splitByCurrencyCells(ledger: Ledger, shared: readonly Ledger[], { kinds, lines, valueOf }: TableContext): Ledger[] {
  const rows = ledger.items.filter((item): item is RawRow => item.type === 'row');
  const keys = new Map(rows.flatMap((row): [RawRow, string][] => {
    const code = cellOfRow(row, kinds[row.kind]!, lines, 'currency');
    return code !== null && isCurrencyCode(code) ? [[row, code]] : [];
  }));
  const codes = [...new Set(keys.values())];
  const runs = (own: readonly RawRow[]): boolean => findColumnPair(own, kinds, valueOf) !== null;
  const ofCode = (code: string): RawRow[] => rows.filter((row) => keys.get(row) === code);
  const haveBalances = rows.every(({ kind }) => kinds[kind]!.amounts.some(({ heading }) => heading === 'balance'));
  if (codes.length < 2 || keys.size < rows.length || !haveBalances || runs(rows)) return [ledger];
  // Of few rows one misprint breaks all that shows it.
  const tested = codes.map(ofCode).filter((own) => own.length >= FEWEST_TESTED);
  const running = tested.filter(runs);
  if (running.length === 0 || 2 * running.length < tested.length) return [ledger];
  return codes.map((code) => {
    const names = (item: { line: number }): boolean => lines[item.line]!.line.words.some(({ text }) => text === code);
    const account = { isCard: false, number: null, key: code, ...ledger.account, line: ledger.firstLine, currency: code };
    return partWith(ledger, shared, account, (row) => keys.get(row) === code, names);
  });
}

/** Rows whose balances show that they go on from each other. */
const FEWEST_TESTED = 3;

/** The accounts of those who were paid stand in the rows only, and one balance runs through all of these; so do the further cards of one bill. */
function areNamedElsewhere(keys: ReadonlySet<string>, rows: readonly RawRow[], lines: readonly TokenLine[]): boolean {
  const taken = new Set(rows.flatMap((row) => row.lines));
  const others = lines.filter((_, index) => !taken.has(index));
  return [...keys].map(digitsOf).every((key) => others.some(({ squashed }) => squashed.includes(key)));
}

function digitsOf(key: string): string {
  return key.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
}

function textCell(kind: TableKind, role: 'account' | 'currency'): { x0: number; end: number } | null {
  const cells = kind.headers[0]?.cells ?? [];
  const at = cells.findIndex((cell) => cell.role === role);
  if (at < 0) return null;
  return { x0: cells[at]!.x0, end: cells[at + 1]?.x0 ?? Infinity };
}

function accountOfRow(row: RawRow, kind: TableKind, lines: readonly TokenLine[]): string | null {
  const text = cellOfRow(row, kind, lines, 'account');
  return text !== null && /\d{3}/.test(text) && text.length <= 34 ? text : null;
}

function cellOfRow(row: RawRow, kind: TableKind, lines: readonly TokenLine[], role: 'account' | 'currency'): string | null {
  const cell = textCell(kind, role);
  if (!cell) return null;
  const line = lines[row.lines[0]!]!.line;
  const words = line.words.filter((word) => word.box[0] >= cell.x0 - line.fontSize && word.box[2] < cell.end);
  return words.map((word) => word.text).join(' ').trim();
}

/** Balances belong to the account whose number stands on their line. */
function partOf(ledger: Ledger, shared: readonly Ledger[], key: string, keys: ReadonlyMap<RawRow, string>, lines: readonly TokenLine[]): Ledger {
  const digits = digitsOf(key);
  const names = (item: { line: number }): boolean => lines[item.line]!.squashed.includes(digits);
  return partWith(ledger, shared, { line: ledger.firstLine, number: key, key: digits, isCard: false }, (row) => keys.get(row) === key, names);
}

function partWith(ledger: Ledger, shared: readonly Ledger[], account: Ledger['account'], isOwn: (row: RawRow) => boolean, names: (item: { line: number }) => boolean): Ledger {
  const pool = [ledger, ...shared];
  return {
    ...ledger,
    account,
    items: ledger.items.filter((item) => item.type === 'row' && isOwn(item)),
    openings: pool.flatMap((item) => item.openings).filter(names),
    closings: pool.flatMap((item) => item.closings).filter(names),
    carries: [],
    totals: ledger.totals.filter(names),
  };
}
