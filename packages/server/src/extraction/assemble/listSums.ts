// The sum of a list below the end of the account, whose rows are none of it: "Total deferred   130.10" under purchases that are still to be charged.
import { rowsOf, type Ledger } from '../accounts/ledgers.js';
import type { Solution } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { DocumentContext } from './documentContext.js';

/** "Total interest   1.43" below the closing balance and below what was charged in words: the sum of the figures between the two, which are no rows. */
export function withoutSumsBelowEnd(ledger: Ledger, { moments }: Solution, { lines, form, decimals }: Pick<DocumentContext, 'lines' | 'form' | 'decimals'>): Ledger {
  const last = moments.reduce((line, { solved }) => Math.max(line, solved?.row.lines.at(-1) ?? -1), -1);
  const closing = ledger.closings.find(({ label, column, line }) => label === 'closing' && column >= 0 && line > last)?.line;
  if (closing === undefined) return ledger;
  const sumBetween = (to: number): number => lines.slice(closing + 1, to).reduce((sum, { amounts }) => {
    const figure = amounts.findLast(({ isMoney }) => isMoney);
    return sum + (figure ? magnitude(figure, form, decimals) : 0);
  }, 0);
  const isOfList = ({ line, label, amounts: [only, ...more] }: Ledger['totals'][number]): boolean => label === 'total' && line > closing && only !== undefined && more.length === 0 && magnitude(only, form, decimals) > 0 && magnitude(only, form, decimals) === sumBetween(line);
  return { ...ledger, totals: ledger.totals.filter((total) => !isOfList(total)) };
}

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
