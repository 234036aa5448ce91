// Further forms met in public samples of statements, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

function read(text: string) {
  const { rows, badges, bounds } = readPeriods(text);
  return { rows, badges, bounds };
}

describe('further public sorts', () => {
  it('"Balance" over the rows, and where they began and ended in a summary below them', () => {
    const text = (head: string, start = '2.160,15 €'): string => `
IBAN: DE17499243443522888865
Kontoauszug 01/2026                                                            Kontostand                 ${head}
01.01.2026 - 31.01.2026                                                        Eingeräumter Dispokredit       0,00 €
Buchung     Valuta     Transaktionsinformation                                                                Betrag
04.01.      04.01.     Lastschrift                                                                         - 81,91 €
                       Stadtwerke
07.01.      07.01.     Kartenzahlung                                                                       - 32,83 €
                       REWE Markt
17.01.      17.01.     Überweisung                                                                        + 359,57 €
                       ACME GmbH
Zusammenfassung
Startsaldo                                                                                                ${start}
Kontobelastungen                                                                                          - 114,74 €
Kontogutschriften                                                                                         + 359,57 €
Endsaldo                                                                                                  2.404,98 €
`;
    expect(read(text('2.404,98 €'))).toEqual({ rows: [[['2026-01-04', -8191], ['2026-01-07', -3283], ['2026-01-17', 35_957]]], badges: [true], bounds: [[216_015, 240_498]] });
    expect(read(text('2.404,98 €', '2.190,15 €')).badges).toEqual([false]);
    expect(read(text('2.464,98 €')).badges).not.toContain(true);
  });

  it('sums without words below the rows of each card', () => {
    const text = (sum: string): string => `
Nafn                                                      REIKNINGUR
Jón Jónsson                                               Gjalddagi          04.02.2026
Jónsgötu 1                                                Tímabil            27.12.2025 - 26.01.2026
200 Kópavogi                                              Kortnúmer          ************ Classic

Dags.    Texti                 Staðsetning               Kaupupphæð      ísl.kr.
         ***************   Jón Jónsson
26.01    Árgjald                                                            345
31.12    Skeljungur            Reykjavík                     13.521      13.521
01.01    Krónan                Garðabær                      11.090      11.090
                                                                         ${sum}
         ***************   Jóna Pálsdóttir
28.12    Bónus                 Reykjavík                     19.820      19.820
30.12    Bónus                 Reykjavík                        778         778
                                                                         20.598

Staða við síðustu útskrift:        41.349        Heildarskuld            45.554
Greitt á tímabilinu:               41.349
Til greiðslu á gjalddaga                                                 45.554
`;
    const { rows, badges } = read(text('24.956'));
    expect(rows[0]!.map(([, amount]) => Math.abs(amount))).toEqual([345, 13_521, 11_090, 19_820, 778]);
    expect([...badges, ...read(text('24.966')).badges]).toEqual([false, false]);
    expect(understandText(text('24.956')).accounts[0]).toMatchObject({ holder: 'Jón Jónsson', decimals: 0 });
  });
});
