// Statements of one account that hold the same days: the rows that stand in both leave once.
import { accountIdentity } from '../reconciliation/accountIdentity.js';
import { doubledRows, inChainOrder, linkPeriods } from '../reconciliation/chainPeriods.js';
import type { ChainedRow } from '../reconciliation/chainPeriods.js';
import type { ExportAccount, ExportPeriod, ExportRows, ExportStatement } from './statement.js';

export interface JoinedStatements {
  statements: ExportStatement[];
  /** Rows that leave once although they stand in two statements. */
  doubledRows: number;
}

/**
 * A later statement gives up the rows that the earlier one holds too, and begins where that one ends; one that holds nothing else is left
 * out. Only where every row of the common days stands in both, and the balances meet afterwards: else both stay as they are printed.
 */
export async function joinStatements(statements: readonly ExportStatement[]): Promise<JoinedStatements> {
  const changes = new Map<ExportPeriod, ExportPeriod | null>();
  let doubled = 0;
  for (const periods of periodsByAccount(statements)) {
    let before: ExportPeriod | null = null;
    for (const period of inChainOrder(periods)) {
      const joined = before && (await joinPeriods(before, period));
      if (joined) {
        doubled += joined.doubledRows;
        changes.set(period, joined.period);
      }
      if (!before || (period.endDate ?? '') > (before.endDate ?? '')) before = period;
    }
  }
  return { statements: changes.size === 0 ? [...statements] : statements.map((statement) => withChanges(statement, changes)), doubledRows: doubled };
}

function periodsByAccount(statements: readonly ExportStatement[]): ExportPeriod[][] {
  const groups = new Map<string, ExportPeriod[]>();
  for (const account of statements.flatMap(({ accounts }) => accounts)) {
    const identity = accountIdentity(account);
    if (identity !== null) groups.set(identity, [...(groups.get(identity) ?? []), ...account.periods]);
  }
  return [...groups.values()].filter((periods) => periods.length > 1);
}

function withChanges(statement: ExportStatement, changes: ReadonlyMap<ExportPeriod, ExportPeriod | null>): ExportStatement {
  const changed = (period: ExportPeriod): ExportPeriod[] => {
    const joined = changes.get(period);
    return joined === null ? [] : [joined ?? period];
  };
  const accounts = statement.accounts.map((account): ExportAccount => ({ ...account, periods: account.periods.flatMap(changed) }));
  return { ...statement, accounts: accounts.filter(({ periods }) => periods.length > 0) };
}

interface JoinedPeriod {
  /** null: all of it stands in the earlier one. */
  period: ExportPeriod | null;
  doubledRows: number;
}

async function joinPeriods(before: ExportPeriod, period: ExportPeriod): Promise<JoinedPeriod | null> {
  if (linkPeriods(before, period, 0).kind !== 'overlap') return null;
  const meets = before.endBalanceMinor === null || period.startBalanceMinor === null ? null : before.endBalanceMinor - period.startBalanceMinor;
  if (meets === 0) return null;
  const isWithin = period.endDate !== null && period.endDate <= before.endDate!;
  const from = period.startDate!;
  const to = isWithin ? period.endDate! : before.endDate!;
  const [earlier, later] = [await rowsBetween(before.rows, from, to), await rowsBetween(period.rows, from, to)];
  const doubled = doubledOf(earlier, later, isWithin) ?? (meets === null ? null : doubledOf(withoutText(earlier), withoutText(later), isWithin));
  if (!doubled) return null;
  if (isWithin) return isSameRun(before, period) ? { period: null, doubledRows: doubled.size } : null;
  const sum = later.reduce((total, { id, amountMinor }) => total + (doubled.has(id) ? (amountMinor ?? 0) : 0), 0);
  if (meets !== null && sum !== meets) return null;
  const startBalanceMinor = period.startBalanceMinor === null ? before.endBalanceMinor : period.startBalanceMinor + sum;
  return { period: { ...period, startDate: before.endDate, startBalanceMinor, rows: without(period.rows, doubled) }, doubledRows: doubled.size };
}

/** null unless all rows of the one that ends first stand in the other too. */
function doubledOf(earlier: readonly ChainedRow[], later: readonly ChainedRow[], isWithin: boolean): Set<string> | null {
  const doubled = new Set(doubledRows(earlier, later));
  return doubled.size === 0 || doubled.size < (isWithin ? later : earlier).length ? null : doubled;
}

/** Two readings of a row may word it otherwise; where balances decide, day and amount are enough. */
function withoutText(rows: readonly ChainedRow[]): ChainedRow[] {
  return rows.map((row) => ({ ...row, description: '' }));
}

/** A shorter statement within a longer one is the same only where nothing printed says otherwise. */
function isSameRun(before: ExportPeriod, period: ExportPeriod): boolean {
  const startsTogether = before.startDate === period.startDate;
  const endsTogether = before.endDate === period.endDate;
  const agrees = (left: number | null, right: number | null) => left === null || right === null || left === right;
  if (startsTogether && !agrees(before.startBalanceMinor, period.startBalanceMinor)) return false;
  return !endsTogether || agrees(before.endBalanceMinor, period.endBalanceMinor);
}

/** Dated rows of these days; the id is the place in the period. */
async function rowsBetween(rows: ExportRows, from: string, to: string): Promise<ChainedRow[]> {
  const found: ChainedRow[] = [];
  let place = 0;
  for await (const { date, amountMinor, description, originalDescription } of rows) {
    if (date !== null && date >= from && date <= to) found.push({ id: String(place), date, amountMinor, description: originalDescription ?? description });
    place += 1;
  }
  return found;
}

function without(rows: ExportRows, places: ReadonlySet<string>): ExportRows {
  return {
    async *[Symbol.asyncIterator]() {
      let place = 0;
      for await (const row of rows) {
        if (!places.has(String(place))) yield row;
        place += 1;
      }
    },
  };
}
