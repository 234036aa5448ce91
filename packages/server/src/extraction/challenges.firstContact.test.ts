// What a further batch of designs read for the first time brought up: each rule on the smallest page that shows it.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';
import { readStatement } from './testing/readStatement.js';

describe('days and what carries them', () => {
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

  it('of a trade and its settlement the day on which the money moves, in whatever order the days come', () => {
    const { rows } = readStatement(`
For the period 1 Jan 2026 to 31 Jan 2026
Trade date    Settle date    Description              Net amount
              Opening cash balance                      1,000.00
02 Jan        05 Jan         SHARES OF NORTHERN           -50.00
02 Jan        06 Jan         DIVIDEND BOREAL               10.00
07 Jan        09 Jan         WITHDRAWAL                  -100.00
              Closing cash balance                        860.00`);
    expect(rows).toEqual([['2026-01-05', '-50.00'], ['2026-01-06', '10.00'], ['2026-01-09', '-100.00']]);
  });

  it('days of four digits under their headings, and none where such numbers are no days', () => {
    const head = 'Forklaring                Rentedato     Ut av konto    Inn på konto    Bokført';
    const { rows } = readStatement(`
Kontoutskrift i perioden 01.01.2026 - 31.01.2026
${head}
Saldo fra kontoutskrift 31.12.2025                            1.000,00
Varekjøp Kiwi             0201             100,00                      0201
Lønn                      0501                              2.000,00   0501
Husleie                   1301             700,00                      1401
Strøm                     2101              50,00                      2101
Saldo i Deres favør 31.01.2026                                2.150,00`);
    expect(rows).toEqual([['2026-01-02', '-100.00'], ['2026-01-05', '2000.00'], ['2026-01-14', '-700.00'], ['2026-01-21', '-50.00']]);
    const others = readRows(understandText(`
Kontoutskrift i perioden 01.01.2026 - 31.01.2026
${head}
Varekjøp Kiwi             4711             100,00                      4711
Lønn                      4712                              2.000,00   4712
Husleie                   9913             700,00                      9913`));
    expect(others.flat()).toEqual([]);
  });
});

describe('words that mean two things', () => {
  it('a transfer that is called as what is brought forward, first of its page too', () => {
    const { rows, period } = readStatement(`
Buchungstag   Vorgang                         Ausgang     Eingang
01.02.2026    Alter Saldo                                +500,00
02.02.2026    Lastschrift                     -100,00
03.02.2026    Übertrag / Überweisung Lorenz    -50,00
04.02.2026    Übertrag / Überweisung GmbH                +200,00
\f
Buchungstag   Vorgang                         Ausgang     Eingang
05.02.2026    Übertrag / Überweisung Lorenz    -25,00
06.02.2026    Lastschrift                      -75,00
28.02.2026    Neuer Saldo                                +450,00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-50.00', '200.00', '-25.00', '-75.00']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('the second line of a cell left of the dates that would also be a title of money in', () => {
    const { rows, texts } = readStatement(`
01.01.2026 bis 31.01.2026
Beschreibung                                Verbuchungsdatum     Betrag
ACME GmbH                                   06.01.2026         +100,00€
Gutschriften
Lohn Januar
Lieferando                                  07.01.2026          -20,00€
Mastercard
Lisa Beck                                   08.01.2026          +30,00€
Gutschriften
Danke`);
    expect(rows).toEqual([['2026-01-06', '100.00'], ['2026-01-07', '-20.00'], ['2026-01-08', '30.00']]);
    expect(texts[0]).toBe('ACME GmbH / Gutschriften / Lohn Januar');
  });
});

describe('titles', () => {
  it('lists of pending and reverted entries are none of the account, with their days in the title', () => {
    const { rows, period } = readStatement(`
Balance summary
Product                      Opening balance   Money out   Money in   Closing balance
Account                              100.00        30.00      50.00            120.00
Pockets                                0.00         0.00       0.00              0.00
Total                                100.00        30.00      50.00            120.00

Pending from January 1, 2026 to January 31, 2026
Start date     Description             Money out    Money in
Jan 31, 2026   Bolt                         9.40

Account transactions from January 1, 2026 to January 31, 2026
Date           Description             Money out    Money in    Balance
Jan 2, 2026    Spotify                     30.00                  70.00
Jan 5, 2026    Top up                                  50.00     120.00

Reverted from January 1, 2026 to January 31, 2026
Start date     Description             Money out    Money in
Jan 12, 2026   Hotel                      240.00`);
    expect(rows).toEqual([['2026-01-02', '-30.00'], ['2026-01-05', '50.00']]);
    expect(period.endBalance!.value).toBe(12000);
    expect(period.proof.status).toBe('reconciled');
  });

  it('a title over all rows ends the side an earlier title told', () => {
    const { rows } = readStatement(`
Statement for January 1, 2026 to January 31, 2026
Opening balance   500.00     Closing balance   460.00
Deposits
Date          Description               Amount
01/03/2026    BONUS                      10.00

Transactions
Date          Description         Type              Amount
01/05/2026    RENT                Debit             -70.00
01/09/2026    SALE                Credit             20.00`);
    expect(rows).toEqual([['2026-01-03', '10.00'], ['2026-01-05', '-70.00'], ['2026-01-09', '20.00']]);
  });
});

describe('what stands beside or behind the table', () => {
  it('a figure of a side bar on the line of the headings, and lines of it between the rows', () => {
    const { rows, period } = readStatement(`
14 Jan - 13 Feb 2026
                                                                                      At a glance
Date      Description             Money out    Money in     Balance                   Money in     £200.00
14 Jan    Start balance                                      100.00                   Money out     £60.00
          CASH MACHINE AT              60.00                                          End balance  £240.00
                                                                                      Your overdraft limit: £500.00
          HIGH STREET
15 Jan    SALARY                                 200.00      240.00
13 Feb    End balance                                        240.00`);
    expect(rows).toEqual([['2026-01-14', '-60.00'], ['2026-01-15', '200.00']]);
    expect(period.proof.status).toBe('reconciled');
  });

  it('cheques listed once more behind rows that all show their balance', () => {
    const { rows, period } = readStatement(`
STATEMENT DATE 11/30/25
BEGINNING BALANCE 10/31/25     1,000.00
ENDING BALANCE 11/30/25          650.00
DATE      DESCRIPTION             DEBITS     CREDITS     BALANCE
11/03     CHECK 5001              100.00                  900.00
11/10     CHECK 5002              200.00                  700.00
11/12     DEPOSIT                             25.00       725.00
11/20     CHECK 5003               75.00                  650.00

CHECKS, EACH WITH ITS NUMBER
NUMBER    DATE      AMOUNT
5001      11/03     100.00
5002      11/10     200.00
5003      11/20      75.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['-100.00', '-200.00', '25.00', '-75.00']);
    expect(period.proof.status).toBe('reconciled');
  });

  it('cheques under a title nobody knows are money out', () => {
    const { rows, period } = readStatement(`
Statement Period Oct 17, 2025 through Nov 14, 2025
Beginning Balance        1,000.00
Ending Balance             880.00
Deposits / Credits
Date      Description                   Amount
Oct 20    Deposit                       130.00
Withdrawals / Debits
Date      Description                   Amount
Oct 21    Card purchase                  50.00-
Presented Conventionally
Check     Date      Amount
1201      Oct 23    150.00
1202      Oct 29     50.00`);
    expect(rows.map(([, amount]) => amount)).toEqual(['130.00', '-50.00', '-150.00', '-50.00']);
    expect(period.endBalance!.value).toBe(88000);
  });

  it('two boxes side by side: the figure of the fuller column is the one the label names', () => {
    const { rows, period } = readStatement(`
ACCOUNT SUMMARY for 12/08/2025 - 01/07/2026           New Balance
Previous Balance             524.00                   612.00
Payments and Credits        -100.00
Purchases                   +188.00                   35.00
Cash Advances                 +0.00
Fees Charged                  +0.00                   Minimum Payment Due
New Balance                  612.00                   Credit card

DATE         PAYMENTS AND CREDITS                   AMOUNT
12/17/25     PAYMENT THANK YOU                     -100.00

DATE         PURCHASES                              AMOUNT
12/08/25     FOODS                                   88.00
12/12/25     FUEL                                    60.00
12/19/25     BOOKS                                   40.00`);
    expect(period.startBalance!.value).toBe(-52400);
    expect(rows).toEqual([['2025-12-17', '100.00'], ['2025-12-08', '-88.00'], ['2025-12-12', '-60.00'], ['2025-12-19', '-40.00']]);
  });
});

it.each(['Account Number 447-118822-833', 'Number 447-118822-833'])('another account begins where what is brought forward is of the first day again: %s', (number) => {
  const { document } = readStatement(`
Statement Date 5 Feb 2026
${number}
HKD Savings
Date      Transaction Details          Deposit    Withdrawal    Balance
5 Jan     B/F BALANCE                                            100.00
8 Jan     PAYROLL                       50.00                    150.00
5 Feb     C/F BALANCE                                            150.00

HKD Current
Date      Transaction Details          Deposit    Withdrawal    Balance
5 Jan     B/F BALANCE                                            900.00
9 Jan     RENT                                     200.00        700.00
5 Feb     C/F BALANCE                                            700.00`);
  expect(document.accounts.map(({ periods }) => periods.map(({ endBalance }) => endBalance!.value))).toEqual([[15000], [70000]]);
});

it('each account has the currency whose sign stands in its own cells', () => {
  const { document } = readStatement(`
EUR Statement
IBAN LT12 3250 0447 1188 2233
Account transactions from 1 January 2026 to 31 January 2026
Date           Description        Money out    Money in    Balance
2 Jan 2026     Spotify               €30.00                 €70.00
5 Jan 2026     Top up                            €50.00    €120.00
\f
GBP Statement
IBAN LT12 3250 0447 1188 2244
Account transactions from 1 January 2026 to 31 January 2026
Date           Description        Money out    Money in    Balance
3 Jan 2026     Cinema                £10.00                 £90.00
6 Jan 2026     Top up                            £20.00    £110.00`);
  expect(document.accounts.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
});

describe('two days, two currencies and sums of parts', () => {
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

  it('a column of pesos beside one of dollars is two accounts of a card', () => {
    const { document } = readStatement(`
TARJETA DE CREDITO 4546 XXXX XXXX 2290     CIERRE ACTUAL 26/06/2025
FECHA      REFERENCIA                    PESOS          DOLARES
           SALDO ANTERIOR             1.000,00            50,00
09/06/2025 SU PAGO EN PESOS           1.000,00-
09/06/2025 SU PAGO EN USD                                 50,00-
10/06/2025 FARMACIA                     300,00
12/06/2025 STREAM USD 7,50                                 7,50
14/06/2025 FERRETERIA                   120,00
           TOTAL CONSUMOS               420,00             7,50
           SALDO ACTUAL               $ 420,00         U$S 7,50`);
    expect(readRows(document).map((period) => period.map((row) => row.amount))).toEqual([['1000.00', '-300.00', '-120.00'], ['50.00', '-7.50']]);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.isReconciled])).toEqual([[null, true], ['USD', true]]);
  });

  it('a column for what a purchase cost abroad is no account of its own', () => {
    const { document } = readStatement(`
CREDIT CARD 4546 XXXX XXXX 2290     Statement date 26/06/2025
Date         Details                      USD             EUR
             Previous balance                          100.00
10/06/2025   PHARMACY                    33.00          30.00
12/06/2025   STREAM                                      7.50
14/06/2025   PAYMENT                                  -100.00
             New balance                                37.50`);
    expect(document.accounts.map(({ periods }) => periods[0]!.rows.length)).toEqual([3]);
  });

  const cardWithRefund = (purchases: string): string => `
Credit card statement     Card number 4546 XXXX XXXX 2290     2025-04-16 - 2025-05-15
Previous balance            700,00
Payments                   -700,00
Purchases                   ${purchases}
Fees and interest            35,00
New balance                 235,00
Date          Details                   Amount
2025-04-28    Payment, thank you       -700,00
2025-04-30    GROCER                    150,00
2025-05-02    BOOKS                     100,00
2025-05-05    REFUND BOOKS              -50,00
2025-05-15    Annual fee                 35,00`;

  it('purchases of a summary may have the refunds taken off, fees beside them', () => {
    expect(readStatement(cardWithRefund('200,00')).period.isReconciled).toBe(true);
  });

  it('purchases of a summary that fit no such sum contradict the rows', () => {
    expect(readStatement(cardWithRefund('210,00')).period.isReconciled).toBe(false);
  });

  it('sums for the tax office are none of the rows', () => {
    const { period } = readStatement(`
Statement from 1 March 2024 to 31 March 2024
BALANCE BROUGHT FORWARD                                              500.00
Details                        Debits         Credits   Date        Balance
GROCER                         40.00-                   03/05        460.00
MONTHLY FEE                    10.00-                   03/08        450.00
SALARY                                         100.00   03/20        550.00
VAT Summary
Total charges incl. VAT        10.00
Total VAT                       1.30`);
    expect(period.isReconciled).toBe(true);
  });

  it.each([['987.66', true], ['977.66', false], ['957.66', true]])('of two columns of balances (%s in the second) one digit that differs speaks against the row, a row still to settle does not', (second, isReconciled) => {
    const { period } = readStatement(`
Period 01/09/2025 - 30/09/2025
Opening balance 1,000.00
Date         Details         Debit      Credit     Booked       Settled
10/09/2025   SHOP            12.34                 987.66       ${second}
11/09/2025   SHOP            30.00                 957.66       957.66
12/09/2025   SALARY                     500.00   1,457.66     1,457.66
13/09/2025   RENT           123.45               1,334.21     1,334.21
14/09/2025   SHOP            36.55               1,297.66     1,297.66
15/09/2025   SHOP            21.15               1,276.51     1,276.51
16/09/2025   SHOP            76.51               1,200.00     1,200.00
Closing balance 1,200.00`);
    expect(period.isReconciled).toBe(isReconciled);
  });

  it('accounts under one member number are told apart by the names over their tables, numbered or not', () => {
    const { document } = readStatement(`
TALL PINES CREDIT UNION     Member Number ****5567
Statement Period 04/01/2025 - 04/30/2025
SHARE SAVINGS - ID 01
Date     Transaction Description        Amount     New Balance
04/01    Beginning Balance                              100.00
04/14    Withdrawal Transfer            -40.00           60.00
04/30    Ending Balance                                  60.00

DRAFT CHECKING - ID 10
Date     Transaction Description        Amount     New Balance
04/01    Beginning Balance                              800.00
04/15    Deposit Transfer                40.00          840.00
04/16    Withdrawal Fuel                -30.00          810.00
04/30    Ending Balance                                 810.00`);
    expect(document.accounts.map(({ periods }) => periods.map((period) => [period.rows.length, period.isReconciled]))).toEqual([[[1, true]], [[2, true]]]);
  });

  it('syllables of Hangul are whole: the number of an account behind its label, and a charge that is no deposit', () => {
    const { document, rows } = readStatement(`
계좌번호 : 110-234-567890
조회기간 : 2025-11-01 ~ 2025-11-30
거래일자        내용            요금          출금          입금          잔액
2025-11-02     카드           12,000       5,000                    95,000
2025-11-03     급여            3,000                   20,000      115,000`);
    expect(document.accounts.map(({ number }) => number)).toEqual(['110-234-567890']);
    expect(rows).toEqual([['2025-11-02', '-5000'], ['2025-11-03', '20000']]);
  });

  it('headings of the day of purchase and of the day of booking, broken over two lines', () => {
    const { rows } = readStatement(`
Vorig openstaand saldo    Totaal ontvangen betalingen    Totaal nieuwe uitgaven    Nieuw openstaand saldo
€ 20,00 Af                € 20,00 Bij                    € 48,00 Af                € 48,00 Af
3 februari 2025
Datum          Datum       Omschrijving                      Bedrag
transactie     boeking                                       in euro's
02 jan         04 jan      NS GROEP UTRECHT                     30,00      Af
03 jan         06 jan      BOL UTRECHT                          18,00      Af
23 jan         24 jan      GEINCASSEERD VORIG SALDO             20,00      Bij`);
    expect(rows).toEqual([['2025-01-04', '-30.00'], ['2025-01-06', '-18.00'], ['2025-01-24', '20.00']]);
  });

  it('purchases in parts are a list of their own, and what is to pay to owe no interest is the new balance', () => {
    const { document, period } = readStatement(`
ESTADO DE CUENTA TARJETA DE CREDITO    Número de tarjeta 4152 31** **** 7788    11-ago-2025 al 10-sep-2025
Adeudo del periodo anterior                 = $300.00
Cargos regulares (no a meses)               + $450.00
Pagos y abonos                              - $300.00
Pago para no generar intereses              = $450.00
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha             Descripción               Monto        Saldo
12-jun-2025       LIVERPOLO            $6,000.00     $3,000.00
CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Fecha             Fecha            Descripción              Monto
operación         de cargo
11-ago-2025       12-ago-2025      TIENDA               + $350.00
28-ago-2025       29-ago-2025      PAGO, GRACIAS        - $300.00
01-sep-2025       02-sep-2025      LUZ                  + $100.00`);
    expect(readRows(document).map((rows) => rows.map((row) => [row.date, row.amount]))).toEqual([[['2025-08-12', '-350.00'], ['2025-08-29', '300.00'], ['2025-09-02', '-100.00']]]);
    expect(period.isReconciled).toBe(true);
  });

  it('Lithuanian balances and turnovers of an account in two currencies', () => {
    const { document } = readStatement(`
Sąskaita: LT12 1000 0111 0100 1000     2025-02-01 - 2025-02-28
Valiuta: EUR
Data            Gavėjas / Mokėtojas       Suma
                Likutis pradžioje       100,00
2025-02-03      Maxima                  -30,00
2025-02-05      Petras                  +50,00
                Debeto apyvarta          30,00
                Kredito apyvarta         50,00
                Likutis pabaigoje       120,00
Valiuta: USD
Data            Gavėjas / Mokėtojas       Suma
                Likutis pradžioje        80,00
2025-02-07      Komisinis mokestis      -10,00
                Likutis pabaigoje        70,00`);
    expect(document.accounts.map(({ currency, periods }) => [currency, periods[0]!.rows.length, periods[0]!.isReconciled])).toEqual([['EUR', 2, true], ['USD', 1, true]]);
  });

  it('the days of the next statement above its headings are no text of the last row before it', () => {
    const { document } = readStatement(`
Corrib Bank     Current Account 12345678
Period 1 May 2025 to 31 May 2025
Date            Details                 Out          In        Balance
1 May 2025      BALANCE FORWARD                                 100.00
2 May 2025      GROCER                10.00                      90.00
9 May 2025      WAGES                              50.00        140.00
20 May 2025     STANDING ORDER        20.00                     120.00
                M KELLY
\fCorrib Bank     Current Account 12345678
Period 1 June 2025 to 30 June 2025
Date            Details                 Out          In        Balance
1 Jun 2025      BALANCE FORWARD                                 120.00
3 Jun 2025      GROCER                15.00                     105.00
9 Jun 2025      WAGES                              50.00        155.00`);
    expect(document.accounts.map(({ periods }) => periods.map((period) => [period.startDate?.value, period.rows.length]))).toEqual([[['2025-05-01', 3], ['2025-06-01', 2]]]);
  });

  it('the balance of the statement before in words of Poland and Slovenia', () => {
    for (const label of ['Saldo z poprzedniego zestawienia', 'Predhodno stanje']) expect(readStatement(`
${label}      100,00
Saldo końcowe                          90,00
Data            Opis                  Kwota
2025-05-02      SKLEP                -30,00
2025-05-09      PRZELEW               20,00`).period.startBalance?.value).toBe(10000);
  });
});
