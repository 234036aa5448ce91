// Balances that the best reading of a ledger left aside because some of them do not agree: they are printed, and say that something is wrong.
import type { RawRow } from '../rows/stream.js';
import type { ColumnRoles } from './roles.js';
import type { Moment, Solution, SolveContext } from './solveLedger.js';
import { balanceValue } from './signRules.js';

/** Of the figures of a column, so many are what the rows come to: no column of anything else is. */
const FEWEST_RIGHT = 0.5;

/** How the reading was judged stays as it was. @param openings what the printed balances at the beginning say under this reading */
export function withBalancesAside(solution: Solution, openings: readonly number[], context: SolveContext): Solution {
  const roles = new Map([...solution.roles].map(([kind, own]) => [kind, own.balance >= 0 ? own : { ...own, balance: columnAside(kind, own, solution, openings, context) }] as const));
  if ([...roles].every(([kind, own]) => own.balance === solution.roles.get(kind)!.balance)) return solution;
  return { ...solution, roles, moments: solution.moments.map((moment) => withBalance(moment, roles, context)) };
}

/** The column without a role in which at least half of the figures are running balances; -1 for none. */
function columnAside(kind: number, roles: ColumnRoles, { moments, isDescending }: Solution, openings: readonly number[], context: SolveContext): number {
  const timed = isDescending ? [...moments].reverse() : moments;
  const used = new Set(Object.values(roles));
  for (const opening of openings) {
    const counts = new Map<number, { right: number; all: number }>();
    let sum = opening;
    for (const { solved } of timed) {
      if (!solved) continue;
      sum += solved.amount;
      if (solved.row.kind !== kind) continue;
      for (const { column, value } of figuresOf(solved.row, used, context)) {
        const count = counts.get(column) ?? { right: 0, all: 0 };
        // An account that begins with nothing comes to what its first row says.
        counts.set(column, { right: count.right + (value === sum && value !== Math.abs(solved.amount) ? 1 : 0), all: count.all + 1 });
      }
    }
    const [found] = [...counts].filter(([, { right, all }]) => right > 0 && right >= FEWEST_RIGHT * all).sort(([, a], [, b]) => b.right - a.right);
    if (found) return found[0];
  }
  return -1;
}

function figuresOf(row: RawRow, used: ReadonlySet<number>, context: SolveContext): { column: number; value: number }[] {
  return row.cells.flatMap((token, column) => (token && !used.has(column) ? [{ column, value: balanceValue(token, context.isOwed, context) }] : []));
}

function withBalance(moment: Moment, roles: ReadonlyMap<number, ColumnRoles>, context: SolveContext): Moment {
  const { solved } = moment;
  const column = solved ? roles.get(solved.row.kind)!.balance : -1;
  const token = column < 0 ? null : solved!.row.cells[column];
  if (!solved || !token || solved.balanceToken) return moment;
  return { ...moment, solved: { ...solved, balance: balanceValue(token, context.isOwed, context), balanceToken: token, balanceLine: solved.row.cellLines[column]! } };
}
