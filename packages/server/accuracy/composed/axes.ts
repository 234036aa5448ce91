// The independent axes of a statement's layout, and how often banks print each of their values.
import type { Random } from '../generator/random.js';


export const ACCOUNT_TYPES = { current: 66, savings: 9, card: 18, loan: 7 };
export const LENGTHS = { none: 3, few: 9, short: 28, medium: 40, long: 20 };
export const COUNTS: Record<keyof typeof LENGTHS, [number, number]> = { none: [0, 0], few: [1, 5], short: [6, 20], medium: [21, 60], long: [61, 150] };
export const SIGNS = { signed: 30, 'debit and credit': 32, 'credit and debit': 7, 'mark column': 8, suffix: 7, sections: 8, unsigned: 3 };
export const CARD_SIGNS = { 'debts positive': 62, sections: 15, 'debit and credit': 13, signed: 10 };
export const LOAN_SIGNS = { 'debit and credit': 60, signed: 30, suffix: 10 };
export const NEGATIVES = { minus: 58, trailing: 16, 'true-minus': 10, detached: 4, parentheses: 6 };
export const BALANCES = { 'each row': 56, "day's end": 10, none: 34 };
export const ENDS = { summary: 38, rows: 20, both: 22, sentence: 6, none: 14 };
export const SUMMARIES = { vertical: 45, pairs: 20, 'labels over values': 35 };
export const TOTALS = { none: 35, summary: 33, counted: 12, foot: 20 };
export const DATES = { 'each row': 54, 'once a day': 10, 'heading lines': 6, 'two columns': 15, 'value first': 5, 'under each other': 4, right: 4 };
export const LINES = { one: 44, 'one or two': 22, 'one to three': 20, 'two to four': 9, 'three to five': 5 };
export const LINE_COUNTS: Record<keyof typeof LINES, [number, number]> = { one: [1, 1], 'one or two': [1, 2], 'one to three': [1, 3], 'two to four': [2, 4], 'three to five': [3, 5] };
export const HEADINGS = { 'each page': 74, 'first page': 15, none: 11 };
export const HEADING_FORMS = { plain: 72, narrow: 12, bilingual: 8, capitals: 8 };
export const HEADING_EDGES = { own: 70, left: 15, centre: 15 };
export const VERTICALS = { top: 70, middle: 15, bottom: 15 };
export const CARRIES = { none: 70, carried: 18, 'page totals': 12 };
export const ORDERS = { ascending: 78, descending: 22 };
export const ACCOUNTS = { one: 80, two: 12, periods: 8 };
export const FONTS = { Helvetica: 40, 'Times-Roman': 10, Courier: 8, Sans: 16, Condensed: 14, Serif: 6, Mono: 6 };
export const RUNS = { plain: 60, words: 20, glyphs: 20 };
export const PERIODS = { month: 76, quarter: 12, 'new year': 12 };
export const PERIOD_FORMS = { 'as rows': 50, words: 50 };
export const GAPS = { tight: 20, normal: 55, wide: 25 };
export const RULES = { none: 50, lines: 28, bands: 22 };
export const SYMBOLS = { none: 55, summary: 25, everywhere: 20 };
/** A star behind some of the amounts, which a line below the rows explains. */
export const NOTES = { none: 90, star: 10 };
/** The sums of each day below its rows, where each side has a column. */
export const DAY_SUMS = { none: 80, below: 20 };
export const CURRENCY_COLUMNS = { none: 90, 'before amounts': 10 };
/** A number before each row. */
export const ROW_NUMBERS = { none: 92, 'first column': 8 };
/** A sentence between some of the rows that is of none of them. */
export const NOTICES = { none: 92, 'between rows': 8 };
/** Where a reference stands, if it has a column. */
export const REFERENCE_PLACES = { 'before amounts': 70, 'before the balance': 30 };
/** Where the letter that tells the side of a balance stands. */
export const BALANCE_MARKS = { 'behind it': 75, 'own column': 25 };
export const SUMMARY_PLACES = { 'above the rows': 88, 'below the rows': 12 };
/** A star behind some of the texts. */
export const REMARKS = { none: 94, 'behind texts': 6 };
/** Rows of one day with the last of them first, although days run on. */
export const DAY_ORDERS = { 'as the days': 96, reversed: 4 };
/** Two periods as two statements, each with its own first page and page numbers. */
export const FILES = { 'one statement': 60, 'statements bound together': 40 };
export const FRONTS = { 'side by side': 45, stacked: 35, line: 20 };

/** One of the values, as often as its weight says. */
export function weighted<T extends string>(random: Random, weights: Readonly<Record<T, number>>): T {
  const entries = Object.entries(weights) as [T, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) {
    left -= weight;
    if (left < 0) return value;
  }
  return (entries.at(-1) as [T, number])[0];
}

/** Some of the values only. */
export function among<T extends string, K extends T>(weights: Readonly<Record<T, number>>, ...values: readonly K[]): Record<K, number> {
  return Object.fromEntries(values.map((value) => [value, weights[value]])) as Record<K, number>;
}
