// The first rows of statements, or the first forms, for a preview and for trial downloads.
import type { ExportAccount, ExportPeriod, ExportRow, ExportStatement } from './statement.js';

export interface LimitedStatements {
  statements: ExportStatement[];
  /** Rows were left out. */
  isCut: boolean;
}

export async function limitRows(statements: readonly ExportStatement[], limit: number): Promise<LimitedStatements> {
  let left = limit;
  let isCut = false;
  const limitPeriod = async (period: ExportPeriod): Promise<ExportPeriod> => {
    const rows: ExportRow[] = [];
    let hasMore = false;
    for await (const row of period.rows) {
      if (rows.length < left) rows.push(row);
      else {
        hasMore = true;
        break;
      }
    }
    left -= rows.length;
    isCut ||= hasMore;
    // What is left of a period no longer leads to its end balance, so it proves nothing.
    return hasMore ? { ...period, rows, endBalanceMinor: null, isReconciled: false, proof: null } : { ...period, rows };
  };
  const limitAccount = async (account: ExportAccount): Promise<ExportAccount> => {
    const periods: ExportPeriod[] = [];
    for (const period of account.periods) periods.push(await limitPeriod(period));
    return { ...account, periods };
  };
  const limited: ExportStatement[] = [];
  for (const statement of statements) {
    const accounts: ExportAccount[] = [];
    for (const account of statement.accounts) accounts.push(await limitAccount(account));
    const { generic } = statement;
    const kept = generic?.slice(0, Math.max(0, left));
    if (generic && kept) {
      isCut ||= kept.length < generic.length;
      left -= kept.length;
    }
    limited.push({ ...statement, accounts, ...(kept ? { generic: kept } : {}) });
  }
  return { statements: limited, isCut };
}

/** A document of forms counts whole: of one that is cut, nobody could tell which fields are missing. */
export function limitForms(statements: readonly ExportStatement[], limit: number): LimitedStatements {
  return { statements: statements.slice(0, limit), isCut: statements.length > limit };
}
