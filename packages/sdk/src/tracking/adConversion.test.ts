import { expect, it } from 'vitest';
import { usdCents } from './adConversion.js';

it.each([
  ['GBP', 10_000, 12_500], ['cad', 10_000, 7400], ['AUD', 999, 649], ['ZAR', 10_000, 530], ['USD', 1, 1], ['EUR', 100, null],
])('%s %i cents are worth %s cents of a dollar', (currency, cents, dollars) => {
  expect(usdCents(cents, currency)).toBe(dollars);
});
