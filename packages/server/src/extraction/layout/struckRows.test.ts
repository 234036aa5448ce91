import { describe, expect, it } from 'vitest';
import type { Rule } from '../model.js';
import { documentOfText } from '../testing/documentOfText.js';
import { readStatement } from '../testing/readStatement.js';

const TEXT = `
IBAN AT611904300234573201      01.03.2026 bis 31.03.2026
Datum          Text                       Betrag        Kontostand
               Anfangssaldo                                 100,00
02.03.2026     Gehalt                      50,00            150,00
04.03.2026     Maestro                     25,06-
05.03.2026     Billa                       20,00-           130,00
06.03.2026     Miete                       60,00-            70,00
               Endsaldo                                      70,00`;

/** With a line from and to these places, in characters, at this height over the baseline of the line. */
function read(lines: readonly { line: number; from: number; to: number; above: number }[], text = TEXT) {
  const model = documentOfText(text);
  const rules = lines.map(({ line, from, to, above }): Rule => ({ box: [40 + 5 * from, 60 + 12 * line - above, 40 + 5 * to, 60 + 12 * line - above + 0.8], orientation: 'horizontal' }));
  const { amounts, isReconciled } = readStatement({ ...model, pages: model.pages.map((page) => ({ ...page, rules })) });
  return { rows: amounts, isReconciled };
}

const ROWS = ['50.00', '-20.00', '-60.00'];

describe('rows with a line through them', () => {
  it('count for nothing: the whole row, or its figure', () => {
    expect(read([{ line: 4, from: 0, to: 49, above: 3 }])).toEqual({ rows: ROWS, isReconciled: true });
    expect(read([{ line: 4, from: 43, to: 49, above: 3 }])).toEqual({ rows: ROWS, isReconciled: true });
  });

  it('lines below the print, lines of the table and lines through every row strike nothing out', () => {
    const all = ['50.00', '-25.06', '-20.00', '-60.00'];
    expect(read([{ line: 4, from: 0, to: 49, above: -2 }]).rows).toEqual(all);
    expect(read([{ line: 4, from: -6, to: 70, above: 3 }]).rows).toEqual(all);
    expect(read([3, 4, 5, 6].map((line) => ({ line, from: 0, to: 49, above: 3 }))).rows).toEqual(all);
  });

  it('the others are tested', () => {
    expect(read([{ line: 4, from: 0, to: 49, above: 3 }], TEXT.replace('20,00-', '20,10-')).isReconciled).toBe(false);
  });
});
