// Statements some of whose words nobody knows: what a known word would have told apart is not proved by figures that agree either way.
import { describe, expect, it } from 'vitest';
import { understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('two days beside a row', () => {
  const pairs = (headings: string): string => `
Account number 306000523    1 November 2023 to 30 November 2023
Opening balance 1,000.00    Closing balance 860.00
${headings}
02 Nov 2023   01 Nov 2023   Grocer                20.00               980.00
06 Nov 2023   06 Nov 2023   Salary                          50.00   1,030.00
06 Nov 2023   05 Nov 2023   Rent                 100.00               930.00
08 Nov 2023   08 Nov 2023   Power                 30.00               900.00
09 Nov 2023   07 Nov 2023   Books                 40.00               860.00`;

  it('the second, under a heading nobody knows, is not that of booking because the first is of the transaction', () => {
    expect(readStatement(pairs('Trans. date   Value date    Description         Debit     Credit    Balance')).verdicts).toEqual(['reconciled']);
    expect(readStatement(pairs('Trans. date   Luril date    Description         Debit     Credit    Balance')).verdicts).toEqual(['unknown']);
  });

  it('rows that follow the column whose heading says no more than date leave open what the other is', () => {
    expect(readStatement(pairs('Date          Post date     Description         Debit     Credit    Balance')).verdicts).toEqual(['unknown']);
  });

  it('the later one, under a heading nobody knows, may be that of booking where the first is just a date and both jump back', () => {
    const cards = (second: string): string => `
Credit card statement    Card number 5412 0011 2233 4455    26.02.2025 - 25.03.2025
Previous balance   100.00
Date        ${second}      Description              Amount
03.03.25    05.03.25    Payment received         100.00-
26.02.25    28.02.25    Grocer                    30.00
04.03.25    04.03.25    Hotel                     40.00
02.03.25    12.03.25    Fuel                      10.00
25.02.25    27.02.25    Books                      5.00
01.03.25    03.03.25    Cafe                       5.00
New balance        90.00`;
    expect(readStatement(cards('Verbucht')).verdicts).toEqual(['reconciled']);
    expect(readStatement(cards('Kirbucht')).verdicts).toEqual(['unknown']);
  });

  it('the month comes first in all days of a table where it does in one', () => {
    const { allRows } = readStatement(`
Account number 306000523    12/13/24 - 01/19/25
Opening balance 1,000.00    Closing balance 890.00
Zolo      Vant      Description                      Kepem
12/18     12/20     Grocer                          -10.00
12/27     12/28     Books                           -10.00
12/24     12/30     Fuel                            -10.00
12/30     01/02     Bread                           -10.00
01/04     01/06     Power                           -10.00
01/02     01/07     Cafe                            -10.00
01/09     01/10     Taxi                            -10.00
01/08     01/12     Rent                            -10.00
01/11     01/14     Paper                           -10.00
01/13     01/19     Garden                          -10.00
01/15     01/19     Cinema                          -10.00`);
    expect(allRows.map(([day]) => day).slice(0, 5)).toEqual(['2024-12-20', '2024-12-28', '2024-12-30', '2025-01-02', '2025-01-06']);
  });
});

it('days alone on their lines stand over rows whose own days are of value', () => {
  const rows = `
            Opening balance                                          1,000.00
04-02-2019
0001        Grocer                                 03-02               -20.00
0002        Salary                                 05-02               +50.00
06-02-2019
0003        Rent                                   06-02              -100.00
0004        Power                                  05-02               -30.00
08-02-2019
0005        Books                                  07-02               -40.00
            Closing balance                                            860.00`;
  expect(readStatement(`
Account number 306000523   1 February 2019 to 28 February 2019
No.         Description                            Value date          Amount${rows}`).verdicts).toEqual(['reconciled']);
  expect(readStatement(`
Account number 306000523   1 February 2019 to 28 February 2019
No.         Description                            Value date          Ebemem${rows}`).verdicts).toEqual(['unknown']);
});

it('pages that stand in another order than their numbers say are not proved', () => {
  const [first, second] = [`
Zumba 1 uf 2
Account number 306000523   1 April 2022 to 30 April 2022
Date        Description                        Amount      Balance
            Opening balance                               1,000.00
1 Apr 2022  Grocer                             -20.00       980.00
4 Apr 2022  Transfer                           -30.00       950.00
            Carried forward                                 950.00`, `
Zumba 2 uf 2
Date        Description                        Amount      Balance
            Brought forward                                 950.00
5 Apr 2022  Fuel                               -50.00       900.00
6 Apr 2022  Salary                             100.00     1,000.00
            Closing balance                               1,000.00`];
  expect(readStatement(`${first}\f${second}`).verdicts).toEqual(['reconciled']);
  expect(readStatement(`${second}\f${first}`).verdicts).not.toContain('reconciled');
});

it('sides without headings are not those of a card because one row in many speaks of a refund', () => {
  const { verdicts } = readStatement(`
Laurentide Trust
4519 XXXX XXXX 6788         1 April 2022 to 30 April 2022
Date        Bemilimolez                       Bekelab      Ukorer      Balance
            Uvumoza balance                                           1,000.00
1 Apr       Grocer                              20.00                   980.00
4 Apr       Transfer, refund of deposit         30.00                   950.00
5 Apr       Fuel                                50.00                   900.00
6 Apr       Salary                                          100.00    1,000.00
7 Apr       Books                               40.00                   960.00
8 Apr       Power                               60.00                   900.00
            Vamopas balance                                             900.00`);
  expect(verdicts).toEqual(['unknown']);
});

it('a row below headings that nobody knows on the next page is of the last day, if its balance goes on from the one before', () => {
  const period = understandText(`
Statement 1 May 2026 to 31 May 2026
Opening balance 100.00
Qwert         Zuiop                      Asdfg      Hjklm
04 May 2026
POS           COFFEE BAR                -10.00      90.00
POS           BOOKSHOP                  -20.00      70.00
06 May 2026
POS           SALARY                    300.00     370.00
POS           RENT                      -50.00     320.00
29 May 2026
POS           FERRY                     -20.00     300.00
Carried forward 300.00
\f
Nr.
Qwert         Zuiop                      Asdfg      Hjklm
              Hjklm                                300.00
POS           BAKERY                     -5.00     295.00
              Hjklm finale                         295.00`).accounts[0]!.periods[0]!;
  expect(period.rows.map(({ date, amount }) => `${date?.value} ${amount.value}`)).toContain('2026-05-29 -500');
  expect(period.endBalance?.value).toBe(29500);
});

it('a balance that nobody knows the name of is one below the sums of the last day, too', () => {
  const page = (end: string): string => `
Statement 1 May 2026 to 31 May 2026
Opening balance 100.00
Date          Details          Paid out    Paid in     Balance
04 May 2026   COFFEE BAR          10.00                  90.00
04 May 2026   BOOKSHOP            20.00                  70.00
              Total 04 May        30.00
06 May 2026   SALARY                        300.00      370.00
              Total 06 May                  300.00
29 May 2026   FERRY               20.00                 350.00
              Total 29 May        20.00
              Zuiop                                     ${end}`;
  expect(readStatement(page('350.00')).verdicts).toEqual(['reconciled']);
  expect(readStatement(page('350.03')).verdicts).toEqual(['notReconciled']);
});
