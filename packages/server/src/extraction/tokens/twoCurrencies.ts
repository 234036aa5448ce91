// Figures that a page says in two currencies: which of both the account is kept in.
import { isCurrencyCode } from './currencies.js';
import type { TokenLine } from './tokenize.js';

/** One misprinted figure breaks two links between balances at most. */
const MORE_THAN_MISPRINTED = 3;

/** In the second: the page names it more often elsewhere, or else its balances lead to each other far more often. `codes` null where no heading says them. */
export function isKeptInSecond(codes: readonly [string, string] | null, [first, second]: readonly [number, number], lines: readonly TokenLine[]): boolean {
  const [one, other] = codes ? [timesNamed(codes[0], lines), timesNamed(codes[1], lines)] : [0, 0];
  return one === other ? second - first >= MORE_THAN_MISPRINTED : other > one;
}

/** Without others beside it, as in headings, and without figures: "3298012969 EUR" is a number of an account. */
function timesNamed(code: string, lines: readonly TokenLine[]): number {
  return lines.filter(({ line: { words }, amounts }) => {
    const codes = words.filter(({ text }) => isCurrencyCode(text));
    return codes.length > 0 && codes.every(({ text }) => text === code) && !amounts.some(({ isMoney, number }) => isMoney && number.mark !== 'none');
  }).length;
}
