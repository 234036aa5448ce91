// What statements printed by browsers brought up: boxes of figures under their labels, rows of lists, cells that a page break divides.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  const rows = readRows(document).map((period) => period.map((row) => [row.date, row.amount]));
  return { period: document.accounts[0]!.periods[0]!, rows };
}

describe('labels above their figures', () => {
  it('the currency behind one figure does not widen the next one, which is under its own label', () => {
    const { period } = read(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
100,00 ZAR                     140,00 ZAR

Date          Details                      Debits         Credit     Running balance
05 Feb 2026   PAYROLL                                     50,00 ZAR       150,00 ZAR
28 Feb 2026   CASH                      10,00 ZAR                         140,00 ZAR`);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(period.isReconciled).toBe(true);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
  });

  it('a code before a figure belongs to it, wherever its label stands', () => {
    const { period } = read(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
ZAR          100.00            ZAR            140.00

Date          Details                      Debits         Credit
05 Feb 2026   PAYROLL                                      50.00
28 Feb 2026   CASH                          10.00               `);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
    expect(period.isReconciled).toBe(true);
  });

  it('four labels over the figures of a summary do not head the rows below them', () => {
    const { rows, period } = read(`
Account statement 1 April 2026 to 30 April 2026

Previous statement balance     Payments out     Payments in     Closing balance
500.00                         95.24            30.00           434.76

01 Apr 2026    TRANSFER FROM T. Farrow                              30.00
               Visa purchase TALLOW
16 Apr 2026    REGINA card 5859                                    -50.05
               Foreign amount USD 36.24
17 Apr 2026    Cheque 660                                          -25.10
               Visa purchase CITYHOP
18 Apr 2026    HALIFAX card 5859                                   -20.09
               Foreign amount USD 14.82`);
    expect(rows).toEqual([[['2026-04-01', '30.00'], ['2026-04-16', '-50.05'], ['2026-04-17', '-25.10'], ['2026-04-18', '-20.09']]]);
    expect(period.isReconciled).toBe(true);
  });
});
