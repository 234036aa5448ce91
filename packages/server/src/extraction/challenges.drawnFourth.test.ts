// What a fourth round of layouts drawn at random brought up.
import { describe, expect, it } from 'vitest';
import { documentOfText, readRows } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';
import { understand } from './understand.js';

it('a currency behind the side of a balance is no word of a row: values close above a table without headings', () => {
  const { rows, period } = readStatement(`
Rachunek: 65 9305 6625 2241 9376 2103 9260          Okres: 01-11-2023 do 30-11-2023
Saldo początkowe     Razem wpłaty     Suma wydatków    Saldo zamknięcia
7169,37 Ma zł        4618,84 zł       700,33 zł        11087,88 Ma zł

23-11-2023   PRZELEW OD Anna Kos         3618,84     11087,88 Ma
20-11-2023   POLECENIE ZAPŁATY            700,33      7469,04 Ma
17-11-2023   WPŁATOMAT                   1000,00      8169,37 Ma`);
  expect(rows).toEqual([['2023-11-23', '3618.84'], ['2023-11-20', '-700.33'], ['2023-11-17', '1000.00']]);
  expect([period.startBalance?.value, period.isReconciled]).toEqual([716937, true]);
});

describe('an A behind balances that are never overdrawn', () => {
  const statement = (title: string, closing: string, opening: string) => `
${title}        Periodo: 01/11/2024 - 30/11/2024
Data          Descrizione              Importo EUR
30/11/2024    ${closing}                  911,90 A
25/11/2024    PRELIEVO PARMA               -250,00
23/10/2024    INTERESSI                       6,63
01/11/2024    ${opening}                1.155,27 A`;

  it('is money on the account where the words of the page are Italian', () => {
    const { period, rows } = readStatement(statement('Estratto conto', 'Saldo finale', 'Saldo iniziale'));
    expect(rows.map(([, amount]) => amount)).toEqual(['-250.00', '6.63']);
    expect([period.startBalance?.value, period.endBalance?.value, period.isReconciled]).toEqual([115527, 91190, true]);
  });

  it('may be either side where they are not', () => {
    const { period } = readStatement(statement('Extracto', 'Saldo final', 'Saldo anterior'));
    expect([period.isReconciled, period.proof.openQuestions.map(({ about }) => about)]).toEqual([false, ['signs']]);
  });
});

it('day and month alone over their rows are no figures where figures have points, too', () => {
  const { rows, period } = readStatement(`
Hesap no 26168910        01.08.2020 - 31.08.2020
İşlem açıklaması                 Borç      Giren
Açılış bakiyesi                           913.36
03.08
GİDEN EFT                      792.00
04.08
PETROL İZMİR                    46.03
MAAŞ                                      141.73
06.08
KİTABEVİ                        31.08
Kapanış bakiyesi                          185.98`);
  expect(rows).toEqual([['2020-08-03', '-792.00'], ['2020-08-04', '-46.03'], ['2020-08-04', '141.73'], ['2020-08-06', '-31.08']]);
  expect(period.isReconciled).toBe(true);
});

it('days with the amounts of their rows, in the middle of texts that end in figures, are no heads with balances', () => {
  const { rows } = readStatement(`
Account no. 20926404        01 May 19 to 31 May 19
Balance at start of period 1,000.00     Closing balance 474.12
Withdrawals
Date         Description                                 Amount
             Online payment BRAMBLE
20 May 19                                                403.00
             Invoice 375070

             AUTOPAY PULSE GYM
29 May 19                                                122.88
             Invoice dated 26 May for 2,497.47`);
  expect(rows).toEqual([['2019-05-20', '-403.00'], ['2019-05-29', '-122.88']]);
});

it('the labels of a summary, one of them called transactions, head no rows below it', () => {
  const { rows, period } = readStatement(`
Credit Card USD Account 5227 5963 3781 6311     December 15, 2019 to January 13, 2020
Previous statement balance   Payments received   New transactions       New balance
2,387.88                     600.20              290.48                 2,078.16

12/16/2019  REFUND KESTREL FUEL                                         600.20 CR
12/16/2019  PAPERWING BOOKS                                             108.13
            Foreign amount           USD 1,713.95
12/17/2019  SUNDRY HARDWARE                                              48.75
            Foreign amount           USD 1,865.72
12/18/2019  FERRYMAN TAXI                                               133.60
            Foreign amount           USD 2,149.60`);
  expect(rows.map(([, amount]) => amount)).toEqual(['600.20', '-108.13', '-48.75', '-133.60']);
  expect(period.isReconciled).toBe(true);
});

it('a small figure with the star of a note is no day', () => {
  const { rows } = readStatement(`
Konto CH99 6978 3894        01.10.24 - 31.10.24
Anfangssaldo 100.00        Endsaldo 106.98
Datum       Verwendungszweck           Betrag CHF
22.10.24    Zinsgutschrift                   4.91
28.10.24    Habenzinsen                     2.07*
* Entgelte`);
  expect(rows).toEqual([['2024-10-22', '4.91'], ['2024-10-28', '2.07']]);
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

it('the number of a card above the rows of the next page is no sum where figures have no decimals', () => {
  const { rows, period } = readStatement(`
Hitelkártya 5560 9846 1275 9218      2024. november 1. - 2024. november 30.
Előző egyenleg                           24.663
Új egyenleg                              21.123
Dátum      Leírás              Terhelés  Jóváírás
11.04      Befizetés                       15.460
11.05      Vásárlás               3.105
11.11      Vásárlás               5.908
\fMecsek Bank Zrt.             5560 9846 1275 9218
11.15      Vásárlás               8.546
11.18      Befizetés                        5.639`);
  expect(rows.map(([, amount]) => amount)).toEqual(['15460', '-3105', '-5908', '-8546', '5639']);
  expect(period.isReconciled).toBe(true);
});

it('"Payment" before a wide space, as typewriters have it, is a word of a text and no side', () => {
  const { pages, ...model } = documentOfText(`
Credit Card 5649 3298 5200 7229        01/11/2020 to 30/11/2020
Previous balance 803.98                Closing balance 715.18
Purchases and debits
Date         Details                                 Amount
03/11/2020   RED KETTLE CAFE                          55.14
04/11/2020   CITYHOP TRANSIT                         101.91
Payments and other credits
Date         Details                                   Amount
16/11/2020   Payment received 15 Nov                   245.85`);
  const wide = pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, fontSize: 8 })) }));
  const document = understand({ ...model, pages: wide });
  expect(readRows(document)[0]!.map(({ amount }) => amount)).toEqual(['-55.14', '-101.91', '245.85']);
});

it('below the balance that rows began with, where the newest comes first, a list of fees is of none of them', () => {
  const { rows, period } = readStatement(`
Cuenta 3671173120      01/02/2019 al 28/02/2019
Fecha        Concepto              Cargos    Abonos       Saldo
28/02/2019   Saldo final                                 488.41
01/02/2019   Saldo inicial                               488.41

Comisiones y gastos

Mantenimiento                        27.75
Administración                       36.00
Descubierto                          37.20`);
  expect([rows, period.isReconciled]).toEqual([[], true]);
});

it('a list of fees in a column of its own, below rows that have their days from lines above them, is of none of them', () => {
  const { rows, period } = readStatement(`
Konto CH63 4268 2351 5607 5604 7
Auszugszeitraum: 01.10.2025 - 31.10.2025
Saldovortrag                1 195.83
Schlusssaldo                4 126.73
01.10.2025
Überweisung Klara Voss                             -1 432.00
10.10.2025
GEHALT Steuerbüro Quast                             4 387.76
30.10.2025
girocard Bäckerei Ahrens                              -24.86
Entgeltaufstellung
Kontoführung                   24.41
Buchungsposten                  7.83
Sollzinsen                     22.86`);
  expect(rows.map(([, amount]) => amount)).toEqual(['-1432.00', '4387.76', '-24.86']);
  expect([period.startBalance?.value, period.isReconciled]).toEqual([119583, true]);
});

it('a day that a further line of a text begins with is none of the row, indented or on more lines than have a day of their own', () => {
  const { rows } = readStatement(`
Kontoauszug 01.03.2023 - 31.03.2023
Anfangssaldo 1.000,00
Endsaldo 850,00
Buchungstag   Vorgang                            Betrag
              Kartenzahlung
21.03.          21.03.2023 12.44 Uhr             -10,00
              Kartenzahlung
                20.03.2023 12.44 Uhr             -30,00
              Kartenzahlung
                19.03.2023 12.44 Uhr             -30,00
22.03.        Scheck 7927                        -10,00
23.03.        Scheck 7928                        -10,00
              Kartenzahlung
                21.03.2023 12.44 Uhr             -10,00
              Scheck 7928                        -10,00
27.03.        Scheck 7929                        -40,00`);
  expect(rows.map(([day]) => day)).toEqual(['2023-03-21', '2023-03-21', '2023-03-21', '2023-03-22', '2023-03-23', '2023-03-23', '2023-03-23', '2023-03-27']);
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

it('fees that are listed once more below the rows are none, although they stand in the columns of the table', () => {
  const { rows, period } = readStatement(`
Statement 1 May 2026 to 31 May 2026
Date          Details          Paid out    Paid in     Balance
04 May 2026   COFFEE BAR          10.00                  90.00
05 May 2026   MONTHLY FEE          5.00                  85.00
06 May 2026   SALARY                        300.00      385.00
14 May 2026   TRANSFER FEE         2.50                 382.50
29 May 2026   FERRY               20.00                 362.50

Fees and charges
05 May 2026   MONTHLY FEE          5.00
14 May 2026   TRANSFER FEE         2.50`);
  expect(rows).toHaveLength(5);
  expect(period.proof.status).toBe('reconciled');
});
