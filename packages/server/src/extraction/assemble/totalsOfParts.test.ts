import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

const loan = (total: string): string => `
Nordhang Home Loans
Bond account number 3 369 960 338
Statement period 01 Apr 2024 to 30 Jun 2024

Date          Description                    Debits      Credits   Balance owing
01 Apr 2024   BALANCE BROUGHT FORWARD                                  500,000.00
08 Apr 2024   SERVICE FEE                     69.00                    500,069.00
15 Apr 2024   PAYMENT                                   6,000.00       494,069.00
03 May 2024   INTEREST CHARGED             2,655.71                    496,724.71
10 Jun 2024   INSURANCE PREMIUM              248.23                    496,972.94
20 Jun 2024   PAYMENT                                   6,000.00       490,972.94

Total interest this period   ${total}
`;

describe('a total of rows that say its word', () => {
  const periodOf = (total: string) => understandText(loan(total)).accounts[0]!.periods[0]!;

  it('claims nothing of the others, also where only one of them does', () => {
    expect(periodOf('2,655.71').isReconciled).toBe(true);
  });

  it('contradicts them where it is printed wrong', () => {
    expect(periodOf('2,655.11').isReconciled).toBe(false);
  });
});
