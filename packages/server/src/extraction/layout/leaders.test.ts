import { expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

it('dots that fill a column of texts up to its end are no part of them, however few', () => {
  const { lists, isReconciled } = readStatement(`
Account number 7712004488     01.07.2025 - 31.07.2025
DATE  DETAILS.....................  ....AMOUNT ...BALANCE
      OPENING BALANCE.............             0000100,00
03.07 TEA.SHOP.................... -0000004,00 0000096,00
04.07 BOOKS.SHOP HILL............. -0000005,00 0000091,00
05.07 CARD PAYMENT HIGH ST.ERA.... -0000006,00 0000085,00
06.07 CARD PAYMENT HIGH ST.LANE... -0000001,00 0000084,00
      CLOSING BALANCE.............             0000084,00`);
  expect(isReconciled).toBe(true);
  expect(lists[0]!.map(({ description }) => description)).toEqual(['TEA.SHOP', 'BOOKS.SHOP HILL', 'CARD PAYMENT HIGH ST.ERA', 'CARD PAYMENT HIGH ST.LANE']);
});
