import { describe, expect, it } from 'vitest';
import { formatMoney, moneySign } from './formatMoney.js';

describe('money for a person', () => {
  it.each([
    [1234567.5, {}, '1,234,567.50'],
    [-40, {}, '\u221240.00'],
    [250, { withPlus: true }, '+250.00'],
    [0, { withPlus: true }, '0.00'],
    [0.1 + 0.2, {}, '0.30'],
    [1500, { currency: 'JPY' }, '1,500'],
    [-1.234, { currency: 'KWD' }, '\u22121.234'],
    ['1188.74', {}, '1,188.74'],
    ['-12.345', {}, '\u221212.345'],
  ])('%s with %o is %s', (amount, format, text) => {
    expect(formatMoney(amount, format)).toBe(text);
  });

  it('nothing is shown as nothing, not as zero', () => {
    expect(formatMoney(null)).toBe('');
  });

  it('zero is neither money in nor money out', () => {
    expect([moneySign(-0.01), moneySign(0), moneySign('12.30')]).toEqual(['out', null, 'in']);
  });
});
