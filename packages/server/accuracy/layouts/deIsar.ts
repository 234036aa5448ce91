import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental, marked } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const behind = marked(continental, ' -', ' +');

/**
 * Dates DD.MM. across the new year, value day between text and amount, plus or minus apart behind each figure; balances
 * in sentences with their day.
 */
export const deIsar = accountLayout({
  name: 'de-isar', bank: 'Isar Volkskasse', country: 'DE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, runs: 'glyphs', producer: 'OSPlus Auszug' },
  features: ['trailing signs', 'partial-year dates', 'year crossing', 'value dates', 'multi-line descriptions', 'balance in a sentence', 'balance-carry-forward rows', 'glyph by glyph'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Privatgirokonto', currency: 'EUR', holder: 'Uwe Tiedemann',
    vocabulary: GERMAN, money: CONTINENTAL, ...acrossNewYear(random), count: [18, 42], lines: [1, 4], overdraft: true, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 240, nextTop: 110, bottom: 750, headings: [206, 86] }, (page, top) => {
      sheet.text('Isar Volkskasse', 56, 50, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Kontoauszug 1 / Seite ${page}`, 540, 50, { align: 'right' });
      headings(sheet, [['Datum', 56], ['Erläuterung', 100], ['Wert', 380], ['Betrag EUR', 540, 'right']], top, { font: 'Helvetica-Bold' }, { from: 54, to: 548, below: 5 });
    });
    stack(sheet, [account.holder, 'Auenweg 12', '85354 Freising'], 56, 90, 12);
    sheet.text(`IBAN ${account.number}`, 330, 90);
    sheet.text(`Auszug vom ${formatPeriod(period, 'DD.MM.YYYY', ' bis ')}`, 330, 104);
    flow.line([[`Kontostand am ${formatDay(period.start, 'DD.MM.YYYY')}, Auszug Nr. 12`, 100], [behind(imprint.opening(period)), 548, 'right']]);
    flow.down(18);
    new Table(flow, imprint, { width: 260, leading: 11, gap: 5, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM.'), 56], [lines, 100], [formatDay(row.otherDate, 'DD.MM.'), 380],
      [behind(imprint.amount(row)), 548, 'right'],
    ]);
    flow.need(30);
    flow.line([
      [`Kontostand am ${formatDay(period.end, 'DD.MM.YYYY')} um 20:03 Uhr`, 100], [behind(imprint.closing(period)), 548, 'right'],
    ], { font: 'Helvetica-Bold', drop: 8 });
  },
});
