// What a further batch of designs brought up that nobody here had met: files of several statements, days of an era, days without marks.
import { describe, expect, it } from 'vitest';
import { readRows, understandText } from './testing/documentOfText.js';

const rowsOf = (text: string): [string | null, string][][] => readRows(understandText(text)).map((period) => period.map((row) => [row.date, row.amount]));

describe('three statements in one file, the second without a row', () => {
  const statement = (month: string, last: string, opening: string, rows: string, closing: string): string => `
Alpenbank   Kontoauszug    01.${month}.2026 - ${last}.${month}.2026
IBAN AT61 1904 3002 3457 3201
Datum        Text                        Betrag
             Letzter Kontostand        ${opening}+
${rows}
             Neuer Kontostand          ${closing}+`;
  const file = (closing: string): string => [
    statement('01', '31', '3.012,44', `
05.01.       STROM                        54,90-
20.01.       MIETE                       857,13-`, '2.100,41'),
    statement('02', '28', '2.100,41', '             Keine Umsätze', closing),
    statement('03', '31', '2.100,41', `
06.03.       GEHALT                    1.976,31+
22.03.       BAECKER                       4,31-`, '4.072,41'),
  ].join('\n');
  const periodsOf = (text: string) => understandText(text).accounts.flatMap(({ periods }) => periods.map(({ startDate, rows, isReconciled }) => [startDate?.value, rows.length, isReconciled]));

  it('is a period of its own, and takes no rows of the next', () => {
    expect(periodsOf(file('2.100,41'))).toEqual([['2026-01-01', 2, true], ['2026-02-01', 0, true], ['2026-03-01', 2, true]]);
  });
  it('is not proved where its two balances differ', () => {
    expect(periodsOf(file('2.180,41')).map(([start, , isReconciled]) => [start, isReconciled])).toEqual([['2026-01-01', true], ['2026-02-01', false]]);
  });
});
