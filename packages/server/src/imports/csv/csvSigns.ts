// Money in or money out in a bank's CSV: from two columns, a word beside the amount, the amount's own sign or the balances.
import { readAmount } from '../amounts.js';
import { directionOf } from './headings.js';
import type { CsvDoubt, CsvMapping } from './csvMapping.js';

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

/** Null when the row holds no amount. `usesWords`: amounts are all unsigned, so the word beside them decides. */
export function readMoney(cells: MoneyCells, decimals: number, mapping: CsvMapping, usesWords: boolean): RawMoney | null {
  const read = (text: string) => (text === '' ? null : readAmount(text, decimals, mapping.decimalMark));
  const amount = read(cells.amount);
  if (amount) {
    const direction = usesWords ? directionOf(cells.direction) : 0;
    if (direction !== 0) return { minor: direction * Math.abs(amount.minor) || 0, isDirected: true };
    return { minor: amount.minor, isDirected: amount.isSigned };
  }
  const debit = read(cells.debit);
  const credit = read(cells.credit);
  if (!debit && !credit) return null;
  return { minor: (credit?.minor ?? 0) - Math.abs(debit?.minor ?? 0), isDirected: true };
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

/** Balances confirmed and contradicted with all amounts as they are (1) or turned (-1), in whichever order fits better. */
function chainLinks(rows: readonly MoneyRow[], sign: 1 | -1): { good: number; bad: number } {
  const count = (list: readonly MoneyRow[]): { good: number; bad: number } => {
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

/** Most amounts are positive, and the negative ones speak of payments and refunds. */
function looksLikeCard(rows: readonly MoneyRow[]): boolean {
  const negative = rows.filter(({ amountMinor }) => amountMinor < 0);
  if (negative.length === 0 || negative.length > rows.length * 0.4) return false;
  const payments = negative.filter(({ description }) => /payment|thank you|autopay|refund|credit|reversal|return/i.test(description));
  return payments.length === negative.length;
}
