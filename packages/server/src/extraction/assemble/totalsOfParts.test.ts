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

describe('terms of a summary, one of which is the sum of the rows that say its word', () => {
  const mortgage = (interest: string, others: string): string => `
Nordhang Home Loans
Mortgage account number 3369 9603
Balance outstanding on 1 April 2024          £1,000.00
Total interest charged                          £${interest}
Fees and insurance                               £${others}
Payments received                              £200.00
Balance outstanding on 30 June 2024            £827.00

Date        Details                     Charges £   Payments £   Balance £
            Balance brought forward                               1,000.00
01 Apr 24   Direct Debit payment received              100.00       900.00
30 Apr 24   Interest charged                12.00                   912.00
01 May 24   Direct Debit payment received              100.00       812.00
31 May 24   Interest charged                10.00                   822.00
05 Jun 24   Administration                   3.00                   825.00
10 Jun 24   House cover                      2.00                   827.00
`;
  const isProved = (interest: string, others: string) => understandText(mortgage(interest, others)).accounts[0]!.periods[0]!.isReconciled;

  it('come to one side together with the term of all other rows', () => {
    expect(isProved('22.00', '5.00')).toBe(true);
  });

  it.each([['22.00', '6.00'], ['21.00', '5.00']])('contradict it with a wrong digit: %s and %s', (interest, others) => {
    expect(isProved(interest, others)).toBe(false);
  });
});
