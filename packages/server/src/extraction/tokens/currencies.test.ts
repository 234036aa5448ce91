import { expect, it } from 'vitest';
import { currencyNamed, currencyOf } from './currencies.js';

it.each(['constructor', 'valueof', 'tostring'])('"%s" in an address is no currency', (word) => {
  expect([currencyOf(word), currencyNamed(word)]).toEqual([undefined, undefined]);
});

it('a sign, a code and a name say a currency, as far as they tell which', () => {
  expect([currencyOf('r$'), currencyOf('$'), currencyOf('clp'), currencyOf('rmb'), currencyNamed('soles'), currencyNamed('pesos')]).toEqual(['BRL', null, 'CLP', 'CNY', 'PEN', null]);
});
