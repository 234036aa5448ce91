// Days in the descriptions of rows, which are none of the rows' own.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('days within texts', () => {
  it('a day in the text of several purchases is no heading over the rows below', () => {
    const { amounts, account } = readStatement(`
Statement starts 1 March 2024     Statement ends 28 March 2024    Account number 11-222-3344
Date         Particulars                        Debits     Credits      Balance
             Brought forward                                           1,000.00 Cr
1 Mar 2024   AGL SALES
             887712 ......................       10.00
             V4455 27/02 COLES 0423
             BRUNSWICK ...................       20.00                    970.00 Cr
3 Mar 2024   SALARY
             ACME ........................                  100.00
             V4455 27/02 COLES 0423
             BRUNSWICK ...................       30.00                  1,040.00 Cr
5 Mar 2024   TRANSFER
             RENT ........................       40.00                  1,000.00 Cr
6 Mar 2024   TRANSFER
             DINNER ......................        5.00                    995.00 Cr`);
    expect(amounts).toEqual(['-10.00', '-20.00', '100.00', '-30.00', '-40.00', '-5.00']);
    expect(account.periods[0]!.rows.map((row) => row.date?.value)).toEqual(['2024-03-01', '2024-03-01', '2024-03-03', '2024-03-03', '2024-03-05', '2024-03-06']);
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

  it('under days on lines of their own a text that begins with a day is text', () => {
    const { rows } = readStatement(`
Statement period 12/01/2021 to 12/31/2021
Opening balance 1,000.00
Closing balance 775.45
Transaction details               Debits    Credits     Balance
12/2/2021
GROCERS ALBANY                     10.30                 989.70
12/01/2021 card 1157               64.56                 925.14
12/6/2021
WAGES                                          31.90     957.04
Operator fee                       21.10                 935.94
12/9/2021
RENT                              160.49                 775.45`);
    expect(rows.map(([day]) => day)).toEqual(['2021-12-02', '2021-12-02', '2021-12-06', '2021-12-06', '2021-12-09']);
  });

  it('a row with a day in its text and another before its balance is no list of days', () => {
    expect(readStatement(`
17 December 2022 to 20 January 2023
Description                      Withdrawals     Deposits   Date       Balance
STARTING BALANCE                                            DEC17       100.00
COFFEE                                  5.00                DEC18        95.00
ATM OTTAWA ON Dec 17                   20.00                DEC19        75.00
TEA                                     5.00                DEC20        70.00`).rows).toEqual([['2022-12-18', '-5.00'], ['2022-12-19', '-20.00'], ['2022-12-20', '-5.00']]);
  });

  it('days at the end of the texts are those of the rows where no other are printed', () => {
    const within = (last: string): string => `
Account No. 5142-8812-0091
Statement Date 31/01/26
Transaction Description                            Amount      Statement Balance
BEGINNING BALANCE                                                        100.00
Petronas Card 01/01/26                              10.00-                90.00
DuitNow Out Siti 01/01/26                            5.00-                85.00
TNB Bill 05/01/26                                   15.00-                70.00
Gaji 15/01/26                                      100.00+               170.00
ENDING BALANCE                                                           ${last}
`;
    expect(readPeriods(within('170.00')).rows).toEqual([[['2026-01-01', -1_000], ['2026-01-01', -500], ['2026-01-05', -1_500], ['2026-01-15', 10_000]]]);
    expect(readPeriods(within('170.00')).badges).toEqual([true]);
    expect(readPeriods(within('171.00')).badges).toEqual([false]);
  });

  it('a second line that begins with "24/7" under rows dated by month names is no 24 July', () => {
    expect(readStatement(`
Statement 01 JUN 2026 to 30 JUN 2026
Date          Details                       Payments-out   Payments-in      Balance
              BALANCE FORWARD                                                500.00
03 JUN 2026   Contactless KESTREL FUEL
              24/7 PARKING                          4.99
              Contactless MOSS & VINE
              24/7 PARKING                          5.01                     490.00
05 JUN 2026   Cash deposit SLIGO                                  10.00       500.00
10 JUN 2026   Contactless PAPERWING
              24/7 PARKING                         20.00
              TRANSFER TO T FARROW                 30.00                     450.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-4.99', 'Contactless KESTREL FUEL / 24/7 PARKING'],
      ['2026-06-03', '-5.01', 'Contactless MOSS & VINE / 24/7 PARKING'],
      ['2026-06-05', '10.00', 'Cash deposit SLIGO'],
      ['2026-06-10', '-20.00', 'Contactless PAPERWING / 24/7 PARKING'],
      ['2026-06-10', '-30.00', 'TRANSFER TO T FARROW'],
    ]);
  });

  it('days below texts of two days with many rows each head no rows', () => {
    const rows = Array.from({ length: 24 }, (_, at) => `             Compra ${'ABCDEFGHIJKLMNOPQRTUVWXY'[at]}                 1,00D`);
    const withDay = (day: string): string => ['             Saque Evora              1,00D', `             ${day}`].join('\n');
    const days = readStatement(`
DATA         HISTORICO               VALOR R$
             SALDO ANTERIOR          100,00C
05/09/2020   Cheque                    1,00D
${withDay('30/08/2020')}
${rows.join('\n')}
             SALDO                    74,00C
06/09/2020   Cheque                    1,00D
${withDay('31/08/2020')}
${rows.join('\n')}
             SALDO                    48,00C`).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([day]) => day);
    expect(days).toEqual([...Array.from({ length: 26 }, () => '2020-09-05'), ...Array.from({ length: 26 }, () => '2020-09-06')]);
  });

  it('more rows have a day in their text than print their own', () => {
    const row = (at: number): string => `             Refund of deposit Jun ${20 + at}              1.00`;
    const day = (date: string): string => [`${date}   Cheque                              1.00`, ...[0, 1, 2, 3, 4].map(row)].join('\n');
    const { length } = readStatement(`
             Opening balance                   100.00
${day('2021-07-01')}
${day('2021-07-02')}
             Closing balance                   112.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).filter(([date]) => date === '2021-07-01');
    expect(length).toBe(6);
  });

  it('a date of another form in the date column is no date of a row', () => {
    expect(readStatement(`
Date          Details                       Paid out      Paid in      Balance
03 JUN 2026   KESTREL FUEL                      4.99                    495.01
24/7 PARKING  LEEDS
04 JUN 2026   MOSS & VINE                       5.01                    490.00
05 JUN 2026   Cash deposit                                  10.00       500.00`).lists[0]!.map(({ date, amount, description }) => [date, amount, description])).toEqual([
      ['2026-06-03', '-4.99', expect.stringContaining('KESTREL FUEL')],
      ['2026-06-04', '-5.01', 'MOSS & VINE'],
      ['2026-06-05', '10.00', 'Cash deposit'],
    ]);
  });

  it('a day before the day above it, close below a line, ends the text of a row', () => {
    const datesWith = (third: string): string[] => readStatement([
      'Statement 01-08-2024 to 31-08-2024', 'Details                    Out        In     Balance', 'Opening balance                             100.00',
      ...['01', '05', '09', '14'].flatMap((day, at) => ['', `${day}-08-2024`, '', `Shop                      1.00                ${99 - at}.00`]),
      '', '19-08-2024', '', 'Refund                               1.00    97.00', 'of the shop', third, '', 'Cash                      1.00                96.00',
      ...['20', '22'].flatMap((day, at) => ['', `${day}-08-2024`, '', `Shop                      1.00                ${95 - at}.00`]),
    ].join('\n')).lists[0]!.map(({ date, amount, description }) => [date, amount, description]).map(([date]) => date!);
    expect(datesWith('17-08-2024')).toEqual(datesWith('on Saturday'));
    expect(datesWith('on Saturday').slice(4, 6)).toEqual(['2024-08-19', '2024-08-19']);
  });

  it('a day that a description begins with is none of the row', () => {
    const { rows } = readStatement(`
Kontoauszug 01.03.2023 - 31.03.2023
Anfangssaldo 1.000,00
Endsaldo 850,00
Buchungstag   Vorgang                            Betrag
21.03.        Gehaltsumbuchung                   -10,00
              20.03.2023 12.44 Uhr               -30,00
              19.03.2023 12.44 Uhr               -30,00
22.03.        Scheck 7927                        -10,00
23.03.        Scheck 7928                        -10,00
              21.03.2023 12.44 Uhr               -10,00
27.03.        Scheck 7929                        -50,00`);
    expect(rows.map(([day]) => day)).toEqual(['2023-03-21', '2023-03-21', '2023-03-21', '2023-03-22', '2023-03-23', '2023-03-23', '2023-03-27']);
  });

  it('days of rows are no table beside them, although days and times of day stand in their texts', () => {
    const { rows } = readStatement(`
Kreditkarte EUR   Konto 5466 1544 8938 3326   Umsätze vom 1. Oktober 2025 bis 31. Oktober 2025
Saldo letzte Abrechnung 500,00
Rechnungsbetrag 380,00
\f
Buchungstag      Buchungstext                             Umsatz in EUR      Kontostand
28.10            girocard Café Ziegel                             10,00         -380,00
                 Lübeck Karte 3326
27.10            Kartenzahlung                                    20,00         -370,00
                 Bäckerei Ahrens Kassel
                 27.10.2025 12.44 Uhr
27.10            Zahlung erhalten, vielen Dank                  -200,00         -350,00
24.10            Kartenzahlung                                    30,00         -550,00
                 Bäckerei Ahrens Münster
                 24.10.2025 12.44 Uhr
24.10            Rückbuchung                                     -40,00         -520,00
                 Apotheke am Tor
                 vom 23.10.2025
23.10            Kartenzahlung                                    50,00         -560,00
                 Café Ziegel
                 22.10.2025 12.44 Uhr
22.10            girocard Apotheke am Tor                         10,00         -510,00`);
    expect(rows.map(([day]) => day?.slice(8))).toEqual(['28', '27', '27', '24', '24', '23', '22']);
  });

  it('days that begin texts are no second column of days where other rows begin there with words', () => {
    const { rows } = readStatement(`
Geschäftskonto EUR    Konto DE71793320499819523198    Umsätze vom 16.12.2023 bis 31.12.2023
16.12.2023    Kontostand am Anfang                          1.000,00
18.12.2023    Überweisung                        -10,00       990,00
              Kartenzahlung Buchhandlung
              16.12.2023 12.44 Uhr               -20,00       970,00
              Habenzinsen                          5,00       975,00
              Tankstelle                         -15,00       960,00
19.12.2023    17.12.2023 12.44 Uhr Bäckerei      -60,00       900,00
              Lastschrift                        -50,00       850,00
20.12.2023    Gehalt                             100,00       950,00
              Kartenzahlung Apotheke
              18.12.2023 12.44 Uhr               -50,00       900,00
31.12.2023    Schlusssaldo                                    900,00`);
    expect(rows.map(([day]) => day!.slice(8))).toEqual(['18', '18', '18', '18', '19', '19', '20', '20']);
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

  it('under days on lines of their own the day at the end of a text is text', () => {
    const { rows, period } = readStatement(`
Period 3 January 2022 to 31 January 2022
Opening balance 500.00
Details                              Paid out    Credits    Balance
3 January 2022
KESTREL FUEL                           20.00                 480.00
7 January 2022
BOOKSHOP                               30.00                 450.00
10 January 2022
BLUE FERN                              50.00                 400.00
LEEDS ON 07 Jan
REVERSAL                                           10.00     410.00
12 January 2022
RENT                                  100.00                 310.00`);
    expect(rows.map(([day]) => day!.slice(8))).toEqual(['03', '07', '10', '10', '12']);
    expect(period.isReconciled).toBe(true);
  });

  it('below days that head their rows a day in the column of the texts of a few rows is a text', () => {
    const { rows, period } = readStatement(`
Conta corrente BRL    Período 01/08/2020 - 31/08/2020
Saldo inicial 1.000,00
Saldo atual     825,00

Entidade                   Histórico                     Valor  D/C      Saldo
27/08/2020
Compra Farmácia Aroeira    L339512224                    30,00  D       970,00
Compra Padaria Jatobá      Jatobá Évora                  40,00  D       930,00
Compra Livraria Ipê        Livraria Ipê                  45,00  D       885,00
31/08/2020
Crédito salário            Gráfica Tucano               100,00  C       985,00
Levantamento Niterói       28/08/2020                    50,00  D       935,00
Levantamento Évora         30/08/2020                   110,00  D       825,00`);
    expect(rows.map(([day]) => day?.slice(8))).toEqual(['27', '27', '27', '31', '31', '31']);
    expect(period.isReconciled).toBe(true);
  });

  it('a day behind a word of the text is the text\'s, where the amounts stand left of it', () => {
    const { document } = readStatement(`
Kontoutskrift for perioden 10.12.2024 - 31.12.2024
Dato    Rentedato    Ut av konto    Inn på konto   Forklaring
                                          500,00   Saldo fra 09.12.2024
1012    1012               10,00                   Nettgiro til: Strøm Betalt: 11.11
1112    1112               20,00                   Nettgiro til: Strøm Betalt: 12.11
1212    1212               30,00                   Nettgiro til: Strøm Betalt: 13.11
1312    1312               40,00                   Nettgiro til: Strøm Betalt: 14.11
1412    1412                              50,00    Lønn
                                         450,00    Saldo i Deres favør`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['11', '12', '13', '14'].map((day) => `Nettgiro til: Strøm Betalt: ${day}.11`).concat('Lønn'));
  });

  it('labels in two languages before days and figures on further lines of rows that have theirs are text', () => {
    const row = (day: string, amount: string): string => `${day}-02     Kaart / Carte                          - ${amount}
          Bedrag / Montant: EUR 6${amount}
          Valutadatum / Date valeur: ${day}-02-2025
`;
    const { document } = readStatement(`
van 01-02-2025 tot 28-02-2025
Vorig saldo 31-01-2025                           + 100,00
${row('03', '10,00')}${row('04', '11,00')}${row('05', '12,00')}${row('06', '13,00')}
Nieuw saldo 28-02-2025                            + 54,00`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual([['03', '10'], ['04', '11'], ['05', '12'], ['06', '13']].map(([day, amount]) => `Kaart / Carte\nBedrag / Montant: EUR 6${amount},00\nValutadatum / Date valeur: ${day}-02-2025`));
  });
});

describe('a day behind a label, on the last line of a text', () => {
  const page = (number: string) => `
Zichtrekening  BE68 5390 0754 7034  EUR
Nr.  Datum    Omschrijving                                             Valuta               Bedrag
                Vorig saldo op 31-12-2025                                                   960,44 +
${number}1 02-01    Overschrijving in euro van UZ LEUVEN                     02-01            1.279,08 +
                LOON 01/2026
${number}2 04-01    Betaling met debetkaart nummer 6703 05XX XXXX X447       04-01               36,00 -
                DELHAIZE LEUVEN om 16.58 uur
                BETAALDATUM : 03-01-2026
${number}3 06-01    Betaling met debetkaart nummer 6703 05XX XXXX X447       05-01               70,29 -
                DELHAIZE LEUVEN om 15.31 uur
                BETAALDATUM : 04-01-2026
${number}4 07-01    Overschrijving in euro van UZ LEUVEN                     07-01              520,16 +
                LOON 01/2026
${number}5 09-01    Geldopneming in euro                                     09-01              123,46 -
                BANCONTACT LEUVEN om 13.05 uur
                Nieuw saldo op 31-01-2026                                                 2.529,93 +`;

  it('dates no row below it, and the days close behind the numbers of the rows do (wrong badge)', () => {
    for (const number of ['000', 'A00']) {
      const { rows, verdict } = readStatement(page(number));
      expect(rows.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-04', '2026-01-06', '2026-01-07', '2026-01-09']);
      expect(verdict).toBe('reconciled');
    }
  });

  it('dates none where the rows show their days of value only', () => {
    const { rows } = readStatement(page('000').replace(/^(000\d) \d\d-\d\d/gm, '$1      ').replace('Datum', '     '));
    expect(rows.map(([day]) => day)).toEqual(['2026-01-02', '2026-01-04', '2026-01-05', '2026-01-07', '2026-01-09']);
  });
});

it('a day in the texts of some rows is not that of booking because one of the others is misprinted (wrong badge)', () => {
  const page = (day: string): string => `
Account number 4401-88213      Statement period 12/14/2023 to 01/12/2024
DATE    DESCRIPTION                                         AMOUNT      BALANCE
        Beginning Balance                                             $1,000.00
12/14   Card Purchase          12/13 Safeway 4471 Boulder   -10.00       990.00
12/15   Orion Inc Payroll                                   200.00     1,190.00
12/18   Card Purchase          12/13 Safeway 4471 Boulder   -10.00     1,180.00
${day}   Card Purchase          12/13 Safeway 4471 Boulder   -10.00     1,170.00
12/21   Xcel Energy Bill Pymt                               -20.00     1,150.00
12/22   Card Purchase          12/13 Safeway 4471 Boulder   -10.00     1,140.00
12/27   Xcel Energy Bill Pymt                               -20.00     1,120.00
12/28   Card Purchase          12/13 Safeway 4471 Boulder   -10.00     1,110.00
01/02   Orion Inc Payroll                                   200.00     1,310.00
01/05   Card Purchase          12/13 Safeway 4471 Boulder   -10.00     1,300.00
        Ending Balance                                                $1,300.00`;
  const days = (text: string): (string | null)[] => readStatement(text).rows.map(([day]) => day);
  expect([readStatement(page('12/19')).badges, days(page('12/19'))[0]]).toEqual([[true], '2023-12-14']);
  expect([readStatement(page('12/09')).badges, days(page('12/09'))[0]]).toEqual([[false], '2023-12-14']);
});

it('the mark between the days of booking and value in one cell is no text', () => {
  expect(readStatement(`
Brukskonto 3601 44 81207    01.04.2025 - 30.04.2025
30.04.2025           Utgående saldo                970,00
28.04 / 27.04        Varekjøp REMA 1000            -10,00
07.04 / 05.04        Overføring SAMEIET 3          -40,00
04.04 / 04.04        Vipps K / O                   +20,00
01.04.2025           Inngående saldo             1 000,00`).texts).toEqual(['Varekjøp REMA 1000', 'Overføring SAMEIET 3', 'Vipps K / O']);
});
