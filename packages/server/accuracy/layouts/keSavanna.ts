import { accountLayout } from '../generator/accountLayout.js';
import { formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { KENYAN } from '../generator/vocabulary/english.js';

/**
 * Mobile money, newest first: receipt number before the date with seconds, status column, withdrawals negative in their
 * own column, summary table by kind above.
 */
export const keSavanna = accountLayout({
  name: 'ke-savanna', bank: 'Savanna Mobile Money', country: 'KE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 7.5, producer: 'JasperReports 6.1' },
  features: ['reverse order', 'date with time', 'date-time dual column', 'signs in separate columns', 'status column', 'summary tables before the rows', 'multiple tables', 'balance validation', 'watermark'],
  account: (random) => ({
    number: random.number('07########'), name: 'Wallet', currency: 'KES', holder: 'BRIAN OTIENO',
    vocabulary: KENYAN, money: ENGLISH, ...randomMonth(random), count: [25, 60], lines: [1, 3], scale: 20, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 322, nextTop: 86, bottom: 785, headings: [298, 62] }, (page, top) => {
      sheet.text('SAVANNA', 200, 560, { size: 90, angle: 40, opacity: 0.07, color: '#207a2e', overlay: true });
      sheet.rect(36, top - 12, 523, 18, { fill: '#207a2e' });
      headings(sheet, [['Receipt No.', 40], ['Completion Time', 104], ['Details', 186], ['Status', 348], ['Paid In', 432, 'right'], ['Withdrawn', 492, 'right'], ['Balance', 554, 'right']], top, { font: 'Helvetica-Bold', color: '#ffffff' });
      sheet.text(`Disclaimer: this record is produced for your personal use. Page ${page}`, 297, 818, { size: 6, align: 'center' });
    });
    sheet.text('SAVANNA MOBILE MONEY', 36, 56, { font: 'Helvetica-Bold', size: 14, color: '#207a2e' });
    pairs(sheet, [
      ['Customer Name:', account.holder],
      ['Mobile Number:', account.number],
      ['Statement Period:', formatPeriod(period, 'DD MMM YYYY', ' - ')],
    ], { x: 36, right: 300, y: 84, step: 14 }, { size: 9 });
    sheet.text('SUMMARY', 36, 146, { font: 'Helvetica-Bold', size: 9 });
    headings(sheet, [['TRANSACTION TYPE', 40], ['PAID IN', 300, 'right'], ['PAID OUT', 400, 'right']], 162, { font: 'Helvetica-Bold' });
    pairs(sheet, [['SEND MONEY & OTHERS:', english(-imprint.debits(period))], ['TOTAL PAID OUT:', english(-period.debits)]], { x: 40, right: 400, y: 178, step: 13 });
    pairs(sheet, [['RECEIVED MONEY:', english(imprint.credits(period))]], { x: 40, right: 300, y: 204, step: 13 });
    pairs(sheet, [['OPENING BALANCE:', english(imprint.opening(period))], ['CLOSING BALANCE:', english(imprint.closing(period))]], { x: 40, right: 300, y: 230, step: 13 }, { font: 'Helvetica-Bold' });
    sheet.text('DETAILED STATEMENT', 36, 278, { font: 'Helvetica-Bold', size: 9 });
    const table = new Table(flow, imprint, { width: 152, leading: 9, gap: 6, room: 8 });
    for (const row of [...period.transactions].reverse()) {
      table.row(row, (lines) => [
        [row.reference, 40], [`${row.date} ${row.time}`, 104], [lines, 186], ['COMPLETED', 348, { size: 6.5 }],
        [english(imprint.amount(row)), row.amount > 0 ? 432 : 492, 'right'], [english(imprint.balance(row)), 554, 'right'],
      ]);
      sheet.line(36, flow.y - 9, 559, flow.y - 9, { width: 0.2, color: '#bbbbbb' });
    }
  },
});
