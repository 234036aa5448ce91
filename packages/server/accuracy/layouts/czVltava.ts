import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { SPACED, formatMoney, moneyIn } from '../generator/money.js';
import { countCredits, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CZECH } from '../generator/vocabulary/slavic.js';

const CROWNS = { ...SPACED, group: '\u00a0' };
const crowns = moneyIn(CROWNS);

/**
 * Three stacked heading lines over every column; date D. M. with blanks; code and counterparty account under the date;
 * statement across the new year.
 */
export const czVltava = accountLayout({
  name: 'cz-vltava', bank: 'Vltavská spořitelna', country: 'CZ', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8, producer: 'Document Composer CZ' },
  features: ['stacked columns', 'counterparty column', 'partial-year dates', 'year crossing', 'date format variations', 'signed amounts', 'multi-line descriptions', 'totals with counts'],
  account: (random) => ({
    number: random.number('######-##########/0099'), name: 'Osobní účet', currency: 'CZK', holder: 'Jana Dvořáková',
    vocabulary: CZECH, money: SPACED, ...acrossNewYear(random), count: [16, 40], lines: [1, 4], scale: 20, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const credits = countCredits(period);
    const flow = new Flow(sheet, { top: 276, nextTop: 116, bottom: 785, headings: [232, 72] }, (page, top) => {
      sheet.text('Vltavská spořitelna', 42, 52, { font: 'Serif-Bold', size: 14, color: '#234f9e' });
      sheet.text(`Strana ${page}`, 553, 52, { align: 'right' });
      if (page === 1) {
        sheet.text(`VÝPIS Z ÚČTU č. 12 za období ${formatPeriod(period, 'D. M. YYYY', ' - ')}`, 42, 82, { font: 'Condensed-Bold', size: 10 });
        sheet.text(`Číslo účtu: ${account.number}   Měna: CZK   Majitel: ${account.holder}`, 42, 98);
        pairs(sheet, [
          ['Počáteční zůstatek', crowns(imprint.opening(period))],
          [`Připsáno na účet (${credits}x)`, crowns(imprint.credits(period))],
          [`Odepsáno z účtu (${period.transactions.length - credits}x)`, crowns(imprint.debits(period))],
          ['Konečný zůstatek', crowns(imprint.closing(period))],
        ], { x: 42, right: 300, y: 128, step: 15 }, { size: 9 });
      }
      sheet.rect(42, top - 14, 511, 38, { fill: '#dfe8f6' });
      stack(sheet, ['Zaúčtováno', 'Datum transakce', 'Kód'], 46, top - 4, 10, { font: 'Condensed-Bold', size: 7 });
      stack(sheet, ['Popis', 'Název protiúčtu', 'Zpráva pro příjemce'], 150, top - 4, 10, { font: 'Condensed-Bold', size: 7 });
      stack(sheet, ['Protiúčet', 'Symboly'], 372, top - 4, 10, { font: 'Condensed-Bold', size: 7 });
      sheet.text('Částka', 549, top - 4, { font: 'Condensed-Bold', size: 7, align: 'right' });
    });
    const table = new Table(flow, imprint, { width: 210, leading: 10, leastLines: 3, gap: 5, room: 6, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [[formatDay(row.date, 'D. M.'), formatDay(row.otherDate, 'D. M.'), random.digits(10)], 46], [lines, 150],
        [`${random.digits(9)}/0300`, 372, { color: '#555555' }],
        [formatMoney(imprint.amount(row), { ...CROWNS, plus: '+' }), 549, { align: 'right', font: 'Condensed-Bold' }],
      ]);
      sheet.line(42, flow.y - 10, 553, flow.y - 10, { width: 0.3, color: '#aac0e0' });
    }
  },
});
