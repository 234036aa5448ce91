// A line of totals below or above all rows with two figures, of which one is what the rows of one side come to: the other one is that of the other side, and contradicts
// the rows where it is a digit off, however short it is.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { StrayContext } from './strayFigures.js';

export function sidesBeside({ totals }: Ledger, rows: readonly SolvedRow[], { lines, form, decimals, sourceOf }: StrayContext): PrintedCheck[] {
  const sides = [1, -1].map((sign) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));
  const [first, last] = [rows[0]?.row.lines[0] ?? Infinity, rows.at(-1)?.row.lines.at(-1) ?? -1];
  return totals.flatMap(({ line, text, label }) => {
    const figures = lines[line]!.amounts.filter(({ isMoney }) => isMoney);
    const values = figures.map((token) => magnitude(token, form, decimals));
    if (label !== 'total' || figures.length !== 2 || (line > first && line < last)) return [];
    return values.flatMap((value, at): PrintedCheck[] => {
      const own = sides.findIndex((sum) => sum > 0 && sum === values[1 - at]);
      const actual = sides[1 - own];
      if (own < 0 || value === actual || !isDigitOff(value, actual!)) return [];
      return [{ kind: own === 0 ? 'totalDebits' : 'totalCredits', label: text, expected: value, actual: actual!, source: sourceOf(figures[at]!, line) }];
    });
  });
}

/** "0.03" for "0.00", too. */
function isDigitOff(printed: number, meant: number): boolean {
  return isMisprint(printed, meant) || (meant === 0 && /^[1-9]0{0,2}$/.test(String(printed)));
}
