// What the rows of a day come to, over, beside or below them.
import { describe, expect, it } from 'vitest';
import { readPeriods } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

describe('sums of days', () => {
  it('a day heading that shows the sum of the day, which is tested', () => {
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
    const { rows, verdicts } = readStatement(days('9,00'));
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '200.00'], ['2026-05-04', '-21.00']]);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(days('6,00')).verdicts).toEqual(['notReconciled']);
  });

  it('most days show both their sums, the second on a line of its own', () => {
    const days = (out: string): string => `
Saldo inicial                        400,00
Saldo final do período               563,00
02 MAI 2026  Total de entradas     + 110,00
             Total de saídas         - 9,00
             Café                     -5,00
             Depósito                110,00
             Chá                      -4,00
             Saldo do dia            501,00
03 MAI 2026  Total de entradas     + 100,00
             Total de saídas        - ${out}
             Aluguel                 -30,00
             Salário                 100,00
             Saldo do dia            571,00
04 MAI 2026  Total de saídas         - 8,00
             Luz                      -8,00
             Saldo do dia            563,00`;
    const { rows, verdicts } = readStatement(days('30,00'));
    expect(rows).toEqual([['2026-05-02', '-5.00'], ['2026-05-02', '110.00'], ['2026-05-02', '-4.00'], ['2026-05-03', '-30.00'], ['2026-05-03', '100.00'], ['2026-05-04', '-8.00']]);
    expect(verdicts).toEqual(['reconciled']);
    expect(readStatement(days('36,00')).verdicts).toEqual(['notReconciled']);
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

  it('days with the sums of both sides, above rows without a day', () => {
    const text = (sum: string, amount = '-319.61'): string => `
Cuenta 801-22334-5   DOP   01/03/2026 al 31/03/2026
Balance inicial 8,742.44   Balance final 7,953.20
04/03/2026                       Créditos 0.00      Débitos 649.68
    Retiro                                               -649.68
05/03/2026                       Créditos 206.86    Débitos 346.42
    Depósito                                              206.86
    Compra                                               ${amount}
    Pago                                                  -26.81
07/03/2026                       Créditos ${sum}    Débitos 100.00
    Depósito                                              100.00
    Pago                                                 -100.00
`;
    const rows = [['2026-03-04', -64_968], ['2026-03-05', 20_686], ['2026-03-05', -31_961], ['2026-03-05', -2681], ['2026-03-07', 10_000], ['2026-03-07', -10_000]];
    expect(readPeriods(text('100.00'))).toMatchObject({ rows: [rows], badges: [true], bounds: [[874_244, 795_320]] });
    expect(readPeriods(text('109.00')).badges).toEqual([false]);
    expect(readPeriods(text('100.00', '-391.61')).badges).toEqual([false]);
  });

  it('sums of each day, with the balance they led to, are no rows', () => {
    const { rows, period } = readStatement(`
EXTRAS CONT 01/03/2026 - 31/03/2026
Data          Descriere                        Debit       Credit
              SOLD ANTERIOR                                 500.00
02/03/2026    Plata la POS                     20.00
              Comision                          1.00
02/03/2026    RULAJ ZI                         21.00         0.00
              SOLD FINAL ZI                                 479.00
03/03/2026    Incasare                                      100.00
03/03/2026    RULAJ ZI                          0.00       100.00
              SOLD FINAL ZI                                 579.00
              RULAJ TOTAL CONT                 21.00       100.00
              SOLD FINAL CONT                               579.00
              TOTAL DISPONIBIL                              579.00`);
    expect(rows).toEqual([['2026-03-02', '-20.00'], ['2026-03-02', '-1.00'], ['2026-03-03', '100.00']]);
    expect(period.proof.status, period.proof.explanation).toBe('reconciled');
  });

  it('what a day comes to, beside the day over its rows, is tested', () => {
    const text = (third: string): string => `
Brabantbank
Betaalrekening NL91ABNA0417164300
Periode 1 januari 2026 t/m 31 januari 2026

za 31 jan                          - € 249,49
NS Reizigers                       - € 249,49
wo 28 jan                          + € 336,07
Tikkie Sanne                       + € 236,34
Salaris Gemeente Breda             + € 315,96
Huur woning                        - € 216,23
di 27 jan                          ${third}
Ziggo                              - € 88,60
Albert Heijn                       - € 11,40
ma 26 jan                          - € 425,69
Huur woning                        - € 278,34
Essent                             - € 147,35


Beginsaldo op 1 januari 2026 € 1.000,00
Eindsaldo op 31 januari 2026 € 560,89`;
    expect(readStatement(text('- € 100,00'))).toMatchObject({ badges: [true] });
    expect(readStatement(text('- € 700,00'))).toMatchObject({ badges: [false] });
    expect(readStatement(text('€ 100,00'))).toMatchObject({ badges: [false] });
  });

  it('the sums of the last day, with the closing balance beside them, are not those of the period', () => {
    const days = (sum: string): string => `
Account number 100044112201   Currency EGP
From 01/01/2026 to 31/01/2026
Date         Description              Debit      Credit     Balance
             Opening balance                              1,000.00
05/01/2026   POS Maadi               100.00
05/01/2026   Salary                              500.00
             Day total               100.00      500.00    1,400.00
12/01/2026   POS Maadi                50.00
             Day total                50.00        0.00    1,350.00
30/01/2026   POS Maadi               270.00
             Day total               ${sum}        0.00    1,080.00
             Grand total             420.00      500.00    1,080.00
`;
    expect(readPeriods(days('270.00'))).toMatchObject({ rows: [[['2026-01-05', -10_000], ['2026-01-05', 50_000], ['2026-01-12', -5000], ['2026-01-30', -27_000]]], badges: [true], bounds: [[100_000, 108_000]] });
    expect(readPeriods(days('720.00')).badges).toEqual([false]);
  });

  describe('sums of days', () => {
    it('one of them is not what another said (wrong badge)', () => {
      const DAYS = (sum: string) => `
Statement 01/02/2025 - 28/02/2025
Date         Description             Debit       Credit
             Opening balance                     100.00
05/02/2025   Salary                            1,330.49
             Rulaj zi                 0.00     1,330.49
06/02/2025   Card payment            86.41
             Rulaj zi                86.41         0.00
26/02/2025   Salary                            1,390.49
             Rulaj zi                 0.00     ${sum}
             Closing balance                   2,734.57
`;
      expect(readStatement(DAYS('1,390.49')).badges).toEqual([true]);
      expect(readStatement(DAYS('1,330.49')).badges).toEqual([false]);
    });

    it('the sum of a page may stand between the rows of a day', () => {
      const days = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/02/2025`);
      const balance = (paid: number) => (900 - paid).toFixed(2);
      const over = (sum: string) => `
Statement 01/02/2025 - 28/02/2025
Date         Description             Debit       Credit    Balance
             Opening balance                                900.00
${days.map((day, at) => `${day}   Shop                    10.00                  ${balance(10 * at + 10)}
             Total of the day        10.00`).join('\n')}
26/02/2025   Shop                    20.00                  ${balance(140)}
             Total of page          140.00
26/02/2025   Rent                   300.00                  ${balance(440)}
             Total of the day       ${sum}
             Closing balance                                ${balance(440)}
`;
      expect(readStatement(over('320.00')).badges).toEqual([true]);
      expect(readStatement(over('320.01')).badges).toEqual([false]);
    });
  });
});
