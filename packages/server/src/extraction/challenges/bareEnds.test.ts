// Balances that are named by "opening" and "closing" alone.
import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

const page = (summary: string, foot = ''): string => `
ACME BANK
Account 12345678   Statement 01/03/2024 to 31/03/2024
${summary}

Date         Description                 Money out    Money in
05/03/2024   Coffee shop                   200.00
07/03/2024   Salary                                     500.00
${foot}`;

const ROWS = [['2024-03-05', '-200.00'], ['2024-03-07', '500.00']];

describe('opening and closing without a word for a balance', () => {
  it.each([
    ['below each other', 'Opening                    1,000.00\nMoney in                     500.00\nMoney out                    200.00\nClosing                    1,300.00'],
    ['over their figures', 'Beginning    Money in     Money out    Ending\n1,000.00       500.00       200.00      1,300.00'],
    ['on one line', 'Opening: 1,000.00    Closing: 1,300.00'],
    ['with their days', 'Opening 01/03/2024         1,000.00\nClosing 31/03/2024         1,300.00'],
    ['of the month', 'Start of month             1,000.00\nEnd of month               1,300.00'],
    ['in German', 'Anfang 1,000.00   Ende 1,300.00'],
    ['in Spanish', 'Inicial                    1,000.00\nFinal                      1,300.00'],
  ])('%s', (_, summary) => {
    const { rows, verdicts } = readStatement(page(summary));
    expect(rows).toEqual(ROWS);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(page(summary.replace('1,300.00', '1,800.00'))).verdicts).toEqual(['notReconciled']);
  });

  it('mean nothing where balances are named in full', () => {
    const { period, verdicts } = readStatement(page('Opening balance            1,000.00\nClosing balance            1,300.00', 'Market\nOpening                       10.50\nClosing                       11.20'));
    expect([period.startBalance?.value, period.endBalance?.value]).toEqual([100_000, 130_000]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('mean nothing one without the other, or in two languages', () => {
    for (const summary of ['Opening                    1,000.00', 'Opening                    1,000.00\nFinale                     1,300.00', 'Closing                    1,000.00\nOpening                    1,300.00']) {
      expect(readStatement(page(summary)).badges).toEqual([false]);
    }
  });
});
