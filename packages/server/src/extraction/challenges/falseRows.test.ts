// Lines among or below the rows that look like them and are sums, notices, conditions or orders that came to nothing.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('lines that are no rows', () => {
  it('a line with a day, both sums and the balance under "closing totals" is no row', () => {
    const { amounts, verdict } = readStatement(`
For the period ending March 28, 2024       Account number 0123 4567-890
Date      Description            Amounts deducted    Amounts added    Balance
Feb 29    Opening balance                                             1,000.00
Mar 04    Payroll                                           400.00    1,400.00
Mar 05    Grocer                           100.00                     1,300.00
Mar 06    Cafe                              61.00                     1,239.00
Mar 28    Closing totals                   161.00           400.00    1,239.00`);
    expect(amounts).toEqual(['400.00', '-100.00', '-61.00']);
    expect(verdict).toBe('reconciled');
  });

  it('a last line that bears a day, the sums of both sides and the balance', () => {
    const { rows, verdicts } = readStatement(`
Kontoauszug 01.01.2026 - 31.01.2026
Datum     Text                     Belastung    Gutschrift   Valuta        Saldo
01.01.26  Saldovortrag                                                    100.00
03.01.26  Einkauf                      20.00                 03.01.26      80.00
05.01.26  Lohn                                     70.00     05.01.26     150.00
31.01.26  Umsatz / Schlusssaldo        20.00       70.00                  150.00`);
    expect(rows).toEqual([['2026-01-03', '-20.00'], ['2026-01-05', '70.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('zero-value information rows are no transactions', () => {
    const { rows } = readStatement(`
Date         Description              Amount      Balance
2026-01-02   Coffee                    -5.00        95.00
2026-01-03   Interest rate changed      0.00        95.00
2026-01-04   Tea                       -4.00        91.00`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-4.00']);
  });

  it('orders that came to nothing, beside balances that stay what they were', () => {
    const text = (word: string, balance: string): string => `
Account 8031122334   GBP   01/03/2026 - 31/03/2026
Opening balance 1,000.00   Closing balance 720.00
Date          Description          Status            Amount       Balance
01/03/2026    Airtime              Successful        -50.00        950.00
02/03/2026    Transfer             ${word.padEnd(10)}       -344.66        950.00
05/03/2026    Transfer             Successful       -250.00        ${balance}
09/03/2026    Funding              Successful        +70.00        770.00
11/03/2026    Transfer             ${word.padEnd(10)}        -74.79        770.00
12/03/2026    Airtime              Successful        -50.00        720.00
`;
    const rows = [['2026-03-01', -5000], ['2026-03-05', -25_000], ['2026-03-09', 7000], ['2026-03-12', -5000]];
    for (const word of ['Failed', 'Hitilafu']) expect(readPeriods(text(word, '700.00'))).toMatchObject({ rows: [rows], badges: [true] });
    expect(readPeriods(text('Failed', '770.00')).badges).toEqual([false]);
    // Nothing tells them from the others.
    expect(readPeriods(text('Successful', '700.00')).badges).toEqual([false]);
  });

  it('a line without a day that fills both sides is their sum, whatever it is called', () => {
    const page = (sum: string): string => `
Account number 12345678      1 March 2026 to 31 March 2026
Date        Details              Deposit     Withdrawal      Balance
01 Mar      B/F balance                                       100.00
02 Mar      Salary                 50.00
            Rent                                  20.00       130.00
05 Mar      Grocer                                10.00
            Refund                  5.00                      125.00
            Turnover               ${sum}          30.00
`;
    expect(readPeriods(page('55.00'))).toMatchObject({ rows: [[['2026-03-02', 5_000], ['2026-03-02', -2_000], ['2026-03-05', -1_000], ['2026-03-05', 500]]], badges: [true] });
    expect(readPeriods(page('56.00')).badges).toEqual([false]);
  });

  const text = (debits: string) => `
Išrašas 2024-03-01 - 2024-03-31
Data         Paaiškinimai             Suma       D/K
2024-03-01   Likutis pradžiai         500.00     K
2024-03-04   Pirkinys                  20.00     D
2024-03-05   Darbo užmokestis         300.00     K
2024-03-06   Nuoma                    100.00     D
2024-03-31   Debeto apyvarta          ${debits}     D
2024-03-31   Kredito apyvarta         300.00     K
2024-03-31   Likutis pabaigai         680.00     K
`;

  it('lines with a day and the name of a sum are no rows where the equation holds without them only', () => {
    const { rows, period } = readStatement(text('120.00'));
    expect([rows.length, period.isReconciled]).toEqual([3, true]);
  });

  it('a sum that the rows do not give takes the badge', () => {
    expect(readStatement(text('130.00')).period.isReconciled).toBe(false);
  });

  it('a day, both sums, of which one is nought, and the balance', () => {
    expect(readStatement(`
For the period Oct 1 to Oct 31, 2024
Date     Description        Amounts deducted ($)   Amounts added ($)   Balance ($)
Oct 01   Opening balance                                                  4,934.56
Oct 03   Transfer                                             91.13       5,025.69
Oct 27   Transfer                                             95.78       5,121.47
Oct 31   Closing totals                     0.00             186.91       5,121.47
`).rows).toHaveLength(2);
  });

  it('"Declined and reverted" heads no rows', () => {
    const text = `
BSB 774-001  Account 11884422
1 Feb 2026 to 28 Feb 2026
Opening balance  $100.00
Closing balance  $140.00
Completed
Date      Description                  Amount      Balance
5 Feb     Woolworths                  -$10.00      $140.00
3 Feb     Osko from M Lee             +$50.00      $150.00

Declined and reverted
10 Feb    Card check Steam            -$12.00
11 Feb    Card check Steam            -$13.00
`;
    expect(readPeriods(text).rows).toEqual([[['2026-02-05', -1_000], ['2026-02-03', 5_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('sentences with a figure farther below the table than its rows from each other are none of its rows', () => {
    const { rows } = readStatement(`
Statement period 1 June 2022 to 30 June 2022
Opening balance 500.00
Date         Details                 Amount    Balance
1 Jun 2022   GROCERS                 -20.00     480.00
7 Jun 2022   WAGES                    50.00     530.00


             The rate on your balance
             changes next month       12.50     542.50`);
    expect(rows).toEqual([['2022-06-01', '-20.00'], ['2022-06-07', '50.00']]);
  });

  it('sums of both sides with a day of their own are no rows', () => {
    const { rows, period } = readStatement(`
Kontoauszug 01.01.2026 - 31.03.2026
Datum       Informationen         Belastungen   Gutschriften   Valuta      Saldo
01.01.26    Anfangssaldo                                                   500.00
02.01.26    GIRO POST                  200.00                  02.01.26    300.00
05.01.26    SALÄR                                     900.00   05.01.26  1'200.00
31.03.26    Umsatztotal                200.00         900.00
31.03.26    Schlusssaldo                                                 1'200.00`);
    expect(rows).toHaveLength(2);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('rows that fill both columns and are called otherwise stay rows', () => {
    const { rows } = readStatement(`
Data          Descriere                        Debit       Credit       Sold
02/03/2026    TOTAL ENERGIE                    21.00         0.00     479.00
03/03/2026    Incasare                          0.00       100.00     579.00
04/03/2026    Plata                             9.00         0.00     570.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-21.00', '100.00', '-9.00']);
  });

  it('a sum below the rows is not taken for the only row where a misprint makes that agree', () => {
    const isReconciled = (second: string): boolean => understandText(`
Kontoauszug 1/2026    IBAN DE49 8810 6366 1989 2876 44    01.01.2026 bis 31.01.2026
DATUM        BUCHUNGSVORGANG                          SOLL             HABEN
             ALTER KONTOSTAND VOM 31.12.2025                         1.000,00+
03.01.       Lastschrift                            100,00-
             Stadtwerke
04.01.       Überweisung                             ${second}-
             Hausverwaltung
06.01.       Dauerauftrag                            70,00-
             Kantine
             GESAMTUMSATZ                                              200,00-
             NEUER KONTOSTAND VOM 31.01.2026                           800,00+`).accounts[0]!.periods[0]!.isReconciled;
    expect([isReconciled('30,00'), isReconciled('39,00')]).toEqual([true, false]);
  });

  it('a notice between the rows leaves the days of the others certain', () => {
    const rows = Array.from({ length: 8 }, (_, at) => `0${at + 1} Sep 2025   INTEREST CHARGED                -1.00     ${(-101 - at).toFixed(2)}`);
    const { period } = readStatement(`
Statement period 1 September 2025 to 30 September 2025
Opening balance -100.00
Closing balance -108.00
Date          Description                    Amount   Balance
${rows.slice(0, 4).join('\n')}
04 Sep 2025   Interest rate changed to 6.14% p.a.
${rows.slice(4).join('\n')}
`);
    expect(period.rows).toHaveLength(8);
    expect(period.isReconciled).toBe(true);
  });

  describe('sums of both sides with the day of the last rows, in the column of the amounts', () => {
    const SIDES = `
Konto nr EE382200221020145685       Periood 01.01.2026 - 31.01.2026
Kuupäev      Selgitus                  D/K      Summa
01.01.2026   Algsaldo                  K     1 000.00
03.01.2026   RIMI TALLINN              D       300.00
09.01.2026   Palk                      K       900.00
10.01.2026   Üür                       D       200.00
16.01.2026   MARI TAMM                 K       100.00
31.01.2026   Käive                     D       500.00
31.01.2026   Käive                     K     1 000.00
31.01.2026   Lõppsaldo                 K     1 500.00`;

    it('are no rows, and are tested', () => {
      const { period, rowLists } = readStatement(SIDES);
      expect(rowLists).toEqual([[['2026-01-03', '-300.00'], ['2026-01-09', '900.00'], ['2026-01-10', '-200.00'], ['2026-01-16', '100.00']]]);
      expect(period.isReconciled).toBe(true);
      expect(period.proof.checks.filter(({ ok }) => ok)).toHaveLength(3);
    });

    it('but for a figure that is none', () => {
      expect(readStatement(SIDES.replace('D       500.00', 'D       501.00')).period.isReconciled).toBe(false);
    });
  });

  it('a sentence is no total, whatever words it holds', () => {
    const { period } = readStatement(`
January 1, 2026 through January 31, 2026
Beginning Balance           100.00
Ending Balance              115.00
Your fee was waived because you had electronic deposits made into your account(s) totaling $500.00 or more.
DATE     DESCRIPTION             AMOUNT    BALANCE
01/02    RENT                    -10.00      90.00
01/03    WAGES                    50.00     140.00
01/04    POWER                   -25.00     115.00`);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a figure in sentences apart from the table is no row of the last day', () => {
    const { rows } = readStatement(`
Statement starts 2 January 2026  ends 1 February 2026
Opening balance 100.00
Date          Particulars                      Debits     Credits     Balance
30 Jan 2026   PAY                                            20.00     120.00
1 Feb 2026    RENT                              10.00                  110.00


The following information concerning this account is provided:
Interest earned since 1 July 2025                             4.41`);
    expect(rows).toEqual([['2026-01-30', '20.00'], ['2026-02-01', '-10.00']]);
  });
});
