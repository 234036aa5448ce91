// Further forms met in public samples of statements, each in its smallest form.
import { describe, expect, it } from 'vitest';
import { readPeriods, understandText } from './testing/documentOfText.js';

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
    expect(readPeriods(text('2.404,98 €'))).toMatchObject({ rows: [[['2026-01-04', -8191], ['2026-01-07', -3283], ['2026-01-17', 35_957]]], badges: [true], bounds: [[216_015, 240_498]] });
    expect(readPeriods(text('2.404,98 €', '2.190,15 €')).badges).toEqual([false]);
    expect(readPeriods(text('2.464,98 €')).badges).not.toContain(true);
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
    const { rows, badges } = readPeriods(text('24.956'));
    expect(rows[0]!.map(([, amount]) => Math.abs(amount))).toEqual([345, 13_521, 11_090, 19_820, 778]);
    expect([...badges, ...readPeriods(text('24.966')).badges]).toEqual([false, false]);
    expect(understandText(text('24.956')).accounts[0]).toMatchObject({ holder: 'Jón Jónsson', decimals: 0 });
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

  it('a balance below what it is called, behind its currency', () => {
    const text = (closing: string): string => `
Max Winkler                                      Auszug Nr. 1
Musterstr. 2                                     Blatt 1 von 1
04668 Grimma                                     Kontonummer 89482381
                                                 alter Saldo zum 31.12.2025
                                                 in EUR            733,82

Kontoauszug
Nr.   Valuta / Buchungstag          Buchungstext                                EUR
01    05.01.2026 / 05.01.2026       Auszahlung                               -76,92
02    06.01.2026 / 06.01.2026       Auszahlung                               -66,32
03    10.01.2026 / 10.01.2026       Gutschrift                               826,51
                                    EINZAHLUNG 04 2026

                                                 neuer Saldo zum 31.01.2026
                                                 in EUR                    ${closing}
`;
    expect(readPeriods(text('1.417,09'))).toMatchObject({ rows: [[['2026-01-05', -7692], ['2026-01-06', -6632], ['2026-01-10', 82_651]]], badges: [true], bounds: [[73_382, 141_709]] });
    expect(readPeriods(text('1.471,09')).badges).toEqual([false]);
  });

  it('whose account it is, and the number of the statement', () => {
    const account = (head: string) => understandText(`${head}
Data mov.     Data valor    Descrição              Movimento         Saldo
15-01-2026    15-01-2026    PAGAMENTO TSU            -608,13      41.393,66
14-01-2026    14-01-2026    TFI Wise                4.324,06      42.001,79
`).accounts[0]!;
    expect(account(`RECHNUNG
Wenn unzustellbar zurück an          Deutsche Postanschrift      Geschäftssitz
Jonas Keller                         Postfach 4108               14, rue Lippmann
LINDENSTR. 29                        D-54231 Trier               L-5365 Munsbach
18021 Rostock                        Kontakt`).holder).toBe('Jonas Keller');
    expect(account('Konto 3409 0012345678   Udskrift nr. 7').periods[0]!.facts?.statementNumber?.value).toBe('7');
  });
});
