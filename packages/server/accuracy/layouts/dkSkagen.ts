import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, minusBehind } from '../generator/money.js';
import { headings, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

/**
 * Dates D.M without zeros and without a year, over the new year; amount right before the balance without air; text
 * first, dates in the second and third column.
 */
export const dkSkagen = accountLayout({
  name: 'dk-skagen', bank: 'Skagen Andelskasse', country: 'DK', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'BEC Print' },
  features: ['description first', 'date format variations', 'partial-year dates', 'year crossing', 'trailing signs', 'value dates', 'balance validation', 'no digit grouping under ten thousand'],
  account: (random) => ({
    number: random.number('#### ##########'), name: 'Budgetkonto', currency: 'DKK', holder: 'Ida Østergaard',
    vocabulary: DANISH, money: CONTINENTAL, ...acrossNewYear(random), count: [20, 50], lines: [1, 1], scale: 6, overdraft: true, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    const money = (value: number, right: number): Cell => [minusBehind(value), value < 0 ? right + 3 : right, 'right'];
    const flow = new Flow(sheet, { top: 210, nextTop: 100, bottom: 770, headings: [186, 76] }, (page, top) => {
      sheet.text('Skagen Andelskasse', 50, 50, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Side ${page}`, 545, 50, { align: 'right' });
      headings(sheet, [['Tekst', 50], ['Bogført', 320, 'right'], ['Rentedato', 380, 'right'], ['Beløb', 465, 'right'], ['Saldo', 540, 'right']], top, { font: 'Helvetica-Bold' });
    });
    sheet.text(`Kontoudskrift nr. 4   Konto ${account.number}   ${account.name}`, 50, 90);
    sheet.text(account.holder, 50, 104);
    sheet.text(`Periode ${formatPeriod(period, 'D. MMMM YYYY', ' til ', 'da')}   Valuta DKK`, 50, 118);
    flow.line([['Overført fra forrige udskrift', 50], money(imprint.opening(period), 540)]);
    flow.down(16);
    new Table(flow, imprint, { width: 210, oneLine: true, leading: 13, room: 1, otherDate: true }).rows(period.transactions, (row, lines) => [
      [lines, 50], [formatDay(row.date, 'D.M'), 320, 'right'], [formatDay(row.otherDate, 'D.M'), 380, 'right'],
      money(imprint.amount(row), 465), money(imprint.balance(row), 540),
    ]);
    flow.need(20);
    flow.line([['Udgående saldo', 50, { font: 'Helvetica-Bold' }], money(imprint.closing(period), 540)], { drop: 6 });
  },
});
