// How far one reading of a ledger agrees with its printed balances.
import { linkBalances } from '../../reconciliation/timeline.js';
import type { Moment } from './solveLedger.js';

export interface Weight {
  evidence: number;
  links: number;
  brokenLinks: number;
}

/** @param ends what the printed balances at both ends say under this reading */
export function weighReading(moments: readonly Moment[], isDescending: boolean, ends: { openings: readonly number[]; closings: readonly number[] }): Weight {
  const timed = isDescending ? [...moments].reverse() : moments;
  const rows = timed.flatMap((moment) => (moment.solved ? [{ amount: moment.solved.amount, balance: moment.solved.balance }] : moment.point ? [{ amount: 0, balance: moment.point.value }] : []));
  const links = linkBalances(rows, null, null);
  const broken = links.filter((link) => !link.ok).length;
  const proved = links.filter((link) => link.ok && link.sum !== 0).length;
  const guessed = moments.filter((moment) => moment.solved?.isGuessed).length;
  let evidence = links.length > 0 ? ((proved - 1.5 * broken) / links.length) * Math.min(40, 10 * links.length) : 0;
  evidence -= (8 * guessed) / Math.max(1, moments.length);
  if (equationHolds(moments, ends)) evidence += 25;
  if (isDescending) evidence -= 0.2;
  return { evidence, links: links.length, brokenLinks: broken };
}

function equationHolds(moments: readonly Moment[], { openings, closings }: { openings: readonly number[]; closings: readonly number[] }): boolean {
  const sum = moments.reduce((total, moment) => total + (moment.solved?.amount ?? 0), 0);
  if (sum === 0 || moments.some((moment) => moment.solved?.isGuessed)) return false;
  return openings.some((opening) => closings.includes(opening + sum));
}
