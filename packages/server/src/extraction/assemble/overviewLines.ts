// "Everyday account   11442208   100.00   50.00   30.00   120.00" in an overview: where an account began, what came in and went out, and where it ended,
// in whatever order and under whatever headings. Where some of these figures agree, one that a misprint keeps from what is left contradicts the rows.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import { wordsOf } from '../accounts/listedBalances.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { StrayContext } from './strayFigures.js';

/** Shorter ones are found in too many numbers. */
const SHORTEST_KEY = 4;
const MOST_FIGURES = 6;

export function overviewLines({ account }: Ledger, solved: readonly SolvedRow[], { start, end }: PeriodBalances, context: StrayContext): PrintedCheck[] {
  const key = account?.key ?? '';
  if (key.length < SHORTEST_KEY || start === null || end === null) return [];
  const sum = (sign: 1 | -1): number => solved.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  const meanings = [start.value, sum(1), sum(-1), end.value].map(Math.abs);
  return context.lines.flatMap((line, index): PrintedCheck[] => {
    const figures = context.isRow[index] ? [] : line.amounts.filter(({ isMoney }) => isMoney);
    if (figures.length < 2 || figures.length > MOST_FIGURES || line.dates.length > 0 || !wordsOf(line).includes(key)) return [];
    const left = [...meanings];
    const others = figures.flatMap((token) => {
      const value = magnitude(token, context.form, context.decimals);
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [{ token, value }];
    });
    // One of two figures, half of more of them.
    if (2 * others.length > figures.length || left.length === meanings.length) return [];
    return others.flatMap(({ token, value }): PrintedCheck[] => {
      const meant = left.find((meaning) => isMisprint(value, meaning));
      return meant === undefined ? [] : [{ kind: 'other', label: 'Overview of accounts', expected: value, actual: meant, source: context.sourceOf(token, index) }];
    });
  });
}
