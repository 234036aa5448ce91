import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { KENYAN } from '../generator/vocabulary/english.js';

export const keSavanna: Layout = {
  name: 'ke-savanna',
  bank: 'Savanna Mobile Money',
  country: 'KE',
  description: 'mobile money, newest first: receipt number before the date with seconds, status column, withdrawals negative in their own column, summary table by kind above',
  features: ['reverse order', 'date with time', 'date-time dual column', 'signs in separate columns', 'status column', 'summary tables before the rows', 'multiple tables', 'balance validation', 'watermark'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 7.5, producer: 'JasperReports 6.1' },
  plan: (random) => [
    {
      number: `07${random.digits(8)}`,
      name: 'Wallet',
      currency: 'KES',
      holder: 'BRIAN OTIENO',
      vocabulary: KENYAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [25, 60],
      lines: [1, 3],
      scale: 20,
      dateGap: 0,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 322,
    nextTop: 86,
    bottom: 785,
    onPage: (page) => {
      sheet.text('SAVANNA', 200, 560, { size: 90, angle: 40, opacity: 0.07, color: '#207a2e', overlay: true });
      const top = page === 1 ? 298 : 62;
      sheet.rect(36, top - 12, 523, 18, { fill: '#207a2e' });
      headings(sheet, [['Receipt No.', 40], ['Completion Time', 104], ['Details', 186], ['Status', 348], ['Paid In', 432, 'right'], ['Withdrawn', 492, 'right'], ['Balance', 554, 'right']], top, { font: 'Helvetica-Bold', color: '#ffffff' });
      sheet.text(`Disclaimer: this record is produced for your personal use. Page ${page}`, 297, 818, { size: 6, align: 'center' });
    },
  });
  sheet.text('SAVANNA MOBILE MONEY', 36, 56, { font: 'Helvetica-Bold', size: 14, color: '#207a2e' });
  pairs(sheet, [
    ['Customer Name:', account.holder],
    ['Mobile Number:', account.number],
    ['Statement Period:', `${formatDay(period.start, 'DD MMM YYYY')} - ${formatDay(period.end, 'DD MMM YYYY')}`],
  ], { x: 36, right: 300, y: 84, step: 14 }, { size: 9 });
  sheet.text('SUMMARY', 36, 146, { font: 'Helvetica-Bold', size: 9 });
  headings(sheet, [['TRANSACTION TYPE', 40], ['PAID IN', 300, 'right'], ['PAID OUT', 400, 'right']], 162, { font: 'Helvetica-Bold' });
  pairs(sheet, [['SEND MONEY & OTHERS:', formatMoney(-imprint.debits(period), ENGLISH)], ['TOTAL PAID OUT:', formatMoney(-period.debits, ENGLISH)]], { x: 40, right: 400, y: 178, step: 13 });
  pairs(sheet, [['RECEIVED MONEY:', formatMoney(imprint.credits(period), ENGLISH)]], { x: 40, right: 300, y: 204, step: 13 });
  pairs(sheet, [['OPENING BALANCE:', formatMoney(imprint.opening(period), ENGLISH)], ['CLOSING BALANCE:', formatMoney(imprint.closing(period), ENGLISH)]], { x: 40, right: 300, y: 230, step: 13 }, { font: 'Helvetica-Bold' });
  sheet.text('DETAILED STATEMENT', 36, 278, { font: 'Helvetica-Bold', size: 9 });
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 152);
    flow.need(lines.length * 9 + 8);
    sheet.text(row.reference, 40, flow.y);
    sheet.text(`${row.date} ${row.time}`, 104, flow.y);
    stack(sheet, lines, 186, flow.y, 9);
    sheet.text('COMPLETED', 348, flow.y, { size: 6.5 });
    sheet.text(formatMoney(imprint.amount(row), ENGLISH), row.amount > 0 ? 432 : 492, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 554, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 9 + 6);
    sheet.line(36, flow.y - 9, 559, flow.y - 9, { width: 0.2, color: '#bbbbbb' });
  }
}
