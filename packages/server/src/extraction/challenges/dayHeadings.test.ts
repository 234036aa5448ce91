// Days on lines of their own, over the rows that they date, and rows that print no day or none that can be read.
import { describe, expect, it } from 'vitest';
import { understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('rows without a day of their own', () => {
  it('days close before the texts of their rows are theirs where others stand on lines of their own', () => {
    const { rows } = readStatement(`
Statement date: 20 January 2024
Date     Description                               Paid out    Paid in     Balance
2023     Balance from statement 60 dated 20/12/2023                       1,000.00
21 Dec
         BLUEFIN FISHMONGER                           10.00
         TESCORA STORES                               20.00                 970.00
23 Dec
         ALDERGATE BAKERY                             30.00
         STREAMIO PLAN                                10.00                 930.00
2024
02 Jan
         PAYROLL                                                  100.00  1,030.00
05 Jan   TRAILHEAD OUTDOOR                            30.00               1,000.00
06 Jan Contactless GREENLEAF GROCERS                  20.00                 980.00
07 Jan Contactless CITY PARKING                       10.00
         RENT SHARE                                               100.00
         COUNCIL TAX                                  50.00               1,020.00
End balance                                                               1,020.00`);
    expect(rows.map(([day]) => day)).toEqual(['2023-12-21', '2023-12-21', '2023-12-23', '2023-12-23', '2024-01-02', '2024-01-05', '2024-01-06', '2024-01-07', '2024-01-07', '2024-01-07']);
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

  it('a heading that says it is the day of booking goes before the value dates of the rows', () => {
    const { period, rows } = readStatement(`
Angaben zu den Umsätzen              Valuta    zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand                                                         500,00
Buchungsdatum: 02.04.2021
Kartenzahlung                        01.04               57,25
Miete                                30.03              151,30
Buchungsdatum: 05.04.2021
Gehalt                               03.04                               146,00
Buchungsdatum: 07.04.2021
Strom                                06.04               37,45
Buchungsdatum: 08.04.2021
Bargeld                              07.04              100,00
Neuer Kontostand                                                         300,00`);
    expect(rows).toEqual([['2021-04-02', '-57.25'], ['2021-04-02', '-151.30'], ['2021-04-05', '146.00'], ['2021-04-07', '-37.45'], ['2021-04-08', '-100.00']]);
    expect(period.rows[0]!.date2!.value).toBe('2021-04-01');
  });

  it('rows of a day with much white between them, their figures beside the last line, are of that day', () => {
    const { rows, period } = readStatement(`
Statement period 1 June 2022 to 30 June 2022
Opening balance 500.00
Date         Details                 Amount    Balance


1 Jun 2022   GROCERS                 -20.00     480.00


             CARD PAYMENT
             BAKERY                  -30.00     450.00


             RENT                   -100.00     350.00


7 Jun 2022   WAGES                    50.00     400.00`);
    expect(rows).toEqual([['2022-06-01', '-20.00'], ['2022-06-01', '-30.00'], ['2022-06-01', '-100.00'], ['2022-06-07', '50.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a first row whose day was not read is a row without a day, and no opening balance', () => {
    const { rows, period } = readStatement(`
Current Account EUR    Account 89597307    Statement period 01 Apr 2022 - 30 Apr 2022
Details                                  Paid out     Paid in     Balance
1st of the month of fools
Cash withdrawal                             20.00                   80.00
4 April 2022
Hargreaves invoice                                      50.00      130.00
5 April 2022
Council rates                               40.00                   90.00
Bakery                                       5.00                   85.00`);
    expect(rows).toEqual([[null, '-20.00'], ['2022-04-04', '50.00'], ['2022-04-05', '-40.00'], ['2022-04-05', '-5.00']]);
    expect(period.isReconciled).toBe(false);
  });

  it('what stands among the days of the other rows and is none that can be read keeps the badge back', () => {
    const statement = (day: string): string => `
Period covered 1 March 2025 to 31 March 2025
Opening balance 100.00
Date      Details            Amount     Balance
3 Mar     GROCERS            -20.00       80.00
5 Mar     WAGES               50.00      130.00
${day}     RENT              -100.00       30.00
9 Mar     REFUND              10.00       40.00`;
    expect(readStatement(statement('7 Mar')).period.isReconciled).toBe(true);
    expect(readStatement(statement('7 Mqr')).period.isReconciled).toBe(false);
    expect(readStatement(statement('     ')).period.isReconciled).toBe(true);
  });

  it('a row that prints its value date only was booked on the day of the row above', () => {
    const { rows, period } = readStatement(`
Kontoauszug 01.04.2026 - 30.04.2026
Datum       Text                  Gutschrift   Lastschrift   Valuta      Saldo
31.03.26    Kontostand                                                 1 000.00
02.04.26    GIRO POST                            200.00      02.04.26
            GUTSCHRIFT               300.00                  01.04.26  1 100.00
04.04.26    GIRO POST                             50.00      04.04.26
            BARGELDBEZUG                          25.00      31.03.26  1 025.00
30.04.26    Kontostand                                                 1 025.00`);
    expect(rows).toEqual([['2026-04-02', '-200.00'], ['2026-04-02', '300.00'], ['2026-04-04', '-50.00'], ['2026-04-04', '-25.00']]);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('where no row of a page has a day of its own and all others have one, the days are in question', () => {
    const { period } = readStatement(`
Statement 01.10.2026 - 31.10.2026
Date         Details                Amount
             Opening balance      1,000.00
01.10.2026   CHARGE                 -10.00
02.10.2026   CHARGE                 -20.00
02.10.2026   SALARY                 300.00
03.10.2026   CHARGE                 -40.00
05.10.2026   CHARGE                 -40.00
\fDate         Details                Amount
06/X         CHARGE                 -50.00
07/X         CHARGE                 -60.00
08/X         CHARGE                 -30.00
             Closing balance      1,050.00`);
    expect(period.proof.status).not.toBe('reconciled');
    expect(period.proof.explanation).toContain('No row of page 2 has a day of its own');
  });

  it('rows under a dated balance that was brought forward are of its day', () => {
    const { rows, period } = readStatement(`
Date of Statement 5 Feb 2026
Date          Details                    Debit      Credit      Balance
5 Jan 2026    BALANCE FORWARD                                    200.00
              RENT                       50.00
              WAGES                                100.00        250.00
6 Jan 2026    TEA                        10.00                   240.00
7 Jan 2026    COFFEE                      5.00                   235.00`);
    expect(rows).toEqual([['2026-01-05', '-50.00'], ['2026-01-05', '100.00'], ['2026-01-06', '-10.00'], ['2026-01-07', '-5.00']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('date carry-forward: printed on the first row of the day only', () => {
    expect(readStatement(`
Date        Description              Paid out     Paid in      Balance
            BALANCE BROUGHT FORWARD                             100.00
02 May 26   COFFEE                        5.00
            TEA                           4.00                   91.00
03 May 26   SALARY                                 200.00       291.00`).rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '200.00']]);
  });

  it('so too where all that came in stands on further rows of its days, and ends behind its heading', () => {
    expect(readStatement(`
Date        Description              Paid out    Paid in            Slip no       Balance
02 May 26   COFFEE                       5.00                       D673408149     95.00
            SALARY                                      200.00      T450501785    295.00
03 May 26   RENT                       150.00                       G449314458    145.00
04 May 26   TEA                          4.00                       Q245826943    141.00
            REFUND                                       10.00      U959773498    151.00`).rows.map(([, amount]) => amount)).toEqual(['-5.00', '200.00', '-150.00', '-4.00', '10.00']);
  });

  it('dates as headings over the rows', () => {
    expect(readStatement(`
Account 8449-9607610 kr
onsdag 28 september 2026
Automat                          638,33 kr
Redovisning                   26 832,23 kr
tisdag 27 september 2026
Autogiro                     -1 441,44 kr
Hyra                        -12 195,00 kr`).rows).toEqual([['2026-09-28', '638.33'], ['2026-09-28', '26832.23'], ['2026-09-27', '-1441.44'], ['2026-09-27', '-12195.00']]);
  });

  it('days above their rows go on over a page break, though a footer far below the last row stands between and no headings follow', () => {
    expect(readStatement(`
Polderbank   Rekening NL31 PLDR 0417 1643 00
Periode 01-02-2024 t/m 29-02-2024     Vorig saldo 903,11     Nieuw saldo 2.956,17
     Naam / omschrijving                    Bedrag
1 februari 2024
     Albert                                   4,95 Af
     Betaalautomaat
3 februari 2024
     De Groot                             2.158,23 Bij
     Salaris
20 februari 2024
     Albert                                   3,94 Af
     Betaalautomaat


Polderbank N.V. Statutair gevestigd te Lelystad
\fRekening NL31 PLDR 0417 1643 00 (vervolg)
     Albert                                  75,28 Af
     Betaalautomaat
     Ziggonet                                21,00 Af
     IBAN: NL14INGB000562362
23 februari 2024
     Tikkertje                               35,00 Bij
     Etentje
24 februari 2024
     Ziggonet                                35,00 Af
     Incasso`).rowLists).toEqual([[['2024-02-01', '-4.95'], ['2024-02-03', '2158.23'], ['2024-02-20', '-3.94'], ['2024-02-20', '-75.28'], ['2024-02-20', '-21.00'], ['2024-02-23', '35.00'], ['2024-02-24', '-35.00']]]);
  });

  it('interest without a day, under a title of its own, is of the last day and not of the row above the title', () => {
    const { rowLists, period } = readStatement(`
Jan 1, 2026 - Jan 31, 2026      Credit Card      Minimum Payment Due $35.00      Credit Limit $8,000.00
Previous Balance            $100.00
Payments                   -$50.00
Transactions                $25.00
Interest Charged             $2.00
New Balance                 $77.00
Payments and Credits
Date       Description                 Amount
Jan 5      PAYMENT                     -$50.00
Transactions
Date       Description                 Amount
Jan 6      GROCER                       $10.00
Jan 7      BAKER                        $15.00
Interest Charged
Interest Charge on Purchases             $2.00`);
    expect(rowLists).toEqual([[['2026-01-05', '50.00'], ['2026-01-06', '-10.00'], ['2026-01-07', '-15.00'], ['2026-01-31', '-2.00']]]);
    expect(period.rows[3]!.date!.source.means).toBe('inferred');
  });

  it('a day of booking over rows that print two others is the rows\' day, whatever column it stands over', () => {
    const { rows } = readStatement(`
Statement 01/03/2026 - 31/03/2026
Opening balance                                              100.00
Paid        Value date    Payee                             Amount
Booking date   02.03.2026
01.03.      03.03.        SHOP ONE                           10.00-
Booking date   05.03.2026
04.03.      05.03.        SHOP TWO                           20.00-
05.03.      05.03.        WAGES                              50.00+
Booking date   09.03.2026
06.03.      09.03.        SHOP SIX                            5.00-
Closing balance                                              115.00`);
    expect(rows).toEqual([['2026-03-02', '-10.00'], ['2026-03-05', '-20.00'], ['2026-03-05', '50.00'], ['2026-03-09', '-5.00']]);
  });

  it('a day alone is the day of booking where rows print only the day that counts for interest', () => {
    const { rows } = readStatement(`
Saldo vorig afschrift op 31-12-2025                   + 100,00 EUR
nr.    Omschrijving                   Valuta      Bedrag (EUR)
02-01-2026
0001   OVERSCHRIJVING HUUR            03-01          - 20,00
0002   BETALING DELHAIZE              03-01          - 10,00
0003   BETALING COLRUYT               03-01           - 4,00
       01-01-2026
0006   BETALING OKAY                  03-01           - 1,00
05-01-2026
0004   LOON                           06-01          + 50,00
0005   BETALING LIDL                  06-01           - 5,00
Nieuw saldo op 05-01-2026                             + 110,00 EUR`);
    expect(rows).toEqual([['2026-01-02', '-20.00'], ['2026-01-02', '-10.00'], ['2026-01-02', '-4.00'], ['2026-01-02', '-1.00'], ['2026-01-05', '50.00'], ['2026-01-05', '-5.00']]);
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

  it('days at the right end of the page, over texts whose figures stand beside their last lines', () => {
    expect(readStatement(`
Afschrift 4 van 2021
Uw saldo op 31-10-2021 was € 500,00. Uw saldo op 30-11-2021 is € 760,40.

Omschrijving                   Af/Bij     Bedrag EUR
                                          1 november
Energie
NL22RABO4948789609
Kenmerk 107528083              Bij            416,05
                                          4 november
Bakker
Pasvolgnr 008 04/11/2021 22:16
Betaalautomaat                 Af              69,65
Kapper
Pasvolgnr 008 05/11/2021 09:16
Betaalautomaat                 Af              20,00
                                          9 november
Bakker
Pasvolgnr 008 09/11/2021 22:16
Betaalautomaat                 Af              66,00
`).rows).toMatchObject([['2021-11-01', '416.05'], ['2021-11-04', '-69.65'], ['2021-11-04', '-20.00'], ['2021-11-09', '-66.00']]);
  });

  it('days named as those of booking, over rows that print their day of value, among more balances and sums than rows', () => {
    const { rows, verdicts } = readStatement(`
Tiliote Kausi 02.01.2024 - 12.01.2024
Viite              Nro   Saaja / Maksaja            Arvopäivä          Määrä
                         Saldo 01.01.2024                            944,73 +
                         Kirjauspäivä 04.01.2024
2401045869JA0284   1     OTTO. 96547 HELSINKI       04.01.            27,75 -
                         AUTOMAATTINOSTO
                         Saldo                                       916,98 +
                         Kirjauspäivä 07.01.2024
2401075869JW9196   2     FORTUM MARKETS OY          07.01.           190,78 -
                         VIITE 442603265
                         Saldo                                       726,20 +
                         Kirjauspäivä 08.01.2024
2401085869HY9102   3     OTTO. 02340 HELSINKI       07.01.            49,38 -
                         Saldo                                       676,82 +

Panot yhteensä 0 kpl            0,00 +
Otot yhteensä 3 kpl           267,91 -`);
    expect(rows).toEqual([['2024-01-04', '-27.75'], ['2024-01-07', '-190.78'], ['2024-01-08', '-49.38']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('days behind a word that nobody knows, over rows that show the days on which they count (wrong badge)', () => {
    const page = (days: readonly [string, string, string]): string => `
Account 12345678        1 May 2024 to 31 May 2024
Opening balance 100.00      Closing balance 105.00
Text                      Value date           Amount
Zorvat ${days[0]}
CAFE                      02.05.2024           -10.00
WAGES                     03.05.2024            60.00
Zorvat ${days[1]}
RENT                      05.05.2024           -30.00
SHOES                     06.05.2024           -20.00
Zorvat ${days[2]}
REFUND                    07.05.2024             5.00`;
    const read = (days: readonly [string, string, string]) => readStatement(page(days)).rows.map(([day]) => day?.slice(5));
    expect(read(['03.05.2024', '06.05.2024', '08.05.2024'])).toEqual(['05-03', '05-03', '05-06', '05-06', '05-08']);
    expect(read(['03.05.2024', '03.05.2024', '08.05.2024'])).toEqual(['05-02', '05-03', '05-05', '05-06', '05-07']);
  });

  it('words that stand beside some days and without a day elsewhere are the upper lines of texts', () => {
    const { texts, rows, verdicts } = readStatement(`
From September 15, 2026 to October 14, 2026
Date     Description                          Withdrawals ($)  Deposits ($)  Balance ($)
         Opening Balance                                                        1,000.00
16 Sep   Contactless purchase - 8821
         NORTHERN GROCER                              10.00
         Contactless purchase - 8821
         HARBOUR TRANSIT                              20.00                       970.00
17 Sep   Contactless purchase - 8821
         PINE PHARMACY                                30.00                       940.00
18 Sep   Payroll Deposit
         BOREAL DESIGN                                               100.00
         Contactless purchase - 8821
         LAKE DINER                                   40.00                     1,000.00
21 Sep   Contactless purchase - 8821
         LAKE DINER                                    5.00                       995.00
         Closing Balance                                                          995.00`);
    expect(rows.map(([day]) => day)).toEqual(['2026-09-16', '2026-09-16', '2026-09-17', '2026-09-18', '2026-09-18', '2026-09-21']);
    expect(texts.slice(0, 3)).toEqual(['Contactless purchase - 8821 / NORTHERN GROCER', 'Contactless purchase - 8821 / HARBOUR TRANSIT', 'Contactless purchase - 8821 / PINE PHARMACY']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('days with the month first that head rows over the end of a month', () => {
    const { rows, texts, verdicts } = readStatement(`
Statement period January 1, 2023 - February 28, 2023
DESCRIPTION                                WITHDRAWALS    DEPOSITS     BALANCE
Beginning balance                                                     1,000.00
01-19-2023
KESTREL FUEL BOISE ID                            56.60                  943.40
01-23-2023
PIXELPOST CLOUD AUSTIN TX                        41.93                  901.47
01-25-2023
TRANSFER FROM T FARROW                                     139.77     1,041.24
01-30-2023
DIRECT CREDIT HALCYON PRINT WORKS                          329.98     1,371.22
02-01-2023
STREAMBOX BOISE ID                               19.70                1,351.52
02-06-2023
BILL PAYMENT GREENLEAF SUPPLY                    94.00                1,257.52
02-09-2023
PULSE GYM                                        57.52                1,200.00
Closing balance                                                       1,200.00`);
    expect(rows.map(([day]) => day)).toEqual(['2023-01-19', '2023-01-23', '2023-01-25', '2023-01-30', '2023-02-01', '2023-02-06', '2023-02-09']);
    expect(texts[3]).toBe('DIRECT CREDIT HALCYON PRINT WORKS');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('an advertisement between two rows of one day, with as much white as between all lines, ends nothing', () => {
    const lines = ['Account 26480984-38902993', 'Opening balance   1,000.00', 'No   Text                     Debit     Credit    Balance',
      '19 December 2024', '1    Kiosk Hajnal             100.00              900.00', '2    Pharmacy Rozsa            50.00              850.00', '23 December 2024', '3    Salary                            500.00   1,350.00',
      'Ask for a personal loan in our mobile app.', '4    Rent                     350.00            1,000.00', '30 December 2024', '5    Garage                   100.00              900.00', 'Closing balance   900.00'];
    const { rows, isReconciled } = readStatement(lines.join('\n\n\n'));
    expect(rows.map(([day]) => day)).toEqual(['2024-12-19', '2024-12-19', '2024-12-23', '2024-12-23', '2024-12-30']);
    expect(isReconciled).toBe(true);
  });

  it('a day at the foot of a page, above its number, heads the rows on the next page (wrong badge)', () => {
    const page = (label: string): string => `
Konto DE44200400600533112200   EUR
Angaben zu den Umsätzen          Valuta   zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand vom 27.02.2026                                       500,00
${label}02.03.2026
Dauerauftrag                     02.03.            10,00-
${label}04.03.2026
Dauerauftrag                     04.03.            20,00-
Gutschrift                       04.03.                                 5,00
${label}06.03.2026
Lastschrift                      05.03.            30,00-
${label}11.03.2026
                                                                   Seite 1/2
\fAngaben zu den Umsätzen          Valuta   zu Ihren Lasten   zu Ihren Gunsten
Dauerauftrag                     11.03.            40,00-
${label}13.03.2026
Gutschrift                       13.03.                                15,00
Neuer Kontostand vom 31.03.2026                                       420,00
                                                                   Seite 2/2
`;
    for (const label of ['Buchungsdatum: ', 'Vom Tage ']) {
      const { rows, badges } = readStatement(page(label));
      expect(rows.map(([day]) => day)).toEqual(['2026-03-02', '2026-03-04', '2026-03-04', '2026-03-06', '2026-03-11', '2026-03-13']);
      expect(badges).toEqual([true]);
    }
  });

  it('numbers of rows before "CHEQUE 2018", where the days above are "12 mai 2022", are no days', () => {
    const { rows, badges } = readStatement(`
Compte n° 70463009053   Période du 1 mai 2022 - 31 mai 2022
N°   Libellé de l'opération               Débits     Crédits       Solde
     Solde précédent                                              500,00
12 mai 2022
9    PRLV EAU DE LA VALLEE                 70,60                  429,40
10   CHEQUE 2018                                      100,00      529,40
24 mai 2022
11   CHEQUE 2021                           29,40                  500,00
12   CARTE CAFE DU PHARE                   50,00                  450,00
     Nouveau solde                                                450,00`);
    expect(rows.map(([day]) => day)).toEqual(['2022-05-12', '2022-05-12', '2022-05-24', '2022-05-24']);
    expect(badges).toEqual([true]);
  });

  it('weekdays of two words and of one, and the ordinal of the first of a month, are of one form', () => {
    const { rows, badges } = readStatement(`
Conta 458812-9   1 de março de 2026 a 31 de março de 2026
Saldo anterior                        R$ 3.221,18
Domingo, 1º de março
Pix enviado Maria Souza                  R$ -44,88
Quarta-feira, 4 de março
Tarifa pacote                             R$ 99,92
Quinta-feira, 5 de março
Tarifa pacote                           R$ -206,65
Sexta-feira, 6 de março
Compra no débito                         R$ 361,12
Saldo final                            R$ 3.430,69`);
    expect(rows.map(([day]) => day)).toEqual(['2026-03-01', '2026-03-04', '2026-03-05', '2026-03-06']);
    expect(badges).toEqual([true]);
  });

  it('days that say how many rows stand below them, in words nobody knows: these are no texts', () => {
    const { document, rows, badges } = readStatement(`
Llogaria AL47 2121 1009 0000 0002 3569 8741 EUR
Periudha: 01.09.2025 - 30.09.2025
Gjendja fillestare: 1.000,00
Gjendja përfundimtare: 1.085,00
Përshkrimi                         Debi         Kredi         Gjendja
04.09.2025 (3 veprime)
Kthim CONAD                                     50,00        1.050,00
Page Logjistik                                 100,00        1.150,00
Komision                          15,00                      1.135,00
07.09.2025 (1 veprim)
Blerje POS                        40,00                      1.095,00
TIRANE
29.09.2025 (2 veprime)
Pagese fature                     20,00                      1.075,00
OSHEE
Kthim CONAD                                     10,00        1.085,00`);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Kthim CONAD', 'Page Logjistik', 'Komision', 'Blerje POS\nTIRANE', 'Pagese fature\nOSHEE', 'Kthim CONAD']);
    expect([rows.map(([day]) => day!.slice(-2)), badges]).toEqual([['04', '04', '04', '07', '29', '29'], [true]]);
  });
});
