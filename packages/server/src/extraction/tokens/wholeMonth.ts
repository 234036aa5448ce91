// A month that is named without days, as the period from its first day to its last.
import { daysIn } from './dateOrder.js';
import type { DateToken } from './dates.js';

/** `place`: where the words stand that name it. */
export function wholeMonthOf(year: number, month: number, place: Pick<DateToken, 'first' | 'last' | 'box' | 'text'>): { from: DateToken; to: DateToken } {
  const token = { ...place, order: 'fixed', b: month, year, yearDigits: 4, style: 'name', couldBeAmount: false, looseYear: false } as const;
  return { from: { ...token, a: 1 }, to: { ...token, a: daysIn(year, month) } };
}
