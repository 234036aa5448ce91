// What a country's banks print: words with their synonyms, number and date forms. Taken from statements, not from the engine's vocabulary.
import type { DateLanguage } from '../generator/calendar.js';
import type { MoneyStyle } from '../generator/money.js';
import type { PAPER } from '../generator/sheet.js';
import type { Vocabulary } from '../generator/vocabulary/vocabulary.js';

/** Each word with its synonyms, separated by "|". */
export interface Words {
  date: string;
  /** The two headings of a table with two dates. */
  booked: string;
  valued: string;
  description: string;
  details: string;
  party: string;
  reference: string;
  kind: string;
  cheque: string;
  out: string;
  in: string;
  amount: string;
  balance: string;
  /** Over the column that tells debits from credits, and its marks: "D/C|DR/CR". */
  mark: string;
  marks: string;
  opening: string;
  closing: string;
  totalOut: string;
  totalIn: string;
  totals: string;
  sectionOut: string;
  sectionIn: string;
  brought: string;
  carried: string;
  pageTotal: string;
  statement: string;
  account: string;
  period: string;
  to: string;
  page: string;
  summary: string;
  /** Names of accounts: current, savings, card, loan. */
  current: string;
  savings: string;
  card: string;
  loan: string;
  previous: string;
  payments: string;
  purchases: string;
  newBalance: string;
  creditLimit: string;
  minimum: string;
  due: string;
  /** Codes of money in, money out, cards, fees. */
  codes: string;
  /** A sentence with {start} {opening} {end} {closing}. */
  sentence: string;
  fees: string;
  feeItems: string;
  rates: string;
  daily: string;
  legal: string;
  advert: string;
}

export interface Locale {
  name: string;
  /** How often it is drawn, beside the others. */
  weight: number;
  country: string;
  currency: string;
  decimals: number;
  /** Multiplies typical amounts in dollars. */
  scale: number;
  symbol: string;
  symbolPlace: NonNullable<MoneyStyle['symbolPlace']>;
  language: DateLanguage;
  vocabulary: Vocabulary;
  /** Whether the built-in fonts of a PDF have all of its letters. */
  isLatin1: boolean;
  papers: readonly (keyof typeof PAPER)[];
  money: readonly MoneyStyle[];
  accounts: readonly string[];
  /** Forms of a row's day, with the year and without; the first are the most usual. */
  dates: readonly string[];
  shortDates: readonly string[];
  longDate: string;
  banks: readonly string[];
  holder: readonly string[];
  words: Words;
}
