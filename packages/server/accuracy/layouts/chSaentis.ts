import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SWISS, swiss } from '../generator/money.js';
import { across, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Hyphenated headings over two lines, detail amounts of collective orders indented under the row, S or H in front of
 * the amount, sheet turned upside down by /Rotate 180.
 */
export const chSaentis = accountLayout({
  name: 'ch-saentis', bank: 'Säntis Raiffbank', country: 'CH', paper: { size: PAPER.a4, rotate: 180, font: 'Condensed', fontSize: 8.5, producer: 'Finnova AFP' },
  features: ['rotated page', 'stacked headings', 'detail amounts in descriptions', 'S/H prefix', 'apostrophe grouping', 'value dates', 'end-of-day balance', 'balance-carry-forward rows'],
  account: (random) => ({
    number: random.number('CH## #### #### #### #### #'), name: 'Mitglieder-Privatkonto', currency: 'CHF', holder: 'Beat Inauen',
    vocabulary: GERMAN, money: SWISS, ...randomMonth(random), count: [18, 44], lines: [1, 2], dateGap: 2,
  }),
  draw({ sheet, imprint, account, period, random }) {
    let carried = period.opening;
    const balance = (label: string, value: number, y: number): void => across(sheet, [[label, 120], [swiss(value), 548, 'right']], y, { font: 'Condensed-Bold' });
    const flow = new Flow(sheet, { top: 236, nextTop: 120, bottom: 750, headings: [200, 84], onLeave: (y) => balance('Übertrag auf nächste Seite', imprint.derived(period, `to ${sheet.page}`, carried), y + 2) }, (page, top) => {
      sheet.text('Säntis Raiffbank', 46, 50, { font: 'Condensed-Bold', size: 14 });
      sheet.text(`Seite ${page}`, 548, 50, { align: 'right' });
      headings(sheet, [['Buchungs-', 46], ['Buchungstext', 120], ['Betrag', 420, 'right'], ['Valuta-', 440], ['Konto-', 548, 'right']], top, { font: 'Condensed-Bold' });
      headings(sheet, [['datum', 46], ['in CHF', 420, 'right'], ['datum', 440], ['stand', 548, 'right']], top + 10, { font: 'Condensed-Bold' });
      sheet.line(44, top + 15, 550, top + 15);
      if (page === 1) return;
      balance('Übertrag', imprint.derived(period, `from ${page}`, carried), 120);
      flow.down(15);
    });
    stack(sheet, ['Herr', account.holder, 'Dorfplatz 3', '9050 Appenzell'], 340, 84, 12);
    sheet.text(`Kontoauszug vom ${formatPeriod(period, 'DD.MM.YYYY', ' bis ')}`, 46, 150, { font: 'Condensed-Bold', size: 11 });
    sheet.text(`${account.name} in CHF   IBAN ${account.number}`, 46, 166);
    balance('Saldovortrag', imprint.opening(period), flow.y);
    flow.down(15);
    const table = new Table(flow, imprint, { width: 220, leading: 10.5, gap: 4, room: 22, otherDate: true });
    for (const row of period.transactions) {
      const isCollective = row.kind === 'transferOut' && row.amount < -20000;
      const part = isCollective ? Math.round(-row.amount * 0.4) : 0;
      const payments = isCollective ? [`Zahlung 1 ${swiss(part)}`, `Zahlung 2 ${swiss(-row.amount - part)}`] : [];
      table.row({ ...row, lines: [...row.lines, ...payments] }, (lines) => [
        [formatDay(row.date, 'DD.MM.YY'), 46], [lines, 120], [row.amount < 0 ? 'S' : 'H', 362], [swiss(Math.abs(imprint.amount(row))), 420, 'right'],
        [formatDay(row.otherDate, 'DD.MM.YY'), 440], isLastOfDay(period, row) && [swiss(imprint.balance(row)), 548, 'right'],
      ]);
      carried = row.balance;
    }
    flow.need(24);
    balance(`Schlusssaldo ${formatDay(period.end, 'DD.MM.YYYY')}`, imprint.closing(period), flow.y + 6);
    sheet.text(`Zinssatz 0.01%   Beleg ${random.digits(6)}`, 120, flow.y + 24, { size: 7.5 });
  },
});
