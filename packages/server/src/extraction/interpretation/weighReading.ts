// How far one reading of a ledger agrees with its printed balances.
import { linkBalances } from '../../reconciliation/timeline.js';
import type { Moment } from './solveLedger.js';

export interface Weight {
  evidence: number;
  links: number;
  /** Those that do not hold, over rows or up to a line of the table. Other balances that follow each other with no row between ("Opening", "Closing" in a summary) agree under no reading. */
  brokenLinks: number;
}

/** @param ends what the printed balances at both ends say under this reading */
export function weighReading(moments: readonly Moment[], isDescending: boolean, ends: { openings: readonly number[]; closings: readonly number[] }): Weight {
  const timed = isDescending ? [...moments].reverse() : moments;
  const steps = timed.filter((moment) => moment.solved !== null || moment.point !== null);
  const links = linkBalances(steps.map(({ solved, point }) => (solved ? { amount: solved.amount, balance: solved.balance } : { amount: 0, balance: point!.value })), null, null);
  const broken = links.filter((link) => !link.ok);
  const brokenLinks = broken.filter(({ from, to }) => from < to || steps[to]!.solved !== null || steps[to]!.point!.item.isUnnamed).length;
  const proved = links.filter((link) => link.ok && link.sum !== 0).length;
  const guessed = moments.filter((moment) => moment.solved?.isGuessed).length;
  let evidence = links.length > 0 ? ((proved - 1.5 * broken.length) / links.length) * linkWeight(links.length) : 0;
  evidence -= (8 * guessed) / Math.max(1, moments.length);
  if (equationHolds(moments, ends)) evidence += EQUATION;
  evidence += MEETS_END * endsMet(timed, ends);
  if (isDescending) evidence -= 0.2;
  return { evidence, links: links.length, brokenLinks };
}

/** More than any evidence, with so many balances at most; sums of fractions may end a little above the sum of the parts. */
export function mostEvidence(balances: number): number {
  return linkWeight(balances) + EQUATION + 2 * MEETS_END + 0.01;
}

function linkWeight(links: number): number {
  return Math.min(40, 10 * links);
}

const EQUATION = 25;

/** Of two columns of balances that go on from row to row, the one that begins or ends where the account does. */
const MEETS_END = 2;

/** How many of both ends the balances beside the first and the last row meet. */
function endsMet(timed: readonly Moment[], { openings, closings }: { openings: readonly number[]; closings: readonly number[] }): number {
  const isRow = ({ solved }: Moment): boolean => solved !== null;
  const [first, last] = [timed.find(isRow)?.solved ?? null, timed.findLast(isRow)?.solved ?? null];
  const begins = first !== null && first.balance !== null && openings.includes(first.balance - first.amount);
  const ends = last !== null && last.balance !== null && closings.includes(last.balance);
  return Number(begins) + Number(ends);
}

/** Opening + rows = closing, whatever the way of time. */
export function equationHolds(moments: readonly Moment[], { openings, closings }: { openings: readonly number[]; closings: readonly number[] }): boolean {
  const sum = moments.reduce((total, moment) => total + (moment.solved?.amount ?? 0), 0);
  if (sum === 0 || moments.some((moment) => moment.solved?.isGuessed)) return false;
  return openings.some((opening) => closings.includes(opening + sum));
}
