import { describe, expect, it } from 'vitest';
import { CONTINENTAL, decimalString, ENGLISH, english, formatMoney, LAKH, marked, SPACED, SWISS } from './money.js';

describe('formatMoney', () => {
  it.each([
    [123456789, ENGLISH, '1,234,567.89'],
    [123456789, CONTINENTAL, '1.234.567,89'],
    [123456789, SWISS, "1'234'567.89"],
    [12345678901, LAKH, '12,34,56,789.01'],
    [123456, { ...SPACED, group: '\u202f' }, '1\u202f234,56'],
    [5, ENGLISH, '0.05'],
    [5, { ...ENGLISH, noLeadingZero: true }, '.05'],
    [1234567, { ...ENGLISH, decimals: 0 }, '1,234,567'],
    [500, { ...ENGLISH, decimals: 3, noLeadingZero: true }, '.500'],
    [-1234, { ...ENGLISH, negative: 'trailing' }, '12.34-'],
    [-1234, { ...ENGLISH, negative: 'parentheses', symbol: '$' }, '($12.34)'],
    [-1234, { ...ENGLISH, negative: 'true-minus' }, '\u221212.34'],
    [-1234, { ...ENGLISH, negative: 'detached' }, '- 12.34'],
    [-1234, { ...ENGLISH, symbol: '$' }, '-$12.34'],
    [1234, { ...CONTINENTAL, symbol: '€', symbolPlace: 'after-spaced' }, '12,34 €'],
    [1234, { ...ENGLISH, plus: '+' }, '+12.34'],
  ] as const)('prints %i as the style says', (minor, style, text) => {
    expect(formatMoney(minor, style)).toBe(text);
  });

  it('refuses fractions of a minor unit', () => {
    expect(() => formatMoney(0.5, ENGLISH)).toThrow('whole number of minor units');
  });
});

it('tells the sign behind the amount', () => {
  expect([-1234, 0, 1234].map(marked(english, ' DR', ' CR'))).toEqual(['12.34 DR', '0.00 CR', '12.34 CR']);
});

describe('decimalString', () => {
  it('keeps the decimals of the currency', () => {
    expect([decimalString(-5, 2), decimalString(1230, 3), decimalString(70, 0), decimalString(0, 2)]).toEqual(['-0.05', '1.230', '70', '0.00']);
  });
});
