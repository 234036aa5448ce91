// The sum of a list below the end of the account, whose rows are none of it: "Total deferred   130.10" under purchases that are still to be charged.
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import type { Solution } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { DocumentContext } from './documentContext.js';

/** Without totals that are what rows left out above them, and below all others, come to. */
export function withoutListSums(ledger: Ledger, { moments }: Solution, { form, decimals }: Pick<DocumentContext, 'form' | 'decimals'>): Ledger {
  const kept = new Set(moments.flatMap(({ solved }) => solved?.row ?? []));
  const end = [...kept].reduce((last, row) => Math.max(last, row.lines.at(-1)!), -1);
  const listed = kept.size === 0 ? [] : rowsOf(ledger).filter((row) => !kept.has(row) && row.lines[0]! > end);
  if (listed.length === 0) return ledger;
  const sumAbove = (line: number): number => listed.filter((row) => row.lines[0]! < line).reduce((sum, { cells }) => sum + cells.reduce((own, cell) => own + (cell ? magnitude(cell, form, decimals) : 0), 0), 0);
  const totals = ledger.totals.filter(({ line, amounts: [only, ...more] }) => line < listed[0]!.lines[0]! || !only || more.length > 0 || magnitude(only, form, decimals) !== sumAbove(line));
  return { ...ledger, totals };
}
