// Printed figures as integers in one scale for the whole ledger.
import type { AmountToken } from '../tokens/amounts.js';
import { numberValue, type NumberForm } from '../tokens/numbers.js';

/** Unsigned value in minor units of `decimals`; digits beyond them make it no money. */
export function magnitude(token: AmountToken, form: NumberForm, decimals: number): number {
  const { minor, scale } = numberValue(token.number, form);
  if (scale <= decimals) return minor * 10 ** (decimals - scale);
  return Math.trunc(minor / 10 ** (scale - decimals));
}

/** Value with the sign as printed; unsigned counts as positive. */
export function printedValue(token: AmountToken, form: NumberForm, decimals: number): number {
  const value = magnitude(token, form, decimals);
  return token.sign < 0 ? -value || 0 : value;
}

/** So many figures of two decimals are not parts of one of three. */
const MANY = 10;

/** Decimals the ledger's figures are printed with. A digit too many in one of them may be its sign, where print was read from pixels. */
export function printedDecimals(tokens: readonly AmountToken[], form: NumberForm, isRecognized = false): number {
  let decimals = 0;
  const counts = [0, 0, 0, 0, 0];
  for (const token of tokens) {
    const { scale } = numberValue(token.number, form);
    counts[Math.min(scale, 4)]! += 1;
  }
  const total = tokens.length;
  const isStray = (scale: number): boolean => isRecognized && scale === 3 && counts[3] === 1 && counts[2]! >= MANY;
  for (let scale = 1; scale <= 3; scale += 1) if (counts[scale]! > 0.02 * total && !isStray(scale)) decimals = scale;
  return decimals === 1 ? 2 : decimals;
}
