// Names of weekdays and times of day beside or below the days of rows, and words that look like them.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText, wordsOfLine } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';
import { understand } from '../understand.js';

describe('weekdays and times', () => {
  it('"SA" at the end of a name is no Saturday before the date in the next column', () => {
    expect(readStatement(`
Valor             Saldo      Descripción                    Fecha
-5,00             95,00      Compra Alcor SA             20260507
200,00           295,00      Nómina Alcor SA             20260508
-20,00           275,00      Recibo                      20260509`).rows).toEqual([['2026-05-07', '-5.00'], ['2026-05-08', '200.00'], ['2026-05-09', '-20.00']]);
  });

  it('a time under the day, with text beside both: the figure beside the time has that day', () => {
    const { rowLists, period } = readStatement(`
Account statement 1 January 2025 to 31 January 2025
Opening balance 150.00

03 Jan 2025
09:36                Bill payment GREENLEAF               (76.40)       73.60

03 Jan 2025
10:12                Cash deposit                          20.00        93.60

06 Jan 2025          Reversal STREAMBOX
20:59                Original date 01 Jan                  62.30       155.90

06 Jan 2025
13:08                MOSS & VINE                          (48.80)      107.10

07 Jan 2025          AUTOPAY COUNCIL RATES
15:23                Invoice 826591 dated 03 Jan          (20.10)       87.00

09 Jan 2025
08:01                TALLOW PHARMACY                       (7.00)       80.00

10 Jan 2025
19:40                RED KETTLE CAFE                       (5.00)       75.00

13 Jan 2025          DIRECT DEBIT PULSE GYM
11:02                Mandate FF5281                       (25.00)       50.00

Closing balance 50.00`);
    expect(rowLists[0]!.map(([date]) => date!.slice(8))).toEqual(['03', '03', '06', '06', '07', '09', '10', '13']);
    expect(period.isReconciled).toBe(true);
    expect(period.rows[5]!.description.value).toBe('TALLOW PHARMACY');
  });

  it('the time of the first row under a day that heads several and reaches over their texts', () => {
    const { rowLists, period } = readStatement(`
Виписка по рахунку UA213223130000026007233566001 (UAH)
за період 01.03.2025 - 31.03.2025
Залишок на початок періоду: 1 000,00
Залишок на кінець періоду: 930,00
Час      Операція                     Сума      Залишок
24 березня 2025
21:48    Оплата товарів             -20,00       930,00
21:57    Зняття готівки             -10,00       950,00
17 березня 2025
11:16    Комісія банку              -10,00       960,00
8 березня 2025
09:20    Комунальні послуги         -40,00       970,00
07:50    Переказ Олені              +10,00     1 010,00`);
    expect(rowLists).toEqual([[['2025-03-24', '-20.00'], ['2025-03-24', '-10.00'], ['2025-03-17', '-10.00'], ['2025-03-08', '-40.00'], ['2025-03-08', '10.00']]]);
    expect(period.rows.map(({ description }) => description.value)).toEqual(['21:48 Оплата товарів', '21:57 Зняття готівки', '11:16 Комісія банку', '09:20 Комунальні послуги', '07:50 Переказ Олені']);
  });

  it('a time under the day, with the figure beside the day', () => {
    const { rowLists } = readStatement(`
Account statement 1 January 2025 to 31 January 2025
Opening balance 150.01
Date                 Description                          Amount      Balance
03 Jan 2025          Bill payment GREENLEAF               (76.40)       73.61
09:36
03 Jan 2025          Reversal STREAMBOX                    62.29       135.90
20:59                Original date 01 Jan
06 Jan 2025          MOSS & VINE                          (48.83)       87.07
13:08
07 Jan 2025          AUTOPAY COUNCIL RATES                (20.12)       66.95
15:23                Invoice 826591 dated 06 Jan
Closing balance 66.95`);
    expect(rowLists).toEqual([[['2025-01-03', '-76.40'], ['2025-01-03', '62.29'], ['2025-01-06', '-48.83'], ['2025-01-07', '-20.12']]]);
  });

  it('a time under the day, texts right of the figures, and one that ends in a figure beside the time', () => {
    const { rowLists } = readStatement(`
Account 12345678     Period 01/05/2021 to 31/05/2021
Opening balance 100.00

Date           Debit/Credit     Balance   Description

20/05/2021           -10.00       90.00   AUTOPAY COUNCIL RATES
09:26                                     Invoice 354994 dated 19/05/21 for 1,476.52
24/05/2021            +5.00       95.00   Interest earned
15:00
26/05/2021           -20.00       75.00   Bill payment
13:18

Ending balance                    75.00`);
    expect(rowLists[0]!.map(([date]) => date!.slice(8))).toEqual(['20', '24', '26']);
  });

  it('a time under the day, and a figure of the text beside the day', () => {
    const { rowLists } = readStatement(`
Compte courant: EUR    Compte n°: 77715819316
Période: 01/01/2023 au 31/01/2023

Date opération       Libellé de l'opération      Montant       Solde
01/01/2023           Solde initial                          7 869,25

03/01/2023           POUR: M PAUL AUBERT
15:37                CZ78412095                -1 175,54    6 693,71

                     FACTURE CARTE DU 31/12/22
04/01/2023           USD 3 056,57 COURS 1,084
13:33                CARTE 9316                  -128,13    6 565,58

05/01/2023
09:54                RETRAIT DAB PAU              -20,00    6 545,58

31/01/2023           Nouveau solde                          6 545,58`);
    expect(rowLists[0]!.map(([date]) => date!.slice(8))).toEqual(['03', '04', '05']);
  });

  it('a time under the day, and as many figures in the text beside the day as beside the time', () => {
    const { rowLists } = readStatement(`
Relevé de carte de crédit    Carte n°: 5213 6960 4064 4891
Période: 01/05/2025 au 31/05/2025
Solde précédent     100,00
Nouveau solde       322,10

05/05/2025           PAIEMENT CB LIBRAIRIE
22:12                PAU CARTE 4891                                77,93

06/05/2025           PAIEMENT CB BELVAL
12:32                DIJON CARTE 4891                              46,93

                     FACTURE CARTE DU 09/05/25
                     EPICERIE DU QUAI PAU
12/05/2025           USD 1 626,31 COURS 1,084
12:00                CARTE 4891                                    97,24`);
    expect(rowLists[0]!.map(([date]) => date!.slice(8))).toEqual(['05', '06', '12']);
  });

  it('a time under "7. 1.", with the figure at half height and the lines of another cell above and below it', () => {
    const rows = [['4. 1.', '20:25', '', '', '-100,00', '400,00'], ['5. 1.', '13:02', '', '', '-64,50', '335,50'], ['7. 1.', '07:31', 'karta 0800', 'USD 25,90', '-35,50', '300,00'], ['8. 1.', '13:46', '', '', '-50,00', '250,00']];
    const lines = rows.flatMap(([day, time, above, below, amount, balance], index): [string, number][] => [
      [`${day}${' '.repeat(30)}${above}`, 150 + 18 * index],
      [`          Nakup Pekarna${' '.repeat(30)}${amount!.padStart(8)} CZK      ${balance} CZK`, 154 + 18 * index],
      [`${time}${' '.repeat(30)}${below}`, 158 + 18 * index],
    ]);
    const around: [string, number][] = [['Vypis z uctu 01.01.2021 - 31.01.2021', 60], ['Pocatecni zustatek                                           500,00 CZK', 90], ['Konecny zustatek                                               250,00 CZK', 300]];
    const words = [...around, ...lines].flatMap(([text, baseline]) => wordsOfLine(text.trimEnd(), baseline));
    const { accounts } = understand({ pages: [{ number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false });
    expect(accounts[0]!.periods[0]!.rows.map(({ date }) => date!.value)).toEqual(['2021-01-04', '2021-01-05', '2021-01-07', '2021-01-08']);
  });

  it('a time under a day, with the figure at half height between them', () => {
    const rows = [['23.09', 'Havnens Værft', '06:25', 'Aftale 5337', '-100.00', '400.00'], ['26.09', 'Dankort-køb Købmand', '21:08', 'Den 24.09.2022', '-64.50', '335.50'], ['27.09', 'BS Vandværket', '10:13', 'Aftale 5338', '-35.50', '300.00']];
    const lines = rows.flatMap(([day, name, time, text, amount, balance], index): [string, number][] => [
      [`${day}            ${name}`, 150 + 40 * index],
      [`${' '.repeat(54)}${amount!.padStart(8)} CHF      ${balance} CHF`, 156 + 40 * index],
      [`${time}            ${text}`, 162 + 40 * index],
    ]);
    const around: [string, number][] = [['Kontoauszug 1.9.2022 - 30.9.2022', 60], ['Anfangssaldo                                           500.00 CHF', 90], ['Endsaldo                                               300.00 CHF', 300]];
    const words = [...around, ...lines].flatMap(([text, baseline]) => wordsOfLine(text, baseline));
    const { accounts } = understand({ pages: [{ number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false });
    expect(accounts[0]!.periods[0]!.rows.map(({ date }) => date!.value)).toEqual(['2022-09-23', '2022-09-26', '2022-09-27']);
  });

  it('a day of March before one of April: "Mar" is its month, no Tuesday of the next column', () => {
    const { rowLists } = readStatement(`
Your statement 1 April 2020 - 30 April 2020
Value   Date
date    posted  Details                      Paid out    Credit      balance
                Beginning balance                                     500.00
31 Mar  01 Apr  FERRYMAN TAXI                   8.50                  491.50
29 Mar  01 Apr  ATM CAIRNS                     91.50                  400.00
03 Apr  03 Apr  POS PURCHASE PAPERWING        100.00                  300.00`);
    expect(rowLists[0]!.map(([date]) => date)).toEqual(['2020-04-01', '2020-04-01', '2020-04-03']);
  });

  it('texts that come twice on one day of the week are no weekdays', () => {
    const roll = (balance: string): string => `
FENLAND BUILDING SOCIETY
ACCOUNT 33221144   GBP
PRINTED 21/03/2026 09:14
BAL B/F                              396.97

02/03/26 19:16 DD OCTOPUS
                     -105.74         291.23

06/03/26 09:40 CASH IN
                     +411.99         703.22

07/03/26 19:43 FPS CREDIT
                      +87.38         ${balance}

10/03/26 11:28 DD OCTOPUS
                      -10.00         780.60

11/03/26 10:14 FPS CREDIT
                      +10.00         790.60

13/03/26 18:07 CASH IN
                     +292.72       1,083.32
BALANCE                            1,083.32
`;
    expect(readPeriods(roll('790.60'))).toMatchObject({ rows: [[['2026-03-02', -10_574], ['2026-03-06', 41_199], ['2026-03-07', 8738], ['2026-03-10', -1000], ['2026-03-11', 1000], ['2026-03-13', 29_272]]], badges: [true] });
    expect(readPeriods(roll('796.00')).badges).toEqual([false]);
  });

  it('days of the week before the days that head rows, also in languages nobody knows', () => {
    const page = (thursday: string, friday: string, monday: string): string => `
Statement 01.03.2026 - 31.03.2026       Account number 12345678
Opening balance              100.00
${thursday}, 12.03.2026
Grocer                        -5.00
${monday}, 09.03.2026
Baker                         -2.00
Florist                      -10.00
${friday}, 06.03.2026
Salary                        50.00
${thursday}, 05.03.2026
Cafe                          -3.00
Closing balance              130.00
`;
    const rows = [['2026-03-12', -500], ['2026-03-09', -200], ['2026-03-09', -1_000], ['2026-03-06', 5_000], ['2026-03-05', -300]];
    expect(readPeriods(page('osteguna', 'ostirala', 'astelehena')).rows).toEqual([rows]);
    expect(readPeriods(page('Donnerstag', 'Freitag', 'Montag')).rows).toEqual([rows]);
  });

  it('days of the week with the number of their day, below their months, in any language', () => {
    const text = (names: readonly string[], balance = '560.00'): string => `
IBAN IE29 AIBK 9311 5212 3456 78   EUR
Opening balance 1,000.00   Closing balance 480.00
February 2026
${names[0]} 3
    Luas                           -140.00       860.00
${names[1]} 5
    Lidl                           -250.00
    Rent                            -50.00       ${balance}
${names[0]} 10
    Spotify                         -10.00       550.00
March 2026
${names[2]} 4
    From Aoife                      100.00       650.00
${names[1]} 19
    Lidl                           -170.00       480.00
`;
    const rows = [['2026-02-03', -14_000], ['2026-02-05', -25_000], ['2026-02-05', -5000], ['2026-02-10', -1000], ['2026-03-04', 10_000], ['2026-03-19', -17_000]];
    for (const names of [['Tue', 'Thu', 'Wed'], ['Mardi', 'Jeudi', 'Mercredi'], ['Cama', 'Adla', 'Arba']]) {
      expect(readPeriods(text(names))).toMatchObject({ rows: [rows], badges: [true] });
      expect(readPeriods(text(names, '650.00')).badges).toEqual([false]);
    }
    // The same word with two days of the week.
    expect(readPeriods(text(['Tue', 'Tue', 'Wed'])).rows).not.toEqual([rows]);
  });

  it('a day below a day is no time, where amounts are whole', () => {
    const { rows } = readStatement(`
IDŐSZAK: 2026.09.01 - 2026.09.30
KÖNYVELÉS   ÉRTÉKNAP   MEGNEVEZÉS              ÖSSZEG
                       NYITÓ EGYENLEG         301.544
26.09.02    26.09.02   VÁSÁRLÁS                -1.305
26.09.03    26.09.02   KÉSZPÉNZ                   240
26.09.04    26.09.04   VÁSÁRLÁS                -1.015
26.09.05    26.09.05   DÍJ                       -420
26.09.06    26.09.06   VÁSÁRLÁS                -2.015
26.09.07    26.09.07   DÍJ                        -95
26.09.08    26.09.08   VÁSÁRLÁS                -1.100
                       ZÁRÓ EGYENLEG          295.834`);
    expect(rows.map(([date]) => date)).toEqual(['2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05', '2026-09-06', '2026-09-07', '2026-09-08']);
  });

  it('date with time, and two-digit years', () => {
    expect(readStatement(`
Date             Description     Amount      Balance
13/04/26 14:35   COFFEE           -5.00        95.00
14/04/26 09:01   TEA              -4.00        91.00`).rows).toEqual([['2026-04-13', '-5.00'], ['2026-04-14', '-4.00']]);
  });

  it('weekdays before the days of rows, in languages nobody knows, told by the calendar', () => {
    const read = (names: readonly string[]) => readRows(understandText(`
Account 4411223344   01.01.2026 - 31.01.2026
Date              Details                   Amount    Balance
                  Opening balance                      500,00
${names[0]} 05.01.2026    Corner shop               -10,00     490,00
${names[1]} 06.01.2026    Petrol station            -20,00     470,00
${names[1]} 06.01.2026    Corner shop               -10,00     460,00
${names[2]} 07.01.2026    Wages                     100,00     560,00
${names[4]} 09.01.2026    Corner shop               -10,00     550,00
${names[0]} 12.01.2026    Corner shop               -10,00     540,00
${names[1]} 13.01.2026    Petrol station            -20,00     520,00
                  Closing balance                      520,00
`)).flat().map(({ date, description }) => `${date} ${description}`);
    const expected = ['2026-01-05 Corner shop', '2026-01-06 Petrol station', '2026-01-06 Corner shop', '2026-01-07 Wages', '2026-01-09 Corner shop', '2026-01-12 Corner shop', '2026-01-13 Petrol station'];
    expect(read(['man', 'tir', 'ons', 'tor', 'fre'])).toEqual(expected);
    expect(read(['Jtt', 'J', 'Jtn', 'Alh', 'Iju'])).toEqual(expected);
  });

  it('times of day with their zone', () => {
    const [row] = readRows(understandText(`
Account 4411223344   January 1, 2026 - January 31, 2026
Created                    Type        Net     Balance
2026-01-04 14:22 UTC       Charge    10.00      110.00
2026-01-05 09:02 UTC       Payout   -30.00       80.00
`)).flat();
    expect(row!.description).toBe('Charge');
  });

  it('days of the week at the heads of rows are told by the calendar under months that show their sums, also those that look like months', () => {
    const { badges, rowLists } = readStatement(`
Banque Confluence
Compte de dépôt FR7616807004001311122445566
Opérations du 01/12/2025 au 31/01/2026
Solde au 30/11/2025   1.000,00 €
Solde au 31/01/2026   1.137,40 €

Janvier 2026                                  +187,40 €
dim. 25    TCL                                 -12,60 €
sam. 24    SAS Ortolan                        +300,00 €
mar. 20    Biocoop                             -55,00 €
mer. 14    Régie Saône                         -45,00 €
Décembre 2025                                  -50,00 €
lun. 22    Camille Petit                       -20,00 €
mar. 02    TCL                                 -30,00 €`);
    expect(badges).toEqual([true]);
    expect(rowLists).toEqual([[['2026-01-25', '-12.60'], ['2026-01-24', '300.00'], ['2026-01-20', '-55.00'], ['2026-01-14', '-45.00'], ['2025-12-22', '-20.00'], ['2025-12-02', '-30.00']]]);
  });

  it('weekdays in any language before days without a year', () => {
    const list = (names: readonly string[]): string => `
Account 4411223344   01.01.2026 - 31.01.2026
Opening balance                                     500,00

Date           Details                   Amount
${names[0]} 5. jan.    Corner shop               -10,00
${names[1]} 6. jan.    Petrol station            -20,00
${names[1]} 6. jan.    Corner shop               -10,00
${names[2]} 7. jan.    Wages                     100,00
${names[4]} 9. jan.    Corner shop               -10,00
${names[0]} 12. jan.   Corner shop               -10,00
${names[1]} 13. jan.   Petrol station            -20,00

Closing balance                                     520,00
`;
    const expected = [['2026-01-05', -1000], ['2026-01-06', -2000], ['2026-01-06', -1000], ['2026-01-07', 10_000], ['2026-01-09', -1000], ['2026-01-12', -1000], ['2026-01-13', -2000]];
    expect(readPeriods(list(['man.', 'tir.', 'ons.', 'tor.', 'fre.'])).rows).toEqual([expected]);
    expect(readPeriods(list(['man.', 'jjj.', 'ons.', 'tor.', 'kkk.'])).rows).toEqual([expected]);
    expect(readPeriods(list(['uuu', 'jjj', 'ooo', 'lll', 'kkk'])).rows).toEqual([expected]);
  });

  it('both halves of the day below it are of the time', () => {
    const wallet = `
Transaction statement
Transaction statement period                    Sent         Received
01 January 2026 - 31 January 2026            ₹197.00        ₹1,154.00
Date & time       Transaction details                          Amount
03 Jan, 2026      Paid to Zepto Marketplace                    ₹84.00
01:10   PM        UPI Transaction ID: 979895468081
04 Jan, 2026      Received from SHWETA SHARMA               ₹1,154.00
02:11   PM        UPI Transaction ID: 326529898304
05 Jan, 2026      Paid to ASHOK NAGLA                         ₹113.00
03:12   PM        UPI Transaction ID: 481896096125
`;
    expect(understandText(wallet).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value.split('\n')[1])).toEqual(['UPI Transaction ID: 979895468081', 'UPI Transaction ID: 326529898304', 'UPI Transaction ID: 481896096125']);
  });

  it('a clock joined to its day, and the letter of a currency joined to a group of digits', () => {
    const { rows, period } = readStatement(`
Period: 01/01/2026 - 31/01/2026
Opening Balance:   R4 447.11
Closing Balance:   R5 407.11
Date/Time             Channel      Amount      Balance   Text
02/01/2026-19:25:25   Internet     -40.00     4 407.11   SHOP
05/01/2026-10:32:23   Internet   1 000.00     5 407.11   WAGES`);
    expect(rows).toEqual([['2026-01-02', '-40.00'], ['2026-01-05', '1000.00']]);
    expect([period.startBalance?.value, period.isReconciled]).toEqual([444711, true]);
  });
});
