// What a seventh first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('seventh first contact', () => {
  it('"rachunku nr" before a Polish number without the code of its country', () => {
    const text = `
Wyciąg z rachunku nr 61 1090 1014 0000 0712 1981 2874
za okres od 01.02.2026 do 28.02.2026
Saldo początkowe 100,00
02.02.2026   Zakup      -10,00    90,00
03.02.2026   Zakup      -10,00    80,00
Saldo końcowe 80,00
`;
    expect(readPeriods(text).accounts).toEqual(['61 1090 1014 0000 0712 1981 2874']);
  });

  it('a number behind "account no." goes on behind the letter within it', () => {
    const text = `
Account no. 77-41K2-9   Canadian dollars
January 1 - January 31, 2026
Opening balance                 100.00
Jan 2    Groceries     10.00-    90.00
Jan 3    Groceries     10.00-    80.00
`;
    expect(readPeriods(text).accounts).toEqual(['77-41K2-9']);
    expect(readPeriods(text.replace('77-41K2-9 ', '7741298EUR')).accounts).toEqual(['7741298']);
  });

  const card = (payments: string): string => `
Card account ending in 3302
Statement period 12/12/2025 - 01/11/2026
Previous balance                                   $200.00
Payments and credits                              -$130.00
Purchases                                          $110.00
New balance                                        $180.00
Payments
12/24    PAYMENT RECEIVED - THANK YOU             -$120.00
                 TOTAL PAYMENTS FOR THIS PERIOD    ${payments}
Transactions
12/13    CORNER SHOP                                $50.00
12/14    BLUE DOOR CAFE                             $60.00
12/15    CORNER SHOP RETURN                        -$10.00
`;

  it('"Total payments for this period" of a card is money in', () => {
    expect(readPeriods(card('-$120.00')).badges).toEqual([true]);
    expect(readPeriods(card('-$121.00')).badges).toEqual([false]);
  });

  it('days of a Japanese pass book have years of an emperor, and no badge where nothing names that year (wrong badge)', () => {
    const book = (head: string): string => `
普通預金通帳 北浜 ${head}
口座番号 0291447
年月日         摘要           お支払金額      お預り金額      差引残高
7-11- 1      繰越                                      500,000
07-11-02     カード          20,000                     480,000
07-12-03     ガス            10,000                     470,000
08-01-05     給与                         100,000       570,000
`.replace('7-11- 1', '07-11-01');
    const days = ['2025-11-02', '2025-12-03', '2026-01-05'];
    expect(readPeriods(book('')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(readPeriods(book('')).badges).toEqual([false]);
    expect(readPeriods(book('令和8年1月')).rows[0]!.map(([day]) => day)).toEqual(days);
    expect(readPeriods(book('令和8年1月')).badges).toEqual([true]);
  });

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

  it('days at the end of the texts are those of the rows where no other are printed', () => {
    expect(readPeriods(within('170.00')).rows).toEqual([[['2026-01-01', -1_000], ['2026-01-01', -500], ['2026-01-05', -1_500], ['2026-01-15', 10_000]]]);
    expect(readPeriods(within('170.00')).badges).toEqual([true]);
    expect(readPeriods(within('171.00')).badges).toEqual([false]);
  });

  it('"Saldo finale a vostro credito" right of its figure is the closing balance', () => {
    const text = `
ESTRATTO CONTO n. 4/2025 al 31/12/2025
IBAN IT60 X054 2811 1010 0000 0123 456    Divisa EUR   dal 01/10/2025 al 31/12/2025
Data op.    Valuta             Dare          Avere    Descrizione
01/10/25                                    100,00    SALDO INIZIALE
03/10/25    03/10/25          10,00                   PRELIEVO BANCOMAT
05/10/25    05/10/25                         50,00    ACCREDITO PENSIONE
                              10,00          50,00    TOTALE MOVIMENTI
31/12/25                                    140,00    SALDO FINALE A VOSTRO CREDITO
`;
    expect(readPeriods(text).rows).toEqual([[['2025-10-03', -1_000], ['2025-10-05', 5_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
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

  it('two accounts with their tables beside each other have their own numbers', () => {
    const text = `
Business sweep statement   5 January 2026 to 30 January 2026
Business current account                                       Business deposit account
Sort code 30-11-22  Account number 40112233                    Sort code 30-11-22  Account number 40112241

Date      Details              Paid out   Paid in   Balance    Date      Details              Paid out   Paid in   Balance
          Balance brought forward                    100.00              Balance brought forward                    500.00
06 Jan    Sweep in                          50.00    150.00    06 Jan    Sweep out                50.00             450.00
08 Jan    DD Yorks Water          20.00              130.00    09 Jan    Interest                           1.00    451.00
          Balance carried forward                    130.00              Balance carried forward                    451.00
`;
    expect(readPeriods(text).accounts).toEqual(['40112233', '40112241']);
    expect(readPeriods(text).badges).toEqual([true, true]);
  });

  it('a line that heads the rows of a day begins no row, so texts stay with the row above them', () => {
    const text = `
IBAN FI21 1234 5600 0007 85
Kausi 01.02.2026 - 28.02.2026
Arkistointitunnus      Arvopv   Saaja/Maksaja              Määrä EUR
                                Alkusaldo 31.01.2026         100,00+

Kirjauspäivä 02.02.2026
26020174233989         02.02.   AUTOMAATTINOSTO               10,00-
                                OTTO 1123
26020174233990         02.02.   KORTTIOSTO                    10,00-
                                K-MARKET

Kirjauspäivä 03.02.2026
26020384516028         03.02.   KORTTIOSTO                     5,00-
                                K-MARKET
26020332032862         03.02.   AUTOMAATTINOSTO                5,00-
                                Loppusaldo 28.02.2026         70,00+
`;
    const texts = understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value);
    expect(texts).toEqual(['AUTOMAATTINOSTO\nOTTO 1123', 'KORTTIOSTO\nK-MARKET', 'KORTTIOSTO\nK-MARKET', 'AUTOMAATTINOSTO']);
  });

  it('abbreviations beside the kind of a row head numbers, not its text', () => {
    const text = `
Číslo účtu: 2300456789/5500    Měna: CZK
Datum            Typ transakce          VS / KS / SS      Částka CZK
01.01.2026       Platba kartou          6019396670           -339,25
02.01.2026       Trvalý příkaz          4638335829           -160,22
03.01.2026       Odchozí úhrada         1610129221           -434,76
`;
    expect(understandText(text).accounts[0]!.periods[0]!.rows.map(({ description }) => description.value)).toEqual(['Platba kartou 6019396670', 'Trvalý příkaz 4638335829', 'Odchozí úhrada 1610129221']);
  });

  const months = (closing: string): string => `
Account number 38-9012-0345678-00
Statement from 3 December 2025 to 25 February 2026
Day   Particulars    Code    Reference     Withdrawals    Deposits    Balance
      Opening balance                                                   100.00

December 2025
  3   EFTPOS         9046    REF123              10.00                   90.00
 28   EFTPOS         9047    REF124              10.00                   80.00

January 2026
  4   SALARY         9048    REF125                          50.00      130.00
  5   AP RENT        9049    REF126              30.00                  100.00

February 2026
 25   AP RENT        9050    REF127              30.00                   70.00
      Closing balance                                                   ${closing}
`;

  it('days of the month alone, under the names of their months', () => {
    expect(readPeriods(months('70.00')).rows).toEqual([[['2025-12-03', -1_000], ['2025-12-28', -1_000], ['2026-01-04', 5_000], ['2026-01-05', -3_000], ['2026-02-25', -3_000]]]);
    expect(readPeriods(months('70.00')).badges).toEqual([true]);
    expect(readPeriods(months('71.00')).badges).toEqual([false]);
  });

  const currencies = (last: string): string => `
Multi-currency statement  Account No. 788-224466-838
Period 01 Jan 2026 - 31 Jan 2026
Currency        Opening balance      Closing balance
HKD                      100.00                65.00
USD                      500.00               520.00

Date           Description            Currency       Amount      Balance
02-Jan-2026    Card spend             HKD            -10.00        90.00
03-Jan-2026    FX buy                 USD             40.00       540.00
05-Jan-2026    Card spend             HKD            -20.00        70.00
06-Jan-2026    Monthly fee            USD             -5.00       535.00
07-Jan-2026    Monthly fee            HKD             -5.00        65.00
09-Jan-2026    FX sell                USD            -15.00       ${last}
`;

  it('a column of currencies parts the rows of one table, where each has a balance of its own', () => {
    const document = understandText(currencies('520.00'));
    expect(document.accounts.map(({ number, currency }) => [number, currency])).toEqual([['788-224466-838', 'HKD'], ['788-224466-838', 'USD']]);
    expect(readPeriods(currencies('520.00')).rows.map((rows) => rows.map(([, amount]) => amount))).toEqual([[-1_000, -2_000, -500], [4_000, -500, -1_500]]);
    expect(readPeriods(currencies('520.00')).badges).toEqual([true, true]);
    expect(readPeriods(currencies('521.00')).badges).toEqual([true, false]);
  });

  it('the end of a number and the beginning of a sum are no number of another account', () => {
    const text = `
1 February 2026 to 28 February 2026
Joint account 77120034                            £1,214.00
Holiday pot 77120034-1                            £2,008.00

Joint account   Account 77120034
Date           Description              Out          In      Balance
               Balance at start                              1,200.00
02/02/2026     From R Patel                        14.00     1,214.00
               Balance at end                                1,214.00

Holiday pot   Account 77120034-1
Date           Description              Out          In      Balance
               Balance at start                              2,000.00
02/02/2026     Interest                             8.00     2,008.00
               Balance at end                                2,008.00
`;
    expect(readPeriods(text).badges).toEqual([true, true]);
  });

  it('Lithuanian titles of what came in and went out', () => {
    const text = `
Sąskaitos išrašas LT12 1000 0111 0100 1000
Laikotarpis 2026-01-01 - 2026-01-31   Valiuta EUR
Pradinis likutis            100,00

Įplaukos
Data             Mokėtojas / gavėjas                    Suma
2026-01-02       Atlyginimas UAB                       50,00
2026-01-05       Pervedimas                            20,00
                 Iš viso įplaukų                       70,00

Išlaidos
Data             Mokėtojas / gavėjas                    Suma
2026-01-03       Maxima LT                             10,00
2026-01-06       Nuoma                                 30,00
                 Iš viso išlaidų                       40,00

Galutinis likutis           130,00
`;
    expect(readPeriods(text).rows).toEqual([[['2026-01-02', 5_000], ['2026-01-05', 2_000], ['2026-01-03', -1_000], ['2026-01-06', -3_000]]]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('"Summa:" before the amount of every row is a label of theirs, and "izvod po računu" stands before a number', () => {
    const row = (day: string, amount: string, balance: string): string => `DATUMS: ${day}.01.2026    SUMMA: ${amount}    ATLIKUMS: ${balance}    PIRKUMS RIMI`;
    const text = `
Izvod po računu 1610000012345678
PERIODS 01.01.2026 - 31.01.2026
SAKUMA ATLIKUMS: 100.00
${row('02', '-10.00', ' 90.00')}
${row('03', '-20.00', ' 70.00')}
${row('04', '+30.00', '100.00')}
${row('05', '-10.00', ' 90.00')}
${row('06', '-10.00', ' 80.00')}
BEIGU ATLIKUMS: 80.00
`;
    expect(readPeriods(text).accounts).toEqual(['1610000012345678']);
    expect(readPeriods(text).rows[0]!.map(([, amount]) => amount)).toEqual([-1_000, -2_000, 3_000, -1_000, -1_000]);
    expect(readPeriods(text).badges).toEqual([true]);
  });

  it('years of an emperor on both pages of a pass book that lies open (wrong badge)', () => {
    const half = (day: string, words: string, out: string, into: string, balance: string): string => day.padEnd(11) + words.padEnd(10) + out.padStart(8) + into.padStart(11) + balance.padStart(11) + ' '.repeat(9);
    const heading = half('年月日', '摘要', 'お支払金額', 'お預り金額', '差引残高');
    const text = `
普通預金通帳 北浜
口座番号 0291447
${heading}${heading}
${half('7-11-01', '繰越', '', '', '500,000')}${half('7-12-03', 'ガス', '10,000', '', '420,000')}
${half('7-11-02', 'カード', '20,000', '', '480,000')}${half('7-12-05', 'ガス', '10,000', '', '410,000')}
${half('7-11-03', 'カード', '20,000', '', '460,000')}${half('7-12-08', '給与', '', '50,000', '460,000')}
${half('7-11-09', 'ガス', '20,000', '', '440,000')}${half('8-01-10', 'ガス', '10,000', '', '450,000')}
${half('7-11-20', 'ガス', '10,000', '', '430,000')}${half('8-01-15', 'ガス', '10,000', '', '440,000')}
`;
    expect(readPeriods(text).rows[0]!.map(([day]) => day)).toEqual(['2025-11-02', '2025-11-03', '2025-11-09', '2025-11-20', '2025-12-03', '2025-12-05', '2025-12-08', '2026-01-10', '2026-01-15']);
    expect(readPeriods(text).badges).toEqual([false]);
  });

  const told = (balance: string): string => `
Your statement in plain words: 1 March 2026 to 31 March 2026
Account IE29 AIBK 9311 5212 3456 78
Opening balance      €100.00

2 March 2026      Paid to Tesco Naas           -€10.00   leaving €90.00
5 March 2026      Paid to Luas Top Up          -€20.00   leaving €70.00
6 March 2026      Received from Siobhan         €50.00   leaving €${balance}
9 March 2026      Paid to Bord Gais             -€5.00   leaving €115.00
12 March 2026     Paid to Tesco Naas           -€15.00   leaving €100.00

Closing balance      €100.00
`;

  it('running balances among the words of the rows are tested (wrong badge)', () => {
    expect(readPeriods(told('120.00')).badges).toEqual([true]);
    expect(readPeriods(told('102.00')).badges).toEqual([false]);
  });
});
