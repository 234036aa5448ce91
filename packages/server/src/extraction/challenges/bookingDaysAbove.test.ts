// Days of booking on lines of their own, over rows that print another day.
import { describe, expect, it } from 'vitest';
import { readStatement } from '../testing/readStatement.js';

describe('days of booking over rows that print another day', () => {
  const statement = (label: string, second = '02.09.') => readStatement(`
TILIOTE / KONTOUTDRAG 9/2025
Ajalta / Period  01.09.2025 - 30.09.2025
Maksupäivä     Arkistointitunnus   Saaja/Maksaja, Selite                 Määrä
Betaln.dag     Arkiveringskod      Mottagare/Betalare, Förklaring        Belopp
                                   ALKUSALDO / INGÅENDE SALDO 01.09.   1.000,00+
${label} 01.09.
31.08.         250244784032        KORTTIOSTO                             10,00-
${label} ${second}
01.09.         250245233923        K-MARKET                               20,00-
${label} 03.09.
03.09.         250246480026        OTTO                                   30,00-
03.09.         250246480027        VUOKRA                                100,00-
${label} 05.09.
04.09.         250248214974        E-LASKU                                40,00-
${label} 08.09.
08.09.         250249548673        PALKKA                                500,00+
06.09.         250249548674        APTEEKKI                               15,00-
${label} 09.09.
09.09.         250250548673        KIOSKI                                  5,00-
${label} 12.09.
10.09.         250251548673        KAHVILA                                 6,00-
                                   LOPPUSALDO / UTGÅENDE SALDO 30.09.  1.274,00+`);
  const days = ['01', '02', '03', '03', '05', '08', '08', '09', '12'].map((day) => `2025-09-${day}`);

  it.each([['in two languages', 'KIRJAUSPÄIVÄ / BOKFÖRINGSDAG'], ['in words that nobody knows', 'VÄRKAPÄEV']])('%s', (_, label) => {
    expect(statement(label).rows.map(([day]) => day)).toEqual(days);
  });

  it.each([['in two languages', 'KIRJAUSPÄIVÄ / BOKFÖRINGSDAG'], ['in words that nobody knows', 'VÄRKAPÄEV']])('%s, and one of them is misprinted: the others are none the less those of their rows (wrong badge)', (_, label) => {
    expect(statement(label, '08.09.').rows.map(([day]) => day)).toEqual(days.with(1, '2025-09-08'));
  });
});

it.each(['x', 'Sivu 2', '-20.00'])('a day behind the words of the others heads its rows, whatever stands far behind it: %s (wrong badge)', (behind) => {
  const { rows, badges } = readStatement(`
Account number 12345678   Period 01.09.2025 - 30.09.2025
Opening balance   1,000.00

Kirjauspäivä 10.09.2025
KAUPPA A                          -10.00
KAUPPA C                          -15.00
Kirjauspäivä 11.09.2025                          ${behind}
KAUPPA B                          -20.00
Kirjauspäivä 12.09.2025
KAUPPA B                          -30.00
KAUPPA D                          -5.00
Closing balance   920.00`);
  expect([rows.map(([day]) => day), badges]).toEqual([['2025-09-10', '2025-09-10', '2025-09-11', '2025-09-12', '2025-09-12'], [true]]);
});
