// Lists of cheques, in several columns or once more below the rows.
import { describe, expect, it } from 'vitest';
import { documentOfText, readPeriods, understandText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

/** A statement whose checks come to 385.00. */
const BEFORE_CHECKS = `Account number 306000523    March 1 - March 31, 2025
Beginning Balance    1,000.00
Ending Balance         515.00
Electronic Debits
Date      Description                Amount
03-05     Power                      100.00
          Total Electronic Debits    100.00`;

describe('cheques', () => {
  it('cheques in two columns without headings, below rows as wide as the page', () => {
    expect(readStatement(`
THIS STATEMENT 05/01/26 THRU 05/31/26
BALANCE LAST STATEMENT ............... 1,000.00
BALANCE THIS STATEMENT ................. 870.00
WITHDRAWALS AND DEBITS
05/04  ACCOUNT FEE ..................................... 10.00
05/05  DEBIT TRANSFER DEPOSIT 05/04 .................... 20.00
CHECKS
05/06  901     30.00                 05/08  904     40.00
05/07  902     25.00
05/07  903      5.00`).rows.map((row) => row[1]).sort()).toEqual(['-10.00', '-20.00', '-25.00', '-30.00', '-40.00', '-5.00']);
  });

  it('cheques below each other under no headings, narrower than the rows above them, and the only one', () => {
    const page = (cheques: string, closing: string): string => `
CEDAR COUNTY BANK                          ACCOUNT 41-394-973
THIS STATEMENT 03/01/24 THRU 03/31/24
BALANCE LAST STATEMENT                                                3,173.24
BALANCE THIS STATEMENT                                                ${closing}
DEPOSITS AND CREDITS
03/14    TRANSFER FROM K WHITCOMBE                                       43.20
03/26    TRANSFER FROM K WHITCOMBE                                      436.32
         TOTAL DEPOSITS AND CREDITS                                     479.52
WITHDRAWALS AND DEBITS
03/05    TRANSFER TO J HARGREAVES                                       168.89
03/21    CASH WITHDRAWAL TAMPA FL AND A LONG TEXT BEHIND IT             180.00
03/26    DELI PORTLAND OR 24/7 PARKING AND ANOTHER TEXT                 105.51
         TOTAL WITHDRAWALS AND DEBITS                                   454.40
CHECKS
${cheques}`;
    const rows = [['2024-03-14', 4320], ['2024-03-26', 43_632], ['2024-03-05', -16_889], ['2024-03-21', -18_000], ['2024-03-26', -10_551]];
    const [first, second] = ['03/04      6657            60.00', '03/07      6658            40.00'];
    expect(readPeriods(page(`${first}\n${second}`, '3,098.36'))).toMatchObject({ rows: [[...rows, ['2024-03-04', -6000], ['2024-03-07', -4000]]], badges: [true] });
    expect(readPeriods(page(first, '3,138.36'))).toMatchObject({ rows: [[...rows, ['2024-03-04', -6000]]], badges: [true] });
    expect(readPeriods(page(first, '3,198.36')).badges).toEqual([false]);
  });

  it('the sum of checks in several columns, below the shortest of them', () => {
    const document = understandText(`
${BEFORE_CHECKS}
Checks Cleared
Check Nbr   Date     Amount      Check Nbr   Date     Amount
2201        03-07     50.00      2202        03-08     75.00
2203        03-09     60.00      2204        03-10     80.00
2205        03-11    120.00
* Indicates a skipped number
5 item(s) totaling   385.00`);
    expect(document.accounts[0]!.periods[0]!.rows).toHaveLength(6);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('a note beside the title of checks in several columns, over the headings of the second', () => {
    const document = understandText(`
${BEFORE_CHECKS}
Checks Paid           * marks a gap in the numbers
Check No.   Date     Amount      Check No.   Date     Amount
2201        03-07     50.00      2203*       03-08     75.00
2205*       03-09     60.00      2206        03-10     80.00
2207        03-11    120.00`);
    expect(document.accounts[0]!.periods[0]!.rows).toHaveLength(6);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  describe('cheques side by side over two pages', () => {
    const page = (first: string, second: string): string => `
Statement Period: May 1, 2019 through May 31, 2019
Beginning Balance    6,636.84
Checks Paid          4    200.00
Ending Balance       6,436.84

CHECKS PAID
Number  Date      Amount    Number  Date      Amount
${first}
MEMBER FDIC EQUAL HOUSING LENDER OF THE WEST
\fBANK OF THE BAYOU                                  Page 2

${second}

ACCOUNT MESSAGES
Thank you for banking with us.`;

    const expected = [['2019-05-06', '-50.00'], ['2019-05-07', '-30.00'], ['2019-05-13', '-20.00'], ['2019-05-20', '-100.00']];

    it('on one page, where a title happens to stand over the first of the repeated headings and is none of them', () => {
      const { rows, verdicts } = readStatement(page('6085    05/06      50.00    6088    05/13      20.00\n6086    05/07      30.00    6089    05/20     100.00', '').split('MEMBER')[0]!);
      expect([rows.sort(), verdicts]).toEqual([expected, ['reconciled']]);
    });

    it('with the headings on the first page only', () => {
      const { rows, verdicts } = readStatement(page('6085    05/06      50.00    6088    05/13      20.00', '6086    05/07      30.00    6089    05/20     100.00'));
      expect([rows.sort(), verdicts]).toEqual([expected, ['reconciled']]);
    });

    it('with all rows on the page after the headings', () => {
      const { rows, verdicts } = readStatement(page('', '6085    05/06      50.00    6088    05/13      20.00\n6086    05/07      30.00    6089    05/20     100.00'));
      expect([rows.sort(), verdicts]).toEqual([expected, ['reconciled']]);
    });
  });

  describe('cheques in two columns', () => {
    const statement = (checks: string, closing: string) => `
Account 089251747        Statement dates 12/11/19 thru 12/31/19
Previous balance                 1,000.00
Ending balance                   ${closing}
CHECKS
Date    Check No.      Amount     Date    Check No.      Amount
12/16   228             10.00     12/23   235             40.00
12/17   231             20.00     12/27   236             50.00
12/19   234             30.00     12/30   242             60.00${checks}`;

    it('the last of the first column stands on the next page, with nothing beside it', () => {
      const { rows, period } = readStatement(statement(`
\f12/20   239             25.00
* Indicates a gap`, '765.00'));
      expect(rows.map(([day, amount]) => [day, amount])).toContainEqual(['2019-12-20', '-25.00']);
      expect([rows.length, period.isReconciled]).toEqual([7, true]);
    });

    it('captions of their pictures in three columns are no more of them', () => {
      const { rows } = readStatement(statement(`
* Indicates a gap
\fPay to Ace Plumbing      Pay to Bay Market        Pay to J. Reed
Check 228 12/16 $10.00   Check 231 12/17 $20.00   Check 234 12/19 $30.00`, '800.00'));
      expect(rows.length).toBe(6);
    });
  });

  it('cheques listed once more behind rows that all show their balance', () => {
    const { rows, period } = readStatement(`
STATEMENT DATE 11/30/25
BEGINNING BALANCE 10/31/25     1,000.00
ENDING BALANCE 11/30/25          650.00
DATE      DESCRIPTION             DEBITS     CREDITS     BALANCE
11/03     CHECK 5001              100.00                  900.00
11/10     CHECK 5002              200.00                  700.00
11/12     DEPOSIT                             25.00       725.00
11/20     CHECK 5003               75.00                  650.00

CHECKS, EACH WITH ITS NUMBER
NUMBER    DATE      AMOUNT
5001      11/03     100.00
5002      11/10     200.00
5003      11/20      75.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-200.00', '25.00', '-75.00']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('cheques under a title nobody knows are money out', () => {
    const { rows, period } = readStatement(`
Statement Period Oct 17, 2025 through Nov 14, 2025
Beginning Balance        1,000.00
Ending Balance             880.00
Deposits / Credits
Date      Description                   Amount
Oct 20    Deposit                       130.00
Withdrawals / Debits
Date      Description                   Amount
Oct 21    Card purchase                  50.00-
Presented Conventionally
Check     Date      Amount
1201      Oct 23    150.00
1202      Oct 29     50.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['130.00', '-50.00', '-150.00', '-50.00']);
    expect(period.endBalance!.value).toBe(88000);
  });

  it('cheque lists in two columns', () => {
    const { rows } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
CHECKS PAID
CHECK NUMBER    DATE PAID      AMOUNT       CHECK NUMBER    DATE PAID      AMOUNT
2140            01/20          161.42       2142            01/27          253.94
2141            01/23        2,197.80       2143            01/28        1,035.16`);
    expect(rows.map((row) => row.join(' ')).sort()).toEqual(['2026-01-20 -161.42', '2026-01-23 -2197.80', '2026-01-27 -253.94', '2026-01-28 -1035.16']);
  });

  it('cheques two abreast under "Number", below a section with a single row', () => {
    const { document, lists } = readStatement(`
Account number 12345678    Statement period 09/01/2026 to 09/30/2026
Beginning balance 100.00
Deposits
Date     Description                                    Amount
09/03    PAYROLL                                         50.00
Checks Paid
Number      Date       Amount       Number      Date       Amount
2041        09/01        1.16       2045*       09/08        5.00
2042        09/02        2.00       2046        09/12        6.00
2043        09/03        3.00
Total checks paid                                        17.16
Ending balance 132.84`);
    expect(lists[0]!.map((row) => row.amount)).toEqual(['50.00', '-1.16', '-2.00', '-3.00', '-5.00', '-6.00']);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.checkNumber)).toEqual([null, '2041', '2042', '2043', '2045', '2046']);
    expect(document.accounts[0]!.periods[0]!.isReconciled).toBe(true);
  });

  it('numbers of cheques run on too, and are kept', () => {
    const { document } = readStatement(`
Account number 12345678    Statement period 09/01/2026 to 09/30/2026
Beginning balance 100.00
Checks Paid
Check No   Date     Amount       Check No   Date     Amount
3034 ^     09/01      1.16       3038 ^     09/08      5.00
3035 ^     09/02      2.00       3039 ^     09/12      6.00
3036 ^     09/03      3.00       3040 ^     09/16      7.00
3037 ^     09/04      4.00       3041 ^     09/16      8.00
Ending balance 63.84`);
    const rows = document.accounts[0]!.periods[0]!.rows;
    expect(rows.map((row) => row.description.value)).toEqual(['3034 ^', '3035 ^', '3036 ^', '3037 ^', '3038 ^', '3039 ^', '3040 ^', '3041 ^']);
    expect(rows.map((row) => row.checkNumber)).toEqual(['3034', '3035', '3036', '3037', '3038', '3039', '3040', '3041']);
  });

  it('the sum below one line of cheques in three columns, and the title of the next list, are no part of the first column', () => {
    const [period] = understandText(`
Checking 88120-70 April 1, 2025 through April 30, 2025
Beginning balance 04/01/2025                                 $2,204.55
Ending balance 04/30/2025                                    $1,615.29

WITHDRAWALS AND OTHER DEBITS
Date          Description                                     Amount
04/04         ZELLE TO Dana Morris                            181.23
              Total withdrawals and other debits              181.23

CHECKS PAID
No.         Date              Amount   No.             Date           Amount   No.      Date    Amount
4410        04/01              144.34  4411           04/08           150.93   4412    04/17    112.76
Total checks paid   408.03
DAILY BALANCE SUMMARY
Date                         Balance   Date                          Balance   Date             Balance
04/01                        2,060.21  04/04                        1,878.98   04/08           1,728.05
04/17                        1,615.29`).accounts[0]!.periods;
    expect(period!.rows.map(({ description }) => description.value)).toEqual(['ZELLE TO Dana Morris', '4410', '4411', '4412']);
    expect(period!.isReconciled).toBe(true);
  });

  it('a note on gaps below cheques in three columns, and the title of the list of daily balances, are no part of the first column', () => {
    const lines: [number, string][] = [
      [12, 'Account number 12345678    Statement period 05/01/2026 to 05/30/2026'],
      [12, 'Beginning balance 5,000.00'],
      [12, 'Ending balance 1,264.53'],
      [24, 'Checks Paid'],
      [18, 'Number  Date    Amount      Number  Date    Amount      Number  Date    Amount'],
      [12, '4411    05/10    39.18      4416*   05/17   808.42      4419    05/14   580.50'],
      [12, '4412    05/11   495.65      4417    05/10   405.45'],
      [12, '4413    05/07   663.06      4418    05/09   743.21'],
      [16, '* Gap in check sequence'],
      [17, 'Daily Balance Summary'],
      [18, 'Date    Balance         Date    Balance         Date    Balance'],
      [12, '05/07   4,336.94        05/10   3,149.10        05/14   2,072.95'],
      [12, '05/09   3,593.73        05/11   2,653.45        05/17   1,264.53'],
    ];
    let baseline = 60;
    const words = lines.flatMap(([pitch, line]) => wordsOfLine(line, (baseline += pitch)));
    const document = understand({ pages: [{ ...documentOfText('').pages[0]!, words }], encrypted: false });
    const [period] = document.accounts[0]!.periods;
    expect(period!.rows.map(({ description }) => description.value)).toEqual(['4411', '4412', '4413', '4416*', '4417', '4418', '4419']);
    expect(period!.isReconciled).toBe(true);
  });
});
