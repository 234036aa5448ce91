// Arrangements of pages that first contact with new layouts brought up: where rows, days, sums and accounts stand.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const document = understandText(text);
  const periods = document.accounts.flatMap((account) => account.periods);
  return { document, rows: (readRows(document)[0] ?? []).map((row) => [row.date, row.amount]), proofs: periods.map((period) => period.proof.status) };
}

describe('days as headings', () => {
  it('a day heading that shows what the day ended with, newest first', () => {
    const { rows, proofs } = read(`
Inngående saldo        100,00
Utgående saldo         291,00
3. mai 2026                          Saldo       291,00
   Lønn                                          200,00
2. mai 2026                          Saldo        91,00
   Kaffe                                          -5,00
   Te                                             -4,00`);
    expect(rows).toEqual([['2026-05-03', '200.00'], ['2026-05-02', '-5.00'], ['2026-05-02', '-4.00']]);
    expect(proofs).toEqual(['reconciled']);
  });

  it('the same with time running downward', () => {
    expect(read(`
Opening balance        100.00
Closing balance        291.00
2 May 2026                         Balance        91.00
   Coffee                                         -5.00
   Tea                                            -4.00
3 May 2026                         Balance       291.00
   Salary                                        200.00`).proofs).toEqual(['reconciled']);
  });
});

describe('two columns on a page', () => {
  it('rows of the right column stand on baselines of their own', () => {
    const { rows } = read(`
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
    const { document, proofs } = read(`
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
    expect(proofs).toEqual(['reconciled']);
  });

  it('an account on which nothing happened stands between two others', () => {
    const { document } = read(`
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
    expect(read(`
Valor             Saldo      Descripción                    Fecha
-5,00             95,00      Compra Alcor SA             20260507
200,00           295,00      Nómina Alcor SA             20260508
-20,00           275,00      Recibo                      20260509`).rows).toEqual([['2026-05-07', '-5.00'], ['2026-05-08', '200.00'], ['2026-05-09', '-20.00']]);
  });

  it('a house number before the period is no beginning of it', () => {
    const { document } = read(`
CALLE 45 # 7-21                Desde 2026/05/01 hasta 2026/05/31
Fecha         Descripción             Valor        Saldo
2026/05/07    Compra                  -5,00        95,00
2026/05/08    Nómina                 200,00       295,00`);
    const [period] = document.accounts[0]!.periods;
    expect([period!.startDate?.value, period!.endDate?.value]).toEqual(['2026-05-01', '2026-05-31']);
  });

  it('months in Danish and in other alphabets', () => {
    const days = ['30. marts 2026', '3 березня 2026', '3 марта 2026', '3 Μαρτίου 2026'].map((day) => read(`${day}   Saldo A   1,00   5,00\n${day}   Saldo B   1,00   6,00\n${day}   Saldo C   1,00   7,00`).rows[0]?.[0]);
    expect(days).toEqual(['2026-03-30', '2026-03-03', '2026-03-03', '2026-03-03']);
  });
});
