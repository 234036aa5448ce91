// Money in or money out in a bank's CSV: from two columns, a word beside the amount, the amount's own sign or the balances.
import { readAmount } from '../amounts.js';
import { directionOf } from './headings.js';
import type { CsvDoubt, CsvMapping } from './csvMapping.js';
import type { CsvRecord } from './records.js';

export interface MoneyCells {
  amount: string;
  debit: string;
  credit: string;
  direction: string;
}

export interface RawMoney {
  minor: number;
  /** The file itself says the direction of this row. */
  isDirected: boolean;
}

/** How the signs of a file are meant. */
export interface SignReading {
  /** Amounts are all unsigned, so the word beside them decides. */
  usesWords: boolean;
  /** Of a column for each direction: the column decides, whatever the sign; or both hold signed amounts. */
  columns: 'unsigned' | 'creditsNegative' | 'signed';
}

/** Null when the row holds no amount. */
export function readMoney(cells: MoneyCells, decimals: number, mapping: CsvMapping, reading: SignReading): RawMoney | null {
  const read = (text: string) => (text === '' ? null : readAmount(text, decimals, mapping.decimalMark));
  const amount = read(cells.amount);
  if (amount) {
    const direction = reading.usesWords ? directionOf(cells.direction) : 0;
    if (direction !== 0) return { minor: direction * Math.abs(amount.minor) || 0, isDirected: true };
    return { minor: amount.minor, isDirected: amount.isSigned };
  }
  const debit = read(cells.debit);
  const credit = read(cells.credit);
  if (!debit && !credit) return null;
  return { minor: ofTwoColumns(debit?.minor ?? 0, credit?.minor ?? 0, reading.columns), isDirected: true };
}

function ofTwoColumns(debit: number, credit: number, columns: SignReading['columns']): number {
  if (columns === 'signed') return credit + debit;
  return (columns === 'creditsNegative' ? Math.abs(credit) : credit) - Math.abs(debit);
}

/** What a file means by a sign: told by all its rows, and where balances stand beside them, by those. */
export function signReading(body: readonly CsvRecord[], mapping: CsvMapping): SignReading {
  const { columns, decimalMark } = mapping;
  const valueOf = ({ cells }: CsvRecord, role: 'amount' | 'debit' | 'credit' | 'balance'): number | null =>
    readAmount(columns[role] === undefined ? '' : (cells[columns[role]] ?? ''), 6, decimalMark)?.minor ?? null;
  // A column with negative amounts is signed by itself, whatever the word beside it says.
  const usesWords = body.every((record) => (valueOf(record, 'amount') ?? 0) >= 0);
  const credits = body.map((record) => valueOf(record, 'credit') ?? 0).filter((credit) => credit !== 0);
  const usual = credits.length > 0 && credits.every((credit) => credit < 0) ? 'creditsNegative' : 'unsigned';
  const linksOf = (reading: SignReading['columns']) =>
    chainLinks(body.map((record) => ({ amountMinor: ofTwoColumns(valueOf(record, 'debit') ?? 0, valueOf(record, 'credit') ?? 0, reading), balanceMinor: valueOf(record, 'balance') })), 1);
  const isSigned = columns.amount === undefined && columns.balance !== undefined && linksOf(usual).bad > 0 && linksOf('signed').bad === 0;
  return { usesWords, columns: isSigned ? 'signed' : usual };
}

export interface MoneyRow {
  amountMinor: number;
  balanceMinor: number | null;
  isDirected: boolean;
  description: string;
}

/**
 * Sets the direction where the file leaves it open. The balances judge first: of both readings of the whole column, the
 * one that the chain confirms; then row by row for unsigned amounts. Without balances the user is asked.
 */
export function settleSigns(rows: readonly MoneyRow[], hasAmountColumn: boolean, doubts: CsvDoubt[]): { signs: (1 | -1)[]; isInverted: boolean } {
  const keep = rows.map(() => 1 as const);
  if (!hasAmountColumn || rows.length === 0) return { signs: keep, isInverted: false };
  const straight = chainLinks(rows, 1);
  const turned = chainLinks(rows, -1);
  if (turned.good > straight.good && turned.bad === 0) return { signs: rows.map(() => -1), isInverted: true };
  if (straight.good > 0 && straight.bad === 0) return { signs: keep, isInverted: false };
  const isUnsigned = rows.every(({ isDirected, amountMinor }) => !isDirected && amountMinor >= 0);
  if (isUnsigned) return settleUnsigned(rows, doubts);
  if (looksLikeCard(rows)) {
    doubts.push({ code: 'sign', message: 'Purchases seem to be written as positive amounts, as card files do, so all signs were turned. Check it.' });
    return { signs: rows.map(() => -1), isInverted: true };
  }
  return { signs: keep, isInverted: false };
}

function settleUnsigned(rows: readonly MoneyRow[], doubts: CsvDoubt[]): { signs: (1 | -1)[]; isInverted: boolean } {
  const ascending = signsFromBalances(rows, 1);
  const descending = signsFromBalances(rows, -1);
  const found = ascending.known >= descending.known ? ascending : descending;
  if (found.known === 0 || found.known < rows.length - 1) {
    doubts.push({ code: 'sign', message: 'No amount has a sign and no column says which way the money went. All were taken as money in: choose the column or turn the signs.' });
    return { signs: rows.map(() => 1), isInverted: false };
  }
  return { signs: found.signs, isInverted: false };
}

/** The step between neighbouring balances tells each row's direction, all but the oldest one's. */
function signsFromBalances(rows: readonly MoneyRow[], step: 1 | -1): { signs: (1 | -1)[]; known: number } {
  let known = 0;
  const signs = rows.map((row, index): 1 | -1 => {
    const before = rows[index - step]?.balanceMinor;
    if (row.balanceMinor === null || before === null || before === undefined) return 1;
    const change = row.balanceMinor - before;
    if (Math.abs(change) !== Math.abs(row.amountMinor)) return 1;
    known += 1;
    return change < 0 ? -1 : 1;
  });
  return { signs, known };
}

type BalanceStep = Pick<MoneyRow, 'amountMinor' | 'balanceMinor'>;

/** Balances confirmed and contradicted with all amounts as they are (1) or turned (-1), in whichever order fits better. */
export function chainLinks(rows: readonly BalanceStep[], sign: 1 | -1): { good: number; bad: number } {
  const count = (list: readonly BalanceStep[]): { good: number; bad: number } => {
    const links = { good: 0, bad: 0 };
    for (let index = 1; index < list.length; index += 1) {
      const before = list[index - 1]!.balanceMinor;
      const { balanceMinor, amountMinor } = list[index]!;
      if (before === null || balanceMinor === null || amountMinor === 0) continue;
      links[before + sign * amountMinor === balanceMinor ? 'good' : 'bad'] += 1;
    }
    return links;
  };
  const forward = count(rows);
  const backward = count([...rows].reverse());
  return backward.good > forward.good ? backward : forward;
}

/** Most amounts are positive, and the negative ones speak of payments and refunds; in words that only cards use, half of them may. */
function looksLikeCard(rows: readonly MoneyRow[]): boolean {
  const negative = rows.filter(({ amountMinor }) => amountMinor < 0);
  if (negative.length === 0 || negative.length > rows.length / 2) return false;
  const isAll = (words: RegExp): boolean => negative.every(({ description }) => words.test(description));
  if (isAll(/thank you|payment received|autopay/i)) return true;
  return negative.length <= rows.length * 0.4 && isAll(/payment|thank you|autopay|refund|credit|reversal|return/i);
}
