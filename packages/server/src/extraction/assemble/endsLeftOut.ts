// Lines at the ends of a table that were taken for no rows, with a figure in its column of balances. Above the first row, where nothing else says
// what the rows begin with, it is that; below the last, where it is the last balance, the figures beside it are the sums of both sides.
import type { PeriodBalances } from '../accounts/periodBalances.js';
import type { TableKind } from '../columns/tables.js';
import { balanceValue } from '../interpretation/signRules.js';
import type { Solution, SolvedRow } from '../interpretation/solveLedger.js';
import { magnitude } from '../interpretation/values.js';
import { formOf } from '../tokens/dates.js';
import type { RawRow } from '../rows/stream.js';
import type { AmountToken } from '../tokens/amounts.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { StrayContext } from './strayFigures.js';

/** Lines of print between such a line and the row. */
const NEAR = 3.5;
/** Likewise, where it begins as the row does: tables with much white between their rows. */
const NEAR_ROW = 8;

/** The line above the row begins with a day, printed where and as that of the row is. */
function beginsLikeRow({ dates: [day], dateLines: [own], lines: [first] }: RawRow, { lines }: StrayContext): boolean {
  const [above, line] = [lines[first! - 1], lines[first!]!];
  const other = above?.dates[0];
  return day !== undefined && own === first && other?.first === 0 && formOf(other) === formOf(day) && Math.abs(other.box[0] - day.box[0]) < 0.5 * line.line.fontSize;
}

/**
 * What contradicts the rows.
 * @param known among them sums of some of the rows: "Total of the day" below the last day, with the closing balance, is none of all
 */
export function endsLeftOut(solved: readonly SolvedRow[], { roles, moments, isDescending }: Solution, { start, end }: PeriodBalances, isOwed: boolean, known: readonly PrintedCheck[], context: StrayContext & { layout: { kinds: readonly TableKind[] } }): PrintedCheck[] {
  const [first, last] = [solved[0]?.row, solved.at(-1)?.row];
  if (!first || !last || isDescending) return [];
  const points = new Set(moments.flatMap(({ point }) => point?.item.line ?? []));
  const found: PrintedCheck[] = [];
  const test = (index: number, token: AmountToken, expected: number, actual: number): void => {
    if (expected !== actual) found.push({ kind: 'other', label: context.lines[index]!.text, expected, actual, source: context.sourceOf(token, index) });
  };
  const figuresOf = (index: number, kind: number, row: number, near = NEAR): { balance: AmountToken; debit: AmountToken | undefined; credit: AmountToken | undefined } | null => {
    const own = roles.get(kind)!;
    const line = context.lines[index];
    const other = context.lines[row]!.line;
    if (!line || points.has(index) || line.line.page !== other.page || Math.abs(line.line.baseline - other.baseline) > near * other.fontSize) return null;
    const inColumn = (column: number): AmountToken | undefined => {
      const place = context.layout.kinds[kind]!.amounts[column];
      return place && line.amounts.find((token) => token.isMoney && token.x0 < place.x1 && token.x1 > place.x0);
    };
    const balance = inColumn(own.balance);
    return balance && /\p{L}{3}/u.test(line.text) ? { balance, debit: inColumn(own.debit) ?? inColumn(own.amount), credit: inColumn(own.credit) } : null;
  };
  const isLikeRow = !context.isRow[first.lines[0]! - 1] && beginsLikeRow(first, context);
  const above = start?.isInferred ? figuresOf(first.lines[0]! - 1, first.kind, first.lines[0]!, isLikeRow ? NEAR_ROW : NEAR) : null;
  // With a day where the rows have theirs, and an amount: a row, whatever it was taken for.
  const amount = start && above && isLikeRow ? (above.debit ?? above.credit) : undefined;
  if (start && amount) test(first.lines[0]! - 1, amount, magnitude(amount, context.form, context.decimals), 0);
  if (start && above && !above.debit && !above.credit) test(first.lines[0]! - 1, above.balance, balanceValue(above.balance, isOwed, context), start.value);
  const below = figuresOf(last.lines.at(-1)! + 1, last.kind, last.lines.at(-1)!);
  if (!end || !below?.debit || !below.credit || balanceValue(below.balance, isOwed, context) !== end.value) return found;
  const told = new Set(known.flatMap(({ rows, source }) => (rows && source ? [source.box] : [])));
  if (told.has(below.debit.box) || told.has(below.credit.box)) return found;
  const sumOf = (side: number): number => solved.reduce((sum, { amount }) => sum + Math.max(0, side * amount), 0);
  test(last.lines.at(-1)! + 1, below.debit, magnitude(below.debit, context.form, context.decimals), sumOf(-1));
  test(last.lines.at(-1)! + 1, below.credit, magnitude(below.credit, context.form, context.decimals), sumOf(1));
  return found;
}
