// What a sixth series of statements printed by browsers and office programs brought up, in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods } from './testing/documentOfText.js';

function read(text: string) {
  const { rows, badges, bounds } = readPeriods(text);
  return { rows, badges, bounds };
}

describe('statements printed by browsers, sixth series', () => {
  it('weekdays in any language before days without a year', () => {
    const list = (names: readonly string[]): string => `
Account 4411223344   01.01.2026 - 31.01.2026
Opening balance                                     500,00

Date           Details                   Amount
${names[0]} 5. jan.    Corner shop               -10,00
${names[1]} 6. jan.    Petrol station            -20,00
${names[1]} 6. jan.    Corner shop               -10,00
${names[2]} 7. jan.    Wages                     100,00
${names[4]} 9. jan.    Corner shop               -10,00
${names[0]} 12. jan.   Corner shop               -10,00
${names[1]} 13. jan.   Petrol station            -20,00

Closing balance                                     520,00
`;
    const expected = [['2026-01-05', -1000], ['2026-01-06', -2000], ['2026-01-06', -1000], ['2026-01-07', 10_000], ['2026-01-09', -1000], ['2026-01-12', -1000], ['2026-01-13', -2000]];
    expect(read(list(['man.', 'tir.', 'ons.', 'tor.', 'fre.'])).rows).toEqual([expected]);
    expect(read(list(['man.', 'jjj.', 'ons.', 'tor.', 'kkk.'])).rows).toEqual([expected]);
    expect(read(list(['uuu', 'jjj', 'ooo', 'lll', 'kkk'])).rows).toEqual([expected]);
  });

  const days = ({ closing = '470,00', amount = '-30,00', head = '' }): string => `
Banque du Fleuve
IBAN FR76 1027 8072 0000 0204 4112 287   EUR
Période du 02/01/2026 au 30/01/2026
Solde initial 500,00   Solde final 750,00

Libellé                   Valeur           Montant        Solde
Journée du 03/01/2026
Solde d'ouverture                                        500,00
RETRAIT GAB               03/01/2026        ${amount}
Solde de clôture                                         ${closing}
${head}
Journée du 05/01/2026
Solde d'ouverture                                        470,00
VERSEMENT                 05/01/2026       +200,00
FRAIS                     05/01/2026        -10,00
Solde de clôture                                         660,00
${head}
Journée du 06/01/2026
Solde d'ouverture                                        660,00
FRAIS                     06/01/2026        -10,00
Solde de clôture                                         650,00
${head}
Journée du 07/01/2026
Solde d'ouverture                                        650,00
VERSEMENT                 07/01/2026       +100,00
Solde de clôture                                         750,00
`;

  it('the balances that open and close each day are carried on in one period', () => {
    expect(read(days({}))).toEqual({ rows: [[['2026-01-03', -3000], ['2026-01-05', 20_000], ['2026-01-05', -1000], ['2026-01-06', -1000], ['2026-01-07', 10_000]]], badges: [true], bounds: [[50_000, 75_000]] });
    expect(read(days({ closing: '480,00' })).badges).toEqual([false]);
    expect(read(days({ amount: '-35,00' })).badges).toEqual([false]);
    expect(read(days({}).replace(/FRAIS +06.*\n/, '')).badges).toEqual([false]);
    expect(read(days({ head: 'Extrait de compte   IBAN FR76 1027 8072 0000 0204 4112 300   EUR' })).badges).toHaveLength(4);
  });

  it('dots that lead from a text to its figure are white', () => {
    expect(read(`
Sparkonto AT48 3200 0000 1234 5864
Kontoauszug 01.01.2025 - 31.12.2025   Beträge in EUR   (S = Soll, H = Haben)

01.01.2025  Kontostand alt .............................. 8.741,98 H
03.01.2025  Kapitalertragsteuer ......................... 505,52 S
10.01.2025  Überweisung Gutschrift ...................... 205,56 H
21.01.2025  Behebung .................................... 153,15 S

            Summe Soll .................................. 658,67 S
            Summe Haben ................................. 205,56 H
31.12.2025  Kontostand neu .............................. 8.288,87 H
`)).toEqual({ rows: [[['2025-01-03', -50_552], ['2025-01-10', 20_556], ['2025-01-21', -15_315]]], badges: [true], bounds: [[874_198, 828_887]] });
  });
});
