import { buildTransaction } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { changesOfCell, parseAmount, textOfCell } from './cellText.js';

const row = buildTransaction();

describe('typing into a cell', () => {
  it.each([
    ['1,200.50', 1200.5], ['(12.00)', -12], ['\u22123', -3], ['+7', 7], ['.5', 0.5], ["1'000", 1000],
    ['12.345', null], ['twelve', null], ['', null], ['1.2.3', null],
  ])('the amount %s is %s', (text, amount) => {
    expect(parseAmount(text, 'USD')).toBe(amount);
  });

  it('a currency without decimals takes none', () => {
    expect([parseAmount('1500', 'JPY'), parseAmount('1500.5', 'JPY')]).toEqual([1500, null]);
  });

  it('the same value again changes nothing, however it is written', () => {
    expect(changesOfCell(row, 'amount', '-40')).toBeNull();
    expect(changesOfCell(row, 'description', row.description)).toBeNull();
  });

  it('a debit is the amount with the other sign', () => {
    expect(changesOfCell(row, 'debit', '55.10')).toEqual({ changes: { amount: -55.1 } });
    expect(textOfCell(row, 'debit')).toBe('40.00');
  });

  it('dates are refused in the words of the specification', () => {
    expect(changesOfCell(row, 'date', '5/1/2024')).toEqual({ problem: 'Date must be in YYYY-MM-DD format' });
    expect(changesOfCell(row, 'date', '2024-02-30')).toEqual({ problem: 'Date is invalid or out of range' });
    expect(changesOfCell(row, 'date2', '')).toBeNull();
  });

  it('the amount is required, the balance and the description may be empty', () => {
    expect(changesOfCell(row, 'amount', '')).toEqual({ problem: 'Enter a positive or negative number' });
    expect(changesOfCell(row, 'balance', '')).toEqual({ changes: { balance: null } });
    expect(changesOfCell(row, 'description', '')).toEqual({ changes: { description: '' } });
  });
});
