import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { countCredits, headings, isLastOfDay, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDONESIAN } from '../generator/vocabulary/indonesian.js';

/**
 * DB behind withdrawals and nothing behind deposits; DD/MM; description in two side-by-side columns; "continued on the
 * next page" lines.
 */
export const idNusantara = accountLayout({
  name: 'id-nusantara', bank: 'Bank Nusantara Raya', country: 'ID', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'BNR e-Statement' },
  features: ['CR/DR suffix', 'partial-year dates', 'end-of-day balance', 'two description columns', 'continuation lines', 'totals with counts', 'opening balance as a row'],
  account: (random) => ({
    number: random.digits(10), name: 'Tahapan', currency: 'IDR', holder: 'DEWI LESTARI',
    vocabulary: INDONESIAN, money: ENGLISH, ...randomMonth(random), count: [22, 55], lines: [1, 3], scale: 9000,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 236, nextTop: 236, bottom: 745, onLeave: (y) => sheet.text('Bersambung ke Halaman berikut', 297, y + 10, { align: 'center', font: 'Times-Italic' }) }, (page) => {
      sheet.text('BANK NUSANTARA RAYA', 40, 54, { font: 'Times-Bold', size: 14, color: '#004aad' });
      sheet.text('REKENING TAHAPAN', 555, 54, { align: 'right', font: 'Times-Bold', size: 12 });
      sheet.rect(40, 72, 250, 84, { stroke: '#888888' });
      stack(sheet, [account.holder, 'JL MELATI NO 9', 'BANDUNG 40115', 'INDONESIA'], 50, 90, 13);
      sheet.rect(305, 72, 250, 84, { stroke: '#888888' });
      pairs(sheet, [['NO. REKENING', account.number], ['HALAMAN', String(page)], ['PERIODE', formatDay(period.start, 'MMMM! YYYY', 'id')], ['MATA UANG', 'IDR']], { x: 315, right: 545, y: 90, step: 16 });
      sheet.text('CATATAN: Apabila nasabah tidak melakukan sanggahan sampai akhir bulan berikutnya, nasabah dianggap menyetujui.', 40, 176, { size: 7 });
      sheet.rect(40, 196, 515, 20, { fill: '#dbe7fb' });
      headings(sheet, [['TANGGAL', 44], ['KETERANGAN', 100], ['CBG', 372], ['MUTASI', 446, 'right'], ['SALDO', 550, 'right']], 209, { font: 'Times-Bold' });
    });
    flow.line([[formatDay(period.start, 'DD/MM'), 44], ['SALDO AWAL', 100], [english(imprint.opening(period)), 550, 'right']]);
    flow.down(14);
    for (const row of period.transactions) {
      const [first = '', ...rest] = row.lines;
      const height = Math.max(1, rest.length) * 11 + 3;
      flow.need(height);
      flow.line([[formatDay(row.date, 'DD/MM'), 44], [first, 100]]);
      stack(sheet, rest, 226, flow.y, 11);
      flow.line([['0998', 374, { size: 8 }], [english(Math.abs(imprint.amount(row))), 446, 'right']]);
      if (row.amount < 0) sheet.text('DB', 450, flow.y);
      if (isLastOfDay(period, row)) sheet.text(english(imprint.balance(row)), 550, flow.y, { align: 'right' });
      imprint.row(row, { lines: rest.length === 0 ? [first] : [`${first} ${rest[0]}`, ...rest.slice(1)] });
      flow.down(height);
    }
    flow.need(64);
    const credits = countCredits(period);
    pairs(sheet, [
      ['SALDO AWAL :', english(period.opening)],
      ['MUTASI CR :', english(imprint.credits(period))],
      ['MUTASI DB :', english(-imprint.debits(period))],
      ['SALDO AKHIR :', english(imprint.closing(period))],
    ], { x: 100, right: 320, y: flow.y + 14, step: 13 });
    sheet.text(String(credits), 346, flow.y + 27, { align: 'right' });
    sheet.text(String(period.transactions.length - credits), 346, flow.y + 40, { align: 'right' });
  },
});
