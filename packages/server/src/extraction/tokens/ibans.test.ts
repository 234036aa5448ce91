import { expect, it } from 'vitest';
import { wordsOfLine } from '../testing/documentOfText.js';
import { ibansOf } from './ibans.js';

it('numbers whose check digits agree, in groups or whole, up to what stands behind them', () => {
  expect(ibansOf(wordsOfLine('Konto AT61 1904 3002 3457 3201 EUR', 60))).toEqual([{ first: 1, last: 5 }]);
  expect(ibansOf(wordsOfLine('GB82WEST12345698765432 07 02', 60))).toEqual([{ first: 0, last: 0 }]);
});

it('white behind the country', () => {
  expect(ibansOf(wordsOfLine('Numer rachunku: PL 61 1090 1014 0000 0712 1981 2874', 60))).toEqual([{ first: 2, last: 9 }]);
  expect(ibansOf(wordsOfLine('Numer rachunku: PL 61 1090 1014 0000 0712 1981 2875', 60))).toEqual([]);
});

it('a beginning that agrees by chance is none, being shorter than the numbers of its country', () => {
  expect(ibansOf(wordsOfLine('GB29 HBUK 4021 7669 7929 85', 60))).toEqual([]);
});

it('what stands in other columns is none of its groups', () => {
  expect(ibansOf(wordsOfLine('COUNCIL RATES QX35392929 ZAR DR R2 217.16', 60))).toEqual([{ first: 2, last: 5 }]);
  expect(ibansOf(wordsOfLine('COUNCIL RATES QX35392929           ZAR      DR    R2 217.16', 60))).toEqual([]);
});
