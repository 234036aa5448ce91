// What statements printed by browsers brought up: boxes of figures under their labels, rows of lists, cells that a page break divides.
import { describe, expect, it } from 'vitest';
import { understandText, wordsOfLine } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

const TILES = `
Card statement 1 March 2026 to 31 March 2026    Card number 5254 3430 5462 5050

Previous            Payments &     Purchases     Closing balance    Payment due date
statement balance   credits        50.00         450.00             31 March 2026
500.00              100.00

05 Mar 2026    POS PURCHASE RED KETTLE                           20.00
06 Mar 2026    PAYMENT RECEIVED THANK YOU                       -100.00
07 Mar 2026    LOFT 44 FURNITURE                                 30.00`;

describe('labels above their figures', () => {
  it('figures under labels of one line and of two stand beside each other', () => {
    const { period, rowLists } = readStatement(TILES);
    expect(rowLists).toEqual([[['2026-03-05', '-20.00'], ['2026-03-06', '100.00'], ['2026-03-07', '-30.00']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-50000, -45000, true]);
    expect(readStatement(TILES.replace('450.00', '451.00')).period.isReconciled).toBe(false);
  });

  it('labels of one line and of two above one line of figures head no table', () => {
    const { period, rowLists } = readStatement(TILES.replace('50.00         450.00             31 March 2026', '').replace('500.00              100.00', '500.00              100.00         50.00         450.00             31 March 2026'));
    expect(rowLists).toEqual([[['2026-03-05', '-20.00'], ['2026-03-06', '100.00'], ['2026-03-07', '-30.00']]]);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([-50000, -45000, true]);
  });

  it('the currency behind one figure does not widen the next one, which is under its own label', () => {
    const { period } = readStatement(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
100,00 ZAR                     140,00 ZAR

Date          Details                      Debits         Credit     Running balance
05 Feb 2026   PAYROLL                                     50,00 ZAR       150,00 ZAR
28 Feb 2026   CASH                      10,00 ZAR                         140,00 ZAR`);
    expect(period.proof.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(period.isReconciled).toBe(true);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
  });

  it('a code before a figure belongs to it, wherever its label stands', () => {
    const { period } = readStatement(`
Statement 1 February 2026 to 28 February 2026

Beginning balance              Your closing balance
ZAR          100.00            ZAR            140.00

Date          Details                      Debits         Credit
05 Feb 2026   PAYROLL                                      50.00
28 Feb 2026   CASH                          10.00               `);
    expect([period.startBalance!.value, period.endBalance!.value]).toEqual([10000, 14000]);
    expect(period.isReconciled).toBe(true);
  });

  it('four labels over the figures of a summary do not head the rows below them', () => {
    const { rowLists, period } = readStatement(`
Account statement 1 April 2026 to 30 April 2026

Previous statement balance     Payments out     Payments in     Closing balance
500.00                         95.24            30.00           434.76

01 Apr 2026    TRANSFER FROM T. Farrow                              30.00
               Visa purchase TALLOW
16 Apr 2026    REGINA card 5859                                    -50.05
               Foreign amount USD 36.24
17 Apr 2026    Cheque 660                                          -25.10
               Visa purchase CITYHOP
18 Apr 2026    HALIFAX card 5859                                   -20.09
               Foreign amount USD 14.82`);
    expect(rowLists).toEqual([[['2026-04-01', '30.00'], ['2026-04-16', '-50.05'], ['2026-04-17', '-25.10'], ['2026-04-18', '-20.09']]]);
    expect(period.isReconciled).toBe(true);
  });
});

it('figures of rows whose texts stand above and below them are not those of labels far above in their columns', () => {
  const rows = [['05.03.2026', 'RED KETTLE', '', '-20.00', '480.00'], ['06.03.2026', 'DEBIT TRANSFER REFUND', 'OF DEPOSIT', '-30.00', '450.00'], ['07.03.2026', 'LOFT 44', '', '-50.00', '400.00']];
  const lines = rows.flatMap(([day, name, rest, amount, balance], index): [string, number][] => {
    const figures = `${day}${' '.repeat(40)}${amount}      ${balance}`;
    const y = 122 + 18 * index;
    return rest === '' ? [[figures.replace(' '.repeat(name!.length + 3), `   ${name!}`), y]] : [[`${' '.repeat(13)}${name}`, y - 5], [figures, y], [`${' '.repeat(13)}${rest}`, y + 5]];
  });
  const around: [string, number][] = [['Statement 1 March 2026 to 31 March 2026', 60], ['500.00                                            100.00      400.00', 90], ['Previous balance                                Payments out   Closing balance', 102]];
  const words = [...around, ...lines].flatMap(([text, baseline]) => wordsOfLine(text, baseline));
  const { accounts } = understand({ pages: [{ number: 1, width: 842, height: 842, rotation: 0, origin: 'text', words, rules: [], imageCoverage: 0 }], encrypted: false });
  expect(accounts[0]!.periods[0]!.rows.map(({ amount }) => amount.value)).toEqual([-2000, -3000, -5000]);
});

describe('days in cells of their own', () => {
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

  it('a day that ends a text, alone on its line, heads no rows: it has another form than the days that do', () => {
    const { rowLists, period } = readStatement(`
Account statement 1 August 2023 to 31 August 2023
Opening balance                                          480.00
Description                          Amount              Balance
2 August 2023
Cheque 7734                           -9.06               470.94
3 August 2023
Cheque 7735                         -123.39               347.55
7 August 2023
Debit transfer P NGUYEN
                                      -0.55               347.00
refund of deposit
BLUE FERN GROCERS
                                     -47.00               300.00
HOBART TAS
8 August 2023
CASH WITHDRAWAL
                                     -60.00               240.00
CAIRNS QLD
ATM 867566 CAIRNS
                                     -40.00               200.00
06/08/2023
CARD 0429 KESTREL
                                     -25.00               175.00
FUEL
10 August 2023
PAYROLL                              100.00               275.00
Closing balance                                           275.00`);
    expect(rowLists[0]!.map(([date, amount]) => [date!.slice(8), amount])).toEqual([['02', '-9.06'], ['03', '-123.39'], ['07', '-0.55'], ['07', '-47.00'], ['08', '-60.00'], ['08', '-40.00'], ['08', '-25.00'], ['10', '100.00']]);
    expect(period.isReconciled).toBe(true);
  });
});

describe('pages of a table whose days head their rows', () => {
  it('a row without a day under the headings of the next page is a row, and text that two pages happen to share is no footer', () => {
    const { rowLists, period } = readStatement(`
Extracto de cuenta 1 de julio de 2025 a 28 de julio de 2025

Movimiento                           Retiros       Consignaciones       Saldo
Saldo inicial                                                         5.000,00
3 de julio de 2025
Compra tarjeta                        100,00                          4.900,00
Librería Ñandú
8 de julio de 2025
Alquiler María                        200,00                          4.700,00
\f
Movimiento                           Retiros       Consignaciones       Saldo
Compra tarjeta                        111,45                          4.588,55
9 de julio de 2025
Alquiler María                         80,55                          4.508,00
Compra tarjeta                          8,00                          4.500,00
Librería Ñandú
Saldo final                                                           4.500,00`);
    expect(rowLists.flat().map(([date, amount]) => [date!.slice(8), amount])).toEqual([['03', '-100.00'], ['08', '-200.00'], ['08', '-111.45'], ['09', '-80.55'], ['09', '-8.00']]);
    expect([period.rows[0]!.description.value, period.rows[4]!.description.value]).toEqual(['Compra tarjeta\nLibrería Ñandú', 'Compra tarjeta\nLibrería Ñandú']);
    expect(period.isReconciled).toBe(true);
  });
});

it('a day that looks like a figure is one where another row has its day, whatever days the text beside it names', () => {
  const { rowLists, period } = readStatement(`
Kontoauszug 01.06.2021 bis 28.06.2021
Anfangssaldo                                           CHF 8'853.35
Saldo zu Ihren Gunsten                                 CHF 8'601.80
              SEPA-Basislastschrift
07.06         Mandat HS86313879                        CHF   218.33-
              Kartenzahlung
18.06         15.06.2021 12.44 Uhr                     CHF    33.22-`);
  expect(rowLists).toEqual([[['2021-06-07', '-218.33'], ['2021-06-18', '-33.22']]]);
  expect(period.isReconciled).toBe(true);
});

describe('days above rows whose texts name other days', () => {
  const head = `
Kontoauszug 1. Februar 2022 bis 28. Februar 2022
Anfangssaldo                                             500,00
1. Februar 2022
Baumarkt Werkgut                            -100,00      400,00

2. Februar 2022
Gutschrift Uwe                               +50,00      450,00


Kartenzahlung
Café Ziegel Erfurt
`;
  const foot = `


3. Februar 2022
Lastschrift Fitness                          -10,00      280,00
Endsaldo                                                 280,00`;
  const truth = [['2022-02-01', '-100.00'], ['2022-02-02', '50.00'], ['2022-02-02', '-160.00'], ['2022-02-03', '-10.00']];

  it('with its time, beside the figure', () => {
    expect(readStatement(`${head}01.02.2022 12.44 Uhr                        -160,00      290,00${foot}`).rowLists).toEqual([truth]);
  });

  it('alone beside the figure', () => {
    expect(readStatement(`${head}01.02.2022                                  -160,00      290,00${foot}`).rowLists).toEqual([truth]);
  });
});

it('two columns of days, of which the one runs up to the other', () => {
  const { rowLists, period } = readStatement(`
Statement January 1, 2020 to January 31, 2020
Opening balance                                          500.00
Posting date  Trans. date  Description                   Amount
Jan 10, 2020  Jan 8, 2020  Counter credit                724.36
Jan 13, 2020  Jan 13, 2020 T. Farrow                    -100.00
Jan 14, 2020  Dec 30, 2019 KESTREL FUEL                  -12.81
Closing balance                                         1,111.55`);
  expect(rowLists).toEqual([[['2020-01-10', '724.36'], ['2020-01-13', '-100.00'], ['2020-01-14', '-12.81']]]);
  expect(period.isReconciled).toBe(true);
});

it('the same days once more, from another balance, are another account, although nobody knows what its number is called', () => {
  const document = understandText(`
Extracto
FOLIO 6735777411
Periodo 1 de agosto de 2024 - 28 de agosto de 2024
Saldo inicial                              Saldo al corte
100.00                                     130.00
14/ago     Ingreso                                  +50.00      150.00
19/ago     Compra                                   -20.00      130.00
FOLIO 6735777419
Periodo 1 de agosto de 2024 - 28 de agosto de 2024
Saldo inicial                              Saldo al corte
900.00                                     870.00
16/ago     Ingreso                                  +10.00      910.00
23/ago     Compra                                   -40.00      870.00`);
  expect(document.accounts.map(({ periods }) => periods.map(({ startBalance, rows }) => [startBalance!.value, rows.length]))).toEqual([[[10000, 2]], [[90000, 2]]]);
});

describe('days beside days', () => {
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

  it('days at the end of texts are no days of booking above the rows, when the first rows stand before them', () => {
    const { rowLists } = readStatement(`
Statement 03/01/2021 - 03/31/2021
Opening balance 900.00
                                         Transaction
Transaction details                      date          Deposits     Withdrawals
PAYROLL ALDER FREIGHT                    03/01           500.00
LOFT 44 FURNITURE                        03/02                         100.00
Debit transfer R. de Souza refund of     03/15                         200.00
03/14
DIRECT DEBIT BRIGHTSPARK                 03/17                          50.00
Debit transfer M OKONKWO refund of       03/18                          30.00
03/16
KESTREL FUEL                             03/22                          20.00
Closing balance 1,000.00`);
    expect(rowLists[0]!.map(([date]) => date!.slice(8))).toEqual(['01', '02', '15', '17', '18', '22']);
  });
});

it('an entry whose reference follows the word for a kind of account is no account', () => {
  const document = understandText(`
Business Account CAD     Account no. 87230-4874619      Period 05/01/2020 - 05/31/2020
Name                       Details        Trans. date      Amount        Balance
                           Opening balance                                500.00

DIRECT CREDIT              V817493743
TIDEWATER                                 05/05/2020        50.00         550.00

CARD 4619 RED KETTLE       H475667982
CAFE                                      05/05/2020        50.00         600.00

Mobile deposit ref         K825978936
BY PHONE                                  05/06/2020       100.00         700.00

CASH WITHDRAWAL            H105775276
TORONTO                                   05/07/2020       -20.00         680.00`);
  expect(document.accounts.map(({ number, periods }) => [number, periods[0]!.rows.length])).toEqual([['87230-4874619', 4]]);
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

it('days and figures in the middle of texts head no rows where none are below them', () => {
  const { rowLists, period } = readStatement(`
Savings Account 86049944 GBP
Statement period 13 Dec 2020 through 15 Jan 2021
Previous statement balance     4,287.99
Balance at end of period       2,502.95

               Online payment PIPER ROOFING
14 Dec 2020                                          -1,703.00
               Invoice 437961
               CARD 9103 STREAMBOX
28 Dec 2020                                             -82.04
               CARDIFF ON 27 Dec`);
  expect(rowLists).toEqual([[['2020-12-14', '-1703.00'], ['2020-12-28', '-82.04']]]);
  expect(period.isReconciled).toBe(true);
});
