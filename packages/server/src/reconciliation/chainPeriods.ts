// How the statements of one account follow on each other: gaps, overlaps, balances that do not meet. Pure.
import { formatMinor } from '@tieout/sdk/contract';
import type { ChainLink } from '@tieout/sdk/contract';

export interface ChainedPeriod {
  startDate: string | null;
  endDate: string | null;
  startBalanceMinor: number | null;
  endBalanceMinor: number | null;
}

const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/** Oldest first; periods without dates last, in the order they came. */
export function inChainOrder<P extends ChainedPeriod>(periods: readonly P[]): P[] {
  const key = ({ startDate, endDate }: P) => `${startDate ?? endDate ?? '9999'} ${endDate ?? '9999'}`;
  return [...periods].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** @param before the period before it; null for the first */
export function linkPeriods(before: ChainedPeriod | null, period: ChainedPeriod, decimals: number): Omit<ChainLink, 'doubledTransactionIds'> {
  const none = { difference: null, missingMonths: [], overlapDays: 0 };
  if (!before) return { ...none, kind: 'start', message: 'The first statement of this account.' };
  const differenceMinor = before.endBalanceMinor === null || period.startBalanceMinor === null ? null : period.startBalanceMinor - before.endBalanceMinor;
  const link = { ...none, difference: differenceMinor === null ? null : formatMinor(differenceMinor, decimals) };
  if (before.endDate === null || period.startDate === null) return { ...link, kind: 'unknown', message: 'A date is missing, so it cannot be told how the two statements follow on each other. Enter the dates.' };
  const gapDays = dayOf(period.startDate) - dayOf(before.endDate);
  // Many banks print the closing day of one statement as the first day of the next.
  if (gapDays < 0) {
    const overlapDays = 1 - gapDays;
    return { ...link, kind: 'overlap', overlapDays, message: `Both statements hold ${overlapDays} days, from ${period.startDate} to ${before.endDate}.` };
  }
  const missingMonths = monthsBetween(before.endDate, period.startDate);
  const meets = differenceMinor === 0;
  // Where the balances meet, a few days between two statements hold no transaction.
  if (missingMonths.length > 0 || (gapDays > 1 && !meets)) return { ...link, kind: 'gap', missingMonths, message: gapMessage(before.endDate, period.startDate, missingMonths) };
  if (differenceMinor === null) return { ...link, kind: 'unknown', message: 'A balance is missing, so it cannot be told whether the two statements meet. Enter the balance.' };
  if (meets) return { ...link, kind: 'continuous', message: 'The start balance is the end balance of the statement before.' };
  return { ...link, kind: 'balanceBreak', message: `The start balance differs from the end balance of the statement before by ${link.difference}.` };
}

function gapMessage(from: string, to: string, months: readonly string[]): string {
  const between = `Between ${from} and ${to} a statement is missing`;
  return months.length === 0 ? `${between}.` : `${between}: ${months.join(', ')}.`;
}

/** Whole months without a day of either statement. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const first = new Date(Date.parse(`${from}T00:00:00Z`) + DAY_MS);
  let year = first.getUTCFullYear();
  let month = first.getUTCMonth();
  if (first.getUTCDate() > 1) month += 1;
  for (;;) {
    const name = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    const afterwards = new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 10);
    if (afterwards > to) return months;
    months.push(name);
    month += 1;
    if (month > 11) [year, month] = [year + 1, month - 12];
  }
}

export interface ChainedRow {
  id: string;
  date: string | null;
  amountMinor: number | null;
  description: string;
}

/** Rows of the later statement that stand in the earlier one too, one for one: two true twins in the later need two in the earlier. */
export function doubledRows(earlier: readonly ChainedRow[], later: readonly ChainedRow[]): string[] {
  const key = ({ date, amountMinor, description }: ChainedRow) => [date, amountMinor, description.toLowerCase().replace(/\s+/g, ' ').trim()].join('\n');
  const left = new Map<string, number>();
  for (const row of earlier) left.set(key(row), (left.get(key(row)) ?? 0) + 1);
  return later.flatMap((row) => {
    const count = left.get(key(row)) ?? 0;
    if (count === 0) return [];
    left.set(key(row), count - 1);
    return [row.id];
  });
}
