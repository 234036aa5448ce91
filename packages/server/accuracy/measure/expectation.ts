// What a document should give. Generated documents state everything; documents of others often state less.
import type { Truth, TruthFacts } from '../generator/truth.js';

export interface ExpectedRow {
  date: string;
  description: string;
  alternativeDescription?: string;
  payee?: string;
  amount: string;
  /** undefined: not known. null: no balance is printed on this row. */
  balance: string | null | undefined;
}

export interface ExpectedPeriod {
  startDate: string | null;
  endDate: string | null;
  startBalance: string | null;
  endBalance: string | null;
  /** undefined: not known. */
  isReconciled: boolean | undefined;
  facts?: TruthFacts;
  rows: ExpectedRow[];
}

export interface ExpectedAccount {
  number: string | null;
  type: 'bank' | 'card' | null;
  currency: string | null;
  bank?: string | null;
  holder?: string | null;
  periods: ExpectedPeriod[];
}

export type Expectation =
  /** Everything is known. */
  | { kind: 'whole'; accounts: ExpectedAccount[] }
  /** Only a list of rows is known, without accounts and periods. */
  | { kind: 'rows'; rows: ExpectedRow[] }
  /** Rows are not known, but whether the printed figures agree. */
  | { kind: 'verdict'; isConsistent: boolean }
  | { kind: 'none' };

export function expectationOf(truth: Truth): Expectation {
  return {
    kind: 'whole',
    accounts: truth.accounts.map((account) => ({
      number: account.number,
      type: account.type,
      currency: account.currency,
      bank: account.bank,
      holder: account.holder,
      periods: account.periods.map((period) => ({ ...period, rows: period.transactions })),
    })),
  };
}
