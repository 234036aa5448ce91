import { buildPeriod } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { checkPeriodValue, periodText } from './usePeriodEdits.js';

describe('the four editable values of a period', () => {
  it.each([['2024-1-5'], ['31/01/2024'], ['2024-02-30'], ['']])('%s is no date', (text) => {
    expect(checkPeriodValue('startDate', text)).toBe('Invalid date. Use YYYY-MM-DD format. Example: 2022-01-31');
  });
  it.each([['1,000'], ['+5'], ['ten'], ['--1'], ['1.']])('%s is no balance', (text) => {
    expect(checkPeriodValue('endBalance', text)).toBe('Invalid amount. Use a valid amount. Examples: 100.23 or -200.54 or 300');
  });
  it.each([['endDate', '2022-01-31'], ['startBalance', '100.23'], ['startBalance', '-200.54'], ['endBalance', '300']] as const)('%s takes %s', (name, text) => {
    expect(checkPeriodValue(name, text)).toBeNull();
  });
  it('an editor starts with the plain value, with the decimals of the currency', () => {
    const period = buildPeriod({ startBalance: 1500, endBalance: null });
    expect([periodText(period, 'startBalance', 'USD'), periodText(period, 'startBalance', 'JPY'), periodText(period, 'endBalance', 'USD'), periodText(period, 'endDate', 'USD')])
      .toEqual(['1500.00', '1500', '', '2024-01-31']);
  });
});
