// Tables around the rows that are none of them: annexes, shares of a list, what the money went for.
import { describe, expect, it } from 'vitest';
import { readPeriods, readRows, understandText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('lists of other things', () => {
  it('a list with days of its own above the rows ends where the headings of the account begin: rows were lost', () => {
    const { rowLists, period } = readStatement(`
Annual statement for the tax year 6 April 2024 to 5 April 2025
Fellside Instant Saver   Account number 7730 0441
Interest rates that applied
From          To            Balance band     Gross % p.a.    AER %
06/04/2024    31/08/2024    £1 and over              2.15     2.15
01/09/2024    05/02/2025    £1 and over              1.90     1.90
Date           Transaction                    Receipts £   Payments £    Balance £
06 Apr 2024    Brought forward                                           12,040.18
08 Apr 2024    Cash deposit                       300.09                 12,340.27
23 Apr 2024    Transfer out                                   371.24     11,969.03
29 May 2024    Faster payment in                1,388.67                 13,357.70
               Balance at 5 April 2025                                   13,357.70`);
    expect(rowLists).toEqual([[['2024-04-08', '300.09'], ['2024-04-23', '-371.24'], ['2024-05-29', '1388.67']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows that follow the closing balance of the table are none of the account where the figures agree without them', () => {
    const { rows, period } = readStatement(`
Data        Valuta      Descrizione            Addebiti     Accrediti
01.03.2024              Saldo iniziale                         200,00
04.03.2024  03.03.2024  Pagamento                 50,00
05.03.2024  05.03.2024  Stipendio                              150,00
31.03.2024              Saldo finale                           300,00
dal         al          Capitale               Numeri        Interessi
01.03.2024  20.03.2024  per valuta             2.410,55          0,01
21.03.2024  31.03.2024  per valuta             3.127,80          0,03`);
    expect(rows).toEqual([['2024-03-04', '-50.00'], ['2024-03-05', '150.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows behind the closing balance stay where the account needs them', () => {
    expect(readStatement(`
Date        Description        Amount
01/03/2024  Opening balance    200.00
04/03/2024  COFFEE             -50.00
04/03/2024  Closing balance    120.00
05/03/2024  TEA                -30.00`).rows).toHaveLength(2);
  });

  it('a list under an unknown title below the sums of both sides', () => {
    const { rows, period } = readStatement(`
Opening balance 500.00
Closing balance 560.00
Date        Description           Debit     Credit
04/03/2024  Coffee                10.00
05/03/2024  Salary                          120.00
06/03/2024  Rent                  50.00
            Total                 60.00     120.00
Zzyzx frobs
05/03/2024  Tea                              7.00
06/03/2024  Bread                            3.20`);
    expect(rows).toEqual([['2024-03-04', '-10.00'], ['2024-03-05', '120.00'], ['2024-03-06', '-50.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('rows below the sums of a page stay where the account needs them', () => {
    expect(readStatement(`
Opening balance 500.00
Closing balance 550.00
Date        Description           Debit     Credit
04/03/2024  Coffee                10.00
05/03/2024  Salary                          120.00
            Total                 10.00     120.00
06/03/2024  Rent                  50.00
07/03/2024  Bread                 10.00`).rows).toHaveLength(4);
  });

  it('a list of other things ends where the headings of the rows come again on the next page', () => {
    const account = (number: string, opening: string, rows: string, closing: string): string => `
IBAN ${number}
Balance summary
Product            Opening balance       Money out        Money in     Closing balance
Current account           ${opening}           20.00           50.00              ${closing}
Account transactions from 1 Mar 2026 to 31 Mar 2026
Date          Description         Money out        Money in         Balance
${rows}`;
    const moved = (a: string, b: string): string => `5 Mar 2026    Grocer                  20.00                          ${b}\n2 Mar 2026    Salary                                  50.00          ${a}`;
    expect(readPeriods(`${account('LT121000011101001000', '100.00', moved('150.00', '130.00'), '130.00')}
Reverted from 1 Mar 2026 to 31 Mar 2026
Start date    Description         Money out        Money in
3 Mar 2026    Hotel                   70.00
\f${account('LT121000011101002000', '200.00', moved('250.00', '230.00'), '230.00')}
\f${account('LT121000011101003000', '300.00', moved('350.00', '330.00'), '330.00')}
\f${account('LT121000011101004000', '400.00', moved('450.00', '430.00'), '430.00')}
`)).toMatchObject({ badges: [true, true, true, true] });
  });

  it('the sum of what one row is made of, listed behind the closing balance', () => {
    const text = (fee: string): string => `
Kontoauszug 3/2026   IBAN DE44522500300015004711   27.02.2026 bis 31.03.2026
Datum        Text                              Betrag EUR
             alter Kontostand                    100,00 H
03.03.2026   Lastschrift Stadtwerke               20,00 S
11.03.2026   Gutschrift                           60,00 H
20.03.2026   Kartenzahlung                        30,00 S
31.03.2026   Abrechnung siehe Anlage               1,93 S
             neuer Kontostand                    108,07 H
\fAnlage zum Kontoauszug 3/2026
Zinsen für Kontoüberziehung                        0,21 S
Kontoführungsentgelt                               ${fee} S
Summe der Belastungen                              1,93 S`;
    expect(readStatement(text('1,72')).badges).toEqual([true]);
    expect(readStatement(text('1,27')).badges).toEqual([false]);
  });

  it('what the money went for, over the opening balance in the columns of the account above, are no rows', () => {
    const { rows } = readPeriods(`
Total Checking 394377624458 USD
Period covered 12/01/2023 through 02/29/2024
 Check       Description                                          Ref. no.        Credits     Withdrawals/Debits
 12/18
             DIRECT CREDIT OAKFIELD DENTAL VG87717605             J401120638    1,916.98

Money Market Savings 766820557709 USD
Period covered 12/01/2023 through 02/29/2024
Where your money went
Groceries                                                           2,699.02                   41 %
Opening balance                                                                          5,613.45
 Check       Description                                             Ref. no.        Credits      Withdrawals/Debits
 12/04
             Wire transfer fee                                       W603394812                                 8.55
             Debit transfer T. Farrow refund of deposit 12/18        S686483195                               442.73
             DIRECT DEP VANTA MARINE PPD ID 153032582510             U675018596     1,519.00`);
    expect(rows[1]).toEqual([['2023-12-04', -855], ['2023-12-04', -44_273], ['2023-12-04', 151_900]]);
  });

  it('an annex that works out the last row is not the balance of the account', () => {
    const { period } = readStatement(`
Bu-Tag   Wert     Vorgang
                  alter Kontostand vom 31.07.2026      1.000,00 H
05.08.   05.08.   Überweisung                            100,00 S
30.08.   31.08.   Abschluss lt. Anlage 1                  32,16 H
                  neuer Kontostand vom 30.08.2026        932,16 H

Anlage 1
Habenzinsen           32,16 H
Abschlusssaldo        32,16 H`);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('daily balances, pending and fee tables stay out', () => {
    const { rows } = readStatement(`
Statement period 01/01/2026 - 01/31/2026
Beginning Balance 100.00
Date      Description                 Amount
01/02     PAYROLL                     200.00
01/16     GROCERIES                   -50.00
Ending Balance 250.00

Daily Ending Balance
01/02       300.00      01/16        250.00

Pending transactions
01/30     COFFEE PENDING               -5.00`);
    expect(rows).toEqual([['2026-01-02', '200.00'], ['2026-01-16', '-50.00']]);
  });

  it('deposits until a day behind the period, below the rows under headings nobody knows', () => {
    const page = `
Everyday account 220441-101
Statement January 1, 2026 to January 31, 2026
Date           Description              Withdrawals   Deposits    Balance
Jan 01, 2026   Balance forward                                     100.00
Jan 05, 2026   Thrifty Foods                  10.00                 90.00
Jan 12, 2026   Payroll                                    50.00    140.00
Jan 20, 2026   ATM Duncan                     20.00                120.00
Jan 22, 2026   ATM Duncan                     20.00                100.00
Jan 23, 2026   ATM Duncan                     20.00                 80.00
               Totals                         70.00       50.00

Foobar and some more words of a sentence
Quux           Rate                                   Principal  At end
Sep 30, 2026   24 months                              10,000.00  10,629.61
`;
    expect(readPeriods(page).badges).toEqual([true]);
    expect(readRows(understandText(page)).map((rows) => rows.length)).toEqual([5]);
  });

  it('the interest of a quarter told below the closing balance, and what it came to', () => {
    const text = (sum: string, debits = '83,83-'): string => `
KONTOAUSZUG  Nr. 1/2026                        IBAN: DE02 1001 0010 9307 1186 03
                                               alt (31.12.2025)            800,60+
                                               neu (30.01.2026)          1.101,89+
DATUM   BUCHUNGSVORGANG                                       SOLL           HABEN
        ALTER KONTOSTAND VOM 31.12.2025 IN EUR                             800,60+
05.01.  Internet-Euro-Überweisung                            52,84-
        Hausverwaltung Nord
12.01.  Überweisungs-Gutschrift                                            383,69+
        Greta Sommer
20.01.  Dauerauftrag                                         30,99-
        Hausverwaltung Nord
30.01.  Wertstellung: 31.01. Zinsen/Kontoführung                             1,43+
        GESAMTUMSATZ                                         ${debits}        385,12+
        NEUER KONTOSTAND VOM 30.01.2026 IN EUR                           1.101,89+

RECHNUNGSABSCHLUSS   (siehe Rückseite)
31.12.-30.01.   0,500% Habenzinsen                            1,43+
                Summe Zinsen/Kontoführung       EUR           ${sum}
`;
    expect(readPeriods(text('1,43+'))).toMatchObject({ rows: [[['2026-01-05', -5284], ['2026-01-12', 38_369], ['2026-01-20', -3099], ['2026-01-30', 143]]], badges: [true], bounds: [[80_060, 110_189]] });
    expect([...readPeriods(text('1,48+')).badges, ...readPeriods(text('1,43+', '88,83-')).badges]).toEqual([false, false]);
  });

  it('lists of other things end at a title with an opening balance above the headings of the rows', () => {
    const { allRows, period } = readStatement(`
Account Number: 8245449102
Statement Period: March 1, 2024 - March 31, 2024
Holdings
Symbol   Description              Value
VTX      Index fund           $4,453.20
Cash movements
Opening cash balance: $820.50
Date         Activity      Description            Amount
03/01/2024   Deposit       Transfer in         $5,000.00
03/04/2024   Buy           Index fund         -$2,451.00
03/29/2024   Withdrawal    Transfer out       -$1,000.00
Closing cash balance: $2,369.50`);
    expect(allRows).toEqual([['2024-03-01', '5000.00'], ['2024-03-04', '-2451.00'], ['2024-03-29', '-1000.00']]);
    expect(period.isReconciled).toBe(true);
  });

  it('a table of interest below the closing balance leaves no row of the account open', () => {
    const { rowLists, badges } = readStatement(`
Statement of account BG89RILB98757493117507
Period 01.01.2026 - 31.01.2026
Currency EUR. Rate 1 EUR = 1,95583 BGN
Opening balance: 1 000,00 EUR / 1 955,83 BGN
Date        Value       Details                          Debit EUR  Credit EUR  Debit BGN  Credit BGN  Balance EUR
02.01.2026  02.01.2026  CARD PURCHASE Greenleaf              20,00                  39,12                   980,00
05.01.2026  05.01.2026  SALARY Fenwick                                  100,00                 195,58     1 080,00
13.01.2026  12.01.2026  TRANSFER TO Rowan                     3,27                   6,40                 1 076,73
20.01.2026  21.01.2026  DIRECT DEBIT Ashdown                  8,74                  17,09                 1 067,99
21.01.2026  22.01.2026  TRANSFER FROM Delgado                            50,00                  97,79     1 117,99
                        Turnover                             32,01      150,00
Closing balance: 1 117,99 EUR / 2 186,60 BGN
Interest accrued
From              To                     Rate %        Days              Interest EUR
01.01.2026        15.01.2026               0,10          15                      0,12
16.01.2026        31.01.2026               0,15          16                      0,21
`);
    expect(rowLists[0]!.length).toBe(5);
    expect(badges).toEqual([true]);
  });

  it('purchases of the statement that may still be paid in instalments, listed once more below the number of a card, are of no other account', () => {
    const page = (amount: string): string => `
Kontoauszug vom 10. Dezember 2025      Abrechnungszeitraum: 11.11.2025 - 10.12.2025
Kontonummer 1234567890
Buchungsdatum   Beschreibung                        Betrag (EUR)
                Alter Saldo vom 10. November 2025          0,00
20.11.2025      TICKETS BERLIN                           119,96-
21.11.2025      ALDI ALBUFEIRA                            21,84-
01.12.2025      BAUMARKT                                 105,00-
                Neuer Saldo am 10. Dezember 2025         246,80-
\f
Umsätze Visa Karten-Nr. 123456XXXXXX7890
Für folgende Umsätze können Sie einen Ratenkauf einrichten:
Belegdatum      Beschreibung          Betrag (EUR)    möglich bis
20.11.2025      TICKETS BERLIN             119,96-     03.01.2026
01.12.2025      BAUMARKT                   ${amount}     03.01.2026`;
    const numbersOf = (text: string): unknown[] => understandText(text).accounts.map(({ number, periods: [period] }) => [number, period!.rows.length]);
    expect(numbersOf(page('105,00-'))).toEqual([['1234567890', 3]]);
    // Other rows are shown.
    expect(numbersOf(page('106,00-'))).toHaveLength(2);
  });

  it('what is held in shares, above the rows, ends where the opening balance of an account stands right below headings of its own', () => {
    const { rowLists, badges } = readStatement(`
Kunde 441022   Auszug 01.04.2025 - 30.06.2025
Depotbestand per 30.06.2025
Titel                       Stück      Kurs    Marktwert CHF
Alpenchemie AG                120     88.12        10'574.40
Welt ETF                       44     91.03         4'005.32
Geldkonto 441022.01 in CHF
Buchung       Valuta        Vorgang            Betrag        Saldo
01.04.2025                  Saldovortrag                 12'044.10
01.04.2025    31.03.2025    Kauf            -3'861.26     8'182.84
08.04.2025    07.04.2025    Verkauf          1'997.76    10'180.60
30.06.2025                  Saldo                        10'180.60
Geldkonto 441022.02 in EUR
Buchung       Valuta        Vorgang            Betrag        Saldo
01.04.2025                  Saldovortrag                  2'204.55
22.04.2025    22.04.2025    Kauf            -1'792.70       411.85
30.06.2025                  Saldo                           411.85`);
    expect([rowLists.map((rows) => rows.map(([, amount]) => amount)), badges]).toEqual([[['-3861.26', '1997.76'], ['-1792.70']], [true, true]]);
  });
});

describe('bills to come above the rows', () => {
  it('end at a title that names the rows and the days they are of', () => {
    const { rows, isReconciled } = readStatement(`
Fatura de abril
Período vigente: 05 MAR a 04 ABR 2025
RESUMO DA FATURA ATUAL
Fatura anterior                                    R$ 1.204,18
Pagamento recebido                                -R$ 1.204,18
Total a pagar                                      R$ 112,90
PRÓXIMAS FATURAS
MAI 2025                R$ 412,90
JUN 2025                R$ 388,12
TRANSAÇÕES DE 05 MAR A 04 ABR
Pagamentos e Financiamentos
11 MAR    Pagamento recebido                    -R$ 1.204,18
Rafael Torquato  R$ 112,90
08 MAR    Mercadolivre*3Produtos                 R$ 32,84
21 MAR    Uber *Trip                             R$ 11,35
21 MAR    Drogasil 2441                          R$ 12,63
28 MAR    Posto Ipiranga BR 101                  R$ 56,08`);
    expect(rows).toEqual([['2025-03-11', '1204.18'], ['2025-03-08', '-32.84'], ['2025-03-21', '-11.35'], ['2025-03-21', '-12.63'], ['2025-03-28', '-56.08']]);
    expect(isReconciled).toBe(true);
  });
});
