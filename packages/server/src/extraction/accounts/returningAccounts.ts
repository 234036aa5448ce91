// Pages of several accounts in turn: "A, page 1", "B, page 1", "A, page 2". What comes back without a beginning of its own goes on with the rows
// of that account that came to no end.
import { accountKey, hasRows, isSamePeriod, joinLedgers, type Ledger } from './ledgers.js';

export function joinReturning(ledgers: readonly Ledger[]): Ledger[] {
  const joined: Ledger[] = [];
  ledgers.forEach((ledger, index) => {
    const isBack = index > 0 && accountKey(ledgers[index - 1]!) !== accountKey(ledger);
    const at = isBack ? joined.findLastIndex((before) => accountKey(before) === accountKey(ledger)) : -1;
    const before = joined[at];
    if (before && goesOn(before, ledger)) joined[at] = { ...joinLedgers(before, ledger), openings: [...before.openings, ...ledger.openings] };
    else joined.push(ledger);
  });
  return joined;
}

function goesOn(before: Ledger, ledger: Ledger): boolean {
  if (!before.account?.number || !hasRows(before) || !hasRows(ledger)) return false;
  if (before.period && ledger.period && !isSamePeriod(before.period, ledger.period)) return false;
  // With the newest rows first the end stands on the first page.
  return (before.closings.length === 0 && ledger.openings.length === 0) || (before.openings.length === 0 && ledger.closings.length === 0);
}
