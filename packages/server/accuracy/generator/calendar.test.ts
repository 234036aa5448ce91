import { describe, expect, it } from 'vitest';
import { addDays, endOfMonth, formatDay, formatPeriod, nextBusinessDay, startOfNextMonth } from './calendar.js';

describe('formatDay', () => {
  it.each([
    ['2024-03-05', 'DD/MM/YYYY', 'en', '05/03/2024'],
    ['2024-03-05', 'DD/MM/BBBB', 'en', '05/03/2567'],
    ['2024-03-05', 'D. MMMM YYYY', 'de', '5. März 2024'],
    ['2024-03-05', 'DD/MMM!', 'es', '05/MAR'],
    ['2024-12-31', 'EEEE D MMMM', 'sv', 'tisdag 31 december'],
    ['2024-12-31', 'MM DD', 'en', '12 31'],
    ['2024-12-31', '[Month] M', 'en', 'Month 12'],
  ] as const)('%s as %s in %s', (day, pattern, language, text) => {
    expect(formatDay(day, pattern, language)).toBe(text);
  });
});

it('prints both ends of a period in one form', () => {
  expect(formatPeriod({ start: '2024-03-01', end: '2024-03-31' }, 'D. MMMM', ' bis ', 'de')).toBe('1. März bis 31. März');
});

it('counts days across leap days and years', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
  expect(endOfMonth('2023-02-10')).toBe('2023-02-28');
  expect(startOfNextMonth('2023-12-05')).toBe('2024-01-01');
});

it('moves a Saturday and a Sunday to Monday', () => {
  expect([nextBusinessDay('2024-03-02'), nextBusinessDay('2024-03-03'), nextBusinessDay('2024-03-04')]).toEqual(['2024-03-04', '2024-03-04', '2024-03-04']);
});
