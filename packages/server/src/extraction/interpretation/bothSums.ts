// "31.03.  Mouvements  789.83  500.00" below the rows, whatever it is called.
import type { RawRow } from '../rows/stream.js';
import type { ColumnRoles } from './roles.js';
import type { ValueContext } from './signRules.js';
import type { SolvedRow } from './solveLedger.js';
import { magnitude } from './values.js';

/** Money out and money in on one line, each of them what the other rows of that side come to. */
export function showsBothSums(row: RawRow, { debit, credit }: ColumnRoles, solved: readonly SolvedRow[], { form, decimals }: Pick<ValueContext, 'form' | 'decimals'>): boolean {
  const [out, into] = [debit, credit].map((column) => row.cells[column] ?? null);
  // Hardly any row shows both.
  if (!out || !into) return false;
  const sumOf = (sign: 1 | -1): number => solved.reduce((sum, one) => sum + (one.row === row ? 0 : Math.max(0, sign * one.amount)), 0);
  return sumOf(1) > 0 && magnitude(out, form, decimals) === sumOf(-1) && magnitude(into, form, decimals) === sumOf(1);
}
