// A line among the rows that looks like one of them and was not taken, and below their end a row with its figure: the sum is made up by what is none of it.
import type { Ledger } from '../accounts/ledgers.js';
import { afterClosing } from '../interpretation/rowsInDoubt.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { endsInFigure } from '../tokens/centredDates.js';
import type { DocumentContext } from './documentContext.js';

export function areRowsReplaced(solved: readonly SolvedRow[], ledger: Ledger, { lines, form, decimals }: Pick<DocumentContext, 'lines' | 'form' | 'decimals'>): boolean {
  const after = afterClosing(ledger);
  const behind = solved.filter(({ row }) => after.has(row));
  if (behind.length === 0 || behind.length === solved.length) return false;
  const figures = new Set(behind.map(({ amount }) => Math.abs(amount)));
  const taken = new Set(solved.map(({ amountLine }) => amountLine));
  const from = solved[0]!.row.lines[0]!;
  return lines.slice(from, behind[0]!.row.lines[0]).some((line, at) => {
    const figure = line.amounts.findLast(({ isMoney }) => isMoney);
    return figure !== undefined && !taken.has(from + at) && line.dates[0]?.first === 0 && endsInFigure(line) && figures.has(magnitude(figure, form, decimals));
  });
}
