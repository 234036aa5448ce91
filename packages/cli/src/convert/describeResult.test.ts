import { describe, expect, it } from 'vitest';
import { buildProof, buildStatement } from '@tieout/sdk/testing';
import { summarizeAccount } from './convertedFile.js';
import { describeBreak, describeDuration, describeEquation, formatAmount, symbolsFor } from './describeResult.js';

const symbols = symbolsFor({ LANG: 'en_US.UTF-8' });
const ascii = symbolsFor({ LANG: 'C' });
const periodOf = (figures: Parameters<typeof buildStatement>[0]) => summarizeAccount(buildStatement(figures).account).periods[0]!;

describe('words for results', () => {
  it.each([
    ['0.00', '0.00'], ['1234.50', '1,234.50'], ['-1234567.50', '−1,234,567.50'], ['999', '999'], ['1000', '1,000'], ['-0.125', '−0.125'],
  ])('%s is shown as %s', (decimal, shown) => {
    expect(formatAmount(decimal, symbols)).toBe(shown);
  });

  it('the equation of an overdrawn account keeps its signs', () => {
    const rows = [{ date: '2024-01-02', description: 'Out', amount: '-30.00' }];
    expect(describeEquation(periodOf({ startBalance: '-10.00', rows }), symbols)).toBe('−10.00 + 0.00 − 30.00 = −40.00');
    expect(describeEquation(periodOf({ startBalance: '-10.00', rows }), ascii)).toBe('-10.00 + 0.00 - 30.00 = -40.00');
  });

  it('an equation that does not hold shows what the rows give and what is printed', () => {
    const rows = [{ date: '2024-01-02', description: 'In', amount: '0.10' }];
    expect(describeEquation(periodOf({ startBalance: '0.20', endBalance: '0.31', rows }), symbols)).toBe('0.20 + 0.10 − 0.00 = 0.30, printed 0.31');
  });

  it('without a balance there is no equation', () => {
    const proof = buildProof({ terms: [], difference: null });
    expect(describeEquation(periodOf({ period: { proof } }), symbols)).toBeNull();
  });

  it('a break names page and row as a person counts them', () => {
    const firstBreak = { row: 13, page: 2, box: null, expected: '-901.00', printed: '900.00' };
    const proof = buildProof({ firstBreak });
    expect(describeBreak(periodOf({ period: { proof } }), symbols)).toBe('page 2, row 14: the printed balance is 900.00, the rows give −901.00');
    const atEnd = buildProof({ firstBreak: { ...firstBreak, row: null } });
    expect(describeBreak(periodOf({ period: { proof: atEnd } }), symbols)).toBe('page 2: the printed end balance is 900.00, the rows give −901.00');
  });

  it.each([[900, '0.9 s'], [59_900, '59.9 s'], [61_000, '1 min 1 s'], [119_900, '1 min 59 s']])('%i ms is %s', (ms, shown) => {
    expect(describeDuration(ms)).toBe(shown);
  });
});
