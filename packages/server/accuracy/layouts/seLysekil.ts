import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SWEDISH } from '../generator/vocabulary/germanic.js';

const minus = moneyIn({ ...SPACED, negative: 'minus' });

/** Balance in the first column, then the amount, the text and two dates at the right; headings in two lines; summary under the table. */
export const seLysekil = accountLayout({
  name: 'se-lysekil', bank: 'Lysekils Skärgårdsbank', country: 'SE', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Kundutskick 4' },
  features: ['balance first', 'dates at the right', 'signed amounts', 'stacked headings', 'totals under the table', 'space grouping', 'value dates', 'balance validation'],
  account: (random) => ({
    number: random.number('####-## ### ##'), name: 'Privatkonto', currency: 'SEK', holder: 'Lena Sjöberg',
    vocabulary: SWEDISH, money: SPACED, ...randomMonth(random), count: [20, 50], lines: [1, 1], scale: 8, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 200, nextTop: 110, bottom: 770, headings: [166, 76] }, (page, top) => {
      sheet.text('Lysekils Skärgårdsbank', 50, 50, { font: 'Sans-Bold', size: 13 });
      sheet.text(`Sida ${page}`, 545, 50, { align: 'right' });
      headings(sheet, [['Saldo efter', 120, 'right'], ['Belopp', 210, 'right'], ['Text', 230], ['Bokförings-', 470, 'right'], ['Valuta-', 545, 'right']], top, { font: 'Sans-Bold' });
      headings(sheet, [['transaktion', 120, 'right'], ['SEK', 210, 'right'], ['datum', 470, 'right'], ['datum', 545, 'right']], top + 10, { font: 'Sans-Bold' });
      sheet.line(46, top + 15, 549, top + 15);
    });
    sheet.text('Kontoutdrag', 50, 84, { font: 'Sans-Bold', size: 12 });
    sheet.text(`Kontonummer ${account.number}`, 50, 102);
    sheet.text(`Period ${formatPeriod(period, 'YYYY-MM-DD', ' – ')}`, 50, 115);
    sheet.text(account.holder, 50, 128);
    new Table(flow, imprint, { width: 170, oneLine: true, leading: 13, room: 1, otherDate: true }).rows(period.transactions, (row, lines) => [
      [minus(imprint.balance(row)), 120, 'right'], [minus(imprint.amount(row)), 210, 'right'], [lines, 230],
      [formatDay(row.date, 'YYYY-MM-DD'), 470, 'right'], [formatDay(row.otherDate, 'YYYY-MM-DD'), 545, 'right'],
    ]);
    flow.need(70);
    const lines: [string, number][] = [['Ingående saldo', imprint.opening(period)], ['Summa insättningar', imprint.credits(period)], ['Summa uttag', imprint.debits(period)], ['Utgående saldo', imprint.closing(period)]];
    lines.forEach(([label, value], index) => {
      sheet.text(label, 50, flow.y + 14 + index * 13);
      sheet.text(`${minus(value)} SEK`, 260, flow.y + 14 + index * 13, { align: 'right' });
    });
  },
});
