// "leaving €2,963.67" behind the amounts of rows: running balances that stand among the words are tested like those in a column.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import { squash } from '../tokens/plainText.js';
import type { TokenLine } from '../tokens/tokenize.js';
import { headingRole } from '../vocabulary/headings.js';
import { labelKind } from '../vocabulary/labels.js';
import type { StrayContext } from './strayFigures.js';

type TextContext = Pick<StrayContext, 'form' | 'decimals' | 'lines' | 'sourceOf'>;

/** Fewer agree by accident, unless each is called a balance. */
const FEWEST = 4;
const FEWEST_NAMED = 2;
/** Of the rows that end in such a figure; the others are misprints. */
const AGREEING = 0.7;
/** Of all rows. */
const MOST = 0.9;

export function textBalances(rows: readonly SolvedRow[], start: number, isDescending: boolean, context: TextContext): PrintedCheck[] {
  if (rows.length < FEWEST_NAMED || rows.some(({ balanceToken }) => balanceToken !== null)) return [];
  const read = readDown(rows, start, isDescending, context);
  // Where no balance in a column tells which way time runs, these do.
  return read.length > 0 ? read : readDown(rows, start, !isDescending, context);
}

function readDown(rows: readonly SolvedRow[], start: number, isDescending: boolean, { form, decimals, lines, sourceOf }: TextContext): PrintedCheck[] {
  const order = isDescending ? rows.map((_, at) => rows.length - 1 - at) : rows.map((_, at) => at);
  let running = start;
  const told = order.flatMap((at) => {
    const { row, amount } = rows[at]!;
    running += amount;
    const last = [...row.lines, ...linesBelow(rows[at]!, rows[at + 1], lines)].flatMap((line) => lines[line]!.amounts.filter((token) => token.isMoney && !row.cells.includes(token)).map((token) => ({ token, line }))).at(-1);
    return last ? [{ at, running, value: magnitude(last.token, form, decimals), ...last }] : [];
  });
  const agreeing = told.filter(({ value, running: own }) => value === Math.abs(own));
  const areNamed = told.every(({ token, line }) => isNamed(token, lines[line]!));
  const leastAgreeing = areNamed ? Math.max(1, 0.5 * told.length) : Math.max(FEWEST, AGREEING * told.length);
  if (told.length < MOST * rows.length || agreeing.length < leastAgreeing) return [];
  return told.map(({ at, running: own, value, token, line }) => ({
    kind: 'runningBalance', label: 'Balance', expected: own < 0 ? -value : value, rows: isDescending ? [at, rows.length - 1] : [0, at], source: sourceOf(token, line),
  }));
}

/** "Balance: 6,254.43". */
function isNamed({ first }: AmountToken, { line: { words } }: TokenLine): boolean {
  const label = squash(words[first - 1]?.text ?? '');
  return words[first - 1]?.text.endsWith(':') === true && (labelKind(label) === 'balance' || headingRole(label) === 'balance');
}

/** Lines below a row, at most. */
const MOST_BELOW = 2;

/** What stands between a row and the next one may be its balance alone. */
function linesBelow({ row }: SolvedRow, next: SolvedRow | undefined, lines: TextContext['lines']): number[] {
  const end = Math.max(...row.lines);
  const below = Array.from({ length: MOST_BELOW }, (_, at) => end + 1 + at).filter((line) => line < Math.min(lines.length, next?.row.lines[0] ?? Infinity) && lines[line]!.line.page === lines[end]!.line.page);
  return below.filter((line) => lines[line]!.dates.length === 0 && lines[line]!.amounts.filter(({ isMoney }) => isMoney).length === 1).slice(0, 1);
}
