// Two days of a row one above the other, and its figures not beside the upper one.
import { expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

const FRONT = `
Statement of Activity      Account number 445042872504
Period 04/01/2020 - 04/30/2020 USD
Opening balance 100.00
Closing balance 73.00
`;

const BOOKED = [['2020-04-02', -1000], ['2020-04-06', -200], ['2020-04-07', 500], ['2020-04-09', -2000]];

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

it('of too few rows to tell how the table is set keep the badge back', () => {
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
