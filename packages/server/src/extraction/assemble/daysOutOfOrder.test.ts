import { describe, expect, it } from 'vitest';
import type { StatementRow } from '../model.js';
import { areDaysExchanged, isDayAgainstChain, isDayAgainstSecond, isDayAhead, isDayBehind, isDayOutOfOrder, isSecondDayFarOff } from './daysOutOfOrder.js';

const areExchanged = (...days: number[]): boolean => areDaysExchanged(days.map((day) => ({ date: { value: `2026-03-${String(day).padStart(2, '0')}` } })) as StatementRow[]);

it('two days that would be in order if they were exchanged', () => {
  expect(areExchanged(1, 2, 3, 5, 8, 9)).toBe(false);
  expect(areExchanged(9, 5, 5, 5, 5, 1)).toBe(false);
  expect(areExchanged(1, 8, 3, 5, 2, 9)).toBe(true);
  expect(areExchanged(9, 2, 5, 3, 8, 1)).toBe(true);
  // The first of the day, or the last of it.
  expect(areExchanged(1, 2, 7, 5, 5, 2, 9)).toBe(true);
  expect(areExchanged(1, 2, 7, 5, 5, 2, 7, 9)).toBe(true);
});

it('one entry that came late or early is honest, and so are days next to each other', () => {
  expect(areExchanged(1, 3, 5, 2, 8, 9)).toBe(false);
  expect(areExchanged(1, 8, 2, 3, 5, 9)).toBe(false);
  expect(areExchanged(1, 3, 2, 5, 8, 9)).toBe(false);
  // Two late ones that nothing exchanges for.
  expect(areExchanged(1, 3, 5, 2, 8, 4)).toBe(false);
});

it('two days of one row are not months apart where those of all others are close together', () => {
  const rows = (...seconds: string[]) => seconds.map((value, at) => ({ date: { value: `2026-03-0${at + 1}` }, date2: { value } })) as StatementRow[];
  expect(isSecondDayFarOff(rows('2026-03-01', '2026-03-02', '2026-02-27', '2026-03-04', '2026-03-06'))).toBe(false);
  expect(isSecondDayFarOff(rows('2026-03-01', '2026-03-02', '2026-08-03', '2026-03-04', '2026-03-06'))).toBe(true);
  expect(isSecondDayFarOff(rows('2026-03-01', '2026-03-02', '2025-12-03', '2026-03-04', '2026-03-06'))).toBe(true);
  // Instalments of purchases of long ago.
  expect(isSecondDayFarOff(rows('2026-03-01', '2025-12-02', '2025-12-03', '2026-03-04', '2026-03-06'))).toBe(false);
});

describe('one day weeks from all others', () => {
  const rows = (days: string[], text = 'SHOP') => days.map((value) => ({ date: { value: `2026-${value}` }, description: { value: value < '02' ? text : 'SHOP' } })) as StatementRow[];
  const others = ['03-01', '03-04', '03-02', '03-05', '03-09'];

  it('is wrong between them, and where they come up to it or go on from it', () => {
    expect(isDayAhead(rows(['03-01', '08-04', ...others]))).toBe(true);
    expect(isDayAhead(rows(['08-04', ...others]))).toBe(true);
    expect(isDayAhead(rows([...others, '08-04']))).toBe(false);
    expect(isDayBehind(rows([...others, '01-04']), false)).toBe(true);
    expect(isDayBehind(rows(['01-04', ...others]), false)).toBe(false);
  });

  it('may be that of a purchase in instalments', () => {
    const days = ['03-01', '01-04', ...others];
    expect([isDayBehind(rows(days), true), isDayBehind(rows(days, 'SHOP PARC 03/10'), true), isDayBehind(rows(days, 'SHOP 3 DE 12'), true)]).toEqual([true, false, false]);
  });
});

describe('one day out of the order of all others', () => {
  interface Listing {
    balances?: boolean;
    isCard?: boolean;
    /** Where a new section begins. */
    cut?: number;
    apart?: number | 'all';
    text?: string;
    /** The only row paid in instalments. */
    part?: number;
    /** Row at the head of the second page. */
    turn?: number;
    /** Payments at the head. */
    paid?: number;
  }
  const isOut = (days: readonly number[], { balances = false, isCard = false, cut = days.length, apart = -1, text = 'SHOP', part = -1, turn = days.length, paid = 0 }: Listing = {}): boolean => {
    const rows = days.map((day, at) => ({ page: at < turn ? 1 : 2, amount: { value: at < paid ? 1 : -1 }, date: { value: `2026-03-${String(day).padStart(2, '0')}` }, date2: null, balance: balances ? {} : null, description: { value: at === part ? 'SHOP 3/6' : text } }) as StatementRow);
    return isDayOutOfOrder(rows.map((row, at) => ({ row, section: at < cut ? 'a' : 'b', isApart: apart === 'all' || at === apart })), isCard);
  };

  it('by more than a long weekend, with balances beside the rows and without', () => {
    for (const balances of [true, false]) {
      expect(isOut([1, 2, 4, 6, 8, 9], { balances })).toBe(false);
      expect(isOut([1, 2, 4, 6, 3, 8, 9], { balances })).toBe(false);
      expect(isOut([1, 2, 4, 14, 6, 8, 9], { balances })).toBe(true);
      expect(isOut([9, 8, 6, 14, 4, 2, 1], { balances })).toBe(true);
      expect(isOut([9, 8, 1, 6, 4, 2], { balances })).toBe(true);
    }
  });

  it('of five rows on as many days, too', () => {
    expect(isOut([7, 10, 26, 20, 28])).toBe(true);
    expect(isOut([7, 10, 26, 23, 28])).toBe(false);
    expect(isOut([7, 10, 26, 20])).toBe(false);
  });

  it('not where each section has an order of its own', () => {
    expect(isOut([1, 5, 9, 14, 20, 28, 4], { cut: 6 })).toBe(false);
    expect(isOut([1, 5, 9, 14, 20, 28, 4], { apart: 6 })).toBe(false);
    expect(isOut([28, 1, 5, 9, 14, 20], { apart: 1 })).toBe(false);
    expect(isOut([1, 5, 9, 14, 20, 28, 4])).toBe(true);
    expect(isOut([3, 7, 1, 5, 9, 23, 15, 20, 28], { cut: 2 })).toBe(true);
  });

  it('where lines stand between all rows they say nothing of one', () => {
    expect(isOut([6, 1, 19, 30, 31], { apart: 'all' })).toBe(true);
    expect(isOut([6, 7, 19, 30, 31], { apart: 'all' })).toBe(false);
  });

  it('of a card what came late is honest, and what is of a day to come is not', () => {
    expect(isOut([9, 10, 12, 2, 14, 16, 18], { isCard: true })).toBe(false);
    expect(isOut([9, 10, 26, 12, 14, 16, 18], { isCard: true })).toBe(true);
    expect(isOut([18, 16, 14, 26, 12, 10, 9], { isCard: true })).toBe(true);
    // In the list of the second of two cards.
    expect(isOut([20, 25, 28, 2, 3, 22, 5, 8, 11], { isCard: true, apart: 3 })).toBe(true);
    expect(isOut([20, 25, 28, 2, 3, 4, 5, 8, 11], { isCard: true, apart: 3 })).toBe(false);
  });

  it('of a card with a long list in order, not even what came late, in the list of each card (wrong badge)', () => {
    const days = [3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 2, 17, 18];
    expect(isOut(days, { isCard: true })).toBe(true);
    expect(isOut([20, 25, 28, ...days], { isCard: true, apart: 3 })).toBe(true);
    expect(isOut(days, { isCard: true, apart: 10 })).toBe(false);
    expect(isOut(days, { isCard: true, apart: 10, turn: 10 })).toBe(true);
    expect(isOut(days.with(13, 10), { isCard: true })).toBe(false);
    expect(isOut(days.slice(3), { isCard: true })).toBe(false);
    expect(isOut(days, { isCard: true, text: 'SHOP 3/6' })).toBe(false);
  });

  it('of a card below what was paid, which stands above purchases of days before it (wrong badge)', () => {
    expect(isOut([10, 3, 23, 7, 9, 13, 17, 18], { isCard: true, paid: 1 })).toBe(true);
    expect(isOut([10, 3, 7, 9, 13, 17, 18], { isCard: true, paid: 1 })).toBe(false);
    expect(isOut([12, 10, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 2, 17, 18], { isCard: true, paid: 2 })).toBe(true);
  });

  it('nor the part of a purchase among the others; of one before all of them, it may stand anywhere (wrong badge)', () => {
    const days = [3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 4, 17, 18];
    expect(isOut(days, { isCard: true, part: 13 })).toBe(true);
    expect(isOut(days.with(13, 2), { isCard: true, part: 13 })).toBe(false);
  });
});

it('one of few days is out of order, and the second day of its row is where it should be (wrong badge)', () => {
  const isOut = (...pairs: [number, number][]): boolean => isDayAgainstSecond(pairs.map((pair) => { const [date, date2] = pair.map((day) => ({ value: `2026-03-${String(day).padStart(2, '0')}` })); return { date, date2 } as StatementRow; }));
  expect(isOut([2, 2], [2, 3], [28, 8], [18, 18])).toBe(true);
  expect(isOut([18, 18], [28, 8], [2, 3], [2, 2])).toBe(true);
  expect(isOut([2, 2], [28, 8], [18, 18])).toBe(false);
  // Both days say that it came late, or all rows have days far apart.
  expect(isOut([2, 2], [2, 3], [28, 28], [18, 18])).toBe(false);
  expect(isOut([2, 2], [2, 22], [28, 8], [18, 18])).toBe(false);
  // In order: a value of before.
  expect(isOut([2, 2], [2, 3], [16, 4], [18, 18])).toBe(false);
});

it('few rows whose balances go on from each other, and a day far out of their order (wrong badge)', () => {
  const isOut = (days: readonly number[], isDescending = false, balance: unknown = { source: { means: 'printed' } }): boolean =>
    isDayAgainstChain(days.map((day) => ({ date: { value: `2026-03-${String(day).padStart(2, '0')}` }, balance }) as StatementRow), isDescending);
  expect(isOut([5, 19, 13])).toBe(true);
  expect(isOut([20, 10, 16], true)).toBe(true);
  expect(isOut([5, 15, 13])).toBe(false);
  expect(isOut([20, 16, 10], true)).toBe(false);
  expect(isOut([19, 5])).toBe(false);
  expect(isOut([5, 19, 13], false, null)).toBe(false);
});

it('the day of several rows below one heading is out of order, and the second day of each is where it should be (wrong badge)', () => {
  const day = (value: number) => ({ value: `2026-03-${String(value).padStart(2, '0')}` });
  const isOut = (...pairs: [number, number][]): boolean => isDayOutOfOrder(pairs.map(([date, date2]) => ({ row: { page: 1, amount: { value: -1 }, date: day(date), date2: day(date2), balance: null, description: { value: 'SHOP' } } as StatementRow, section: '', isApart: false })), false);
  expect(isOut([11, 11], [12, 12], [13, 13], [7, 17], [7, 17], [18, 18], [19, 19])).toBe(true);
  // Entered late, but said so twice.
  expect(isOut([11, 11], [12, 12], [13, 13], [7, 8], [7, 7], [18, 18], [19, 19])).toBe(false);
});
