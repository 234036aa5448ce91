import { buildBank } from '@tieout/sdk/testing';
import { describe, expect, it } from 'vitest';
import { findBanks, grouped, withChosen } from './BankPicker.js';

const banks = [
  buildBank({ bid: '1', name: 'Northern Savings' }), buildBank({ bid: '2', name: 'Savings Bank of the North' }), buildBank({ bid: '3', name: 'Harbour Bank' }),
  ...Array.from({ length: 5000 }, (_, index) => buildBank({ bid: String(10_000 + index), name: `Credit Union ${index}` })),
];

describe('finding a bank', () => {
  it('every word must be there, in any order; names that begin with the text come first', () => {
    expect(findBanks(banks, 'savings', '').map(({ label }) => label)).toEqual(['Savings Bank of the North', 'Northern Savings']);
    expect(findBanks(banks, 'north sav', '').map(({ value }) => value)).toEqual(['1', '2']);
  });
  it('thousands of banks do not make thousands of lines', () => {
    expect(findBanks(banks, '', '').length).toBeLessThanOrEqual(61);
  });
  it('banks exported for last come first, also those far down the list, each once', () => {
    const words = { recentBanks: 'Recent banks', allBanks: 'All banks' };
    const [recent, all] = grouped(findBanks(banks, '', ''), [banks.find(({ bid }) => bid === '14999')!, banks[2]!], words);
    expect(recent).toEqual({ group: 'Recent banks', items: [{ value: '14999', label: 'Credit Union 4999' }, { value: '3', label: 'Harbour Bank' }] });
    expect(all!.items.some(({ value }) => value === '3' || value === '14999')).toBe(false);
  });
  it('the chosen bank stands in the unsearched list', () => {
    expect(findBanks(banks, '', '14999').some(({ value }) => value === '14999')).toBe(true);
  });
  it('a chosen bank that no list holds stands there too, but not in answer to a search that finds nothing', () => {
    const chosen = { value: '99999', label: 'Bank of Nowhere' };
    expect(withChosen(findBanks(banks, '', '99999'), chosen, false)[0]).toEqual(chosen);
    expect(withChosen(findBanks(banks, 'zzzz', '99999'), chosen, true)).toEqual([]);
  });
});
