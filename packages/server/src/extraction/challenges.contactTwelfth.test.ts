// What a twelfth first contact, with designs of which each has its own structure, brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

describe('twelfth first contact', () => {
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

  it('days with what they began and ended with, above rows without a day', () => {
    const text = (opening: string): string => `
IBAN UA213223130000026007233566001   UAH
Виписка за період 02.03.2026 - 13.03.2026
Документ   Призначення                                 Дебет      Кредит
03.03.2026  Вхідний залишок 2 143.32     Вихідний залишок 7 526.78
2881       Оплата від клієнта                                   1 145.08
3660       Оплата від клієнта                                   4 238.38
04.03.2026  Вхідний залишок ${opening}     Вихідний залишок 5 119.83
5934       Постачальник                             2 000.00
5935       Податок                                    406.95
05.03.2026  Вхідний залишок 5 119.83     Вихідний залишок 4 643.36
1359       Оренда                                     400.00
1360       Податок                                     76.47
`;
    expect(readPeriods(text('7 526.78'))).toMatchObject({ rows: [[['2026-03-03', 114_508], ['2026-03-03', 423_838], ['2026-03-04', -200_000], ['2026-03-04', -40_695], ['2026-03-05', -40_000], ['2026-03-05', -7647]]], badges: [true], bounds: [[214_332, 464_336]] });
    expect(readPeriods(text('7 562.78')).badges).toEqual([false]);
  });

  it('days of the week with the number of their day, below their months, in any language', () => {
    const text = (names: readonly string[], balance = '560.00'): string => `
IBAN IE29 AIBK 9311 5212 3456 78   EUR
Opening balance 1,000.00   Closing balance 480.00
February 2026
${names[0]} 3
    Luas                           -140.00       860.00
${names[1]} 5
    Lidl                           -250.00
    Rent                            -50.00       ${balance}
${names[0]} 10
    Spotify                         -10.00       550.00
March 2026
${names[2]} 4
    From Aoife                      100.00       650.00
${names[1]} 19
    Lidl                           -170.00       480.00
`;
    const rows = [['2026-02-03', -14_000], ['2026-02-05', -25_000], ['2026-02-05', -5000], ['2026-02-10', -1000], ['2026-03-04', 10_000], ['2026-03-19', -17_000]];
    for (const names of [['Tue', 'Thu', 'Wed'], ['Mardi', 'Jeudi', 'Mercredi'], ['Cama', 'Adla', 'Arba']]) {
      expect(readPeriods(text(names))).toMatchObject({ rows: [rows], badges: [true] });
      expect(readPeriods(text(names, '650.00')).badges).toEqual([false]);
    }
    // The same word with two days of the week.
    expect(readPeriods(text(['Tue', 'Tue', 'Wed'])).rows).not.toEqual([rows]);
  });
});

it('days before the figures of many rows that read as sums, too, and never go back', () => {
  const { accounts } = understandText(`
Kontokorrent 27-143825-2 CHF     Umsätze vom 1. Juli 2021 - 31. Juli 2021
Art         Erläuterung                      Referenz     Buchung    Belastung     Gutschrift
            Anfangssaldo                                                            1'000.00
KARTE       Kartenzahlung                    A822959974   01.07         118.49
            Kornblume Markt Görlitz
            29.06.2021 12.44 Uhr
KARTE       Kartenzahlung                    L953864084   02.07         111.73
            Baumarkt Werkgut Erfurt
            02.07.2021 12.44 Uhr
GUTSCHR     Rückbuchung                      J733007423   05.07                         5.99
LASTSCHR    SEPA-Basislastschrift            X925329938   06.07         182.83
LASTSCHR    Online-Überweisung               E980833864   07.07         475.27
            Endsaldo                                                                  117.67`);
  const [period] = accounts[0]!.periods;
  expect(period!.rows.map(({ date }) => date?.value)).toEqual(['2021-07-01', '2021-07-02', '2021-07-05', '2021-07-06', '2021-07-07']);
  expect(period!.proof.status).toBe('reconciled');
});

it('one heading of two lines, above and below the line of the others, which are set to its middle (rows of a side were lost)', () => {
  const { accounts } = understandText(`
Bankafschrift    NL12 TULP 6354 5271 71    1 april 2021 tot en met 30 april 2021
Overzicht
Vorig saldo     100,00         Saldo eind     160,00
Bij
                                                                 Bedrag
Datum        Code   Mededelingen
                                                                 (EUR)
01/04/2021   OV     Creditrente                                  10,00
08/04/2021   OV     Bijschrijving M. Jansen                      90,00
Afschrijvingen
Datum        Code   Mededelingen                           Bedrag (EUR)
02/04/2021   BA     Boekwinkel De Pauw                           25,00
05/04/2021   IC     Cheque 6967                                  15,00`);
  const [period] = accounts[0]!.periods;
  expect(period!.rows.map(({ amount }) => amount.value)).toEqual([1000, 9000, -2500, -1500]);
  expect(period!.proof.status).toBe('reconciled');
});
