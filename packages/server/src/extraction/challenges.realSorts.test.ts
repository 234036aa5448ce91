// What sorts of statements drawn after real ones brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('sorts of statements drawn after real ones', () => {
  it('the days of two columns that touch are two days', () => {
    const text = (balance: string): string => `
Extracto 01/03/2026 - 31/03/2026
F.Oper F.Valor  Concepto                      Importe         Saldo
                SALDO ANTERIOR                               500,00
12/0313/03      MERCADONA                      -20,00        480,00
14/0314/03      NOMINA                         100,00        ${balance}
28/0330/03      REPSOL                         -30,00        550,00
                SALDO FINAL                                  550,00
`;
    expect(readPeriods(text('580,00'))).toMatchObject({ rows: [[['2026-03-12', -2_000], ['2026-03-14', 10_000], ['2026-03-28', -3_000]]], otherDates: [['2026-03-13', '2026-03-14', '2026-03-30']], badges: [true] });
    expect(readPeriods(text('581,00')).badges).toEqual([false]);
  });

  const wallet = (currency: string, number: string, indent: string, rows: string): string => `
IBAN ${number}
${currency} Statement
Generated on the 2 Mar 2026
Balance summary
Product              Opening balance    Money out     Money in     Closing balance
${rows.split('\n')[0]}
Account transactions from February 1, 2026 to February 28, 2026
Date          Description      ${indent}Money out    Money in    Balance
${rows.split('\n').slice(1).join('\n')}
Pending from February 1, 2026 to February 28, 2026
Start date    Description      ${indent}Money out    Money in
Feb 27, 2026  Hotel deposit    ${indent}    99.00
`;

  it('a list of what is pending ends where the headings of the next account come, on pages that look alike (whole accounts were left out)', () => {
    const first = wallet('EUR', 'LT601010012345678901', '', `Current account              100.00        30.00        50.00             120.00
Feb 2, 2026   Bakery               20.00                  80.00
Feb 3, 2026   Bakery               10.00                  70.00
Feb 5, 2026   Salary                           50.00     120.00`);
    const second = wallet('USD', 'LT071010012345678902', '            ', `Current account              900.00        25.00       125.00            1000.00
Feb 3, 2026   Ferry                            25.00                 875.00
Feb 8, 2026   Sold bicycle                                 125.00   1000.00`);
    const third = wallet('GBP', 'LT381010012345678903', '      ', `Current account              300.00        45.00        10.00             265.00
Feb 4, 2026   Kiosk                      15.00                 285.00
Feb 5, 2026   Kiosk                      15.00                 270.00
Feb 6, 2026   Kiosk                      15.00                 255.00
Feb 9, 2026   Refund                                 10.00     265.00`);
    const { rows, badges } = readPeriods([first, second, third].join('\f'));
    expect(rows).toEqual([
      [['2026-02-02', -2_000], ['2026-02-03', -1_000], ['2026-02-05', 5_000]],
      [['2026-02-03', -2_500], ['2026-02-08', 12_500]],
      [['2026-02-04', -1_500], ['2026-02-05', -1_500], ['2026-02-06', -1_500], ['2026-02-09', 1_000]],
    ]);
    expect(badges).toEqual([true, true, true]);
  });

  const union = (overview: string): string => `
Prairie Rose Credit Union         Statement Period: 02/01/26 thru 02/28/26
SUMMARY                            Beginning Balance   Ending Balance
00 Regular Shares                           3,054.04         3,055.87
40 Share Draft Checking                     1,279.85         ${overview}
L1 Vehicle Loan                            11,163.31        10,935.10
SHARE 00  REGULAR SHARES
Date    Transaction Description                 Amount       Balance
02/01   Beginning Balance                                   3,054.04
02/28   Dividend Earned                           1.83      3,055.87
02/28   Ending Balance                                      3,055.87
SHARE 40  SHARE DRAFT CHECKING
Date    Transaction Description                 Amount       Balance
02/01   Beginning Balance                                   1,279.85
02/06   Deposit ACH PAYROLL                   1,371.33      2,651.18
02/09   Debit Card CENEX STORE                  -52.50      2,598.68
02/14   Withdrawal UTILITIES                   -109.32      2,489.36
02/16   Deposit                                 590.21      3,079.57
02/27   Withdrawal Transfer to Loan L1         -285.00      2,794.57
02/28   Ending Balance                                      2,794.57
LOAN L1  VEHICLE LOAN   Annual Percentage Rate 5.99%
Date    Transaction Description        Payment  Finance Charge   Principal     Balance
02/01   Beginning Balance                                                    11,163.31
02/27   Payment Transfer from Share 40  285.00           56.79      228.21   10,935.10
02/28   Ending Balance                                                       10,935.10
`;

  it('shares and a loan in one document, which an overview lists, are accounts of their own', () => {
    const { rows, badges } = readPeriods(union('2,794.57'));
    expect(rows.map((own) => own.map(([, amount]) => amount))).toEqual([[183], [137_133, -5_250, -10_932, 59_021, -28_500], [22_821]]);
    expect(badges).toEqual([true, true, true]);
    expect(readPeriods(union('2,794.75')).badges.every(Boolean)).toBe(false);
  });

  it('on a card the total of the payments for this period is money in', () => {
    const card = (paid: string): string => `
Orchard Card ending in 4410    Credit limit $5,000.00    Minimum payment due $35.00
Statement period Jan 1, 2026 - Jan 31, 2026
Previous balance                                  $411.24
New balance                                       $120.00
Payments
Date          Description                          Amount
01/15/2026    ACH Deposit Internet transfer      -$411.24
              Total payments for this period     -$${paid}
Transactions
Date          Description                          Amount
01/16/2026    CORNER SHOP                          $50.00
01/18/2026    BLUE DOOR CAFE                       $70.00
              Total charges and returns           $120.00
`;
    expect(readPeriods(card('411.24')).badges).toEqual([true]);
    expect(readPeriods(card('411.42')).badges).toEqual([false]);
  });

  it('a day over three lines of a narrow cell is one day', () => {
    const text = (balance: string): string => `
Period 01-Jan-2026 to 31-Jan-2026      Opening Balance 1,000.00
Trans.  Value.                                            Originating
Date    Date    Reference  Debits    Credits    Balance    Branch       Remarks
06-     06-     096837044   200.00                800.00   HEAD         AIRTIME PURCHASE
Jan-    Jan-                                               OFFICE       MTN VIA USSD
2026    2026
11-     12-     952209310              300.00   ${balance}   HEAD         SALARY
Jan-    Jan-                                               OFFICE
2026    2026
30-     31-     968885812    50.00              1,050.00   HEAD         RENT
Jan-    Jan-                                               OFFICE
2026    2026
Closing Balance 1,050.00
`;
    expect(readPeriods(text('1,100.00'))).toMatchObject({ rows: [[['2026-01-06', -20_000], ['2026-01-11', 30_000], ['2026-01-30', -5_000]]], otherDates: [['2026-01-06', '2026-01-12', '2026-01-31']], badges: [true] });
    expect(readPeriods(text('1,110.00')).badges).toEqual([false]);
  });

  it('whether a payment was completed is no part of its text', () => {
    const document = understandText(`
Statement Period: 01 Jan 2026 - 31 Jan 2026
Receipt No.  Completion Time        Details                 Transaction Status   Paid In   Withdrawn   Balance
TA9HJH6G9B   2026-01-30 10:22:10    Transfer to JAMES       Completed                      -50.00       100.00
T95LJ44G4J   2026-01-29 09:10:33    Airtime                 Completed                      -20.00       150.00
T7J35GFFAL   2026-01-28 19:30:18    Funds from MARY         Completed            120.00                 170.00
`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Transfer to JAMES', 'Airtime', 'Funds from MARY']);
  });

  const netted = (fee: string): string => `
Statement for January 2026    1/1/26 - 1/31/26
Balance Summary
Currency        Beginning balance    Ending balance
USD                        100.00            229.10
EUR                        200.00            248.00
Activity: USD
Date         Description                   Gross       Fee       Net
01/07/2026   Payment: Netflix             -20.00      0.00    -20.00
01/08/2026   Mobile Payment: Tom Hill     100.00     ${fee}     97.10
01/09/2026   Payment: Etsy                -48.00      0.00    -48.00
01/20/2026   Refund                       100.00      0.00    100.00
Activity: EUR
Date         Description                   Gross       Fee       Net
01/11/2026   Order 221                     60.00     -2.00     58.00
01/14/2026   Etsy                         -10.00      0.00    -10.00
`;

  it('accounts of a wallet have their balances from the list of its currencies, and a fee is none beside what is left of the payment', () => {
    const { rows, badges } = readPeriods(netted('-2.90'));
    expect(rows.map((own) => own.map(([, amount]) => amount))).toEqual([[-2_000, 9_710, -4_800, 10_000], [5_800, -1_000]]);
    expect(badges).toEqual([true, true]);
    expect(readPeriods(netted('-2.80')).badges[0]).toBe(false);
  });

  it('an amount printed twice on each row contradicts where one of the two differs in a digit (wrong badge)', () => {
    const text = (again: string): string => `
Period 01.01.2026 - 31.01.2026
Opening balance 1,000.00
Date         Details            Amount     In the currency of payment    Balance
02.01.2026   Bakery             -20.00      -20.00 EUR                    980.00
05.01.2026   Salary             698.24      ${again} EUR                 1,678.24
07.01.2026   Kiosk              -35.00      -35.00 EUR                  1,643.24
09.01.2026   Ferry              -43.24      -43.24 EUR                  1,600.00
11.01.2026   Hotel              -60.00      -64.86 USD                  1,540.00
Closing balance 1,540.00
`;
    expect(readPeriods(text('698.24')).badges).toEqual([true]);
    expect(readPeriods(text('658.24')).badges).toEqual([false]);
  });

  const cards = (second: string): string => `
Bass Strait Bank           Account number 4564 71XX XXXX 0213
Statement period 20 Dec 2025 - 19 Jan 2026
Opening balance $500.00
New charges $200.00
Payments/refunds -$300.00
Closing balance $400.00
Minimum payment $31.00     Credit limit $5,000.00
Transactions
Date       Description                          Amount (A$)
05 Jan     BPAY PAYMENT - THANK YOU                 300.00-
Card number 4564 71XX XXXX 1140 - AISHA RAHMAN
20 Dec     BP EXPRESS FITZROY                       100.00
24 Dec     BUNNINGS 455 BOX HILL                     40.00
Card number 4564 71XX XXXX 2527 - OMAR RAHMAN
05 Jan     MYKI TOPUP MELBOURNE                      ${second}
19 Jan     Interest charged on purchases             10.00
19 Jan     Closing balance                          $400.00
Interest rates
Type            Rate p.a.       Balance       Interest
Purchases       20.99%            $0.00          10.00
Cash advances   21.99%            $0.00           0.00
`;

  it('the new balance below the last of several cards is that of the bill, and what a rate came to is no sum of rows', () => {
    expect(readPeriods(cards('50.00')).rows).toEqual([[['2026-01-05', 30_000], ['2025-12-20', -10_000], ['2025-12-24', -4_000], ['2026-01-05', -5_000], ['2026-01-19', -1_000]]]);
    expect(readPeriods(cards('50.00')).badges).toEqual([true]);
    expect(readPeriods(cards('56.00')).badges).toEqual([false]);
  });

  // Letters and words from left to right, as readers give them.
  it('a list of the charges to cards says so in Hebrew, too, and each card is an account', () => {
    const document = understandText(`
                                                            סיטרכל תואקסע טוריפ
                                            5391 תורפסב םייתסמה בהז הזיו סיטרכ
      בויח םוכס       הקסע םוכס           קסעה תיב םש             הקסע ךיראת
         359.11          359.11           האקיא                     02/01/26
         100.00          300.00           ליד לסרפוש                18/01/26
                                            0245 תורפסב םייתסמה בהז הזיו סיטרכ
      בויח םוכס       הקסע םוכס           קסעה תיב םש             הקסע ךיראת
         78.68           78.68            קלד זפ                    19/01/26
`);
    expect(document.accounts.map(({ number, type, periods }) => [number, type, periods[0]!.rows.map(({ amount }) => amount.value)])).toEqual([['5391', 'card', [-35_911, -10_000]], ['0245', 'card', [-7_868]]]);
  });
});
