// "LA REDOUTE   240,92" over the rows of a group, in whatever language: where the other groups come to what stands over them, a figure that
// one misprint keeps from it contradicts the rows.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { StrayContext } from './strayFigures.js';

/** Groups of several rows that come to their figure. */
const FEWEST_RIGHT = 2;

interface Group {
  line: number;
  token: AmountToken;
  value: number;
  rows: number;
  sum: number;
}

export function groupHeads({ firstLine, lastLine }: Pick<Ledger, 'firstLine' | 'lastLine'>, solved: readonly SolvedRow[], context: StrayContext): PrintedCheck[] {
  const amounts = new Map<number, number>();
  for (const { amountLine, amount } of solved) amounts.set(amountLine, (amounts.get(amountLine) ?? 0) + amount);
  const own = new Set(solved.flatMap(({ row }) => row.lines));
  const groups: Group[] = [];
  for (let line = firstLine; line <= lastLine; line += 1) {
    const amount = amounts.get(line);
    const group = groups.at(-1);
    if (amount !== undefined) {
      if (group) groups[groups.length - 1] = { ...group, rows: group.rows + 1, sum: group.sum + amount };
      continue;
    }
    const token = own.has(line) ? null : figureOf(line, context);
    if (token !== null) groups.push({ line, token, value: magnitude(token, context.form, context.decimals), rows: 0, sum: 0 });
  }
  const filled = groups.filter(({ rows }) => rows > 0);
  const wrong = filled.filter(({ value, sum }) => value !== Math.abs(sum));
  const right = filled.filter(({ value, sum, rows }) => rows > 1 && value === Math.abs(sum));
  if (right.length < FEWEST_RIGHT || wrong.length > filled.length - wrong.length) return [];
  return wrong
    .filter(({ value, sum }) => isMisprint(value, Math.abs(sum)))
    .map(({ token, line, value, sum }) => ({ kind: 'other', label: labelOf(line, token, context), expected: value, actual: Math.abs(sum), source: context.sourceOf(token, line) }));
}

/** The only figure of a line without a day, at its end, behind words. */
function figureOf(index: number, { lines }: StrayContext): AmountToken | null {
  const { line, dates, amounts } = lines[index]!;
  const [only, ...more] = amounts.filter(({ isMoney }) => isMoney);
  return only && more.length === 0 && dates.length === 0 && only.first > 0 && only.last === line.words.length - 1 ? only : null;
}

function labelOf(index: number, { first }: AmountToken, { lines }: StrayContext): string {
  return lines[index]!.line.words.slice(0, first).map(({ text }) => text).join(' ');
}
