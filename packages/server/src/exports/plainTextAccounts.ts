// Names of accounts for plain-text accounting, and the walk over rows with the running balance that may be asserted.
import { categoriesOf, hasUncategorized } from './prepare.js';
import type { PreparedAccount, PreparedPeriod } from './prepare.js';
import { spanOf } from './span.js';
import type { ExportRow } from './statement.js';
import { oneLine } from './text.js';

const roots = ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'] as const;

/** `clean` turns one part of a name into what the format takes. */
export function ownAccountNames(accounts: readonly PreparedAccount[], clean: (part: string) => string): Map<PreparedAccount, string> {
  const names = new Map<PreparedAccount, string>();
  const taken = new Set<string>();
  for (const account of accounts) {
    const root = account.type === 'card' ? 'Liabilities:Card' : 'Assets:Bank';
    const name = oneLine(account.name) || oneLine(account.institution) || (account.type === 'card' ? 'Card' : 'Account');
    const tail = (account.number ?? '').replace(/[^0-9A-Za-z]/g, '').slice(-4);
    let candidate = `${root}:${clean(name === account.number || !tail ? name : `${name} ${tail}`)}`;
    for (let number = 2; taken.has(candidate); number += 1) candidate = `${root}:${clean(`${name} ${tail} ${number}`)}`;
    taken.add(candidate);
    names.set(account, candidate);
  }
  return names;
}

/** The accounts of the other side: of each category, and of rows without one. */
export function categoryAccounts(accounts: readonly PreparedAccount[], clean: (part: string) => string): (row: ExportRow) => string {
  const byCategory = new Map<string, string>();
  for (const [category, direction] of categoriesOf(accounts)) {
    const parts = category.split(':').map((part) => part.trim()).filter(Boolean);
    const hasRoot = parts.length > 1 && (roots as readonly string[]).includes(parts[0]!);
    const path = (hasRoot ? parts.slice(1) : parts).map(clean).filter(Boolean).join(':') || 'Uncategorized';
    byCategory.set(category, `${hasRoot ? parts[0] : direction === 'in' ? 'Income' : 'Expenses'}:${path}`);
  }
  return (row) => byCategory.get(oneLine(row.category)) ?? uncategorizedAccount(row.amountMinor >= 0 ? 'in' : 'out');
}

function uncategorizedAccount(direction: 'in' | 'out'): string {
  return direction === 'in' ? 'Income:Uncategorized' : 'Expenses:Uncategorized';
}

/** Every account of the other side that the rows will use, sorted. */
export function usedCategoryAccounts(accounts: readonly PreparedAccount[], nameOf: (row: ExportRow) => string): string[] {
  const named = [...categoriesOf(accounts).keys()].map((category) => nameOf({ category, amountMinor: 0 } as ExportRow));
  const open = (['in', 'out'] as const).filter((direction) => hasUncategorized(accounts, direction)).map(uncategorizedAccount);
  return [...new Set([...named, ...open])].sort();
}

/** The day an account is opened: its first day in the export. */
export function firstDay(accounts: readonly PreparedAccount[]): string {
  return spanOf({ periods: accounts.flatMap((account) => account.periods) }).start;
}

export function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

export type LedgerStep =
  | { kind: 'opening' | 'gap'; date: string; amountMinor: number }
  /** assertMinor: the balance after the row, when it is proved and the order of dates lets every reader check it. */
  | { kind: 'row'; row: ExportRow; assertMinor: number | null }
  | { kind: 'closing'; period: PreparedPeriod; date: string; assertMinor: number | null };

/**
 * Walks an account's rows with its running balance. Balances are asserted only in proved periods, where they agree with
 * what the rows give, and only while dates do not run backwards (readers check by date, or by place in the file).
 */
export async function* ledgerSteps(account: PreparedAccount): AsyncGenerator<LedgerStep> {
  let runningMinor: number | null = null;
  let latest = '';
  let isForward = true;
  for (const [index, period] of account.periods.entries()) {
    const { start, end } = spanOf({ periods: [period] });
    if (start === '') continue;
    const startMinor = period.startBalanceMinor;
    if (startMinor !== null && startMinor !== (runningMinor ?? 0)) {
      yield { kind: runningMinor === null ? 'opening' : 'gap', date: start, amountMinor: startMinor - (runningMinor ?? 0) };
    }
    if (startMinor !== null) runningMinor = startMinor;
    for await (const row of period.rows) {
      isForward &&= row.date! >= latest;
      latest = row.date! > latest ? row.date! : latest;
      if (runningMinor !== null) runningMinor += row.amountMinor;
      const isProved = isForward && period.isReconciled && row.balanceMinor !== null && row.balanceMinor === runningMinor;
      yield { kind: 'row', row, assertMinor: isProved ? runningMinor : null };
    }
    const next = account.periods[index + 1];
    const isLast = !next || spanOf({ periods: [next] }).start > end;
    const isProved = isForward && isLast && period.isReconciled && period.endBalanceMinor !== null && period.endBalanceMinor === runningMinor;
    yield { kind: 'closing', period, date: end, assertMinor: isProved ? runningMinor : null };
  }
}
