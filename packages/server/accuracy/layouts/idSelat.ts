import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDONESIAN } from '../generator/vocabulary/indonesian.js';

/**
 * Only the day of the month in the date column, month and year in the header; D or K in a column behind the amount;
 * teller column; balance on every row.
 */
export const idSelat = accountLayout({
  name: 'id-selat', bank: 'Bank Selat Nusa', country: 'ID', paper: { size: PAPER.a4, font: 'Courier', fontSize: 9, producer: 'T24 Stmt' },
  features: ['day of the month only', 'credit/debit letters in their own column', 'balance validation', 'teller column', 'opening balance as a row', 'totals under the table'],
  account: (random) => ({
    number: random.digits(12), name: 'Giro', currency: 'IDR', holder: 'CV SAMUDERA JAYA',
    vocabulary: INDONESIAN, money: CONTINENTAL, ...randomMonth(random), count: [20, 45], lines: [1, 2], scale: 9000,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 216, nextTop: 110, bottom: 760, headings: [192, 86] }, (page, top) => {
      sheet.text('BANK SELAT NUSA', 40, 48, { font: 'Courier-Bold', size: 12 });
      sheet.text(`Halaman ${page}`, 555, 48, { align: 'right' });
      headings(sheet, [['Tgl', 40], ['Keterangan', 70], ['Teller', 268], ['Mutasi', 410, 'right'], ['D/K', 418], ['Saldo', 555, 'right']], top, { font: 'Courier-Bold' }, { from: 38, to: 557, below: 5 });
    });
    sheet.text('REKENING KORAN', 40, 80, { font: 'Courier-Bold' });
    sheet.text(`No. Rekening  : ${account.number}`, 40, 98);
    sheet.text(`Nama          : ${account.holder}`, 40, 111);
    sheet.text(`Periode       : ${formatPeriod(period, 'DD/MM/YYYY', ' s/d ')}`, 40, 124);
    sheet.text('Mata Uang     : IDR', 40, 137);
    flow.line([['SALDO AWAL', 70], [continental(imprint.opening(period)), 555, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 190, leading: 11, gap: 3 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD'), 40], [lines, 70], [random.digits(4), 268], [continental(Math.abs(imprint.amount(row))), 410, 'right'],
      [row.amount < 0 ? 'D' : 'K', 420], [continental(imprint.balance(row)), 555, 'right'],
    ]);
    flow.need(50);
    flow.line([['TOTAL DEBET', 70], [continental(-imprint.debits(period)), 410, 'right']], { drop: 10 });
    flow.line([['TOTAL KREDIT', 70], [continental(imprint.credits(period)), 410, 'right']], { drop: 22 });
    flow.line([['SALDO AKHIR', 70], [continental(imprint.closing(period)), 555, 'right']], { drop: 34 });
  },
});
