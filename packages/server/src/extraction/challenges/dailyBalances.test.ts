// Balances of days in a list of their own beside or below the rows.
import { describe, expect, it } from 'vitest';
import { balanceHistoryText } from '../testing/balanceHistoryText.js';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('lists of daily balances', () => {
  it('days of a list of daily balances below the rows head none of them: the rows have the days above them', () => {
    const rows = readRows(understandText(`
Statement of account    1 January 2026 to 31 January 2026
Opening balance 100.00     Closing balance 245.00
Type     Description                             Amount
3 January 2026
DD       COUNCIL RATES                           -20.00
CR       J HARGREAVES                             70.00
5 January 2026
DD       ALDER FREIGHT                           -45.00
9 January 2026
CR       INCOMING WIRE                           140.00
Balance history
3 January 2026      150.00
5 January 2026      105.00
9 January 2026      245.00`)).flat();
    expect(rows.map(({ date, amount }) => `${date} ${amount}`)).toEqual(['2026-01-03 -20.00', '2026-01-03 70.00', '2026-01-05 -45.00', '2026-01-09 140.00']);
  });

  it('a list of one line, with a day under each of its headings', () => {
    const page = (second: string): string => `
Statement     For the period 06/13/2026 to 07/14/2026
Account number 41-8817-2263
Beginning balance        Deposits and other additions        Checks and other deductions        Ending balance
4,736.70                 2,114.20                            82.31                              6,768.59
Deposits and Other Additions
Date              Amount      Description
06/18           2,114.20      ATM Deposit
Online and Electronic Banking Deductions
Date              Amount      Description
07/10              82.31      Zelle To Torres Maria
Daily Balance Detail
Date             Balance                 Date             Balance                 Date             Balance
06/13           4,736.70                 06/18           ${second}                 07/10           6,768.59`;
    expect(['6,850.90', '6,850.00', '6,350.90'].map((second) => readStatement(page(second)).verdicts)).toEqual([['reconciled'], ['notReconciled'], ['notReconciled']]);
  });

  const sections = (day: string, second = '1,270.00'): string => `
Account Number 1-532-8817-2263      Statement Period Jun 26, 2026 through Jul 27, 2026
Beginning Balance on Jun 26        $   1,000.00
Customer Deposits        1               300.00
Card Withdrawals         4               100.00-
Other Withdrawals        1                50.00-
   Ending Balance on Jul 27, 2026  $   1,150.00
Customer Deposits
Date      Description of Transaction              Ref Number         Amount
Jul 1     Electronic Deposit From MAYO CLINIC                    $   300.00
          Total Customer Deposits                                $   300.00
Card Withdrawals
Date      Description of Transaction              Ref Number         Amount
Card Number: xxxx-xxxx-xxxx-8812
Jul 3     Debit Purchase - VISA KROGER                           $    30.00-
Jul 6     Debit Purchase - VISA CHEVRON                               20.00-
\fRUTH E SANTANA
Gateway Bank                    Account Number 1-532-8817-2263
${day}    Debit Purchase - VISA LYFT                                  40.00-
Jul 12    Debit Purchase - VISA PANERA                                10.00-
          Card 8812 Withdrawals Subtotal                         $   100.00-
          Total Card Withdrawals                                 $   100.00-
Other Withdrawals
Date      Description of Transaction              Ref Number         Amount
Jul 20    Internet Banking Transfer                              $    50.00-
          Total Other Withdrawals                                $    50.00-
Balance Summary
Date          Ending Balance               Date          Ending Balance
Jul 1               1,300.00               Jul 9               1,210.00
Jul 3               ${second}               Jul 12              1,200.00
Jul 6               1,250.00               Jul 20              1,150.00`;

  it('a list of daily balances under "Ending Balance" closes no account, and the number of a card over some of its rows begins none', () => {
    const { accounts } = understandText(sections('Jul 9 '));
    expect(accounts.map(({ type, periods }) => [type, periods.map(({ rows, startBalance, endBalance, isReconciled }) => [rows.length, startBalance?.value, endBalance?.value, isReconciled])])).toEqual([['bank', [[6, 100_000, 115_000, true]]]]);
    expect(readStatement(sections('Jul 9 ', '1,276.00')).verdicts).toEqual(['notReconciled']);
  });

  it('of two days under "Ending Balance" the first begins no period', () => {
    expect(readStatement(`
Account Number 1-532-8817-2263      Statement Period Jun 26, 2026 through Jul 27, 2026
Beginning Balance on Jun 26        $   1,000.00
   Ending Balance on Jul 27, 2026  $   1,250.00
Date      Description of Transaction              Ref Number         Amount
Jul 1     Electronic Deposit From MAYO CLINIC                    $   300.00
Jul 27    Internet Banking Transfer                              $    50.00-
Balance Summary
Date          Ending Balance               Date          Ending Balance
Jul 1               1,300.00               Jul 27              1,250.00`).verdicts).toEqual(['reconciled']);
  });

  it('a list of daily balances that knows another day of a row', () => {
    expect(readStatement(sections('Jul 13')).verdicts).toEqual(['notReconciled']);
    expect(readStatement(sections('Jul 4 ')).verdicts).toEqual(['notReconciled']);
  });

  it('a list of daily balances goes on under its headings on the next page', () => {
    const { rows } = readPeriods(`
Account number 12345678      1 March 2026 to 31 March 2026
Beginning balance                                 100.00
Ending balance                                    150.00
Date              Amount        Date              Amount        Date              Amount
03/02              10.00        03/13              20.00        03/14              20.00

DAILY BALANCE SUMMARY
Date             Balance        Date             Balance        Date             Balance
03/02             110.00        03/13             130.00        03/14             150.00
\f
COMMUNITY BANK OF THE NORTH                               Account 12345678

Date             Balance        Date             Balance        Date             Balance
03/15             150.00        03/16             150.00        03/19             150.00
03/20             150.00        03/21             150.00        03/22             150.00
`);
    expect(rows).toEqual([[['2026-03-02', 1_000], ['2026-03-13', 2_000], ['2026-03-14', 2_000]]]);
  });

  it('a list of daily balances goes on under its headings on the next page, whatever the header of that page says', () => {
    const { rows } = readStatement(`
PRAIRIE BANK                                             Page 1
P.O. Box 1187, Salina
Account number 4410220758      Statement Period: 07/01/2024 through 07/31/2024
Date       Description               Amount
07/03      DEPOSIT                   100.00
07/04      DEPOSIT                   200.00
DAILY BALANCE SUMMARY
Date       Balance     Date       Balance
07/03     1,100.00     07/04     1,300.00
\fPRAIRIE BANK                                             Page 2
P.O. Box 1187, Salina
Date       Balance     Date       Balance
07/05     1,300.00     07/06     1,300.00
07/07     1,300.00     07/08     1,300.00
`);
    expect(rows).toEqual([['2024-07-03', '100.00'], ['2024-07-04', '200.00']]);
  });

  it('balances of days with a letter behind them are tested as well', () => {
    const page = (last: string): string => `
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 60.00
Date          Description               Amount
03/03/2025    BAKERY                    -10.00
05/03/2025    BAKERY                    -10.00
07/03/2025    BAKERY                    -10.00
08/03/2025    BAKERY                    -10.00

Balances of days
03/03/2025   90.00 Q    05/03/2025   80.00 Q    07/03/2025   70.00 Q
08/03/2025   ${last} Q`;
    expect(readStatement(page('60.00')).period.proof.status).toBe('reconciled');
    expect(readStatement(page('65.00')).period.proof.status).toBe('notReconciled');
  });

  it('a list of daily balances below two rows says nothing of where the days of the rows stand', () => {
    const { rows } = readStatement(`
Statement 1 December 2022 to 31 December 2022
Opening balance 319.24
Closing balance 332.01
Narration                                  Paid out     Paid in
05 Dec 2022
Autopay water utility · Invoice 319327 dated
04-12-2022 for 1.09                            8.25
19 Dec 2022
Credit T. Farrow                                          21.02
Totals                                         8.25       21.02
Daily ending balance
05 Dec 2022                                 310.99
19 Dec 2022                                 332.01`);
    expect(rows.map(([day, amount]) => `${day} ${amount}`)).toEqual(['2022-12-05 -8.25', '2022-12-19 21.02']);
  });

  it('one of two daily balances that is nearly that of its day', () => {
    const FEW_DAYS = `
Account number 44310644     Period 01/07/2020 - 31/07/2020
Opening balance 8,340.77
Closing balance 6,672.26

Date         Details                 Amount
13/07/2020   GROCERS                 -19.51
24/07/2020   TRANSFER             -1,649.00

Balances by day
13/07/2020     8,321.26     24/07/2020     6,672.26`;
    expect(readStatement(FEW_DAYS).badges).toEqual([true]);
    expect(readStatement(FEW_DAYS.replace('24/07/2020     6,672.26', '24/07/2020     6,672.66')).badges).toEqual([false]);
  });

  it('a daily balance that stands under the figures of the rows, as if it were one', () => {
    const UNDER_ROWS = `
Account number 44310644     Period 01/09/2020 - 30/09/2020
Date         Details            Money out     Money in
01/09/2020   RENT                  500.00
02/09/2020   WAGES                                50.25
07/09/2020   FERRY                 120.10
Opening balance 2,652.31
Closing balance 2,082.46
Balances by day
01/09/2020                                     2,152.31
02/09/2020                                     2,202.56
07/09/2020                                     2,082.46`;
    expect(readStatement(UNDER_ROWS).badges).toEqual([true]);
    expect(readStatement(UNDER_ROWS.replace('2,202.56', '2,302.56')).badges).toEqual([false]);
  });

  it('a list of daily balances is judged by itself, below pictures of cheques with their days', () => {
    const statusWith = (balance: string) => understandText(`
Account 12345678   1 March 2026 to 31 March 2026
Date          Details                    Amount
              Opening balance            500.00
02/03/2026    PAYROLL                    100.00
05/03/2026    Cheque 4406                -20.00
09/03/2026    Cheque 4407                -30.00
12/03/2026    RENT                      -150.00
              Closing balance            400.00

Cheques
Cheque 4406             Cheque 4407
05/03/2026   20.00      09/03/2026   30.00

Daily balances
02/03/2026   600.00     05/03/2026   580.00
09/03/2026   ${balance}     12/03/2026   400.00`).accounts[0]!.periods[0]!.proof.status;
    expect(statusWith('550.00')).toBe('reconciled');
    expect(statusWith('556.00')).toBe('notReconciled');
  });

  it('days with points beside each other in a list of daily balances are days, although they could be figures', () => {
    const statusWith = (balance: string) => understandText(`
Vadesiz TL hesabı 9523-49632205     Dönem 01.06.2024 - 30.06.2024
İşlem tarihi   Açıklama                 Tutar
               Açılış bakiyesi         500.00 TL
03.06          MAAŞ                    100.00 TL
05.06          ÇEK 7566                -20.00 TL
10.06          ÇEK 7568                -30.00 TL
12.06          KİRA                   -150.00 TL
13.06          SU                       -5.00 TL
14.06          FIRIN                   -15.00 TL
               Kapanış bakiyesi        380.00 TL

Günlük bakiyeler
03.06        600.00 TL A      05.06        580.00 TL A
10.06        ${balance} TL A      12.06        400.00 TL A
13.06        395.00 TL A      14.06        380.00 TL A`).accounts[0]!.periods[0]!.proof.status;
    expect(statusWith('550.00')).toBe('reconciled');
    expect(statusWith('556.00')).toBe('notReconciled');
  });

  it('tests balances of days that have a second figure beside them, under a title at their left', () => {
    expect(readPeriods(balanceHistoryText('10,771.18')).badges).toEqual([true]);
    expect(readPeriods(balanceHistoryText('10,711.18')).badges).toEqual([false]);
  });

  it('which all agree prove the days of cheques that are listed by their numbers, in any order', () => {
    const page = (day: string) => `
Account number: 4400918827     January 1, 2026 - January 31, 2026
Beginning balance                          $1,000.00
Checks paid (6)                            -   91.00
Ending balance                               $909.00
Checks paid
Number      Date            Amount
10450       01/29            10.00
10451       01/02            11.00
10452       01/05            20.00
10453       ${day}            12.00
10454       01/19            14.00
10455       01/22            24.00
Total checks paid           $91.00
Daily ledger balances
Date            Balance
01/02            989.00
01/05            969.00
01/12            957.00
01/19            943.00
01/22            919.00
01/29            909.00`;
    expect(readStatement(page('01/12')).verdict).toBe('reconciled');
    expect(readStatement(page('01/13')).verdict).not.toBe('reconciled');
  });
});
