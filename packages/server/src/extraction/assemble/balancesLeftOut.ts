// A column whose figures go on from each other by the amounts of their rows, in whatever order, is one of running balances, also where the reading
// has left it aside because the rows of a day stand in another order than the days, or because no heading names it. What does not fit in it
// contradicts the rows.
import { isMisprint } from '../../reconciliation/misreading.js';
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { Solution, SolvedRow } from '../interpretation/solveLedger.js';
import { printedValue } from '../interpretation/values.js';
import type { StrayContext } from './strayFigures.js';

/** Rows that go on from another one, at least, and their share of all that show a figure. */
const FEWEST_LINKED = 2;
const MOSTLY_LINKED = 0.5;

interface Entry {
  solved: SolvedRow;
  value: number;
}

/** @param start of the period, in minor units; what the first row goes on from */
export function balancesLeftOut(rows: readonly SolvedRow[], { roles }: Solution, start: number | null, context: StrayContext): PrintedCheck[] {
  return [...roles].flatMap(([kind, used]) => {
    if (used.balance >= 0) return [];
    const own = rows.filter(({ row }) => row.kind === kind);
    const columns = own[0]?.row.cells.map((_, column) => column) ?? [];
    return columns.filter((column) => !Object.values(used).includes(column)).flatMap((column) => misfit(own, column, start, context));
  });
}

function misfit(rows: readonly SolvedRow[], column: number, start: number | null, context: StrayContext): PrintedCheck[] {
  const entries = rows.flatMap((solved): Entry[] => {
    const token = solved.row.cells[column];
    return token ? [{ solved, value: printedValue(token, context.form, context.decimals) }] : [];
  });
  // What is owed may be printed without a sign.
  const fits = [1, -1].map((side) => linksOf(entries, side, start));
  const { before, linked, side } = fits[0]!.linked.size >= fits[1]!.linked.size ? fits[0]! : fits[1]!;
  if (linked.size < FEWEST_LINKED || linked.size < MOSTLY_LINKED * entries.length) return [];
  const odd = entries.find((entry) => entry.solved.amount !== 0 && !linked.has(entry));
  if (!odd) return [];
  const { solved, value } = odd;
  const led = [...before].map((from) => from + side * solved.amount);
  const actual = led.find((to) => isMisprint(value, to)) ?? led[0]!;
  return [{ kind: 'other', label: 'Running balance', expected: value, actual, source: context.sourceOf(solved.row.cells[column]!, solved.row.cellLines[column]!) }];
}

function linksOf(entries: readonly Entry[], side: number, start: number | null): { before: ReadonlySet<number>; linked: ReadonlySet<Entry>; side: number } {
  const before = new Set([...entries.map(({ value }) => value), ...(start === null ? [] : [side * start])]);
  return { before, linked: new Set(entries.filter(({ solved, value }) => solved.amount !== 0 && before.has(value - side * solved.amount))), side };
}
