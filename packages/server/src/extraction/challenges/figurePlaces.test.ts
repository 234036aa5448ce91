// Which row and which column a figure belongs to, also where a row goes over several lines.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('places of figures', () => {
  it('date and balance on the first line of a row, its amount on the last', () => {
    const { document, rows } = readStatement(`
Date       Balance   Transaction description                Amount
            100.00   Beginning balance
05/01/26     95.00   COFFEE                                   5.00-
05/02/26     65.00   AUTOPAY COUNCIL WEB ID
                     INVOICE 12 DATED TODAY                  30.00-
05/03/26    265.00   SALARY                                 200.00+`);
    expect(rows).toEqual([['2026-05-01', '-5.00'], ['2026-05-02', '-30.00'], ['2026-05-03', '200.00']]);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.balance?.value)).toEqual([9500, 6500, 26500]);
  });

  it('a star behind a whole number without marks leads to a note', () => {
    const { rows, verdicts } = readStatement(`
Bankkártya HUF     Időszak 2021.12.01 - 2021.12.31
Nyitó egyenleg 20.000     Záró egyenleg 6.351
Dátum          Leírás                            Összeg
2021.12.03     Közért                             -1.000
2021.12.09     Kamat                                 500
2021.12.14     Bérleti díj                      -12.500*
2021.12.16     Számlavezetési díj                  -649*
* Díjak`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-1000', '500', '-12500', '-649']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('short figures of a table whose columns stand a little right of those of the next', () => {
    const { rowLists, verdicts } = readStatement(`
Compte 42222450864 EUR
Période du 01/04/2025 au 30/04/2025
Solde initial 1 000,00
Date          Libellé                           Montant
01/04/2025    Remise                           1 296,44 C
02/04/2025    Frais de tenue                       9,25 D
03/04/2025    Virement Lefèvre                   769,22 C
04/04/2025    Commission                           7,83 D
05/04/2025    Prélèvement                        145,08 D
Solde final 2 903,50
Compte 42222450864 EUR
Période du 01/05/2025 au 31/05/2025
Solde initial 2 903,50
Date          Libellé                         Montant
01/05/2025    Remise                        1 296,44 C
02/05/2025    Virement Aubert               2 487,30 C
03/05/2025    Virement Lefèvre                769,22 C
04/05/2025    Versement                     1 473,26 C
05/05/2025    Prélèvement                     145,08 D
06/05/2025    Virement Roux                   200,00 D
Solde final 8 584,64`);
    expect(rowLists.map((rows) => rows.map(([, amount]) => amount))).toEqual([['1296.44', '-9.25', '769.22', '-7.83', '-145.08'], ['1296.44', '2487.30', '769.22', '1473.26', '-145.08', '-200.00']]);
    expect(verdicts).toEqual(['reconciled', 'reconciled']);
  });

  it('a figure on a line of its own is no second figure of the row above, where its column is of the other side', () => {
    const { rowLists } = readStatement(`
Wyciąg 01.08.2019 - 31.08.2019
Saldo początkowe 1 000,00
Opis                                                Qwert          Wpływy
01.08
PRZELEW OD Piotr Żak                                                100,00
PŁATNOŚĆ KARTĄ STACJA                                20,00
WYNAGRODZENIE BIURO
                                                                    300,00
RACHUNKOWE
02.08
ZAKUP KARTĄ                                          30,00
CZYNSZ Łukasz Śliwa                                  40,00
ZWROT APTEKA                                                         50,00
PRZELEW OD Zofia                                                     60,00
ZWROT                                                                10,00
PRZELEW DO Jan                                       70,00
Saldo końcowe 1 360,00`);
    expect(rowLists[0]!.map(([, amount]) => amount)).toEqual(['100.00', '-20.00', '300.00', '-30.00', '-40.00', '50.00', '60.00', '10.00', '-70.00']);
  });

  it('a row with letters behind a figure that push it left of a column of short ones', () => {
    expect(readStatement(`
Previous balance 204.50   Credit limit 650.00   Minimum payment 5.00   New balance 58.47
Date         Details                        Amount
04/03/2024   FEE                              1.41
05/03/2024   FERRY                            5.39
06/03/2024   NOODLES                          9.37
07/03/2024   PAYMENT                     162.20 CR`).rows).toEqual([['2024-03-04', '-1.41'], ['2024-03-05', '-5.39'], ['2024-03-06', '-9.37'], ['2024-03-07', '162.20']]);
  });

  it('a figure of the other side below a row is that of the next row, not a part of it', () => {
    const { rows } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 61.76
Date        Description               Paid in    Paid out
3 Mar 2025  Grocers                                  30.00
            Interest to 28 Feb           1.76
            Cash machine
                                                     10.00
              Leeds 1 Mar
`);
    expect(rows).toEqual([['2025-03-03', '-30.00'], ['2025-03-03', '1.76'], ['2025-03-03', '-10.00']]);
  });

  it('figures that letters push to the left stand in the column of those that end with a sign', () => {
    const { rows } = readStatement(`
Account statement 01/03/2025 - 31/03/2025
Date          Description                   Amount
03/03/2025    GROCERS                      30.00 €
04/03/2025    BAKERY                       12.00 €
05/03/2025    GROCERS                      30.00 €
06/03/2025    PAYMENT          N97203909 33.14 € CR
07/03/2025    BAKERY                       11.00 €
`);
    expect(rows).toHaveLength(5);
  });

  it('where one side has letters behind its figures, those of the other stand in the same column', () => {
    const { rows } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance 100.00
Closing balance 13.96
Date        Description             Amount
03/03/2025  GROCERS                   30.00 DR
04/03/2025  GROCERS                   12.00 DR
05/03/2025  INTEREST                      5.96
06/03/2025  GROCERS                   30.00 DR
07/03/2025  GROCERS                   20.00 DR
`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-30.00', '-12.00', '5.96', '-30.00', '-20.00']);
  });

  it('a sign before a balance is none behind the amount', () => {
    const { rows, period } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Opening balance - 500.00
Closing balance - 410.00
Date        Description            Amount   Balance
03/03/2025  PAYMENT                120.00  - 380.00
04/03/2025  FEE                   - 10.00  - 390.00
05/03/2025  INTEREST              - 20.00  - 410.00
`);
    expect(rows.map(([, amount]) => amount)).toEqual(['120.00', '-10.00', '-20.00']);
    expect(period.isReconciled).toBe(true);
  });

  it('two figures at a space\'s distance are two, whatever sign leads the second', () => {
    const { period } = readStatement(`
Statement period 1 March 2025 to 31 March 2025
Date        Description           Amount Balance
03/03/2025  PAYMENT              -£20.00 £380.00
04/03/2025  FEE                 -£400.00 -£20.00
05/03/2025  INTEREST             -£20.00 -£40.00
06/03/2025  INTEREST             -£20.00 -£60.00
`);
    expect(period.rows.map(({ amount, balance }) => [amount.value, balance?.value])).toEqual([[-2000, 38000], [-40000, -2000], [-2000, -4000], [-2000, -6000]]);
  });

  it('amount on the last line of a row', () => {
    const { lists } = readStatement(`
Date        Description              Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                             100.00
02 May 26   CARD 2683 COFFEE
            GLASGOW                       5.00                   95.00
03 May 26   ONLINE PAYMENT
            Invoice 693254               10.00                   85.00`);
    expect(lists[0]!.map((row) => [row.amount, row.description])).toEqual([['-5.00', 'CARD 2683 COFFEE / GLASGOW'], ['-10.00', 'ONLINE PAYMENT / Invoice 693254']]);
  });

  it('balances under amounts, both under days, are no rows', () => {
    const account = (number: string, days: string): string => `
Everyday Account ${number}
Closing balance on 28 Feb 2026 $70.00     Opening balance on 1 Feb 2026 $100.00
${days}`;
    // Lines stand twelve points apart; within a row they stand closer than rows do.
    const entry = (name: string, amount: string, balance: string): string => `${name.padEnd(40)}${amount.padStart(12)}\nEFTPOS PURCHASE${' '.repeat(25)}${balance.padStart(12)}\n`;
    const { rows, period } = readStatement(`
Transaction history 1 Feb 2026 – 28 Feb 2026, newest first${account('12-3417-0077392-00', `27 Feb 2026
${entry('Grocer', '-$10.00', '$70.00')}
26 Feb 2026
${entry('Bakery', '-$5.00', '$80.00')}
${entry('Grocer', '-$5.00', '$85.00')}
${entry('Bakery', '-$4.00', '$90.00')}
${entry('Grocer', '-$6.00', '$94.00')}
20 Feb 2026
${entry('Anna Berg', '-$12.00', '$100.00')}`).replace('$100.00', '$112.00')}`);
    expect(rows).toEqual([['2026-02-27', '-10.00'], ['2026-02-26', '-5.00'], ['2026-02-26', '-5.00'], ['2026-02-26', '-4.00'], ['2026-02-26', '-6.00'], ['2026-02-20', '-12.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('balances under amounts, with days that few rows print and other days in texts', () => {
    const entry = (day: string, name: string, amount: string, text: string, balance: string): string => `${day.padEnd(15)}${name.padEnd(36)}${amount.padStart(9)}\n${' '.repeat(15)}${text.padEnd(36)}${balance.padStart(9)}\n`;
    const { rows } = readStatement(`
Checking 39416542
Statement period December 15, 2019 to January 19, 2020
${[
    entry('Dec 16, 2019', 'Direct debit', '- $10.00', 'Mandate EQ92219878', '$90.00'),
    entry('', 'Cash machine BOISE ID', '- $5.00', '12/15 card 5980', '$85.00'),
    entry('Dec 17, 2019', 'Cash machine TAMPA FL', '- $20.00', '12/16 card 5980', '$65.00'),
    entry('', 'CARD 5980 RED KETTLE', '- $8.00', 'ALBANY NY ON 12/15', '$57.00'),
    entry('', 'CHECK 2338', '- $7.00', '', '$50.00'),
    entry('Jan 5, 2020', 'Deposit', '$40.00', 'Slip 215117', '$90.00'),
  ].join('\n')}`);
    expect(rows).toEqual([['2019-12-16', '-10.00'], ['2019-12-16', '-5.00'], ['2019-12-17', '-20.00'], ['2019-12-17', '-8.00'], ['2019-12-17', '-7.00'], ['2020-01-05', '40.00']]);
  });

  it('a cell of several lines, with its day on the first and its figures, behind the day of value, on the last, is one row, of that day', () => {
    const ROWS = `
Compte privé CHF, IBAN CH56 0483 5012 3456 7800 9     01.02.2026 - 28.02.2026
Date      Texte                          Crédit      Débit    Valeur        Solde
31.01.26  État de compte                                                   506.75
02.02.26  CRÉDIT DONNEUR D'ORDRE:
          COMMUNE DE NYON
          SALAIRE FÉVRIER                828.82               01.02.26
          DÉBIT QR-FACTURE                           259.98   02.02.26   1’075.59
05.02.26  RETRAIT BANCOMAT                           378.37   05.02.26     697.22
11.02.26  CRÉDIT DONNEUR D'ORDRE:
          SALAIRE                      1’078.22               12.02.26   1’775.44
28.02.26  État de compte                                                 1’775.44`;
    const document = understandText(ROWS);
    expect(readRows(document)[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-02-02', '828.82', "CRÉDIT DONNEUR D'ORDRE: / COMMUNE DE NYON / SALAIRE FÉVRIER"],
      ['2026-02-02', '-259.98', 'DÉBIT QR-FACTURE'],
      ['2026-02-05', '-378.37', 'RETRAIT BANCOMAT'],
      ['2026-02-11', '1078.22', "CRÉDIT DONNEUR D'ORDRE: / SALAIRE"],
    ]);
    const [period] = document.accounts[0]!.periods;
    expect([period!.isReconciled, period!.rows.map(({ date2 }) => date2?.value.slice(8))]).toEqual([true, ['01', '02', '05', '12']]);
  });

  it('the balance stands beside the last line of the row that ends the day', () => {
    const { accounts } = understandText(`
Start balance        £100.00
End balance          £101.00

Date       Description              £ Out        £ In     £ Balance
2026       Balance from statement 1 dated 31/12/2025        100.00
02 Jan     Contactless payment      14.00
           Shop Two                                          86.00
03 Jan     Payment to               20.00
           R Jenkins
           Bank credit                           40.00
           Acme                                             106.00
05 Jan     Fee                       5.00                   101.00
`);
    expect(accounts[0]!.periods[0]!.rows.map(({ amount, balance }) => [amount.value, balance?.value ?? null])).toEqual([[-1400, 8600], [-2000, null], [4000, 10_600], [-500, 10_100]]);
    expect(accounts[0]!.periods[0]!.proof.status).toBe('reconciled');
  });

  it('the balance of the day stands beside the third line of a text', () => {
    expect(readStatement(`
Savings Account   Account No. 044-81207-3   Statement as at 31 Aug 2025
Date        Description                          Withdrawal   Deposit      Balance
01 Aug      BALANCE B/F                                                   1,000.00
02 Aug      GIRO Payment                              88.56
            SP SERVICES
            REF 48493733                                                    911.44
03 Aug      FAST Payment                             100.00
            PAYNOW TO: LIM WEI
            OTHR DINNER
            Cash Withdrawal                           11.44
            TAMPINES MALL 2
            MACHINE 7                                                       800.00
31 Aug      BALANCE C/F                                                     800.00`).texts).toEqual(['GIRO Payment / SP SERVICES / REF 48493733', 'FAST Payment / PAYNOW TO: LIM WEI / OTHR DINNER', 'Cash Withdrawal / TAMPINES MALL 2 / MACHINE 7']);
  });
});
