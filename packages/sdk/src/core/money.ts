// Exact money: integers of minor units (cents, yen, fils). A JSON number on the wire never takes part in a sum.

const decimalsByCurrency: Record<string, number> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
};

/** Digits after the decimal point of an ISO 4217 currency; 2 when unknown. */
export function currencyDecimals(currency: string | null | undefined): number {
  return (currency ? decimalsByCurrency[currency.toUpperCase()] : undefined) ?? 2;
}

/** Minor units as a decimal string: 123450 with 2 decimals is "1234.50". Never "-0.00", never an exponent. */
export function formatMinor(amountMinor: number, decimals = 2): string {
  assertSafe(amountMinor);
  const digits = Math.abs(amountMinor).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amountMinor < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** A plain decimal string ("-12.3", "1200") as minor units; null when it is not one or has too many decimals. */
export function parseDecimal(text: string, decimals = 2): number | null {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!match || (!match[2] && !match[3])) return null;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const minor = Number(`${match[2]}${fraction.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(minor)) return null;
  return match[1] && minor !== 0 ? -minor : minor;
}

/** A wire number (at most the currency's decimals) as minor units. */
export function minorFromNumber(value: number, decimals = 2): number {
  const minor = parseDecimal(value.toFixed(decimals), decimals);
  if (minor === null) throw new RangeError(`Not an amount of ${decimals} decimals: ${value}`);
  return minor;
}

/** Minor units as the wire number: the nearest double of the exact decimal, which prints back as that decimal. */
export function numberFromMinor(amountMinor: number, decimals = 2): number {
  return Number(formatMinor(amountMinor, decimals));
}

/** Exact sum; throws when it leaves the range of exact integers. */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) {
    sum += amount;
    assertSafe(sum);
  }
  return sum;
}

function assertSafe(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact amount of minor units: ${value}`);
}
