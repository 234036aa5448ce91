// Rows of a bank's CSV as accounts and periods, with the balances and totals written above, below and among them.
import { currencyDecimals } from '@tieout/sdk/contract';
import type { AccountType } from '../../extraction/model.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import { readAmount } from '../amounts.js';
import type { DecimalMark } from '../amounts.js';
import { spanOfRows } from '../importedDocument.js';
import type { ImportedAccount, ImportedPeriod, ImportedRow } from '../importedDocument.js';
import { plainWords, summaryKind } from './headings.js';
import type { SummaryKind } from './headings.js';

export interface CsvRow extends Omit<ImportedRow, 'currency'> {
  balanceMinor: number | null;
  isDirected: boolean;
  account: string | null;
  currency: string | null;
}

/** A row that speaks of a balance or a total. */
export interface SummaryRow {
  kind: SummaryKind;
  cells: readonly string[];
  minor: number | null;
  balanceMinor: number | null;
  label: string;
}

export interface SummaryFacts {
  startMinor: number | null;
  endMinor: number | null;
  checks: PrintedCheck[];
  account: string | null;
  currency: string | null;
}

/** "Currency: EUR" above the heading. */
export function currencyAbove(preamble: readonly (readonly string[])[]): string | null {
  return factAfter(preamble, /^(currency|ccy|wahrung|waehrung|devise|moneda|valuta)$/, /^[A-Z]{3}$/);
}

/** "Account: 12345678" above a heading, the first or that of a further section. */
export function accountAbove(lines: readonly (readonly string[])[]): string | null {
  return factAfter(lines, /^(account( number| no)?|iban|(giro)?konto(nummer)?|compte|cuenta|conto|rekening(nummer)?)$/, /\d{3}/);
}

export function summaryFacts(
  summaries: readonly SummaryRow[], preamble: readonly (readonly string[])[], mark: DecimalMark, currency: string | null,
): SummaryFacts {
  const facts: SummaryFacts = {
    startMinor: null, endMinor: null, checks: [], currency,
    account: accountAbove(preamble),
  };
  const above = preamble.map((cells) => ({ kind: cells.map(summaryKind).find(Boolean) ?? null, cells, minor: null, balanceMinor: null, label: '' }));
  for (const row of [...above, ...summaries]) if (row.kind) addFact(facts, row as SummaryRow, mark);
  return facts;
}

function addFact(facts: SummaryFacts, row: SummaryRow, mark: DecimalMark): void {
  const decimals = currencyDecimals(facts.currency);
  const minor = row.balanceMinor ?? row.minor ?? row.cells.map((cell) => readAmount(cell, decimals, mark)).find(Boolean)?.minor ?? null;
  if (minor === null) return;
  if (row.kind === 'start') facts.startMinor = minor;
  if (row.kind === 'end') facts.endMinor = minor;
  if (row.kind === 'totalDebits' || row.kind === 'totalCredits') {
    facts.checks.push({ kind: row.kind, label: row.label, expected: Math.abs(row.minor ?? minor), source: null });
  }
}

/** "Account;12345678" or "Account: 12345678" above the heading. */
function factAfter(preamble: readonly (readonly string[])[], name: RegExp, value: RegExp): string | null {
  for (const cells of preamble) {
    for (const [index, cell] of cells.entries()) {
      const [label, ...rest] = cell.split(':');
      if (!name.test(plainWords(label!))) continue;
      const found = rest.join(':').trim() || cells.slice(index + 1).find((next) => /[^\s:]/.test(next)) || '';
      if (value.test(found)) return found;
    }
  }
  return null;
}

export function accountsOf(rows: readonly CsvRow[], facts: SummaryFacts, type: AccountType): ImportedAccount[] {
  const groups = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const key = `${row.account ?? ''}|${row.currency ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  if (groups.size === 0) groups.set('|', []);
  const isSingle = groups.size === 1;
  return [...groups.values()].map((group) => ({
    ...identityOf(group[0]?.account ?? facts.account),
    type,
    currency: group[0]?.currency ?? facts.currency,
    periods: [periodOf(group, isSingle ? facts : null)],
  }));
}

/** "Main Account" is a name, "-12345" a number with a mark before it. */
function identityOf(account: string | null): Pick<ImportedAccount, 'number' | 'name'> {
  if (account !== null && !/\d{2}/.test(account)) return { number: null, name: account };
  return { number: account?.replace(/^[-#*_\s]+(?=\d)/, '') ?? null, name: null };
}

function periodOf(group: readonly CsvRow[], facts: SummaryFacts | null): ImportedPeriod {
  const rows = group.map(({ account: _account, isDirected: _isDirected, currency: _currency, ...row }) => row);
  const chain = chainEnds(rows);
  const isStated = facts !== null && facts.startMinor !== null;
  return {
    ...spanOfRows(rows),
    startBalanceMinor: facts?.startMinor ?? chain?.startMinor ?? null,
    endBalanceMinor: facts?.endMinor ?? chain?.endMinor ?? null,
    ...(!isStated && chain && { startRule: 'The balance of the oldest row without its amount, since the file states no opening balance.' }),
    rows,
    checks: facts?.checks ?? [],
  };
}

type BalanceRow = Pick<CsvRow, 'date' | 'amountMinor' | 'balanceMinor'>;

/** From running balances on at least two rows; with a single one the opening balance would prove itself. */
function chainEnds(rows: readonly BalanceRow[]): { startMinor: number; endMinor: number } | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < 2 || first.balanceMinor === null || last.balanceMinor === null) return null;
  const [oldest, newest] = isDescending(rows) ? [last, first] : [first, last];
  return { startMinor: oldest.balanceMinor! - oldest.amountMinor, endMinor: newest.balanceMinor! };
}

/** Newest first: by the dates, and within a single day by the balances. */
function isDescending(rows: readonly BalanceRow[]): boolean {
  const [first, second, last] = [rows[0]!, rows[1]!, rows.at(-1)!];
  if (first.date !== last.date) return first.date! > last.date!;
  return second.balanceMinor !== null && first.balanceMinor === second.balanceMinor + first.amountMinor;
}
