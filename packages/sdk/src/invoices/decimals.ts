// Exact decimals of invoices: money, quantities and prices of more decimals than money has. Integers of millionths inside.

const SCALE = 6;
export const ONE = 10n ** BigInt(SCALE);

/** Millionths of a decimal text or of a wire number; null when it is neither, or has more decimals than are kept. */
export function millionths(value: string | number | null | undefined): bigint | null {
  if (value === null || value === undefined) return null;
  const match = /^(-?)(\d{1,18})(?:\.(\d+))?$/.exec(typeof value === 'number' ? plainNumber(value) : value.trim());
  if (!match) return null;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > SCALE) return null;
  const digits = BigInt(match[2]! + fraction.padEnd(SCALE, '0'));
  return match[1] ? -digits : digits;
}

/** Never an exponent. */
function plainNumber(value: number): string {
  const text = String(value);
  return /e/i.test(text) ? value.toFixed(SCALE) : text;
}

/** As decimal text with at least so many decimals: 12.5 with 2 is "12.50", 0.125 stays "0.125". */
export function decimalText(value: bigint, decimals = 0): string {
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '').padEnd(decimals, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The product, rounded half away from zero to so many decimals. */
export function product(a: bigint, b: bigint, decimals: number): bigint {
  return rounded(a * b, 2 * SCALE, decimals);
}

/** A figure of `scale` decimals, rounded half away from zero and in millionths again. */
function rounded(value: bigint, scale: number, decimals: number): bigint {
  const step = 10n ** BigInt(scale - decimals);
  const half = step / 2n;
  const whole = value < 0n ? -((-value + half) / step) : (value + half) / step;
  return whole * 10n ** BigInt(SCALE - decimals);
}
