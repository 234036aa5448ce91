// One table for several accounts, or for one in several currencies: a column names the account, its pocket or the currency of each row. Each becomes a ledger of its own.
import { splitAtGaps } from '../columns/pieces.js';
import type { TableKind } from '../columns/tables.js';
import type { RawRow } from '../rows/stream.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { isCurrencyCode } from '../tokens/currencies.js';
import { joinedText, squash } from '../tokens/plainText.js';
import { hasRows, type Ledger, rowsOf } from './ledgers.js';
import { wordsOf } from './listedBalances.js';
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
      result.push(...splitByCells(ledger, shared, context));
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
  const rows = rowsOf(ledger);
  if (!rows.some((row) => textCell(kinds[row.kind]!, 'account'))) return null;
  const keys = new Map<RawRow, string>();
  const listed = numbersListed(rows, lines);
  for (const row of rows) {
    const key = accountOfRow(row, kinds[row.kind]!, lines, listed);
    if (key !== null) keys.set(row, key);
  }
  const named = new Set(keys.values());
  if (keys.size < 0.9 * rows.length || named.size < 2 || named.size > Math.max(3, rows.length / 2)) return null;
  const haveBalances = rows.every(({ kind }) => kinds[kind]!.amounts.some(({ heading }) => heading === 'balance'));
  const areApart = haveBalances && findColumnPair(rows, kinds, valueOf) === null;
  return areApart || areNamedElsewhere(named, rows, lines) ? keys : null;
}

/** The currency of each row stands in a column, or the name of a pocket that an overview lists with its balances; each has its own running balance, and none runs through all rows. */
function splitByCells(ledger: Ledger, shared: readonly Ledger[], context: TableContext): Ledger[] {
  const { kinds, lines, valueOf } = context;
  const rows = rowsOf(ledger);
  const runs = (own: readonly RawRow[]): boolean => findColumnPair(own, kinds, valueOf) !== null;
  const haveBalances = rows.length > 0 && rows.every(({ kind }) => kinds[kind]!.amounts.some(({ heading }) => heading === 'balance'));
  if (!haveBalances) return [ledger];
  const keys = currenciesOfRows(rows, context) ?? pocketsOfRows(rows, context);
  if (keys === null || runs(rows)) return [ledger];
  const names = [...new Set(keys.values())];
  // Of few rows one misprint breaks all that shows it.
  const tested = names.map((name) => rows.filter((row) => keys.get(row) === name)).filter((own) => own.length >= FEWEST_TESTED);
  const running = tested.filter(runs);
  if (running.length === 0 || 2 * running.length < tested.length) return [ledger];
  return names.map((name) => {
    const named = isCurrencyCode(name) ? { isCard: false, number: null, key: name, ...ledger.account, currency: name } : { number: null, name, key: `name ${squash(name)}`, isCard: ledger.account?.isCard ?? false };
    const stands = (item: { line: number }): boolean => (isCurrencyCode(name) ? lines[item.line]!.line.words.some(({ text }) => text === name) : wordsOf(lines[item.line]!) === squash(name));
    return partWith(ledger, shared, { ...named, line: ledger.firstLine }, (row) => keys.get(row) === name, stands);
  });
}

/** null unless every row names a currency, and more than one is named. */
function currenciesOfRows(rows: readonly RawRow[], { kinds, lines }: TableContext): Map<RawRow, string> | null {
  const keys = rows.flatMap((row): [RawRow, string][] => {
    const code = cellOfRow(row, kinds[row.kind]!, lines, 'currency');
    return code !== null && isCurrencyCode(code) ? [[row, code]] : [];
  });
  return keys.length === rows.length && new Set(keys.map(([, code]) => code)).size >= 2 ? new Map(keys) : null;
}

/** "Main   1,517.44   1,813.48" in a list above the rows, and "Main" in a cell of its own in rows of the table, as another name in each of the others. */
function pocketsOfRows(rows: readonly RawRow[], { lines }: TableContext): Map<RawRow, string> | null {
  const listed = new Map<string, string>();
  for (const line of lines.slice(0, rows[0]!.lines[0]!)) {
    if (line.dates.length === 0 && line.amounts.filter(({ isMoney }) => isMoney).length >= 2) listed.set(wordsOf(line), textBefore(line));
  }
  if (listed.size < 2) return null;
  const keys = new Map<RawRow, string>();
  for (const row of rows) {
    const { line } = lines[row.lines[0]!]!;
    const names = splitAtGaps(line.words, CELL_GAP).flatMap((piece) => listed.get(squash(joinedText(piece))) ?? []);
    if (names.length !== 1) return null;
    keys.set(row, names[0]!);
  }
  return new Set(keys.values()).size >= 2 ? keys : null;
}

/** Between cells, in sizes of type. */
const CELL_GAP = 0.8;

function textBefore({ line, amounts }: TokenLine): string {
  return joinedText(line.words.slice(0, amounts.find(({ isMoney }) => isMoney)!.first));
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

function accountOfRow(row: RawRow, kind: TableKind, lines: readonly TokenLine[], listed: readonly string[]): string | null {
  const text = cellOfRow(row, kind, lines, 'account');
  if (text === null || text.length > 34) return null;
  const whole = /^\d{2,4}$/.test(text) ? listed.filter((number) => number.endsWith(text)) : [];
  return whole.length === 1 ? whole[0]! : /\d{3}/.test(text) ? text : null;
}

/** "Everyday   38-9012-0441209-00   1,845.22   2,120.00" in an overview: rows may name the account by its last digits. */
function numbersListed(rows: readonly RawRow[], lines: readonly TokenLine[]): string[] {
  const taken = new Set(rows.flatMap((row) => row.lines));
  const overview = lines.filter((line, index) => !taken.has(index) && line.dates.length === 0 && line.amounts.filter(({ isMoney }) => isMoney).length >= 2);
  return [...new Set(overview.flatMap(({ line }) => line.words.flatMap(({ text }) => (ACCOUNT_NUMBER.test(text) ? [text] : []))))];
}

const ACCOUNT_NUMBER = /^(?=(?:\D*\d){6})[\dA-Z]+(?:[-/.][\dA-Z]+)*$/;

function cellOfRow(row: RawRow, kind: TableKind, lines: readonly TokenLine[], role: 'account' | 'currency'): string | null {
  const cell = textCell(kind, role);
  if (!cell) return null;
  const line = lines[row.lines[0]!]!.line;
  const words = line.words.filter((word) => word.box[0] >= cell.x0 - line.fontSize && word.box[2] < cell.end);
  return joinedText(words).trim();
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
