// Arrangements of pages that first contact with new layouts brought up: where rows, days, sums and accounts stand.
import { describe, expect, it } from 'vitest';
import { readStatement } from './testing/readStatement.js';

describe('days as headings', () => {
  it('a day heading that shows what the day ended with, newest first', () => {
    const { rows, verdicts } = readStatement(`
Inngående saldo        100,00
Utgående saldo         291,00
3. mai 2026                          Saldo       291,00
   Lønn                                          200,00
2. mai 2026                          Saldo        91,00
   Kaffe                                          -5,00
   Te                                             -4,00`);
    expect(rows).toEqual([['2026-05-03', '200.00'], ['2026-05-02', '-5.00'], ['2026-05-02', '-4.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the same with time running downward', () => {
    expect(readStatement(`
Opening balance        100.00
Closing balance        291.00
2 May 2026                         Balance        91.00
   Coffee                                         -5.00
   Tea                                            -4.00
3 May 2026                         Balance       291.00
   Salary                                        200.00`).verdicts).toEqual(['reconciled']);
  });
});

describe('two columns on a page', () => {
  it('rows of the right column stand on baselines of their own', () => {
    const { rows } = readStatement(`
Date   Transaction             Amount        Date   Transaction             Amount
05/01  COFFEE                   5.00-        05/14  RENT                  500.00-
05/02  TRANSFER                30.00-
                                             05/15  DIRECT DEBIT           20.00-
       INVOICE 12                                   MANDATE 991
05/03  FUEL                    40.00-
                                             05/18  SALARY                900.00
Statement period 05/01/2026 - 05/31/2026`);
    expect(rows.map((row) => row[1])).toEqual(['-5.00', '-30.00', '-40.00', '-500.00', '-20.00', '900.00']);
  });
});

describe('accounts', () => {
  it('cards of several holders under one card account', () => {
    const { document, verdicts } = readStatement(`
Card account number XXXX-XXXX-XXXX-2955
Billing cycle 05/01/2026 - 05/31/2026     Minimum payment due $10.00   Credit limit $5,000
Previous balance                     $100.00
Payments and credits                -$100.00
Purchases                            +$75.00
New balance                           $75.00
Date    Description                   Amount
05/02   PAYMENT THANK YOU           -$100.00
D RAMOS - card ending in 2192
Date    Description                   Amount
05/03   COFFEE                         $5.00
05/04   FUEL                          $50.00
Total for D RAMOS                     $55.00
P ELLERY - card ending in 2833
Date    Description                   Amount
05/05   BOOKS                         $20.00
Total for P ELLERY                    $20.00`);
    expect(document.accounts.map((account) => account.number)).toEqual(['XXXX-XXXX-XXXX-2955']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('an account on which nothing happened stands between two others', () => {
    const { document } = readStatement(`
Konto Nr. 37043.01   CHF
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 100.00
02.05.2026   Kaffee               5.00                     95.00
             Schlusssaldo                                  95.00
Konto Nr. 37043.02   EUR
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 700.00
             Schlusssaldo                                 700.00
Konto Nr. 37043.03   USD
Datum        Text            Belastung   Gutschrift        Saldo
             Saldovortrag                                 300.00
03.05.2026   Miete               50.00                    250.00
             Schlusssaldo                                 250.00`);
    expect(document.accounts.map((account) => [account.number, account.currency, account.periods[0]!.rows.length])).toEqual([['37043.01', 'CHF', 1], ['37043.02', 'EUR', 0], ['37043.03', 'USD', 1]]);
  });
});

describe('words beside dates', () => {
  it('"SA" at the end of a name is no Saturday before the date in the next column', () => {
    expect(readStatement(`
Valor             Saldo      Descripción                    Fecha
-5,00             95,00      Compra Alcor SA             20260507
200,00           295,00      Nómina Alcor SA             20260508
-20,00           275,00      Recibo                      20260509`).rows).toEqual([['2026-05-07', '-5.00'], ['2026-05-08', '200.00'], ['2026-05-09', '-20.00']]);
  });

  it('a house number before the period is no beginning of it', () => {
    const { document } = readStatement(`
CALLE 45 # 7-21                Desde 2026/05/01 hasta 2026/05/31
Fecha         Descripción             Valor        Saldo
2026/05/07    Compra                  -5,00        95,00
2026/05/08    Nómina                 200,00       295,00`);
    const [period] = document.accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-05-01', '2026-05-31']);
  });

  it('months in Danish and in other alphabets', () => {
    const days = ['30. marts 2026', '3 березня 2026', '3 марта 2026', '3 Μαρτίου 2026'].map((day) => readStatement(`${day}   Saldo A   1,00   5,00\n${day}   Saldo B   1,00   6,00\n${day}   Saldo C   1,00   7,00`).rows[0]?.[0]);
    expect(days).toEqual(['2026-03-30', '2026-03-03', '2026-03-03', '2026-03-03']);
  });
});

describe('rows without a plain table', () => {
  it('a label before every value, block after block', () => {
    const block = (day: string, text: string, amount: string, balance: string): string => `
Data operacji: ${day}       Data waluty: ${day}
               ${text}
Kwota: ${amount} PLN        Saldo po operacji: ${balance} PLN`;
    const { rows, verdicts } = readStatement(`
Saldo początkowe   100,00 PLN
${block('03.05.2026', 'KAWIARNIA', '-5,00', '95,00')}
${block('04.05.2026', 'WYNAGRODZENIE', '200,00', '295,00')}
${block('05.05.2026', 'PRĄD', '-20,00', '275,00')}
${block('06.05.2026', 'CZYNSZ', '-75,00', '200,00')}
${block('07.05.2026', 'SKLEP', '-10,00', '190,00')}
Saldo końcowe      190,00 PLN`);
    expect(rows).toEqual([['2026-05-03', '-5.00'], ['2026-05-04', '200.00'], ['2026-05-05', '-20.00'], ['2026-05-06', '-75.00'], ['2026-05-07', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('a label before every value, more rows than the summary has lines', () => {
    const days = Array.from({ length: 28 }, (_, at) => at + 1);
    const block = (day: number): string => `
${day}.  Data operacji: ${String(day).padStart(2, '0')}.05.2026       Data waluty: ${String(day).padStart(2, '0')}.05.2026
     SKLEP ${'ABCD'[day % 4]}
     Kwota operacji: -${day},00 PLN        Saldo po operacji: ${1000 - (day * (day + 1)) / 2},00 PLN`;
    const { document, rows, verdicts } = readStatement(`
Saldo początkowe   1000,00 PLN
Saldo końcowe       594,00 PLN
${days.map(block).join('\n')}`);
    expect(rows).toEqual(days.map((day) => [`2026-05-${String(day).padStart(2, '0')}`, `-${day}.00`]));
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.description.value.slice(-7))).toEqual(days.map((day) => `SKLEP ${'ABCD'[day % 4]}`));
    expect(verdicts).toEqual(['reconciled']);
  });

  it('only the day of the month in the date column', () => {
    expect(readStatement(`
Periode : 15/04/2026 s/d 14/05/2026
Tgl   Keterangan              Mutasi   D/K         Saldo
      SALDO AWAL                                  100,00
16    Kopi                      5,00   D           95,00
16    Gaji                    200,00   K          295,00
29    Listrik                  20,00   D          275,00
02    Sewa                     75,00   D          200,00
11    Toko                     10,00   D          190,00`).rows).toEqual([['2026-04-16', '-5.00'], ['2026-04-16', '200.00'], ['2026-04-29', '-20.00'], ['2026-05-02', '-75.00'], ['2026-05-11', '-10.00']]);
  });

  it('date and balance on the first line of a row, its amount on the last', () => {
    const { document, rows } = readStatement(`
Date       Balance   Transaction description                Amount
            100.00   Beginning balance
05/01/26     95.00   COFFEE                                   5.00-
05/02/26     65.00   AUTOPAY COUNCIL WEB ID
                     INVOICE 12 DATED TODAY                  30.00-
05/03/26    265.00   SALARY                                 200.00+`);
    expect(rows).toEqual([['2026-05-01', '-5.00'], ['2026-05-02', '-30.00'], ['2026-05-03', '200.00']]);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.balance?.value)).toEqual([9500, 6500, 26500]);
  });

  it('cheques in two columns without headings, below rows as wide as the page', () => {
    expect(readStatement(`
THIS STATEMENT 05/01/26 THRU 05/31/26
BALANCE LAST STATEMENT ............... 1,000.00
BALANCE THIS STATEMENT ................. 870.00
WITHDRAWALS AND DEBITS
05/04  ACCOUNT FEE ..................................... 10.00
05/05  DEBIT TRANSFER DEPOSIT 05/04 .................... 20.00
CHECKS
05/06  901     30.00                 05/08  904     40.00
05/07  902     25.00
05/07  903      5.00`).rows.map((row) => row[1]).sort()).toEqual(['-10.00', '-20.00', '-25.00', '-30.00', '-40.00', '-5.00']);
  });

  it('a plus or minus in a column of its own, as a card means it', () => {
    const { rows, verdicts } = readStatement(`
Número de tarjeta: 5256 78XX XXXX 1234      Pago mínimo  $10.00    Límite de crédito  $900.00
Adeudo del periodo anterior     $100.00
Saldo deudor total               $60.00
Fecha de operación   Fecha de cargo   Descripción                    Monto
03-may-2026          05-may-2026      Compra Farmacia       +       $45.00
01-may-2026          06-may-2026      Su pago               -      $100.00
04-may-2026          07-may-2026      Compra Kiosco         +       $15.00`);
    expect(rows).toEqual([['2026-05-05', '-45.00'], ['2026-05-06', '100.00'], ['2026-05-07', '-15.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });
});

it('balances in two currencies under no number are two accounts', () => {
  const { document, verdicts } = readStatement(`
Statement 1 Feb 2026 to 28 Feb 2026
GBP balance summary
Opening balance     Closing balance
£910.00                     £880.00
Date           Description          Money out   Money in    Balance
3 Feb 2026     Card payment            £40.00                £870.00
9 Feb 2026     Top-up                              £10.00    £880.00
EUR balance summary
Opening balance     Closing balance
€120.00                     €100.00
Date           Description          Money out   Money in    Balance
4 Feb 2026     Transfer                €50.00                 €70.00
6 Feb 2026     Refund                              €30.00    €100.00`);
  expect(document.accounts.map(({ currency, periods }) => [currency, periods.length, periods[0]!.startDate?.value])).toEqual([['GBP', 1, '2026-02-01'], ['EUR', 1, '2026-02-01']]);
  expect(verdicts).toEqual(['reconciled', 'reconciled']);
});

describe('what stands around the rows of a day', () => {
  it('the day beneath the name and the amount', () => {
    const { document, rows, verdicts } = readStatement(`
Relevé du 1 juin 2026 au 30 juin 2026
Solde de départ        Solde de fin
100,00                       275,00
LOYER                        -20,00
29 juin · 13:06

SALAIRE                      200,00
28 juin · 09:10

CAFE                          -5,00
27 juin · 08:00`);
    expect(rows).toEqual([['2026-06-29', '-20.00'], ['2026-06-28', '200.00'], ['2026-06-27', '-5.00']]);
    expect(document.accounts[0]!.periods[0]!.rows.map((row) => row.description.value)).toEqual(['LOYER', 'SALAIRE', 'CAFE']);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('dates set to the middle of rows of three lines, figures to their top', () => {
    const { document, rows, verdicts } = readStatement(`
Kontoauszug 2026
Bu-Tag   Wert     Vorgang                              Betrag
                  alter Kontostand vom 30.01.2026      100,00 H

                  Dauerauftrag Miete                    65,36 S
03.02.   03.02.   EREF 793355277 vom 03.02.26
                  12,50 EUR MREF M944

                  Gutschrift Lohn                      202,47 H
06.02.   06.02.   EREF 219352751
                  05.02.2026 12.44 Uhr

                  Kartenzahlung                         37,11 S
07.02.   07.02.   EREF 244553440
                  MREF M399

                  neuer Kontostand vom 27.02.2026      200,00 H`);
    expect(rows).toEqual([['2026-02-03', '-65.36'], ['2026-02-06', '202.47'], ['2026-02-07', '-37.11']]);
    expect(document.accounts[0]!.periods[0]!.rows[0]!.description.value).toBe('Dauerauftrag Miete\nEREF 793355277 vom 03.02.26\n12,50 EUR MREF M944');
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the balances of the first and the last day in a summary above the rows', () => {
    const { document, verdicts } = readStatement(`
Account statement
1 May 2026 - 31 May 2026
Balance on 1 May        €520.00
Money in              +€300.00
Money out              -€20.00
Balance on 31 May       €800.00
26 May 2026
Salary                +€300.00
23 May 2026
Coffee                 -€12.00
22 May 2026
Tea                     -€8.00`);
    const { startBalance, endBalance } = document.accounts[0]!.periods[0]!;
    expect([startBalance?.value, endBalance?.value, verdicts]).toEqual([52000, 80000, ['reconciled']]);
  });

  it('a last line that bears a day, the sums of both sides and the balance', () => {
    const { rows, verdicts } = readStatement(`
Kontoauszug 01.01.2026 - 31.01.2026
Datum     Text                     Belastung    Gutschrift   Valuta        Saldo
01.01.26  Saldovortrag                                                    100.00
03.01.26  Einkauf                      20.00                 03.01.26      80.00
05.01.26  Lohn                                     70.00     05.01.26     150.00
31.01.26  Umsatz / Schlusssaldo        20.00       70.00                  150.00`);
    expect(rows).toEqual([['2026-01-03', '-20.00'], ['2026-01-05', '70.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  const days = (first: string): string => `
Saldo inicial                        100,00
Saldo final do período               270,00
02 MAI 2026  Total de saídas       - ${first}
             Café                     -5,00
             Chá                      -4,00
             Saldo do dia             91,00
03 MAI 2026  Total de entradas     + 200,00
             Salário                 200,00
             Saldo do dia            291,00
04 MAI 2026  Total de saídas        - 21,00
             Luz                     -21,00
             Saldo do dia            270,00`;

  it('a day heading that shows the sum of the day, which is tested', () => {
    const { rows, verdicts } = readStatement(days('9,00'));
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '200.00'], ['2026-05-04', '-21.00']]);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(days('6,00')).verdicts).toEqual(['notReconciled']);
  });

  it('sums at the end of each day under words nobody knows', () => {
    const { rows, verdicts } = readStatement(`
Sold inițial              100.00
Sold final                270.00
Data         Detalii                  Debit      Credit
02.05.2026   Cafea                     5.00
             Ceai                      4.00
             RULAJ ZI                  9.00        0.00
03.05.2026   Salariu                             200.00
             RULAJ ZI                  0.00      200.00
04.05.2026   Lumină                   21.00
             RULAJ ZI                 21.00        0.00`);
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '200.00'], ['2026-05-04', '-21.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });

  it('the first unsigned amount follows from the opening balance, although the closing balance stands nearer', () => {
    expect(readStatement(`
Sold inițial              100,00
Sold final                 70,00
Data         Detalii                  Suma        Sold
02.05.2026   Cafea                    5,00       95,00
03.05.2026   Salariu                  5,00      100,00
04.05.2026   Lumină                  30,00       70,00`).rows.map((row) => row[1])).toEqual(['-5.00', '5.00', '-30.00']);
  });
});

describe('a side bar beside the rows', () => {
  it('a labelled balance of it on the baseline of a row', () => {
    const { rows, verdicts } = readStatement(`
Card number XXXX XXXX XXXX 2101      Minimum payment $10.00     Credit limit $900.00
Statement period May 1, 2026 to May 31, 2026
Trans date   Post date   Description            Amount ($)
May 02       May 03      COFFEE                       5.00      Previous balance   $20.00
May 04       May 05      FUEL                        50.00      Payments           $20.00
May 05       May 06      PAYMENT                    -20.00      New balance        $72.00
${[8, 9, 10, 11, 12, 13, 14, 15].map((day) => `May 07       May ${String(day).padStart(2, '0')}      BOOKS                        ${day === 8 ? '10.00' : ' 1.00'}`).join('\n')}`);
    expect(rows.slice(0, 4)).toEqual([['2026-05-03', '-5.00'], ['2026-05-05', '-50.00'], ['2026-05-06', '20.00'], ['2026-05-08', '-10.00']]);
    expect(verdicts).toEqual(['reconciled']);
  });
});
