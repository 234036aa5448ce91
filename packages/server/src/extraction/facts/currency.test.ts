import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const ROWS = `
Date         Details      Amount      Balance
03/05/2026   COFFEE       $-5.00       $95.00
14/05/2026   TEA          $-4.00       $91.00`;

function currencyOf(head: string): string | null {
  return understandText(`${head}\n${ROWS}`).currency;
}

describe('the dollar sign', () => {
  it.each([
    ['an account number of New Zealand', 'Account 12-5745-0467953-00', 'NZD'],
    ['an Australian state and postcode', 'GEELONG VIC 3220', 'AUD'],
    ['a Canadian postal code', 'GATINEAU QC J8X 1A1', 'CAD'],
    ['an American state and ZIP code', 'SALINA KS 67401', 'USD'],
    ['deposit insurance of the United States', 'Member FDIC', 'USD'],
    ['a city', '88 Kallang Way, Singapore 349200', 'SGD'],
    ['a printed code', 'Currency: HKD', 'HKD'],
  ])('%s tells which', (_, head, code) => {
    expect(currencyOf(head)).toBe(code);
  });

  it('by itself names no currency', () => {
    expect(currencyOf('Statement of account 12345678')).toBe(null);
  });

  it('on a page of two countries names none', () => {
    expect(currencyOf('GEELONG VIC 3220\nSALINA KS 67401')).toBe(null);
  });
});
