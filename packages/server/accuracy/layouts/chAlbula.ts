import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SWISS, swiss } from '../generator/money.js';
import { debitCredit, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Date, information, debits, credits, value date and balance in that order; 1'234.56; balance on the last row of a
 * day; opening balance in the first row, turnover and closing balance below; DD.MM.YY.
 */
export const chAlbula = accountLayout({
  name: 'ch-albula', bank: 'Albula Kantonalbank', country: 'CH', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Finnova Output' },
  features: ['value date between amounts and balance', 'two-digit years', 'end-of-day balance', 'apostrophe grouping', 'totals row', 'credit/debit columns'],
  account: (random) => ({
    number: random.number('CH## #### #### #### #### #'), name: 'Privatkonto', currency: 'CHF', holder: 'Frau Seraina Caflisch',
    vocabulary: GERMAN, money: SWISS, ...randomMonth(random), count: [16, 44], lines: [1, 3],
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const flow = new Flow(sheet, { top: 270, nextTop: 110, bottom: 755 }, (page) => {
    sheet.text('Albula Kantonalbank', 50, 48, { font: 'Helvetica-Bold', size: 13, color: '#7a6a00' });
    sheet.text(`Seite ${page} / 3`, 545, 48, { align: 'right', size: 7 });
    headings(sheet, [['Datum', 50], ['Informationen', 100], ['Belastungen', 375, 'right'], ['Gutschriften', 440, 'right'], ['Valuta', 452], ['Saldo', 545, 'right']], page === 1 ? 238 : 86, { font: 'Helvetica-Bold' });
  });
  stack(sheet, [account.holder, 'Via Veglia 7', '7500 St. Moritz'], 330, 96, 11);
  sheet.text(`Kontoauszug ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 50, 160, { font: 'Helvetica-Bold', size: 11 });
  stack(sheet, [`${account.name} CHF`, `IBAN ${account.number}`, 'BC-Nr. 774 SWIFT ALBUCH22'], 50, 176, 12);
  flow.line([[formatDay(period.start, 'DD.MM.YY'), 50], ['Saldovortrag', 100], [swiss(imprint.opening(period)), 545, 'right']], { font: 'Helvetica-Bold' });
  flow.down(14);
  new Table(flow, imprint, { width: 200, leading: 10, gap: 4, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM.YY'), 50], [lines, 100], debitCredit(swiss, imprint.amount(row), 375, 440), [formatDay(row.otherDate, 'DD.MM.YY'), 452],
    isLastOfDay(period, row) && [swiss(imprint.balance(row)), 545, 'right'],
  ]);
  flow.need(60);
  flow.line([['Umsatztotal', 100], [swiss(-imprint.debits(period)), 375, 'right'], [swiss(imprint.credits(period)), 440, 'right']], { drop: 4 });
  flow.line([[formatDay(period.end, 'DD.MM.YY'), 50], ['Schlusssaldo', 100], [swiss(imprint.closing(period)), 545, 'right']], { font: 'Helvetica-Bold', drop: 18 });
}
