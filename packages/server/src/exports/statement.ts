// What every export writer reads: statements as the user left them. Rows the user excluded never reach this type.
import type { AccountType, PrintedFacts } from '../extraction/model.js';
import type { Box, Proof } from '../reconciliation/proof.js';

/** One row. Amounts: integer minor units, money in positive and money out negative as the account's holder sees it. */
export interface ExportRow {
  /** YYYY-MM-DD; null when the document shows none. */
  date: string | null;
  date2: string | null;
  /** Lines joined with "\n". */
  description: string;
  /** The description as extracted, when a person has edited it: transaction ids rest on this one. */
  originalDescription?: string;
  payee: string | null;
  amountMinor: number;
  balanceMinor: number | null;
  checkNumber: string | null;
  refNumber: string | null;
  category: string | null;
  categoryKeyword?: string | null;
  /** From 1. */
  page: number | null;
  box: Box | null;
  status: 'reconciled' | 'unknown' | 'error';
  /** Name of the document the row stands in. */
  fileName: string | null;
  /** ISO 4217, when it differs from the account's. */
  currency?: string;
  metadata?: string | null;
}

/** Rows in the order of the file. May be walked more than once, each time from the start: an array, or a fresh query per walk. */
export type ExportRows = Iterable<ExportRow> | AsyncIterable<ExportRow>;

export interface ExportPeriod {
  startDate: string | null;
  endDate: string | null;
  startBalanceMinor: number | null;
  endBalanceMinor: number | null;
  isReconciled: boolean;
  proof: Proof | null;
  /** What the statement prints of itself and of its bill. */
  facts?: PrintedFacts | null;
  rows: ExportRows;
}

export interface ExportAccount {
  number: string | null;
  name: string | null;
  type: AccountType;
  currency: string | null;
  /** Decimals of the currency: 2 for most, 0 for JPY, 3 for KWD. */
  decimals: number;
  institution: string | null;
  periods: ExportPeriod[];
}

/** Words of one line in columns, from a document without statement rows. */
export interface ExportGenericRow {
  page: number;
  cells: string[];
}

/** One document. */
export interface ExportStatement {
  documentName: string;
  pages: number;
  currency: string | null;
  accounts: ExportAccount[];
  generic?: ExportGenericRow[];
}
