// "leaving €2,963.67" behind the amounts of rows: running balances that stand among the words are tested like those in a column.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { StrayContext } from './strayFigures.js';

type TextContext = Pick<StrayContext, 'form' | 'decimals' | 'lines' | 'sourceOf'>;

/** Fewer agree by accident. */
const FEWEST = 4;
/** Of the rows that end in such a figure; the others are misprints. */
const AGREEING = 0.7;
/** Of all rows. */
const MOST = 0.9;

export function textBalances(rows: readonly SolvedRow[], start: number, isDescending: boolean, { form, decimals, lines, sourceOf }: TextContext): PrintedCheck[] {
  if (rows.length < FEWEST || rows.some(({ balanceToken }) => balanceToken !== null)) return [];
  const order = isDescending ? rows.map((_, at) => rows.length - 1 - at) : rows.map((_, at) => at);
  let running = start;
  const told = order.flatMap((at) => {
    const { row, amount } = rows[at]!;
    running += amount;
    const last = row.lines.flatMap((line) => lines[line]!.amounts.filter((token) => token.isMoney && !row.cells.includes(token)).map((token) => ({ token, line }))).at(-1);
    return last ? [{ at, running, value: magnitude(last.token, form, decimals), ...last }] : [];
  });
  const agreeing = told.filter(({ value, running: own }) => value === Math.abs(own));
  if (told.length < MOST * rows.length || agreeing.length < Math.max(FEWEST, AGREEING * told.length)) return [];
  return told.map(({ at, running: own, value, token, line }) => ({
    kind: 'runningBalance', label: 'Balance', expected: own < 0 ? -value : value, rows: isDescending ? [at, rows.length - 1] : [0, at], source: sourceOf(token, line),
  }));
}
