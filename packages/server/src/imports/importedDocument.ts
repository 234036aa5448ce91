// What the readers of exchange files find, brought into the engine's own shape and proved by the same judge.
import { currencyDecimals } from '@tieout/sdk/contract';
import type { AccountType, ExtractedDocument, Finding, Source, Sourced, StatementAccount, StatementPeriod, StatementRow } from '../extraction/model.js';
import { provePeriod } from '../reconciliation/provePeriod.js';
import type { PrintedCheck } from '../reconciliation/provePeriod.js';
import { withPayee } from './withPayee.js';

export interface ImportedRow {
  date: string | null;
  date2?: string | null;
  description: string;
  payee?: string | null;
  amountMinor: number;
  balanceMinor?: number | null;
  checkNumber?: string | null;
  refNumber?: string | null;
  currency?: string;
}

export interface ImportedPeriod {
  startDate: string | null;
  endDate: string | null;
  startBalanceMinor: number | null;
  endBalanceMinor: number | null;
  /** Set when the opening balance is counted back from the first row rather than written in the file. */
  startRule?: string;
  rows: ImportedRow[];
  /** Totals written in the file, tested against the rows. */
  checks?: PrintedCheck[];
}

export interface ImportedAccount {
  number: string | null;
  name: string | null;
  type: AccountType;
  currency: string | null;
  institution?: string | null;
  /** A file of ours: its texts are those of the rows it was made of, with or without the payee. */
  isOwn?: boolean;
  periods: ImportedPeriod[];
}

export const importVersion = 'import-3';

/** An exchange file has no pages: everything stands on a page of no size, and boxes are empty. */
export function importedDocument(accounts: readonly ImportedAccount[], findings: readonly Finding[] = []): ExtractedDocument {
  const currencies = new Set(accounts.map(({ currency }) => currency));
  return {
    kind: 'statement',
    engineVersion: importVersion,
    pages: [{ number: 1, width: 0, height: 0, rotation: 0, origin: 'text' }],
    currency: currencies.size === 1 ? [...currencies][0]! : null,
    accounts: accounts.map(statementAccount),
    generic: [],
    genericReason: null,
    findings: [...findings],
    metadata: { encrypted: false },
  };
}

const printed: Source = { means: 'printed', page: 1, box: null };

function sourced<T>(value: T | null | undefined, source: Source = printed): Sourced<T> | null {
  return value === null || value === undefined ? null : { value, source };
}

function statementAccount(account: ImportedAccount): StatementAccount {
  const decimals = currencyDecimals(account.currency);
  return {
    number: account.number,
    name: account.name,
    type: account.type,
    currency: account.currency,
    decimals,
    institution: account.institution ?? null,
    holder: null,
    periods: account.periods.map((period) => statementPeriod(period, decimals, account.isOwn ?? false)),
  };
}

function statementPeriod(period: ImportedPeriod, decimals: number, isOwn: boolean): StatementPeriod {
  const startSource: Source = period.startRule ? { ...printed, means: 'inferred', rule: period.startRule } : printed;
  const startBalance = sourced(period.startBalanceMinor, startSource);
  const endBalance = sourced(period.endBalanceMinor);
  const proof = provePeriod({
    startBalance,
    endBalance,
    rows: period.rows.map((row) => ({ amount: row.amountMinor, balance: row.balanceMinor ?? null, included: true, page: 1, box: null })),
    checks: period.checks ?? [],
    decimals,
  });
  const isReconciled = proof.status === 'reconciled';
  return {
    startDate: sourced(period.startDate),
    endDate: sourced(period.endDate),
    startBalance,
    endBalance,
    facts: {},
    rows: period.rows.map((row) => statementRow(row, isReconciled, isOwn)),
    proof,
    isReconciled,
  };
}

function statementRow(row: ImportedRow, isReconciled: boolean, isOwn: boolean): StatementRow {
  return {
    date: sourced(row.date),
    date2: sourced(row.date2),
    description: { value: isOwn ? row.description : withPayee(row.payee, row.description), source: printed },
    payee: row.payee ?? null,
    amount: { value: row.amountMinor, source: printed },
    balance: sourced(row.balanceMinor),
    checkNumber: row.checkNumber ?? null,
    refNumber: row.refNumber ?? null,
    page: 1,
    box: [0, 0, 0, 0],
    ...(row.currency && { currency: row.currency }),
    status: isReconciled ? 'reconciled' : 'unknown',
  };
}

export function finding(code: string, message: string): Finding {
  return { code, message, page: null, box: null };
}

/** First and last day of rows, for files that do not state a period. */
export function spanOfRows(rows: readonly ImportedRow[]): { startDate: string | null; endDate: string | null } {
  const dates = rows.flatMap(({ date }) => date ?? []).sort();
  return { startDate: dates[0] ?? null, endDate: dates.at(-1) ?? null };
}
