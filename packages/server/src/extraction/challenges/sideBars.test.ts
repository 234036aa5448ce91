// Panels beside the rows, whose lines stand on those of the table.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('side bars', () => {
  it('a labelled balance of a side bar on the baseline of a row', () => {
    const { rows, verdicts } = readStatement(`
Card number XXXX XXXX XXXX 2101      Minimum payment $10.00     Credit limit $900.00
Statement period May 1, 2026 to May 31, 2026
Trans date   Post date   Description            Amount ($)
May 02       May 03      COFFEE                       5.00      Previous balance   $20.00
May 04       May 05      FUEL                        50.00      Payments           $20.00
May 05       May 06      PAYMENT                    -20.00      New balance        $72.00
${[8, 9, 10, 11, 12, 13, 14, 15].map((day) => `May 07       May ${String(day).padStart(2, '0')}      BOOKS                        ${day === 8 ? '10.00' : ' 1.00'}`).join('\n')}`);
    expect(rows.slice(0, 4)).toEqual([['2026-05-03', '-5.00'], ['2026-05-05', '-50.00'], ['2026-05-06', '20.00'], ['2026-05-08', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a summary in a bar right of the rows, some of its lines on their baselines, and its title on that of the headings', () => {
    const document = understandText(`
Card number: 4520 8811 2233 1234     Statement period: March 4, 2025 to April 3, 2025
TRANSACTION   POSTING                                     CALCULATING YOUR BALANCE
DATE          DATE       DESCRIPTION           AMOUNT($)
                         PREVIOUS BALANCE        $100.00  Previous Balance       $100.00
MAR 5         MAR 6      Grocer                   $20.00  Payments & Credits      $60.00
MAR 6         MAR 7      Fuel                     $30.00
MAR 7         MAR 8      Books                    $40.00  Purchases               $95.00
MAR 9         MAR 10     PAYMENT - THANK YOU     -$60.00
MAR 12        MAR 12     Cafe                      $5.00  Interest                 $0.00
                         TOTAL NEW BALANCE       $135.00  NEW BALANCE            $135.00`);
    expect(readRows(document)[0]!.map(({ amount, balance }) => [amount, balance])).toEqual([['-20.00', null], ['-30.00', null], ['-40.00', null], ['60.00', null], ['-5.00', null]]);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('a summary in a bar right of the texts of the rows, each figure below its label, some of both on baselines of rows', () => {
    const { rows, verdicts } = readStatement(`
Account statement     1 February 2025 to 28 February 2025
Date          Amount   Details
2 Feb         -16.00   Rent to landlord        Opening balance
6 Feb        +118.00   Refund
                                                                    $80.00
7 Feb         -18.00   Payment                 Money in
8 Feb          +9.00   Interest                                    $127.00
9 Feb         -20.00   Cheque
                                               Money out
10 Feb         -5.00   Water
                                                                    $59.00
                                               Closing balance
                                                                   $148.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-16.00', '118.00', '-18.00', '9.00', '-20.00', '-5.00']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a summary in a bar right of the rows, none of its labels on the baseline of a row', () => {
    const { rows, texts, verdicts } = readStatement(`
Kontoutdrag 1-31 oktober 2025     Konto 9274-441 220 7     SEK
                                                          Ingående saldo
                                                          4 022,10 kr
                                                          Insättningar
1 okt    Coop Ekholmen       -    517,78                  30 681,78 kr
2 okt    Spotify AB          -    129,00
                                                          Uttag
3 okt    Hyra Brf            -    890,00
                                                          -1 767,78 kr
4 okt    Lön Nordlager         30 681,78
                                                          Utgående saldo
7 okt    SL periodkort       -    102,00
                                                          32 936,10 kr
8 okt    Spotify AB          -    129,00                  v. 41     -231,00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-517.78', '-129.00', '-890.00', '30681.78', '-102.00', '-129.00']);
    expect(texts).toEqual(['Coop Ekholmen', 'Spotify AB', 'Hyra Brf', 'Lön Nordlager', 'SL periodkort', 'Spotify AB']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a word of a side bar far right of the title over rows is no part of it', () => {
    const text = (beside: string) => understandText(`
Statement period 01/09/2020 to 30/09/2020
Opening balance 1,000.00     Closing balance 950.00
Deposits${beside}
Date          Details                Amount
08/09/2020    PAYROLL                900.00
12/09/2020    GIFT                    50.00
Withdrawals
Date          Details                Amount
01/09/2020    CHEQUE 6849            200.00
30/09/2020    FURNITURE              800.00`).accounts[0]!.periods[0]!.proof.status;
    expect([text(''), text('                                                  security')]).toEqual(['reconciled', 'reconciled']);
  });

  it('figures of a side bar on the baselines of rows without a date of their own', () => {
    const { rows, period } = readStatement(`
1 October 2022 to 31 October 2022
Date       Description             Money out    Money in     Balance
1 Oct      Start Balance                                      100.00         Start balance        100.00
3 Oct      COFFEE                       5.00
           INTEREST PAID                             2.00
           COUNTER CREDIT                           50.00                    End balance          120.00
           TEA                          7.00                  140.00
4 Oct      RENT                        20.00                  120.00
4 Oct      End Balance                                        120.00`);
    expect(rows).toEqual([['2022-10-03', '-5.00'], ['2022-10-03', '2.00'], ['2022-10-03', '50.00'], ['2022-10-03', '-7.00'], ['2022-10-04', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a summary in a panel left of rows with two days', () => {
    const { rowLists, badges } = readStatement(`
Visa card 4510 XXXX XXXX 7731       STATEMENT FROM FEB 11 TO MAR 10, 2026
Your summary                             DATE      POSTED    DESCRIPTION              AMOUNT
                                         FEB 11    FEB 12    METRO MONTREAL           $20.00
Previous balance            $100.00      FEB 12    FEB 13    BELL MOBILITY            $30.00
Payments & Credits         -$100.00      FEB 15    FEB 16    SAQ 2331                 $15.00
Purchases & Debits           $95.00      FEB 20    FEB 21    PAYMENT - THANK YOU    -$100.00
NEW BALANCE                  $95.00      FEB 24    FEB 25    PETRO LAVAL              $25.00
Payment due date       APR 02, 2026      MAR 02    MAR 03    PARKS & REC               $5.00`);
    expect(rowLists[0]).toEqual([['2026-02-12', '-20.00'], ['2026-02-13', '-30.00'], ['2026-02-16', '-15.00'], ['2026-02-21', '100.00'], ['2026-02-25', '-25.00'], ['2026-03-03', '-5.00']]);
    expect(badges).toEqual([true]);
  });

  it('beside a side bar of a few words a title tells the side of its rows', () => {
    const { rows } = readStatement(`
Period covered 19 Dec 2020 through 19 Jan 2021
Opening balance 500.00
Closing balance 570.00

Money in                                                                  recorded for training.
Date         Narration                              Amount
25/12/2020   WAGES                                   95.00
01/01/2021   COUNTER CREDIT                           5.00

Debits
Date         Narration                              Amount
21/12/2020   GROCERS                                 30.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['95.00', '5.00', '-30.00']);
  });

  it('a figure of a side bar on the line of the headings, and lines of it between the rows', () => {
    const { rows, period } = readStatement(`
14 Jan - 13 Feb 2026
                                                                                      At a glance
Date      Description             Money out    Money in     Balance                   Money in     £200.00
14 Jan    Start balance                                      100.00                   Money out     £60.00
          CASH MACHINE AT              60.00                                          End balance  £240.00
                                                                                      Your overdraft limit: £500.00
          HIGH STREET
15 Jan    SALARY                                 200.00      240.00
13 Feb    End balance                                        240.00`);
    expect(rows).toEqual([['2026-01-14', '-60.00'], ['2026-01-15', '200.00']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('points of a side bar, on the lines of a summary, are neither balances nor sums of money', () => {
    const { periods: [period] } = understandText(`
Copperline credit card    Account Number: XXXX XXXX XXXX 7719
                                                              COPPER REWARDS
Previous Balance               $1,420.77     02/04/26          Previous points balance
Payment, Credits                -$734.02                                      18,204
Purchases                     +$1,230.34                       Points earned on purchases
Cash Advances                      $0.00                                       1,230
Fees Charged                       $0.00                                         312
Interest Charged                 +$23.18                       Points redeemed
New Balance                    $1,940.27                                       5,000
                                                               Total points
Opening/Closing Date   12/08/25 - 01/07/26
                                                                              13,907
Credit limit                      $9,500
Available Credit                  $7,559
Date     Merchant Name                         $ Amount
12/12    AMZN RETURN                             -12.35
12/20    PAYMENT THANK YOU                      -721.67
12/21    WHOLE GRAINS                          1,230.34
01/07    INTEREST CHARGE                          23.18`).accounts[0]!;
    expect([period!.endBalance?.value, period!.isReconciled]).toEqual([-194027, true]);
  });

  it('a summary in a panel left of the rows, whose figures stand on their lines', () => {
    const { rowLists, badges } = readStatement(`
Card number ending 4417                   Statement date: 06 May 2025

Balance from previous statement   £100.00    Date      Description              Amount
Payments and credits             -£100.00    07 Apr    COFFEE                    £9.39
What you spent                    £112.50    09 Apr    TRAVEL                   £53.11
Your new balance                  £112.50    22 Apr    PAYMENT - THANK YOU    -£100.00
Minimum payment                     £5.00    23 Apr    BOOKS                    £50.00
`);
    expect(rowLists).toEqual([[['2025-04-07', '-9.39'], ['2025-04-09', '-53.11'], ['2025-04-22', '100.00'], ['2025-04-23', '-50.00']]]);
    expect(badges).toEqual([true]);
  });

  it('figures of a side bar between the lines of a row neither end it nor are its own', () => {
    const { rows, texts } = readStatement(`
Rewards Visa credit card      Payment due date Feb 2, 2026      Minimum payment $10.00
STATEMENT PERIOD: December 09, 2025 to January 08, 2026
DATE      ACTIVITY DESCRIPTION           AMOUNT($)
          PREVIOUS STATEMENT BALANCE       $120.00
DEC 11    OPENAI CHATGPT                    $17.50
          SAN FRANCISCO                                 Previous Balance       $120.00
DEC 14    TIM HORTONS                       $20.00
DEC 21    PAYMENT - THANK YOU             -$120.00
          TOTAL NEW BALANCE                 $37.50      Credit limit         $9,000.00`);
    expect(rows).toEqual([['2025-12-11', '-17.50'], ['2025-12-14', '-20.00'], ['2025-12-21', '120.00']]);
    expect(texts[0]).toBe('OPENAI CHATGPT / SAN FRANCISCO');
  });

  it('a panel left of rows of which only the first of each day shows it, the figures of the panel on the baselines of others', () => {
    const { rows, verdicts } = readStatement(`
                                 Date       Description               Money out    Money in     Balance
Sort code 20-48-46               1 Oct      Start balance                                        100.00
Account no. 43718820             1 Oct      COFFEE                         5.00
                                            TEA                            7.00                   88.00
At a glance                      2 Oct      SALARY                                   50.00
1 Oct 2022 - 31 Oct 2022
Start balance        £100.00                GIFT                                     20.00
Money in              £70.00
Money out             £20.00
End balance          £150.00                FUEL                           8.00                  150.00
                                 31 Oct     Balance carried forward                              150.00`);
    expect(rows).toEqual([['2022-10-01', '-5.00'], ['2022-10-01', '-7.00'], ['2022-10-02', '50.00'], ['2022-10-02', '20.00'], ['2022-10-02', '-8.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a label over its figure in a box left of a summary, on the baseline of one of its lines', () => {
    const { rows, verdicts } = readStatement(`
Card number XXXX XXXX XXXX 6140          ACCOUNT SUMMARY
                                         Previous Balance                 $1,303.09
New Balance                              Payment, Credits                  -$798.70
                                         Purchases                        +$1,000.00
$1,504.39                                Interest Charged                    $0.00
Minimum Payment Due                      New Balance                      $1,504.39
                                         Opening/Closing Date   09/13/26 - 10/12/26

Date      Merchant Name                           $ Amount
PAYMENTS AND OTHER CREDITS
09/28     Payment Thank You - Web                 -798.70
PURCHASES
09/30     BOOKS                                    400.00
10/02     FUEL                                     600.00`);
    expect(rows).toEqual([['2026-09-28', '798.70'], ['2026-09-30', '-400.00'], ['2026-10-02', '-600.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a summary in a bar right of the rows, on the baselines of nearly all of them that reach down to its foot', () => {
    const { rows, verdicts } = readStatement(`
Card number: 4520 8811 2233 1234     Statement period: March 4, 2025 to April 3, 2025
TRANSACTION   POSTING                                     CALCULATING YOUR BALANCE
DATE          DATE       DESCRIPTION           AMOUNT($)
                         PREVIOUS BALANCE        $100.00
MAR 5         MAR 6      Grocer                   $20.00  Credit limit         $6,500.00
                         7399012373957140                 Previous Balance       $100.00
MAR 6         MAR 7      Fuel                     $30.00  Payments & Credits      $60.00
                         8617076724996388                 Purchases               $95.00
MAR 7         MAR 8      Books                    $40.00  Interest                 $0.00
                         3346497977568212                 NEW BALANCE            $135.00
MAR 9         MAR 10     PAYMENT - THANK YOU     -$60.00
                         1481715446727481
MAR 12        MAR 12     Cafe                      $5.00
                         TOTAL NEW BALANCE       $135.00`);
    expect(rows).toEqual([['2025-03-06', '-20.00'], ['2025-03-07', '-30.00'], ['2025-03-08', '-40.00'], ['2025-03-10', '60.00'], ['2025-03-12', '-5.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('balances and sums at the end of one account and the beginning of the next, in the column of the texts, are no summary beside anything (wrong badge)', () => {
    const { rows, badges } = readPeriods(`
Bonus Saver 444443491 ZAR
Period covered 01 Mar 2023 through 31 Mar 2023
Trans. date    Description                      Currency       Amount
               Beginning balance                               100.00
02 Mar 2023    DEPOSIT                          ZAR             50.00
30 Mar 2023    STREAMBOX SANDTON                ZAR            -20.00
31 Mar 2023    Balance at end of period                        130.00
               Total withdrawals                                20.00
               Total credits                                    50.00
Gold Account 1268228628 ZAR
Period covered 01 Mar 2023 through 31 Mar 2023
Trans. date    Description                      Currency       Amount
               Beginning balance                               500.00
06 Mar 2023    MONTHLY FEE                      ZAR             -5.00
               KESTREL FUEL                     ZAR            -10.00
24 Mar 2023    CHECK 7646                       ZAR            -15.00
               Balance at end of period                        470.00
               Total withdrawals                                30.00
`);
    expect(rows).toEqual([[['2023-03-02', 5000], ['2023-03-30', -2000]], [['2023-03-06', -500], ['2023-03-06', -1000], ['2023-03-24', -1500]]]);
    expect(badges).toEqual([true, true]);
  });
});

it('an offer with a sum beside the summary is none of its figures', () => {
  const { period } = readStatement(`
Account Number 000 4471 88206     Statement Period 10/01/2025 through 10/31/2025

Beginning Balance 10/01                 $1,000.00
+ Deposits and Credits (1)                $300.00
- Electronic Withdrawals (2)              $120.00       $250.00 in your account.
Ending Balance 10/31                    $1,180.00

Deposits and Credits
Date      Description                                                   Amount
10/03     DEPOSIT BRANCH 0118                                           300.00
Electronic Withdrawals
Date      Description                                                   Amount
10/07     SYSCO FOODS ACH                                                50.00
10/09     ADP PAYROLL FEES                                               70.00
`);
  expect(period.isReconciled).toBe(true);
});

it('lines beside the rows do not part them: a day out of the order of the others keeps the badge back (wrong badge)', () => {
  const [period] = understandText(`
Triangle Card Statement
Account number 4471 **** **** 4471             Previous balance               882.04
Statement period May 7 to June 6, 2025         Payments                      -882.04
                                               Purchases                      941.43
                                               New balance                    941.43
TRANSACTION POSTING
DATE      DATE        TRANSACTION DESCRIPTION               AMOUNT ($)
May 20    May 21      PAYMENT - THANK YOU                     -882.04
                                                                          Annual interest rates are low
May 09    May 10      AMZN MKTP CA                             140.12
                                                                          and must reach us soon
May 12    May 13      PETRO-CANADA MONTREAL QC                 137.76
                                                                          If you pay only the minimum
May 13    May 14      PETRO-CANADA MONTREAL QC                 141.68
                                                                          it would take years and months
May 15    May 16      CDN TIRE STORE #00144 LAVAL QC           140.22
                                                                          to repay the balance shown
May 26    May 17      METRO PLUS LAVAL QC                        4.43
                                                                          Points earned this month
May 18    May 19      CDN TIRE STORE #00144 LAVAL QC           196.38
                                                                          more about points
May 19    May 20      PETRO-CANADA MONTREAL QC                 140.24
May 20    May 21      METRO PLUS LAVAL QC                       40.60`).accounts[0]!.periods;
  expect(period!.isReconciled).toBe(false);
  expect(period!.proof.openQuestions.map(({ text }) => text).join()).toContain('far out of the order');
});
