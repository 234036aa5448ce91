// First and last day of an account in an export, and its closing balance, as far as the statements tell.
import type { PreparedAccount, PreparedPeriod } from './prepare.js';

/** From the printed period, widened to the rows; an account without any date has a span of empty texts. */
export function spanOf(account: Pick<PreparedAccount, 'periods'>): { start: string; end: string } {
  const dates = account.periods.flatMap((period) => [period.startDate, period.endDate, period.summary.firstDate, period.summary.lastDate]);
  const known = dates.filter((date): date is string => date !== null).sort();
  return { start: known[0] ?? '', end: known.at(-1) ?? '' };
}

export interface Balance {
  minor: number;
  /** printed: on the statement. derived: start plus rows. none: no balance at all, counted from zero. */
  means: 'printed' | 'derived' | 'none';
}

export function closingBalance(period: PreparedPeriod): Balance {
  const { summary } = period;
  if (period.endBalanceMinor !== null) return { minor: period.endBalanceMinor, means: 'printed' };
  if (summary.lastBalanceMinor !== null) return { minor: summary.lastBalanceMinor, means: 'printed' };
  const sum = summary.creditsMinor + summary.debitsMinor;
  if (period.startBalanceMinor !== null) return { minor: period.startBalanceMinor + sum, means: 'derived' };
  return { minor: sum, means: 'none' };
}

export function openingBalance(period: PreparedPeriod): Balance {
  if (period.startBalanceMinor !== null) return { minor: period.startBalanceMinor, means: 'printed' };
  const closing = closingBalance(period);
  if (closing.means === 'none') return { minor: 0, means: 'none' };
  return { minor: closing.minor - period.summary.creditsMinor - period.summary.debitsMinor, means: 'derived' };
}

/** The closing balance of the account's last period. */
export function lastBalance(account: Pick<PreparedAccount, 'periods'>): Balance {
  const last = account.periods.at(-1);
  return last ? closingBalance(last) : { minor: 0, means: 'none' };
}
