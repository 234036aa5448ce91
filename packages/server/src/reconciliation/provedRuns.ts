// Which rows are right although their period is not proved: one misprinted figure takes the badge, not the certainty of the other rows. Pure.
import type { Proof } from './proof.js';
import { bestOrder, outerBalances } from './provePeriod.js';
import type { ProofInput, ProofRow } from './provePeriod.js';
import type { Link } from './timeline.js';

/** First and last index of rows. */
export type RowRun = [first: number, last: number];

/**
 * All rows of a reconciled period. Of one that is not: those before the first and those behind the last place where the running balances
 * break, since each lies between two printed balances that agree with it. What lies between two breaks is left to the reviewer.
 */
export function provedRuns(input: ProofInput, { status }: Pick<Proof, 'status'>): RowRun[] {
  if (status === 'reconciled') return input.rows.length === 0 ? [] : [[0, input.rows.length - 1]];
  if (status === 'unknown') return [];
  const used = input.rows.flatMap((row, index) => (row.included ? [{ row, index }] : []));
  const { start, end } = outerBalances(input);
  const { links, isDescending } = bestOrder(used.map(({ row }) => row), start, end);
  const order = isDescending ? used.reverse() : used;
  return runsOf(links).flatMap((run) => {
    const pinned = run.filter((link) => isPinned(link, order));
    if (pinned.length < (input.isOcr ? 2 : 1)) return [];
    const ends = [order[pinned[0]!.from]!.index, order[pinned.at(-1)!.to]!.index];
    return [[Math.min(...ends), Math.max(...ends)]];
  });
}

function runsOf(links: readonly Link[]): Link[][] {
  const first = links.findIndex(({ ok }) => !ok);
  if (first < 0) return [[...links]];
  return [links.slice(0, first), links.slice(links.findLastIndex(({ ok }) => !ok) + 1)];
}

/** Has rows, and on at least one side a balance printed with a row: start and end balance alone are no running balance. */
const isPinned = ({ from, to }: Link, order: readonly { row: ProofRow }[]): boolean => to >= from && (from > 0 || order[to]!.row.balance !== null);
