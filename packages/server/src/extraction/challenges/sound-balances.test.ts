// Balances that are printed a second time contradict the rows when they say something else, however many of their digits are wrong.
import { expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';

function verdicts(text: string): string[] {
  return understandText(text).accounts.flatMap((account) => account.periods.map((period) => period.proof.status));
}

it.each(['Balance brought forward', '03 May   Balance brought forward'])('"%s" above the first row, under the summary that the rows agree with', (label) => {
  const page = (brought: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance    1,250.00
Closing balance    4,264.30
Total withdrawals    185.70
Total deposits     3,200.00

Date     Transaction details            Withdrawals    Deposits      Balance
${label.padEnd(68)}${brought}
03 May   COFFEE HOUSE                          5.50                 1,244.50
04 May   SALARY                                         3,200.00    4,444.50
05 May   POWER                               180.20                 4,264.30`;
  expect(verdicts(page('1,250.00'))).toEqual(['reconciled']);
  expect(verdicts(page('1,256.00'))).toEqual(['notReconciled']);
  expect(verdicts(page('1,259.70'))).toEqual(['notReconciled']);
});

it('the opening balance below rows of which the newest comes first, under the summary that they agree with', () => {
  const page = (opening: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance    1,250.00
Total paid in      3,200.00
Total paid out       185.70
Closing balance    4,264.30

Date     Transaction details            Withdrawals    Deposits      Balance
         Closing balance                                            4,264.30
28 May   POWER                               180.20                 4,264.30
14 May   SALARY                                         3,200.00    4,444.50
03 May   COFFEE HOUSE                          5.50                 1,244.50
         Opening balance                                            ${opening}`;
  expect(verdicts(page('1,250.00'))).toEqual(['reconciled']);
  expect(verdicts(page('1,256.00'))).toEqual(['notReconciled']);
  expect(verdicts(page('1,759.00'))).toEqual(['notReconciled']);
});
