import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { CONTINENTAL, minusBehind } from '../generator/money.js';
import { across, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Booking date above value date, text in the middle, EUR before an amount with trailing minus, balance only at
 * beginning and end of each sheet.
 */
export const deHansekai = accountLayout({
  name: 'de-hansekai', bank: 'Hansekai Privatbank AG', country: 'DE', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9.5, producer: 'CoreBanking Druck 12' },
  features: ['dates beneath each other', 'value dates', 'trailing signs', 'currency before the amount', 'balance-carry-forward rows', 'multi-line descriptions', 'vertical rules', 'quarter'],
  account: (random) => ({
    number: random.digits(10), name: 'Geschäftskonto', currency: 'EUR', holder: 'Druckhaus Möwe e.K.',
    vocabulary: GERMAN, money: CONTINENTAL, ...quarter(random), count: [30, 60], lines: [2, 4], overdraft: true, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    let carried = period.opening;
    const amount = (value: number): Cell => [`EUR ${minusBehind(value)}`, value < 0 ? 549 : 545, 'right'];
    const money = (label: string, value: number, y: number): void => across(sheet, [[label, 130], amount(value)], y, { font: 'Times-Bold' });
    const flow = new Flow(sheet, { top: 250, nextTop: 130, bottom: 750, headings: [226, 100], onLeave: (y) => money(`Übertrag auf Blatt ${sheet.page + 1}`, imprint.derived(period, `to ${sheet.page}`, carried), y + 4) }, (page, top) => {
      sheet.text('HANSEKAI PRIVATBANK', 60, 54, { font: 'Times-Bold', size: 15 });
      sheet.text(`Auszug 3 Blatt ${page}`, 545, 54, { align: 'right' });
      sheet.line(56, top - 12, 549, top - 12);
      sheet.text('Buchung', 60, top, { size: 8 });
      sheet.text('Wert', 60, top + 9, { size: 8 });
      sheet.text('Vorgang / Verwendungszweck', 130, top + 4, { size: 8 });
      sheet.text('Umsatz', 545, top + 4, { size: 8, align: 'right' });
      sheet.line(56, top + 13, 549, top + 13);
      sheet.line(124, top - 12, 124, 770, { width: 0.3 });
      sheet.text('Bitte erheben Sie Einwendungen gegen diesen Auszug innerhalb von sechs Wochen.', 60, 800, { size: 7.5 });
      if (page === 1) return;
      money(`Übertrag von Blatt ${page - 1}`, imprint.derived(period, `from ${page}`, carried), 130);
      flow.down(20);
    });
    sheet.text(`Kontoauszug vom ${formatPeriod(period, 'DD.MM.YYYY', ' bis ')}`, 60, 120, { font: 'Times-Bold', size: 12 });
    sheet.text(`Kontonummer ${account.number}   BLZ 200 999 10   ${account.name}   Währung EUR`, 60, 138);
    stack(sheet, [account.holder, 'Speicherstraße 4', '20457 Hamburg'], 60, 166, 12);
    money('Alter Saldo', imprint.opening(period), flow.y);
    flow.down(22);
    const table = new Table(flow, imprint, { width: 270, leading: 11.5, leastLines: 2, gap: 6, room: 24, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD.MM.YYYY'), 60], [formatDay(row.otherDate, 'DD.MM.YYYY'), 60, { font: 'Times-Italic', drop: 11.5 }],
        [lines, 130], amount(imprint.amount(row)),
      ]);
      carried = row.balance;
    }
    flow.need(20);
    money('Neuer Saldo', imprint.closing(period), flow.y + 6);
  },
});
