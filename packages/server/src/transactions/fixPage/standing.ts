// How near to their proof the periods of a document stand, so that two states of their rows can be compared. Pure.
import type { NumberedRow } from '../../reconciliation/periodRows.js';
import type { Proof } from '../../reconciliation/proof.js';

export interface Standing {
  periodId: string;
  /** 2 reconciled, 1 unknown, 0 not reconciled. */
  rank: number;
  /** What is missing to the end balance; null when a balance is unknown. */
  difference: number | null;
  /** Printed balances that follow from the row before. */
  links: number;
}

const ranks: Record<Proof['status'], number> = { reconciled: 2, unknown: 1, notReconciled: 0 };

export function standingOf(periodId: string, { status, differenceMinor }: Pick<Proof, 'status' | 'differenceMinor'>, rows: readonly NumberedRow[]): Standing {
  return { periodId, rank: ranks[status], difference: differenceMinor === null ? null : Math.abs(differenceMinor), links: countLinks(rows.filter(({ included }) => included)) };
}

function countLinks(rows: readonly NumberedRow[]): number {
  let links = 0;
  for (let index = 1; index < rows.length; index += 1) {
    const [before, row] = [rows[index - 1]!, rows[index]!];
    if (before.balance === null || row.balance === null) continue;
    if (before.balance + row.amount === row.balance || row.balance + before.amount === before.balance) links += 1;
  }
  return links;
}

/** Positive when `after` is better. Whatever else it brings, a period that stands lower, or has fewer balances that follow, makes it worse: a sum alone is easily hit by a wrong figure. */
export function compareStandings(before: readonly Standing[], after: readonly Standing[]): number {
  const next = new Map(after.map((standing) => [standing.periodId, standing]));
  const pairs = before.map((old) => [old, next.get(old.periodId)] as const);
  if (pairs.some(([old, now]) => !now || now.rank < old.rank || now.links < old.links || (old.rank === 2 && now.difference !== old.difference))) return -1;
  const sum = (of: (standing: Standing) => number) => pairs.reduce((total, [old, now]) => total + of(now!) - of(old), 0);
  return sum(({ rank }) => rank) || -sum(({ difference }) => difference ?? 0) || sum(({ links }) => links);
}
