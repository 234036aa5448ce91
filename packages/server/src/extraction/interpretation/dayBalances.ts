// Balances of days, above the rows of their day or below them: where time runs downward what stands below a day's rows is what they led to, too.
import type { LedgerItem } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';
import type { Solution } from './solveLedger.js';

/** So many balances that do not follow are no misprints. */
const FEWEST_BREAKS = 3;

/** The same rows with the balances of days at the other end of their days, where that may be what they mean. */
export function dayBalancesMoved(items: readonly LedgerItem[], { brokenLinks }: Pick<Solution, 'brokenLinks'>): LedgerItem[][] {
  return [...(items.some(isDayHead) ? [headsAfterDays(items)] : []), ...(brokenLinks >= FEWEST_BREAKS && items.some(isDayFoot) ? [feetBeforeDays(items)] : [])];
}

function isDayHead(item: LedgerItem): boolean {
  return item.type === 'checkpoint' && item.isDayHead === true;
}

function isDayFoot(item: LedgerItem): boolean {
  return item.type === 'checkpoint' && item.label === 'balance' && !item.isUnnamed && !item.isDayHead;
}

/** Where time runs downward the balance over a day's rows is what they lead to. */
function headsAfterDays(items: readonly LedgerItem[]): LedgerItem[] {
  const result: LedgerItem[] = [];
  let held: LedgerItem | null = null;
  for (const item of items) {
    if (held && item.type === 'checkpoint') {
      result.push(held);
      held = null;
    }
    if (isDayHead(item)) held = item;
    else result.push(item);
  }
  return held ? [...result, held] : result;
}

/** Each above the rows since the balance before it. */
function feetBeforeDays(items: readonly LedgerItem[]): LedgerItem[] {
  const result: LedgerItem[] = [];
  let rows: RawRow[] = [];
  for (const item of items) {
    if (item.type === 'row') {
      rows.push(item);
      continue;
    }
    result.push(...(isDayFoot(item) ? [item, ...rows] : [...rows, item]));
    rows = [];
  }
  return [...result, ...rows];
}
