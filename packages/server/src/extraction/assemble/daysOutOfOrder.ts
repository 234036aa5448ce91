// Days out of the order of all others: one far off, where balances run from row to row in the order of printing, or two that stand in each other's
// place. They are misprinted, or those of something else.
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

/** Not one entry that came late or early, but two whose days would be in order if they were exchanged. */
export function areDaysExchanged(rows: readonly StatementRow[]): boolean {
  const days = rows.flatMap(({ date }) => (date ? [dayOfIso(date.value)] : []));
  // "9, 5, 5, 5, 1" run down.
  if (days.length < FEWEST_ROWS || days.length < rows.length || [days, [...days].reverse()].some(isInOrder)) return false;
  return areTwoExchanged(days) || areTwoExchanged([...days].reverse());
}

function areTwoExchanged(days: readonly number[]): boolean {
  const falls = days.flatMap((day, at) => (at > 0 && day < days[at - 1]! ? [at] : []));
  const [first, last] = [falls[0], falls.at(-1)];
  if (first === undefined || last === undefined || falls.length > 2) return false;
  const [early, late] = [first - 1, last];
  if (isInOrder(days.toSpliced(early, 1)) || isInOrder(days.toSpliced(late, 1))) return false;
  // Of several rows of that day any may be the one.
  const before = days.findIndex((day) => day === days[early]);
  return [before, early].some((at) => isInOrder(days.with(at, days[late]!).with(late, days[at]!)));
}

function isInOrder(days: readonly number[]): boolean {
  return days.every((day, at) => at === 0 || day >= days[at - 1]!);
}

/** All but one go up, and that one lies far outside of what stands around it. */
function isOneAstray(days: readonly number[]): boolean {
  const falls = days.flatMap((day, at) => (at > 0 && day < days[at - 1]! ? [at] : []));
  if (falls.length === 0 || falls.length > 2) return false;
  // Of a fall, the day in front of it is too late, or that behind it too early.
  return [falls[0]! - 1, falls[0]!].some((at) => {
    const [before, after] = [days[at - 1] ?? -Infinity, days[at + 1] ?? Infinity];
    return isInOrder(days.toSpliced(at, 1)) && Math.max(before - days[at]!, days[at]! - after) > LATE_DAYS;
  });
}
