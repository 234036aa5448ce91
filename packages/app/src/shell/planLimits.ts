import type { ApiError } from '@tieout/sdk';
import { outOfPages } from '@tieout/sdk/contract';

type PlanLimit = 'pages' | 'feature';

/** Several calls of one page run into the same wall. */
const ONCE_IN_MS = 5_000;

const listeners = new Set<(limit: PlanLimit) => void>();
const toldAt: Partial<Record<PlanLimit, number>> = {};

/** Given to the client: it calls this when a call was refused because of the plan. */
export function handlePlanLimit(error: ApiError, now: number = performance.now()): void {
  const limit: PlanLimit = error.is(outOfPages) ? 'pages' : 'feature';
  if (now - (toldAt[limit] ?? -Infinity) < ONCE_IN_MS) return;
  toldAt[limit] = now;
  for (const tell of listeners) tell(limit);
}

/** @returns ends it */
export function watchPlanLimits(tell: (limit: PlanLimit) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
