// One walk over the rows before writing: what headers need to know in advance (counts, dates, sums, widths).
import { accountIdentity, likelyIdentity } from '../reconciliation/accountIdentity.js';
import { spanOf } from './span.js';
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from './statement.js';
import { losesCharacters, oneLine } from './text.js';

export interface PeriodSummary {
  count: number;
  firstDate: string | null;
  lastDate: string | null;
  creditsMinor: number;
  debitsMinor: number;
  /** The latest printed running balance: on the last row that shows one, or on the first when dates descend. */
  lastBalanceMinor: number | null;
  /** Categories in the order of first use, with the sign of their first row. */
  categories: Map<string, 'in' | 'out'>;
  /** Rows without a category occur that bring money in, or take it out. */
  uncategorized: Set<'in' | 'out'>;
  /** Lines of the longest description. */
  descriptionLines: number;
  widths: { description: number; payee: number; category: number };
  /** A character without an ASCII likeness occurs. */
  losesInAscii: boolean;
  undated: { row: number; page: number | null; description: string } | null;
}

export interface PreparedPeriod extends ExportPeriod {
  summary: PeriodSummary;
}
export interface PreparedAccount extends Omit<ExportAccount, 'periods'> {
  periods: PreparedPeriod[];
}
export interface PreparedStatement extends Omit<ExportStatement, 'accounts'> {
  accounts: PreparedAccount[];
}

export async function prepareStatement(statement: ExportStatement): Promise<PreparedStatement> {
  const accounts: PreparedAccount[] = [];
  for (const account of statement.accounts) {
    const periods: PreparedPeriod[] = [];
    for (const period of account.periods) periods.push({ ...period, summary: await summarize(period) });
    accounts.push({ ...account, periods });
  }
  return { ...statement, accounts };
}

async function summarize(period: ExportPeriod): Promise<PeriodSummary> {
  const summary: PeriodSummary = {
    count: 0, firstDate: null, lastDate: null, creditsMinor: 0, debitsMinor: 0, lastBalanceMinor: null, categories: new Map(), uncategorized: new Set(),
    descriptionLines: 1, widths: { description: 0, payee: 0, category: 0 }, losesInAscii: false, undated: null,
  };
  let first: ExportRow | null = null;
  let last: ExportRow | null = null;
  for await (const row of period.rows) {
    addRow(summary, row);
    if (row.balanceMinor === null) continue;
    first ??= row;
    last = row;
  }
  const isDescending = (first?.date ?? '') > (last?.date ?? '');
  summary.lastBalanceMinor = (isDescending ? first : last)?.balanceMinor ?? null;
  return summary;
}

function addRow(summary: PeriodSummary, row: ExportRow): void {
  summary.count += 1;
  if (row.date === null) {
    summary.undated ??= { row: summary.count, page: row.page, description: oneLine(row.description) };
  } else {
    if (summary.firstDate === null || row.date < summary.firstDate) summary.firstDate = row.date;
    if (summary.lastDate === null || row.date > summary.lastDate) summary.lastDate = row.date;
  }
  if (row.amountMinor >= 0) summary.creditsMinor += row.amountMinor;
  else summary.debitsMinor += row.amountMinor;
  const direction = row.amountMinor >= 0 ? 'in' : 'out';
  const category = oneLine(row.category);
  if (!category) summary.uncategorized.add(direction);
  else if (!summary.categories.has(category)) summary.categories.set(category, direction);
  summary.descriptionLines = Math.max(summary.descriptionLines, row.description.split('\n').length);
  const { widths } = summary;
  widths.description = Math.max(widths.description, row.description.length);
  widths.payee = Math.max(widths.payee, row.payee?.length ?? 0);
  widths.category = Math.max(widths.category, row.category?.length ?? 0);
  summary.losesInAscii ||= losesCharacters(row.description) || losesCharacters(row.payee ?? '');
}

/**
 * The accounts of all documents, each once: periods of the same account in several documents follow each other by date. Accounts
 * without number and name of the same bank go together as long as no two of its statements hold the same days.
 */
export function mergeAccounts(statements: readonly PreparedStatement[]): PreparedAccount[] {
  const merged = new Map<string, PreparedAccount>();
  for (const account of statements.flatMap((statement) => statement.accounts)) {
    const key = keyOf(account, merged);
    const known = merged.get(key);
    if (known) known.periods.push(...account.periods);
    else merged.set(key, { ...account, periods: [...account.periods] });
  }
  for (const account of merged.values()) account.periods.sort(byStart);
  return [...merged.values()];
}

function keyOf(account: PreparedAccount, merged: ReadonlyMap<string, PreparedAccount>): string {
  const identity = accountIdentity(account);
  if (identity !== null) return `${identity}\n${account.decimals}`;
  for (let number = 1; ; number += 1) {
    const key = [likelyIdentity(account), account.decimals, number].join('\n');
    const known = merged.get(key);
    if (!known?.periods.some((period) => account.periods.some((other) => shareDays(period, other)))) return key;
  }
}

/** More than the day on which one ends and the next begins. */
function shareDays(a: PreparedPeriod, b: PreparedPeriod): boolean {
  const [from, to] = [spanOf({ periods: [a] }), spanOf({ periods: [b] })];
  return from.start < to.end && to.start < from.end;
}

function byStart(a: PreparedPeriod, b: PreparedPeriod): number {
  const left = a.startDate ?? a.summary.firstDate ?? '';
  const right = b.startDate ?? b.summary.firstDate ?? '';
  return left < right ? -1 : left > right ? 1 : 0;
}

export function countRows(accounts: readonly PreparedAccount[]): number {
  return accounts.flatMap((account) => account.periods).reduce((sum, period) => sum + period.summary.count, 0);
}

/** Categories of all periods with the direction of their first row. */
export function categoriesOf(accounts: readonly PreparedAccount[]): Map<string, 'in' | 'out'> {
  const all = new Map<string, 'in' | 'out'>();
  for (const { summary } of accounts.flatMap((account) => account.periods)) {
    for (const [category, direction] of summary.categories) if (!all.has(category)) all.set(category, direction);
  }
  return all;
}

export function hasUncategorized(accounts: readonly PreparedAccount[], direction: 'in' | 'out'): boolean {
  return accounts.some((account) => account.periods.some(({ summary }) => summary.uncategorized.has(direction)));
}

/** Rows of one account over all its periods, lazily. */
export async function* rowsOf(account: PreparedAccount): AsyncGenerator<ExportRow> {
  for (const period of account.periods) yield* period.rows;
}
