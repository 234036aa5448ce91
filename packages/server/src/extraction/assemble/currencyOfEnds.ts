// "GBP on 31 May 2024   1,620.78 GBP" over rows without any sign of a currency: the figure is what the account began or ended with, and says what in.
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import { magnitude } from '../interpretation/values.js';
import type { StatementPeriod } from '../model.js';
import type { DocumentContext } from './documentContext.js';

/** The one code beside such figures between the number of the account and its first row. */
export function currencyOfEnds(ledger: Ledger, { startBalance, endBalance }: StatementPeriod, { lines, isRow, form, decimals }: DocumentContext): string | null {
  const from = ledger.account?.line ?? Infinity;
  const to = rowsOf(ledger)[0]?.lines[0] ?? -1;
  const ends = [startBalance, endBalance].flatMap((balance) => (balance ? [Math.abs(balance.value)] : []));
  const tokens = lines.slice(from, Math.max(from, to)).flatMap((line, at) => (isRow[from + at] ? [] : line.amounts.filter((token) => token.isMoney && ends.includes(magnitude(token, form, decimals)))));
  const codes = new Set(tokens.flatMap(({ currency }) => currency ?? []));
  return codes.size === 1 ? [...codes][0]! : null;
}
