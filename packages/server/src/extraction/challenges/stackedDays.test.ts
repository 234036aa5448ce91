// Rows with two days, one under the other: which is that of booking, and whose figures stand beside it.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('two days over each other', () => {
  const rows = (first: string): string => `
Statement period 1 March 2025 to 31 March 2025
Date posted
Value date    Description                     Amount     Balance
1 Mar 2025    Opening balance                             100.00
4 Mar 2025    TRANSFER FROM P MARSH
3 Mar 2025                                     20.00      120.00
5 Mar 2025    ${first}
3 Mar 2025                                    -10.00      110.00
6 Mar 2025    BAKERY LEEDS
4 Mar 2025                                    -10.00      100.00
7 Mar 2025    BAKERY YORK
5 Mar 2025                                    -10.00       90.00
31 Mar 2025   Closing balance                              90.00
`;

  it('letters before a long run of digits are a reference, no currency', () => {
    expect(readStatement(rows('DD TELECOM REF BS62043386')).rows.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('two rows are enough where the headings name both days', () => {
    const { rows, isReconciled } = readStatement(`
Business Checking USD     Account no. 629847622382     10/01/2024 to 10/31/2024
Previous balance                                      New balance
$4,146.12                                             $4,170.07
Date posted            Description                        Posted
Value date      Type   or details                         amount       Balance
Oct 07                 TRANSFER TO J HARGREAVES
Oct 06          ACH                                      -371.01      3,775.11

Oct 07                 DEPOSIT
Oct 06          DEP                                       394.96      4,170.07
`);
    expect([rows, isReconciled]).toEqual([[['2024-10-07', '-371.01'], ['2024-10-07', '394.96']], true]);
  });

  it('an only row under headings of both days', () => {
    const one = rows('DD TELECOM').replace(/5 Mar[^]*90\.00\n31/, '31').replace(/90\.00\n$/, '120.00\n');
    expect(readStatement(one).rows.map(([date]) => date)).toEqual(['2025-03-04']);
  });

  it('where days with a text have no figures and figures have days of their own, the badge is kept back', () => {
    const two = rows('DD TELECOM').replace('Date posted', 'Fecha asiento').replace(/6 Mar[^]*90\.00\n31/, '31').replace(/90\.00\n$/, '110.00\n');
    const { period } = readStatement(two);
    expect([period.rows.length, period.proof.status]).toEqual([2, 'unknown']);
  });

  it('a figure that ends before those of the rows is of a text', () => {
    expect(readStatement(rows('DD TELECOM REF 62,043.86')).rows.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('a list of the balances of days below does not unsettle how the rows are set', () => {
    const { rows: read2 } = readStatement(`${rows('GROCERS')}
Balances of days
4 Mar 2025   120.00     5 Mar 2025   110.00
6 Mar 2025   100.00
`);
    expect(read2.map(([day]) => day)).toEqual(['2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']);
  });

  it('a second day under the first and a third in its text are all of one row', () => {
    const { rows } = readStatement(`
Buchung      Buchung / Verwendungszweck                    Betrag (EUR)
Valuta
01.03.2026   Kartenzahlung MARKT                                 -89,58
28.02.2026   2026-03-01 16:47 Debitk.0
02.03.2026   Überweisung Kern                                    -13,49
02.03.2026   SVWZ RG
03.03.2026   Gutschrift Paul                                   1.272,21
03.03.2026   Danke
             Neuer Saldo                                       2.169,14`);
    expect(rows).toEqual([['2026-03-01', '-89.58'], ['2026-03-02', '-13.49'], ['2026-03-03', '1272.21']]);
  });

  it('of two days under each other the one whose heading says posting counts, also beside a figure in the text', () => {
    const { rows, period } = readStatement(`
Saldo początkowe    100,00
Saldo końcowe        75,00
Data operacji      Opis operacji             Kwota      Saldo po operacji
Data księgowania
01.02.2025         Karta                    -10,00                  90,00
03.02.2025         KAWIARNIA
04.02.2025         Uznanie                    5,00                  95,00
06.02.2025         Zwrot 12,00 za bilety
07.02.2025         Przelew                  -20,00                  75,00
07.02.2025         CZYNSZ`);
    expect(rows).toEqual([['2025-02-03', '-10.00'], ['2025-02-06', '5.00'], ['2025-02-07', '-20.00']]);
    expect(period.isReconciled).toBe(true);
  });

  describe('two days under each other', () => {
    const statement = (text: string): string => `
Opening balance 01.01.2026              500.00
Closing balance 31.01.2026              430.00
Transaction date   Description                 Amount      Balance
Posting date
05.01.2026         CARD PAYMENT                -20.00       480.00
07.01.2026         ${text}
06.01.2026         CARD PAYMENT                -10.00       470.00
08.01.2026         ${text.replace('20', '10')}
08.01.2026         TRANSFER                    -30.00       440.00
08.01.2026         Anna Berg
07.01.2026         CARD PAYMENT                 -8.00       432.00
09.01.2026         ${text.replace('20', '8')}
09.01.2026         FEE                          -2.00       430.00
11.01.2026
`;

    const days = ['2026-01-07', '2026-01-08', '2026-01-08', '2026-01-09', '2026-01-11'];

    it('the heading under the heading says which of them is the day of posting', () => {
      const { rows, period } = readStatement(statement('Grocer'));
      expect(rows.map(([day]) => day)).toEqual(days);
      expect(period.isReconciled).toBe(true);
    });

    it('a figure in the text beside the lower day is a word of the text, its label too', () => {
      const { rows, lists, period } = readStatement(statement('Original amount: 20.00 EUR'));
      expect(rows.map(([day]) => day)).toEqual(days);
      expect(lists[0]![0]!.description).toContain('Original amount: 20.00 EUR');
      expect(period.isReconciled).toBe(true);
    });
  });

  const FRONT = `
Statement of Activity      Account number 445042872504
Period 04/01/2020 - 04/30/2020 USD
Opening balance 100.00
Closing balance 73.00
`;

  /** The rows of a table whose cells are set to the foot of their rows. */
  const ROWS = `
            Payment abroad
04/02/2020  GREENLEAF SUPPLY
03/31/2020  Charges SHA                       -10.00

            Direct debit
04/06/2020  BRIGHTSPARK ENERGY
04/05/2020  Mandate ZB40456273                 -2.00

04/07/2020
04/04/2020  DEPOSIT                             5.00

            International payment
            ALDER FREIGHT
04/09/2020  Ref LP83180972
04/08/2020  Charges SHA                       -20.00
`;

  const BOOKED = [['2020-04-02', -1000], ['2020-04-06', -200], ['2020-04-07', 500], ['2020-04-09', -2000]];

  it('figures beside the lower day, texts above both: the upper day is that of booking', () => {
    expect(readPeriods(`${FRONT}
Posting date
Effective date  Description          Transaction amount
${ROWS}`)).toMatchObject({ rows: [BOOKED], badges: [true] });
  });

  it('the heading says that the lower day is that of booking', () => {
    const { rows } = readPeriods(`${FRONT}
Effective date
Posting date    Description          Transaction amount
${ROWS}`);
    expect(rows[0]!.map(([day]) => day)).toEqual(['2020-03-31', '2020-04-05', '2020-04-04', '2020-04-08']);
  });

  it('the heading of the lower day goes on in the third line', () => {
    expect(readPeriods(`${FRONT}
Posting date
Effective
date            Description          Transaction amount
${ROWS}`)).toMatchObject({ rows: [BOOKED], badges: [true] });
  });

  it('figures on a line of their own between the two days', () => {
    expect(readPeriods(`${FRONT}
Posted
            Description              Amount
Valued

            Payment abroad
04/02/2020
            GREENLEAF SUPPLY         -10.00
03/31/2020
            Charges SHA

            Direct debit
04/06/2020
            BRIGHTSPARK ENERGY        -2.00
04/05/2020
            Mandate ZB40456273

            Incoming wire
04/07/2020
            TIDEWATER SYSTEMS          5.00
04/04/2020
            Ref CS88855269

            International payment
04/09/2020
            ALDER FREIGHT            -20.00
04/08/2020
            Charges SHA
`)).toMatchObject({ rows: [BOOKED], badges: [true] });
  });

  it('days with white between their parts, all lines at one distance', () => {
    const { rows, badges } = readPeriods(`
Výpis z účtu     Účet 9365987060/0800 CZK
Období 01.07.2025 - 31.07.2025
Počáteční zůstatek 100,00
Konečný stav 73,00
Datum zaúčtování
Datum transakce    Popis transakce              Debet   Ve prospěch
1. 7.              Šek 3227
30. 6.                                          10,00
2. 7.              Odchozí platba
28. 6.                                           2,00
7. 7.              Vklad hotovosti
2. 7.                                                          5,00
                   Nákup Čerpací stanice
14. 7.             karta 0800
9. 7.              USD 420,77                   20,00
`);
    expect({ rows, badges }).toEqual({ rows: [[['2025-07-01', -1000], ['2025-07-02', -200], ['2025-07-07', 500], ['2025-07-14', -2000]]], badges: [true] });
  });

  it('days at one distance throughout, their figures half a line beneath the upper one', () => {
    expect(readPeriods(`${FRONT}
Post date
Trans. date      Description                     Amount

04/02/2020       PAYMENT GREENLEAF
                                                 -10.00
03/31/2020
                 Gross 1,104.55 to
04/06/2020       31 Mar
                                                  -2.00
04/05/2020

04/07/2020       DEPOSIT
                                                   5.00
04/04/2020

04/09/2020       Overdraft charge
                                                 -20.00
04/08/2020
`)).toMatchObject({ rows: [BOOKED], badges: [true] });
  });

  it('the lines of the balances have one day', () => {
    expect(readPeriods(`
Kontokorrent 21-670670-1 CHF
Zeitraum 01.03.2025 bis 31.03.2025
Buchungsdatum   Erläuterung          Betrag      Saldo
Valuta
01.03.          Anfangssaldo                    100.00

03.03.
28.02.          Baumarkt Werkgut     -10.00      90.00

17.03.
16.03.          Bargeldauszahlung     -2.00      88.00

24.03.
23.03.          Gutschrift             5.00      93.00

31.03.          Saldo zu Ihren Gunsten           93.00
`)).toMatchObject({ rows: [[['2025-03-03', -1000], ['2025-03-17', -200], ['2025-03-24', 500]]], badges: [true] });
  });

  it('"posted" beneath "Date" is no heading of the lower day', () => {
    expect(readPeriods(`${FRONT}
Date        Description              Amount
posted

04/02/2020  GREENLEAF SUPPLY         -10.00
03/31/2020

04/06/2020  BRIGHTSPARK ENERGY        -2.00
04/05/2020

04/07/2020  DEPOSIT                    5.00
04/04/2020

04/09/2020  ALDER FREIGHT            -20.00
04/08/2020
`)).toMatchObject({ rows: [BOOKED], badges: [true] });
  });

  it('days with white between their parts stand alone on their lines', () => {
    const { rows, badges } = readPeriods(`
Výpis z účtu     Účet 9365987060/0800 CZK
Období 01.07.2025 - 31.07.2025
Datum zaúčtování
                   Popis transakce              Částka     Zůstatek
Datum transakce
                   Počáteční stav                            100,00

1. 7.
                   Inkaso                       -10,00        90,00
30. 6.

2. 7.
                   Odchozí platba                -2,00        88,00
28. 6.

7. 7.
                   Vklad                          5,00        93,00
2. 7.
`);
    expect({ rows, badges }).toEqual({ rows: [[['2025-07-01', -1000], ['2025-07-02', -200], ['2025-07-07', 500]]], badges: [true] });
  });

  it('pairs of days of too few rows to tell how the table is set keep the badge back', () => {
    const { amounts, badges } = readPeriods(`${FRONT.replace('73.00', '88.00')}
Date            Description          Transaction amount

04/02/2020
03/31/2020      GREENLEAF SUPPLY     -10.00

04/06/2020
04/05/2020      BRIGHTSPARK ENERGY    -2.00
`);
    expect({ amounts, badges }).toEqual({ amounts: [-1000, -200], badges: [false] });
  });

  it('figures beside the lower day with their sides in a column between them, one of which might be a day', () => {
    expect(readPeriods(`
Account 521461-48   Period 11/1/2024 - 11/30/2024
Posting date                                                                       Running
Transaction date   Details                                      Amount   CR/DR     balance

11/1/2024          Previous balance                                               4,983.06
11/1/2024          AUTOPAY HARROW INSURANCE
10/30/2024         Invoice 664468 dated 10/30 for 3,522.50       39.02   DR       4,944.04
11/4/2024          TALLOW PHARMACY #710964
11/3/2024                                                        31.56   DR       4,912.48
11/4/2024          FERRYMAN TAXI ALBANY NY
11/4/2024                                                        13.97   DR       4,898.51
11/30/2024         RED KETTLE CAFE AUSTIN TX
11/29/2024                                                       22.01   DR       4,876.50
11/30/2024         Closing balance                                                4,876.50`)).toMatchObject({ rows: [[['2024-11-01', -3902], ['2024-11-04', -3156], ['2024-11-04', -1397], ['2024-11-30', -2201]]], badges: [true] });
  });

  it('an amount between the two days is none itself where days are written otherwise', () => {
    expect(readPeriods(`
Account 2777 7926 5343   Period 04/01/23 - 04/30/23
Beginning balance 100.00
Ending balance 63.88
Post date
Trans. date      Description                     Amount        Balance

04/14/23         NOODLE LANTERN
                                                   6.93-         93.07
04/12/23
04/17/23         Interest earned to 04/14
                                                   5.05          98.12
04/14/23
04/17/23         FERRYMAN TAXI
                                                  10.29-         87.83
04/15/23
04/18/23         TALLOW PHARMACY
                                                  23.95-         63.88
04/16/23
`)).toMatchObject({ rows: [[['2023-04-14', -693], ['2023-04-17', 505], ['2023-04-17', -1029], ['2023-04-18', -2395]]], badges: [true] });
  });

  it('the days of operation and value stand beside the amount, that of booking above it; the number of a card between them begins no account', () => {
    const text = (end: string): string => `
MME ANNA TESSIER
Relevé de compte n°1 au 31/01/2026
COMPTE CHEQUES N° 25705197763

DATE           LIBELLE                                       REFERENCE     DATE        DATE          MONTANT
COMPTA                                                                     OPERATION   VALEUR
               SOLDE CREDITEUR AU 31/12/2025                                                        975,00 €
07/01          VIR MARTIN PAUL                               SZF9E0G       07/01       07/01        500,00 €
08/01          COTIS CARTE
               CONTRAT CARTE ********1234
               0059723                                                     08/01       08/01      - 100,00 €
               COTISATION MENSUELLE
11/01          PRLV SDC CENTRE                               9DAFGKW       11/01       11/01      - 300,00 €

               SOLDE CREDITEUR AU 31/01/2026                                                      ${end} €

DETAIL DE VOS MOUVEMENTS SEPA
DATE           DETAIL DE VOS PRELEVEMENTS RECUS                                                        DEBIT
11/01          SDC CENTRE FR93277Z82FAF4                                                            300,00 €
`;
    expect(readPeriods(text('1 075,00'))).toMatchObject({ rows: [[['2026-01-07', 50_000], ['2026-01-08', -10_000], ['2026-01-11', -30_000]]], badges: [true], bounds: [[97_500, 107_500]] });
    expect(readPeriods(text('1 075,90')).badges).toEqual([false]);
    const [account] = understandText(text('1 075,00')).accounts;
    expect([account!.type, account!.number]).toEqual(['bank', '25705197763']);
  });

  it('a sentence below the rows that begins with a day takes no day of value from them', () => {
    const { rows, texts, isReconciled } = readStatement(`
Girokonto Nummer 5406112233                              Kontoauszug März 2026
Alter Saldo                          829,43 Euro
Neuer Saldo                        1.129,43 Euro
Buchung        Verwendungszweck                              Betrag (EUR)
Valuta
12.03.2026     Gutschrift Helga Brandt                              500,00
12.03.2026     Rechnung 2026-114
13.03.2026     Dauerauftrag Wohnbau                                -200,00
13.03.2026     Miete Whg 14


Es gelten die Hinweise zur Einlagensicherung in der Fassung vom
01.01.2026.
`);
    expect(rows).toEqual([['2026-03-12', '500.00'], ['2026-03-13', '-200.00']]);
    expect(texts).toEqual(['Gutschrift Helga Brandt / Rechnung 2026-114', 'Dauerauftrag Wohnbau / Miete Whg 14']);
    expect(isReconciled).toBe(true);
  });

  it('"Data waluty" under "Data operacji" is that of value, also where the days of the rows run in order by it only (wrong badge)', () => {
    const page = (day: string): string => `
Rachunek 45 1020 2892 2276 3005 0011 2233    PLN
Saldo początkowe      100,00
Saldo końcowe         160,00
Data operacji    Opis operacji             Kwota operacji    Saldo po operacji
Data waluty
02.03.2026       Przelew A                          10,00               110,00
02.03.2026
04.03.2026       Przelew B                          10,00               120,00
04.03.2026
05.03.2026       Przelew C                          10,00               130,00
05.03.2026
${day}       Przelew D                          10,00               140,00
08.03.2026
12.03.2026       Przelew E                          10,00               150,00
12.03.2026
19.03.2026       Przelew F                          10,00               160,00
19.03.2026
`;
    expect(readStatement(page('08.03.2026')).badges).toEqual([true]);
    const { rows, badges } = readStatement(page('28.03.2026'));
    expect([rows[3], badges]).toEqual([['2026-03-28', '10.00'], [false]]);
  });

  it('a rate beside the lower day, under what was paid in another currency, is no figure of a row', () => {
    const { rows, verdicts, document } = readStatement(`
Výpis z účtu č. 3/2025   období 1. 3. 2025 - 31. 3. 2025
Číslo účtu 1022334411/0800   Měna CZK
Počáteční zůstatek           1 000,00
Konečný zůstatek               821,43
Zaúčtováno     Popis transakce             Částka v měně      Částka CZK
Provedeno                                           kurz
9. 3. 2025     Výběr hotovosti                                    -92,87
7. 3. 2025     ATM Anděl
10. 3. 2025    Platba kartou                   -0,55 EUR          -13,91
10. 3. 2025    ALBERT                           25,12
11. 3. 2025    Platba kartou                   -0,76 EUR          -19,02
10. 3. 2025    KAVA                             25,12
12. 3. 2025    Poplatek                        -2,10 EUR          -52,77
11. 3. 2025    Vedení                           25,12`);
    expect(rows).toEqual([['2025-03-09', '-92.87'], ['2025-03-10', '-13.91'], ['2025-03-11', '-19.02'], ['2025-03-12', '-52.77']]);
    expect(document.accounts[0]!.periods[0]!.rows.map(({ description, date2 }) => [description.value, date2?.value])).toEqual([
      ['Výběr hotovosti\nATM Anděl', '2025-03-07'], ['Platba kartou\nALBERT', '2025-03-10'], ['Platba kartou\nKAVA', '2025-03-10'], ['Poplatek\nVedení', '2025-03-11'],
    ]);
    expect(verdicts).toEqual(['reconciled']);
  });
});

it('"Sale" over "Date" is not the day of booking, and a payment has none', () => {
  const { rows, badges } = readStatement(`
Account number ending in: 4471   Billing Period: 05/05/25-06/04/25
Previous balance        $100.00
New balance as of 06/04/25:        $65.00
Sale      Post
Date      Date       Description                           Amount
Payments, Credits and Adjustments
          05/09      ONLINE PAYMENT, THANK YOU            -$100.00
Standard Purchases
05/06     05/07      FUEL NORFOLK VA                        $20.00
05/08     05/08      BOOKS NORFOLK VA                       $10.00
05/10     05/12      BEACON COFFEE                          $15.00
05/11     05/11      GROCER NORFOLK VA                      $20.00`);
  expect(rows.map(([day]) => day)).toEqual(['2025-05-09', '2025-05-07', '2025-05-08', '2025-05-12', '2025-05-11']);
  expect(badges).toEqual([true]);
});
