// A line of totals below or above all rows with two figures, of which one is what the rows of one side come to: the other one is that of the other side, and contradicts
// the rows where it is a digit off, however short it is.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { squash } from '../tokens/plainText.js';
import { headingRole, type HeadingRole } from '../vocabulary/headings.js';
import type { StrayContext } from './strayFigures.js';

export function sidesBeside({ totals }: Ledger, rows: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const { lines, form, decimals, sourceOf } = context;
  const sides = [1, -1].map((sign) => rows.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));
  const [first, last] = [rows[0]?.row.lines[0] ?? Infinity, rows.at(-1)?.row.lines.at(-1) ?? -1];
  const beside = totals.flatMap(({ line, text, label }) => {
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
  return [...beside, ...namedSides(sides, [first, last], context)];
}

/** "Turnover: debit 307.66 credit 2.00" below the rows, and nothing like it among them: each figure behind the name of its side. Where one is what the rows come to, so is the other. */
function namedSides(sums: readonly number[], [first, last]: readonly [number, number], { lines, isRow, form, decimals, sourceOf }: StrayContext): PrintedCheck[] {
  const found = lines.flatMap((line, index) => {
    const figures = line.amounts.filter(({ isMoney }) => isMoney);
    if (isRow[index] || index < first || figures.length !== 2 || line.dates.length > 0) return [];
    const sides = figures.map((token) => SIDES.indexOf(headingRole(squash(line.line.words[token.first - 1]?.text ?? ''))));
    return sides.includes(-1) || sides[0] === sides[1] ? [] : [{ index, figures, sides }];
  });
  if (found.some(({ index }) => index < last)) return [];
  return found.flatMap(({ index, figures, sides }) => {
    const values = figures.map((token) => magnitude(token, form, decimals));
    return values.flatMap((expected, at): PrintedCheck[] => {
      const [actual, other] = [sums[sides[at]!]!, sums[sides[1 - at]!]!];
      // Nought beside it agrees with anything.
      if (expected === actual || values[1 - at] !== other || (other === 0 && !isMisprint(expected, actual))) return [];
      return [{ kind: sides[at] === 0 ? 'totalCredits' : 'totalDebits', label: lines[index]!.line.words[figures[at]!.first - 1]!.text, expected, actual, source: sourceOf(figures[at]!, index) }];
    });
  });
}

const SIDES: readonly (HeadingRole | null)[] = ['credit', 'debit'];

/** "0.03" for "0.00", too. */
function isDigitOff(printed: number, meant: number): boolean {
  return isMisprint(printed, meant) || (meant === 0 && /^[1-9]0{0,2}$/.test(String(printed)));
}
