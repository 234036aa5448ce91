// Balances printed more than once must say the same: every figure labelled as opening or closing, and those carried from page to page.
import type { PrintedCheck } from '../../reconciliation/provePeriod.js';
import type { PeriodBalances } from '../accounts/periodBalances.js';
import type { Ledger } from '../accounts/ledgers.js';
import type { Solution } from '../interpretation/solveLedger.js';
import type { Source } from '../model.js';
import type { Checkpoint } from '../rows/stream.js';

export interface BalanceClaim {
  check: PrintedCheck;
  actual: number;
}

export interface ClaimContext {
  valueOf: (item: Checkpoint) => number;
  sourceOf: (item: Checkpoint) => Source;
  elsewhere: ReadonlySet<number>;
}

/** Only claims that fail are of interest: those that agree are the proof itself. */
export function contradictingBalances(ledger: Ledger, solution: Solution, balances: PeriodBalances, context: ClaimContext): BalanceClaim[] {
  const failed: BalanceClaim[] = [];
  const start = balances.start?.value ?? null;
  const end = balances.end?.value ?? null;
  const test = (item: Checkpoint, actual: number): void => {
    const expected = context.valueOf(item);
    if (expected === actual || context.elsewhere.has(Math.abs(expected))) return;
    failed.push({ actual, check: { kind: 'other', label: item.text.replace(/[\s.:]+$/, ''), expected, source: context.sourceOf(item) } });
  };
  for (const item of ledger.openings) if (item.label === 'opening' && start !== null) test(item, start);
  for (const item of ledger.closings) if (item.label === 'closing' && end !== null) test(item, end);
  return [...failed, ...carriedWrong(ledger, solution, start, context)];
}

/** "Carried forward" and "brought forward" inside the period show the running balance, provided that one of them does. */
function carriedWrong(ledger: Ledger, solution: Solution, start: number | null, context: ClaimContext): BalanceClaim[] {
  if (start === null || solution.isDescending) return [];
  const rows = solution.moments.flatMap((moment) => (moment.solved ? [moment.solved] : []));
  const inChain = new Set(solution.moments.flatMap((moment) => (moment.point ? [moment.point.item] : [])));
  const carries = ledger.carries.filter((item) => !inChain.has(item));
  const judged = carries.map((item) => {
    const running = rows.reduce((sum, row) => (row.row.lines[0]! < item.line ? sum + row.amount : sum), start);
    return { item, running, ok: context.valueOf(item) === running };
  });
  if (!judged.some((claim) => claim.ok)) return [];
  return judged
    .filter((claim) => !claim.ok)
    .map(({ item, running }) => ({ actual: running, check: { kind: 'other', label: item.text.replace(/[\s.:]+$/, ''), expected: context.valueOf(item), source: context.sourceOf(item) } }));
}
