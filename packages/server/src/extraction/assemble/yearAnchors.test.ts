import { describe, expect, it } from 'vitest';
import { readRows, understandText } from '../testing/documentOfText.js';

/** A file made in 2025. */
function days(text: string): { days: (string | null | undefined)[]; statuses: string[] } {
  const document = understandText(text, { creationDate: '2025-02-03' });
  return { days: (readRows(document)[0] ?? []).map((row) => row.date), statuses: document.accounts.flatMap((account) => account.periods.map((period) => period.proof.status)) };
}

const PAGES = `
Kontoauszug 1/2022                                             Blatt 1
Bu-Tag   Vorgang                                       Betrag
         alter Kontostand                            100,00 H
03.01.   Bargeld                                      30,00 S
\fVolksbank Brockenland eG                                       Blatt 2

11.02.   Lohn                                        200,00 H
\fVolksbank Brockenland eG                                       Blatt 3

28.03.   Miete                                        70,00 S`;

describe('years of rows that print none, in a file made years later', () => {
  it('come from the day of the closing balance, on whatever page', () => {
    expect(days(`${PAGES}\n         neuer Kontostand vom 31.03.2022             200,00 H`)).toEqual({ days: ['2022-01-03', '2022-02-11', '2022-03-28'], statuses: ['reconciled'] });
  });

  it('come from full days in the texts of rows, each a few days from its own', () => {
    const texts = PAGES.replace('Bargeld', 'Karte vom 02.01.2022').replace('Miete', 'Miete vom 26.03.2022');
    expect(days(`${texts}\n         neuer Kontostand                             200,00 H`).days).toEqual(['2022-01-03', '2022-02-11', '2022-03-28']);
  });

  it('come from the file where days in texts are far from those of their rows', () => {
    const texts = PAGES.replace('1/2022', '1     ').replace('Bargeld', 'Karte vom 02.11.2022').replace('Miete', 'Miete vom 26.08.2022');
    expect(days(`${texts}\n         neuer Kontostand                             200,00 H`).days[0]).toBe('2025-01-03');
  });
});
