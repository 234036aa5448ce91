// Days that run on, and the rows of each day the other way: "8 March" twice, the later row first, although the 9th follows.
import type { LedgerItem } from '../accounts/ledgers.js';
import type { RawRow } from '../rows/stream.js';

/** The rows of each day in the order of the other days; null where no day has several. */
export function withDaysTurned(items: readonly LedgerItem[]): LedgerItem[] | null {
  const turned: LedgerItem[] = [];
  let day: RawRow[] = [];
  let areSeveral = false;
  const close = (): void => {
    areSeveral ||= day.length > 1;
    turned.push(...day.reverse());
    day = [];
  };
  for (const item of items) {
    if (item.type !== 'row') {
      close();
      turned.push(item);
      continue;
    }
    if (day[0] && dayOf(day[0]) !== dayOf(item)) close();
    day.push(item);
  }
  close();
  return areSeveral ? turned : null;
}

function dayOf({ dates: [date] }: RawRow): string {
  return date === undefined ? '' : `${date.a} ${date.b}`;
}
