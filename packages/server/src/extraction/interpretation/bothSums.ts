// "31.03.  Mouvements  789.83  500.00" below the rows, whatever it is called.
import type { RawRow } from '../rows/stream.js';
import type { ColumnRoles } from './roles.js';
import type { ValueContext } from './signRules.js';
import type { SolvedRow } from './solveLedger.js';
import { magnitude } from './values.js';

/** Money out and money in on one line, each of them what the other rows of that side come to. */
export function showsBothSums(row: RawRow, { debit, credit }: ColumnRoles, solved: readonly SolvedRow[], { form, decimals }: Pick<ValueContext, 'form' | 'decimals'>): boolean {
  const [out, into] = [debit, credit].map((column) => row.cells[column] ?? null);
  const amounts = solved.flatMap((one) => (one.row === row ? [] : [one.amount]));
  const sumOf = (sign: 1 | -1): number => amounts.reduce((sum, amount) => sum + Math.max(0, sign * amount), 0);
  return !!out && !!into && sumOf(1) > 0 && magnitude(out, form, decimals) === sumOf(-1) && magnitude(into, form, decimals) === sumOf(1);
}
