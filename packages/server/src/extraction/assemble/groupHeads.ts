// "LA REDOUTE   240,92" over the rows of a group, in whatever language, or "za 31 jan   - € 249,49" over those of a day: where the other groups come to what stands over them, a figure that
// one misprint, or a lost sign, keeps from it contradicts the rows. Nor is one of them a balance, whatever its words ("Transporte", where
// budgets name what pages carry forward).
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { StrayContext } from './strayFigures.js';
import { joinedText } from '../tokens/plainText.js';

/** Groups of several rows that come to their figure. */
const FEWEST_RIGHT = 2;

interface Group {
  line: number;
  token: AmountToken;
  value: number;
  rows: number;
  /** Of all its rows, and of what went out or came in. */
  sum: number;
  out: number;
  income: number;
}

export interface GroupHeads {
  checks: PrintedCheck[];
  /** Lines whose figures the rows of their groups come to. */
  agreeing: ReadonlySet<number>;
}

const NONE: GroupHeads = { checks: [], agreeing: new Set() };

export function groupHeads({ firstLine, lastLine }: Pick<Ledger, 'firstLine' | 'lastLine'>, solved: readonly SolvedRow[], context: StrayContext): GroupHeads {
  const amounts = new Map<number, number>();
  for (const { amountLine, amount } of solved) amounts.set(amountLine, (amounts.get(amountLine) ?? 0) + amount);
  const own = new Set(solved.flatMap(({ row }) => row.lines));
  const groups: Group[] = [];
  for (let line = firstLine; line <= lastLine; line += 1) {
    const amount = amounts.get(line);
    const group = groups.at(-1);
    if (amount !== undefined) {
      if (group) groups[groups.length - 1] = { ...group, rows: group.rows + 1, sum: group.sum + amount, out: group.out + Math.min(0, amount), income: group.income + Math.max(0, amount) };
      continue;
    }
    const token = own.has(line) ? null : (figureOf(line, context) ?? figureOfDay(line, context));
    if (token !== null) groups.push({ line, token, value: magnitude(token, context.form, context.decimals), rows: 0, sum: 0, out: 0, income: 0 });
  }
  const { filled, same } = ([({ sum }) => sum, ({ out }) => out, ({ income }) => income] satisfies ((group: Group) => number)[])
    .map((sumOf) => alike(groups.map((group) => ({ ...group, sum: sumOf(group) }))))
    .reduce((best, other) => (other.same.length > best.same.length ? other : best));
  if (same.filter(({ rows }) => rows > 1).length < FEWEST_RIGHT || filled.length > 2 * same.length) return NONE;
  const isSigned = ({ token, sum }: Group): boolean => sum < 0 && token.sign < 0;
  const hasSigns = same.filter(isSigned).length >= FEWEST_RIGHT || (same.some(isSigned) && same.some(({ token }) => token.sign > 0));
  const isUnsigned = ({ token, sum }: Group): boolean => hasSigns && sum < 0 && token.sign === 0;
  const wrong = filled.filter((group) => (same.includes(group) ? isUnsigned(group) : isMisprint(group.value, Math.abs(group.sum))));
  const checks = wrong.map(({ token, line, value, sum }): PrintedCheck => ({ kind: 'other', label: labelOf(line, token, context), expected: value, actual: hasSigns ? sum : Math.abs(sum), source: context.sourceOf(token, line) }));
  return { checks, agreeing: new Set(same.map(({ line }) => line)) };
}

/** "August 2025   spent 7,615.35" may leave out what came in. */
function alike(groups: readonly Group[]): { filled: Group[]; same: Group[] } {
  const filled = groups.filter(({ rows }) => rows > 0);
  return { filled, same: filled.filter(({ value, sum }) => value === Math.abs(sum)) };
}

/** The only figure of a line without a day, at its end, behind words. */
export function figureOf(index: number, { lines }: StrayContext): AmountToken | null {
  const { line, dates, amounts } = lines[index]!;
  const [only, ...more] = amounts.filter(({ isMoney }) => isMoney);
  return only && more.length === 0 && dates.length === 0 && only.first > 0 && only.last === line.words.length - 1 ? only : null;
}

/** "za 31 jan   - € 249,49" over the rows of the day. */
function figureOfDay(index: number, { lines }: StrayContext): AmountToken | null {
  const { line, dates, amounts } = lines[index]!;
  const [only, ...more] = amounts.filter(({ isMoney }) => isMoney);
  const [day, ...days] = dates;
  return only && more.length === 0 && day && days.length === 0 && day.first === 0 && only.first === day.last + 1 && only.last === line.words.length - 1 ? only : null;
}

function labelOf(index: number, { first }: AmountToken, { lines }: StrayContext): string {
  return joinedText(lines[index]!.line.words.slice(0, first));
}
