import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDONESIAN } from '../generator/vocabulary/indonesian.js';

export const idSelat: Layout = {
  name: 'id-selat',
  bank: 'Bank Selat Nusa',
  country: 'ID',
  description: 'only the day of the month in the date column, month and year in the header; D or K in a column behind the amount; teller column; balance on every row',
  features: ['day of the month only', 'credit/debit letters in their own column', 'balance validation', 'teller column', 'opening balance as a row', 'totals under the table'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 9, producer: 'T24 Stmt' },
  plan: (random) => [
    {
      number: random.digits(12),
      name: 'Giro',
      currency: 'IDR',
      holder: 'CV SAMUDERA JAYA',
      vocabulary: INDONESIAN,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [20, 45],
      lines: [1, 2],
      scale: 9000,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 216,
    nextTop: 110,
    bottom: 760,
    onPage: (page) => {
      sheet.text('BANK SELAT NUSA', 40, 48, { font: 'Courier-Bold', size: 12 });
      sheet.text(`Halaman ${page}`, 555, 48, { align: 'right' });
      const top = page === 1 ? 192 : 86;
      headings(sheet, [['Tgl', 40], ['Keterangan', 70], ['Teller', 268], ['Mutasi', 410, 'right'], ['D/K', 418], ['Saldo', 555, 'right']], top, { font: 'Courier-Bold' });
      sheet.line(38, top + 5, 557, top + 5);
    },
  });
  sheet.text('REKENING KORAN', 40, 80, { font: 'Courier-Bold' });
  sheet.text(`No. Rekening  : ${account.number}`, 40, 98);
  sheet.text(`Nama          : ${account.holder}`, 40, 111);
  sheet.text(`Periode       : ${formatDay(period.start, 'DD/MM/YYYY')} s/d ${formatDay(period.end, 'DD/MM/YYYY')}`, 40, 124);
  sheet.text('Mata Uang     : IDR', 40, 137);
  sheet.text('SALDO AWAL', 70, flow.y);
  sheet.text(formatMoney(imprint.opening(period), CONTINENTAL), 555, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 190);
    flow.need(lines.length * 11 + 3);
    sheet.text(formatDay(row.date, 'DD'), 40, flow.y);
    stack(sheet, lines, 70, flow.y, 11);
    sheet.text(random.digits(4), 268, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), CONTINENTAL), 410, flow.y, { align: 'right' });
    sheet.text(row.amount < 0 ? 'D' : 'K', 420, flow.y);
    sheet.text(formatMoney(imprint.balance(row), CONTINENTAL), 555, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 3);
  }
  flow.need(50);
  sheet.text('TOTAL DEBET', 70, flow.y + 10);
  sheet.text(formatMoney(-imprint.debits(period), CONTINENTAL), 410, flow.y + 10, { align: 'right' });
  sheet.text('TOTAL KREDIT', 70, flow.y + 22);
  sheet.text(formatMoney(imprint.credits(period), CONTINENTAL), 410, flow.y + 22, { align: 'right' });
  sheet.text('SALDO AKHIR', 70, flow.y + 34);
  sheet.text(formatMoney(imprint.closing(period), CONTINENTAL), 555, flow.y + 34, { align: 'right' });
}
