import { currencyDecimals, formatMinor, minorFromNumber, parseDecimal } from '@tieout/sdk/contract';

const MINUS = '\u2212';

export interface MoneyFormat {
  /** ISO 4217 code; decides the number of decimals. */
  currency?: string | null;
  /** Put a plus before money in. */
  withPlus?: boolean;
}

/** An amount of the wire for a person: grouped by thousands, always with the currency's decimals, a true minus sign. */
export function formatMoney(amount: number | string | null | undefined, { currency, withPlus = false }: MoneyFormat = {}): string {
  if (amount === null || amount === undefined) return '';
  const decimals = currencyDecimals(currency);
  const exact = typeof amount === 'number' ? formatMinor(minorFromNumber(amount, decimals), decimals) : exactText(amount, decimals);
  return withGrouping(exact, withPlus);
}

/** A decimal string of the proof keeps its own digits when they are more than the currency has. */
function exactText(text: string, decimals: number): string {
  const minor = parseDecimal(text, decimals);
  return minor === null ? text : formatMinor(minor, decimals);
}

function withGrouping(decimal: string, withPlus: boolean): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(decimal);
  if (!match) return decimal;
  const whole = (match[2] ?? '').replace(/\B(?=(\d{3})+$)/g, ',');
  const isZero = !/[1-9]/.test(decimal);
  const sign = match[1] ? MINUS : withPlus && !isZero ? '+' : '';
  return `${sign}${whole}${match[3] ?? ''}`;
}

/** Whether money came in or went out; null for zero and for nothing. */
export function moneySign(amount: number | string | null | undefined): 'in' | 'out' | null {
  if (amount === null || amount === undefined) return null;
  const value = Number(amount);
  return value > 0 ? 'in' : value < 0 ? 'out' : null;
}
