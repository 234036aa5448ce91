// What is right about a generated document: the JSON of `tieout convert --to json` (without proof and boxes) and how it was made.

import type { PrintedFacts } from '../../src/extraction/model.js';

export interface TruthTransaction {
  date: string;
  date2: string | null;
  description: string;
  /** Also right, where the page does not tell whether a short code beside the text belongs to it. */
  alternativeDescription?: string;
  /** The bare counterparty, where the printed text holds it. */
  payee?: string;
  /** Decimal string; money in positive and money out negative as the holder sees it. */
  amount: string;
  /** The running balance printed on this row, null when none is. On a card, money owed is negative. */
  balance: string | null;
  checkNumber: string | null;
  page: number;
}

export type TruthFacts = Partial<Record<keyof PrintedFacts, string>>;

export interface TruthPeriod {
  /** null when the document does not print it. */
  startDate: string | null;
  endDate: string | null;
  startBalance: string | null;
  endBalance: string | null;
  /** Whether the printed figures of this period can and do agree. */
  isReconciled: boolean;
  /** What a card's bill prints beside its balances: decimal strings, a day. */
  facts: TruthFacts;
  transactions: TruthTransaction[];
}

export interface TruthAccount {
  number: string | null;
  name: string | null;
  /** As printed, in whatever case; null when the page does not name it. */
  bank: string | null;
  holder: string | null;
  type: 'bank' | 'card';
  /** Beside the shape of convert, which states one currency for the document. null when the page does not tell. */
  currency: string | null;
  decimals: number;
  periods: TruthPeriod[];
}

export interface TruthFlags {
  layout: string;
  seed: number;
  country: string;
  features: string[];
  /** false: a figure was misprinted, so at least one period must come out not reconciled. */
  consistent: boolean;
  /** false: the document prints too few balances for any proof. */
  hasBalances: boolean;
  scanned: boolean;
  password: string | null;
  /** What was misprinted, for people. */
  misprint: { figure: string; page: number; printed: string; right: string } | null;
}

export interface Truth {
  document: string;
  pages: number;
  currency: string | null;
  accounts: TruthAccount[];
  flags: TruthFlags;
}
