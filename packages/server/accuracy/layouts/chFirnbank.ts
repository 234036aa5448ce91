import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { SWISS, swiss } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const X = { date: 42, text: 110, debit: 500, credit: 590, value: 640, balance: 800 };

/** Landscape; Swiss 1'234.56; value date between the amounts and a balance on every row; a quarter long. */
export const chFirnbank = accountLayout({
  name: 'ch-firnbank', bank: 'Firnbank AG', country: 'CH', paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 9, producer: 'Avaloq Output 3' },
  features: ['landscape', 'credit/debit columns', 'value dates', 'apostrophe grouping', 'balance validation', 'two-digit years', 'no table boundaries'],
  account: (random) => ({
    number: random.number('CH## 0099 #### #### #### #'), name: 'Privatkonto', currency: 'CHF', holder: 'Herr Reto Caduff',
    vocabulary: GERMAN, money: SWISS, ...quarter(random), count: [40, 80], lines: [1, 3], scale: 2,
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 182, nextTop: 104, bottom: 540, headings: [150, 72] }, (page, top) => {
      sheet.text('FIRNBANK', 42, 48, { font: 'Helvetica-Bold', size: 16, characterSpacing: 3, color: '#c8102e' });
      sheet.text(`Seite ${page}`, 800, 48, { align: 'right', size: 8 });
      if (page === 1) {
        sheet.text(`Kontoauszug ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 42, 84, { font: 'Helvetica-Bold', size: 12 });
        sheet.text(`${account.name} in CHF lautend auf ${account.holder}, 7130 Ilanz`, 42, 100);
        sheet.text(`IBAN ${account.number}`, 42, 114);
      }
      const head = { font: 'Helvetica-Bold', size: 8, color: '#555555' } as const;
      headings(sheet, [['Datum', X.date], ['Buchungstext', X.text], ['Belastung', X.debit, 'right'], ['Gutschrift', X.credit, 'right'], ['Valuta', X.value], ['Saldo', X.balance, 'right']], top, head);
    });
    flow.line([['Saldovortrag', X.text], [swiss(imprint.opening(period)), X.balance, 'right']], { font: 'Helvetica-Bold' });
    flow.down(16);
    new Table(flow, imprint, { leading: 11, gap: 6, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM.YY'), X.date], [lines, X.text], debitCredit(swiss, imprint.amount(row), X.debit, X.credit),
      [formatDay(row.otherDate, 'DD.MM.YY'), X.value], [swiss(imprint.balance(row)), X.balance, 'right'],
    ]);
    flow.need(50);
    sheet.line(X.text, flow.y - 6, X.balance, flow.y - 6);
    flow.line([
      ['Umsatztotal', X.text], [swiss(-imprint.debits(period)), X.debit, 'right'], [swiss(imprint.credits(period)), X.credit, 'right'],
    ], { drop: 6 });
    flow.line([['Schlusssaldo', X.text], [swiss(imprint.closing(period)), X.balance, 'right']], { font: 'Helvetica-Bold', drop: 22 });
  },
});
