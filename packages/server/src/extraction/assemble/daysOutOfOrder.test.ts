import { expect, it } from 'vitest';
import type { StatementRow } from '../model.js';
import { areDaysExchanged } from './daysOutOfOrder.js';

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
