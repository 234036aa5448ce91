import { describe, expect, it } from 'vitest';
import { decideNumberForm, numberValue, readNumber } from './numbers.js';

const form = (...raws: string[]) => decideNumberForm(raws.map((raw) => readNumber(raw)!));
const value = (raw: string, ...others: string[]) => numberValue(readNumber(raw)!, form(raw, ...others));

describe('numbers', () => {
  it.each([
    ['1,234.56', 123456, 2],
    ['1.234,56', 123456, 2],
    ["1'234.50", 123450, 2],
    ['12,34,567.00', 123456700, 2],
    ['.45', 45, 2],
    ['0.679', 679, 3],
  ])('reads %s exactly', (raw, minor, scale) => {
    expect(value(raw)).toEqual({ minor, scale });
  });

  it('takes "1,234" for thousands, unless three decimals are usual', () => {
    expect(value('1,234', '12.30')).toEqual({ minor: 1234, scale: 0 });
    expect(value('1.234', '0.500', '12.345', '1,204.050', '7.125')).toEqual({ minor: 1234, scale: 3 });
  });

  it('parts no thousands by the mark of the decimals, where the currency has three of them', () => {
    const raws = ['291.822', '1.511', '2,000.000', '112.50', '112.50'].map((raw) => readNumber(raw)!);
    expect(decideNumberForm(raws, true)).toMatchObject({ decimalMark: '.', scale: 3 });
    expect(decideNumberForm(raws).scale).toBe(2);
    expect(decideNumberForm(['1.234', '12,30'].map((raw) => readNumber(raw)!), true).scale).toBe(2);
  });

  it('refuses groupings nobody prints', () => {
    for (const raw of ['12.34.56', '1,23,4', '1.2.3']) expect(readNumber(raw)).toBeNull();
  });

  it('decides the decimal mark by the numbers that prove it', () => {
    expect(form('1.234', '12,30', '5,00').decimalMark).toBe(',');
    expect(form('1,234', '12.30').decimalMark).toBe('.');
  });
});
