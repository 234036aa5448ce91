// One day far out of the order of all others, where balances run from row to row in the order of printing: it is misprinted, or that of something else.
import type { StatementRow } from '../model.js';
import { dayOfIso } from '../tokens/dateOrder.js';

/** Fewer rows show no order. */
const FEWEST_ROWS = 6;
/** Of the rows, at least, that show a balance. */
const MANY_BALANCES = 0.5;
/** Days by which an entry may come late. */
const LATE_DAYS = 7;

export function isDayOutOfOrder(rows: readonly StatementRow[]): boolean {
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : []));
  if (days.length < FEWEST_ROWS || days.length < rows.length || rows.filter(({ balance }) => balance !== null).length < MANY_BALANCES * rows.length) return false;
  return isOneAstray(days) || isOneAstray([...days].reverse());
}

/** All but one go up, and that one lies far outside of what stands around it. */
function isOneAstray(days: readonly number[]): boolean {
  const falls = days.flatMap((day, at) => (at > 0 && day < days[at - 1]! ? [at] : []));
  if (falls.length === 0 || falls.length > 2) return false;
  // Of a fall, the day in front of it is too late, or that behind it too early.
  return [falls[0]! - 1, falls[0]!].some((at) => {
    const [before, after] = [days[at - 1] ?? -Infinity, days[at + 1] ?? Infinity];
    const others = days.filter((_, index) => index !== at);
    return others.every((day, index) => index === 0 || day >= others[index - 1]!) && Math.max(before - days[at]!, days[at]! - after) > LATE_DAYS;
  });
}
