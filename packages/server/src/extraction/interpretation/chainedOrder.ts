// Rows grouped by what was paid, each with the balance after it: that of the row before it in time, which stands in another group.
import type { LedgerItem } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';
import type { Solution, SolvedRow } from './solveLedger.js';

const FEWEST = 4;

/** The rows in the one order in which each goes on from the balance before it, the days run on, and none is left over; null where there is none. */
export function inOrderOfBalances(items: readonly LedgerItem[], { moments }: Pick<Solution, 'moments'>): LedgerItem[] | null {
  const solved = moments.flatMap((moment) => (moment.solved ? [moment.solved] : []));
  if (solved.length < FEWEST || moments.slice(1, -1).some(({ solved: row }) => row === null)) return null;
  if (solved.some(({ balance, isDerived, isGuessed }) => balance === null || isDerived || isGuessed)) return null;
  const behind = new Map<number, SolvedRow | null>();
  for (const row of solved) behind.set(row.balance! - row.amount, behind.has(row.balance! - row.amount) ? null : row);
  const balances = new Set(solved.map(({ balance }) => balance!));
  const starts = [...behind].filter(([before]) => !balances.has(before));
  const ordered: SolvedRow[] = [];
  for (let next = starts.length === 1 ? starts[0]![1] : null; next && ordered.length < solved.length; next = behind.get(next.balance!) ?? null) ordered.push(next);
  if (ordered.length < solved.length || !doDaysRunOn(ordered.map(({ row }) => row)) || [solved, [...solved].reverse()].some((printed) => areTwoExchanged(printed, ordered))) return null;
  const places = new Set(solved.map(({ row }) => row));
  let at = 0;
  return items.map((item) => (item.type === 'row' && places.has(item) ? ordered[at++]!.row : item));
}

/** Two rows next to each other, each in the place of the other, make no groups: something went wrong with them. */
function areTwoExchanged(printed: readonly SolvedRow[], ordered: readonly SolvedRow[]): boolean {
  const moved = printed.flatMap((row, at) => (row === ordered[at] ? [] : [at]));
  return moved.length === 2 && moved[1]! - moved[0]! === 1;
}

/** Whichever number of a day is its month. */
function doDaysRunOn(rows: readonly RawRow[]): boolean {
  const days = rows.map(({ dates: [date] }) => date);
  if (days.some((date) => date === undefined || date.year === null)) return false;
  const runOn = (valueOf: (a: number, b: number) => number): boolean => days.every((date, at) => at === 0 || date!.year! * 1000 + valueOf(date!.a, date!.b) >= days[at - 1]!.year! * 1000 + valueOf(days[at - 1]!.a, days[at - 1]!.b));
  return runOn((a, b) => b * 40 + a) || (days.some((date) => date!.order === 'open') && runOn((a, b) => a * 40 + b));
}
