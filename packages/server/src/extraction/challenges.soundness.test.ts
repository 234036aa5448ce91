// "Reconciled" is never given over a contradiction the page prints, in whatever language and wherever it stands.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { scanOfText } from './testing/scanOfText.js';
import { understand } from './understand.js';

const ROWS = `
Date         Details                    Amount        Balance
03/05/2026   COFFEE                     -50.25       1,949.75
04/05/2026   SALARY                   2,400.00       4,349.75
05/05/2026   RENT                    -1,100.50       3,249.25
06/05/2026   POWER                      -99.10       3,150.15`;

describe('figures of the period printed wrong', () => {
  it('the same summary reconciles when it is printed right', () => {
    expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00    Closing balance 3,150.15
${ROWS}`).verdicts).toEqual(['reconciled']);
  });

  it('a closing balance under a label of no known language', () => {
    expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Xyzzy qwfp 3,158.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
  });

  it('an opening balance under a label of no known language, where every row prints its balance', () => {
    const page = (opening: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Xyzzy qwfp ${opening}
${ROWS.replace('-50.25', '-51.31')}`;
    expect(readStatement(page('2,001.06')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('2,007.06')).verdicts).toEqual(['notReconciled']);
  });

  it('an amount before and after its fee, one of them wrong', () => {
    const page = (net: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 8,000.00    Closing balance 4,612.45
Date         Details                Gross        Fee          Net       Balance
03/05/2026   COFFEE                -50.25       0.00       -50.25      7,949.75
04/05/2026   SALARY             1,400.00       0.00     1,400.00      9,349.75
05/05/2026   RENT              -1,100.50       0.00    -1,100.50      8,249.25
06/05/2026   POWER                -99.10       0.00       -99.10      8,150.15
07/05/2026   BOOKS               -278.85       0.00      -278.85      7,871.30
08/05/2026   TRAINS              -456.35       0.00      -456.35      7,414.95
09/05/2026   PAPER             -1,111.50       0.00    -1,111.50      6,303.45
10/05/2026   WATER               -245.75       0.00      -245.75      6,057.70
11/05/2026   PENS                 -12.25       0.00       -12.25      6,045.45
12/05/2026   TABLES            -1,433.00       0.00  ${net}      4,612.45`;
    expect(readStatement(page('-1,433.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('-1,435.00')).verdicts).toEqual(['notReconciled']);
  });

  it('a closing balance of few digits that is printed twice, and once wrong', () => {
    const page = (closing: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Payment due date     New balance
25/06/2026           ${closing}
Please pay by the due date.

Opening balance          249.90
Total credits            400.00
Total debits             491.73
Closing balance          158.17
Date         Details                    Amount
03/05/2026   COFFEE                     -50.25
04/05/2026   SALARY                     400.00
05/05/2026   RENT                      -342.38
06/05/2026   POWER                      -99.10`;
    expect(readStatement(page('158.17')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('158.37')).verdicts).toEqual(['notReconciled']);
  });

  it('two digits that changed places in a total of no known language', () => {
    expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Zub mork 1,294.85
Closing balance 3,150.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
  });

  it('a sum of unknown name with its minus behind it, in a summary that opens with the balance forward', () => {
    const page = (paidOut: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Balance forward       2,000.00
Zub mork              2,400.00
Qwfp                 ${paidOut}-
Ending balance        3,150.15
Date         Details                    Amount
03/05/2026   COFFEE                      50.25-
04/05/2026   SALARY                   2,400.00
05/05/2026   RENT                     1,100.50-
06/05/2026   POWER                       99.10-`;
    expect(readStatement(page('1,252.85')).verdicts).toEqual(['notReconciled']);
    const right = understandText(page('1,249.85')).accounts[0]!.periods[0]!.proof;
    expect(right.status).toBe('reconciled');
    expect(right.checks.map((check) => [check.kind, check.label, check.ok])).toEqual(expect.arrayContaining([['totalCredits', 'Zub mork', true], ['totalDebits', 'Qwfp', true]]));
  });

  it('a sum of unknown name under the rows of one of two people', () => {
    const page = (sum: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Closing balance 2,871.30
Date         Details                    Amount
Anna Doe
03/05/2026   COFFEE                     -50.25
04/05/2026   SALARY                   2,400.00
05/05/2026   RENT                    -1,100.50
             Qwfp Anna Doe            ${sum}
Carl Poe
06/05/2026   POWER                      -99.10
07/05/2026   BOOKS                     -278.85
             Qwfp Carl Poe             -377.95`;
    expect(readStatement(page('1,249.25')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('1,269.25')).verdicts).toEqual(['notReconciled']);
  });

  it('a balance beside its due date is no list of daily balances', () => {
    expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00
Due date        Zub mork
20/06/2026      3,150.75
${ROWS}`).verdicts).toEqual(['notReconciled']);
  });

  it('the available balance may differ by what is on hold', () => {
    expect(readStatement(`
Statement of account 12345678    01/05/2026 - 31/05/2026
Opening balance 2,000.00    Closing balance 3,150.15
Available balance 3,130.15
${ROWS}`).verdicts).toEqual(['reconciled']);
  });

  it('a total beside the statement period', () => {
    expect(readStatement(`
Account 12345678
Opening balance                                      2,000.00
Period 01/05/2026 - 31/05/2026    Total credits      9,400.00
                                  Total debits       1,249.85
Closing balance                                      3,150.15
${ROWS}`).verdicts).toEqual(['notReconciled']);
  });

  it('sums of the columns beside the balance carried forward', () => {
    const page = (paidIn: string): string => `
Account 12345678   01/05/2026 - 31/05/2026
Date         Details            Paid out      Paid in      Balance
             BALANCE B/F                                  2,000.00
03/05/2026   COFFEE                50.25                  1,949.75
04/05/2026   SALARY                          2,400.00     4,349.75
05/05/2026   RENT               1,100.50                  3,249.25
             BALANCE C/F        1,150.75     ${paidIn}     3,249.25`;
    expect(readStatement(page('2,400.00')).verdicts).toEqual(['reconciled']);
    expect(readStatement(page('2,900.00')).verdicts).toEqual(['notReconciled']);
  });
});

describe('balances of unknown name above the first and below the last row', () => {
  const page = (first: string, last: string): string => `
Zub 12345678    01/05/2026 - 31/05/2026
Qwfp         Mork                        Pqrs        Xyzzy
             Zub xyzzy                            ${first}
03/05/2026   COFFEE                    -50.25     1,949.75
04/05/2026   SALARY                  2,400.00     4,349.75
05/05/2026   RENT                   -1,100.50     3,249.25
06/05/2026   POWER                     -99.10     3,150.15
             Tuv xyzzy                            ${last}`;

  it('are part of the proof', () => expect(readStatement(page('2,000.00', '3,150.15')).verdicts).toEqual(['reconciled']));
  it('a start that does not lead to the first row', () => expect(readStatement(page('2,003.00', '3,150.15')).verdicts).toEqual(['notReconciled']));
  it('an end that does not follow from the last row', () => expect(readStatement(page('2,000.00', '3,153.15')).verdicts).toEqual(['notReconciled']));
  it('a figure in another column says nothing', () => {
    expect(readStatement(page('2,000.00', '3,150.15').replace('Zub xyzzy                            2,000.00', 'Zub xyzzy              5,000.00')).verdicts).toEqual(['reconciled']);
  });
});

describe('three decimals', () => {
  it('are told from thousands by the currency where no figure proves it', () => {
    const document = understandText(`
Statement 01/03/2026 - 31/03/2026    Currency KWD
Opening balance 763.619
Date         Details        Amount      Balance
01/03/2026   STREAM         -5.350      758.269
07/03/2026   WATER         -33.412      724.857`);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual([-5350, -33412]);
    expect(document.accounts[0]!.decimals).toBe(3);
  });

  const card = (limit: string, heading: string): string => `
Credit card statement 01/03/2026 - 31/03/2026    Credit limit ${limit}
Previous balance 180.757     New balance 5.456
Date         Details             Foreign amount     ${heading}
02/03/2026   MARKET                                  1.206
05/03/2026   HOTEL               EUR 137.40          4.250
09/03/2026   PAYMENT RECEIVED                      180.757 CR`;
  it.each([
    ['by what the currency is called for short', card('KD 2,500', 'Amount (KD)')],
    ['by one figure that has both marks, beside few of two decimals', card('2,500.000', 'Amount')],
  ])('are told from thousands %s', (_, text) => {
    expect(understandText(text).accounts[0]!.periods[0]!.rows.map((row) => row.amount.value)).toEqual([-1206, -4250, 180757]);
  });
});

it('rows dated long after the printed end of their period keep the badge back, though every figure agrees', () => {
  const page = (last: string): string => `
Statement of account 12345678    01/05/2026 - 31/05/2026
Date         Details                    Amount        Balance
             Opening balance                         2,000.00
03/05/2026   COFFEE                     -50.25       1,949.75
04/05/2026   SALARY                   2,400.00       4,349.75
${last}   RENT                    -1,100.50       3,249.25
             Closing balance                         3,249.25
`;
  expect(readStatement(page('30/05/2026')).verdicts).toEqual(['reconciled']);
  expect(readStatement(page('24/07/2026')).verdicts).toEqual(['unknown']);
});

describe('figures beside the rows printed wrong', () => {
  const days = (third: string): string => `
Beginning balance 2,000.00    Ending balance 3,150.15
Date         Details                    Amount
05/03/2026   COFFEE                     -50.25
05/04/2026   SALARY                   2,400.00
05/05/2026   RENT                    -1,100.50
05/06/2026   POWER                      -99.10
DAILY BALANCE SUMMARY
Date          Balance
05/03/2026   1,949.75
05/04/2026   ${third}
05/05/2026   3,249.25
05/06/2026   3,150.15
Statement period 05/01/2026 - 05/31/2026`;

  it('a day of the list of daily balances', () => {
    expect(readStatement(days('4,349.75')).verdicts).toEqual(['reconciled']);
    expect(readStatement(days('4,349.15')).verdicts).toEqual(['notReconciled']);
  });

  const grand = (last: string): string => `
Date         Details                    Withdrawals    Deposits        Balance
             OPENING BALANCE                                      2,000.00 Cr
03/05/2026   COFFEE                           50.25               1,949.75 Cr
14/05/2026   SALARY                                    2,400.00   4,349.75 Cr
             GRAND TOTAL                      50.25    2,400.00   ${last} Cr`;

  it('the balance beside the sums of both sides', () => {
    expect(readStatement(grand('4,349.75')).verdicts).toEqual(['reconciled']);
    expect(readStatement(grand('4,349.15')).verdicts).toEqual(['notReconciled']);
  });

  const holders = (second: string): string => `
Previous balance 500.00    Payments -500.00    Purchases 313.88    New balance 313.88
Statement period 05/01/2026 - 05/31/2026
Date         Details                    Amount
05/01/2026   PAYMENT THANK YOU         -500.00
A HOLDER - card ending in 1111
05/03/2026   COFFEE                      50.25
05/05/2026   BOOKS                       60.00
             Total for A HOLDER         110.25
B HOLDER - card ending in 2222
05/06/2026   FUEL                       123.47
05/07/2026   BREAD                       80.16
             Total for B HOLDER         ${second}`;

  it('the total of one card of several', () => {
    expect(readStatement(holders('203.63')).verdicts).toEqual(['reconciled']);
    expect(readStatement(holders('213.63')).verdicts).toEqual(['notReconciled']);
  });

  const summary = (closing: string): string => `
May 1, 2026 to May 31, 2026
Began              Came in            Went out           Left over
$2,000.00          $2,400.00          -$1,249.85         ${closing}
Date    What happened      Amount      Balance
May 3   COFFEE             -50.25     1,949.75
May 4   SALARY           2,400.00     4,349.75
May 5   RENT            -1,100.50     3,249.25
May 6   POWER              -99.10     3,150.15`;

  it('a summary in words nobody knows, above the rows', () => {
    expect(readStatement(summary('$3,150.15')).verdicts).toEqual(['reconciled']);
    expect(readStatement(summary('$3,158.15')).verdicts).toEqual(['notReconciled']);
  });
});

it('a day in its column is one also where the text of the row has a date, and days look like amounts', () => {
  const document = understandText(`
Account number 306000523   Period 01.02.2026 to 28.02.2026
Opening balance 1,000.00   Closing balance 986.01
Date     Details                             Amount     Balance
03.02    Harbour Street Books                -20.00      980.00
05.02    Cash machine                        -10.00      970.00
11.02    Apotheke                            -10.00      960.00
21.02    Interest until 20.02.2026            26.01      986.01`);
  expect(document.accounts[0]!.periods[0]!.rows.map(({ date }) => date?.value)).toEqual(['2026-02-03', '2026-02-05', '2026-02-11', '2026-02-21']);
});

it('a row of years before the period keeps the badge back: what was taken for its year is something else', () => {
  const dated = (day: string): string => `
Account number 306000523   Period 01.02.2026 to 28.02.2026
Opening balance 1,000.00   Closing balance 960.00
Date         Details                             Amount     Balance
03.02.26     Harbour Street Books                -20.00      980.00
${day}     Cash machine                        -10.00      970.00
11.02.26     Apotheke                            -10.00      960.00`;
  expect([readStatement(dated('05.02.26')).verdicts, readStatement(dated('05.02.17')).verdicts]).toEqual([['reconciled'], ['unknown']]);
  // Also on pixels, where a period was read, too.
  const ofScan = (day: string) => understand(scanOfText(dated(day))).accounts[0]!.periods[0]!.proof.status;
  expect([ofScan('05.02.26'), ofScan('05.02.17')]).toEqual(['reconciled', 'unknown']);
});
