// What the engine read, in the words of the truth, so that the two can be laid side by side.
import type { ExtractedDocument, PrintedFacts, StatementPeriod } from '../../src/extraction/model.js';
import { decimalString } from '../generator/money.js';
import type { TruthFacts } from '../generator/truth.js';

export interface ReadRow {
  date: string | null;
  date2: string | null;
  description: string;
  payee: string | null;
  amount: string;
  /** null also when the engine inferred it: only printed balances are compared. */
  balance: string | null;
  page: number;
}

export interface ReadPeriod {
  startDate: string | null;
  endDate: string | null;
  startBalance: string | null;
  endBalance: string | null;
  isReconciled: boolean;
  facts: TruthFacts;
  /** Why it is or is not, for --show. */
  explanation: string;
  rows: ReadRow[];
}

export interface ReadAccount {
  number: string | null;
  type: 'bank' | 'card';
  currency: string | null;
  bank: string | null;
  holder: string | null;
  periods: ReadPeriod[];
}

export interface Reading {
  kind: 'statement' | 'generic';
  accounts: ReadAccount[];
}

export function toReading(document: ExtractedDocument): Reading {
  return {
    kind: document.kind,
    accounts: document.accounts.map((account) => ({
      number: account.number,
      type: account.type,
      currency: account.currency,
      bank: account.institution,
      holder: account.holder,
      periods: account.periods.map((period) => toReadPeriod(period, account.decimals)),
    })),
  };
}

function toReadPeriod(period: StatementPeriod, decimals: number): ReadPeriod {
  return {
    startDate: period.startDate?.value ?? null,
    endDate: period.endDate?.value ?? null,
    startBalance: period.startBalance === null ? null : decimalString(period.startBalance.value, decimals),
    endBalance: period.endBalance === null ? null : decimalString(period.endBalance.value, decimals),
    isReconciled: period.isReconciled,
    facts: toFacts(period.facts, decimals),
    explanation: period.proof.explanation,
    rows: period.rows.map((row) => ({
      date: row.date?.value ?? null,
      date2: row.date2?.value ?? null,
      description: row.description.value,
      payee: row.payee,
      amount: decimalString(row.amount.value, decimals),
      balance: row.balance === null || row.balance.source.means === 'inferred' ? null : decimalString(row.balance.value, decimals),
      page: row.page,
    })),
  };
}

function toFacts(facts: PrintedFacts, decimals: number): TruthFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, typeof value === 'number' ? decimalString(value, decimals) : value]));
}
