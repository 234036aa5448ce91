import { expect, it } from 'vitest';
import type { AmountToken } from '../tokens/amounts.js';
import { decideNumberForm, readNumber } from '../tokens/numbers.js';
import { printedDecimals } from './values.js';

const decimalsOf = (raws: string[], isRecognized = true) => {
  const numbers = raws.map((raw) => readNumber(raw)!);
  return printedDecimals(numbers.map((number) => ({ number }) as AmountToken), decideNumberForm(numbers), isRecognized);
};

it('one figure of a scan among many of two decimals does not make them three', () => {
  const many = Array.from({ length: 20 }, (_, at) => `1 ${100 + at},25`);
  expect(decimalsOf([...many, '1 401,009'])).toBe(2);
  expect(decimalsOf([...many, '1 401,009'], false)).toBe(3);
  expect(decimalsOf([...many, '1 401,009', '1 402,125'])).toBe(3);
  expect(decimalsOf(['12,50', '0,25', '1 401,125'])).toBe(3);
});
