import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { LAKH, lakh, marked } from '../generator/money.js';
import { across, debitCredit, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDIAN } from '../generator/vocabulary/english.js';

/**
 * Page turned by 90 degrees; lakh grouping; cheque number between text and amounts; page totals and brought forward
 * rows; DR or CR behind each balance.
 */
export const inVindhya = accountLayout({
  name: 'in-vindhya', bank: 'Vindhya Gramin Bank', country: 'IN', paper: { size: PAPER.a4Landscape, rotate: 270, font: 'Helvetica', fontSize: 8, producer: 'Finacle 10.2.18' },
  features: ['rotated page', 'lakh grouping', 'value dates', 'cheque column', 'page totals', 'balance-carry-forward rows', 'CR/DR suffix on balance', 'credit/debit columns', 'ruled grid'],
  account: (random) => ({
    number: random.digits(14), name: 'Cash Credit Account', currency: 'INR', holder: 'SHARDA TRADING COMPANY',
    vocabulary: INDIAN, money: LAKH, ...randomMonth(random), count: [30, 70], lines: [1, 3], scale: 70, overdraft: true, weights: { cheque: 6 }, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period }) {
    const withLetter = marked(lakh, ' Dr', ' Cr');
    let carried = period.opening;
    let debits = 0;
    let credits = 0;
    const flow = new Flow(sheet, {
      top: 196, nextTop: 100, bottom: 510, headings: [172, 76],
      onLeave: (y) => {
        across(sheet, [
          ['Page Total', 158], [lakh(-imprint.derived(period, `page debits ${sheet.page}`, debits)), 580, 'right'],
          [lakh(imprint.derived(period, `page credits ${sheet.page}`, credits)), 690, 'right'], [withLetter(carried), 804, 'right'],
        ], y + 8, { font: 'Helvetica-Bold' });
        debits = 0;
        credits = 0;
      },
    }, (page, top) => {
      sheet.text('VINDHYA GRAMIN BANK', 420, 40, { font: 'Helvetica-Bold', size: 14, align: 'center' });
      sheet.rect(30, top - 12, 782, 18, { stroke: '#333333' });
      headings(sheet, [['Tran Date', 36], ['Value Date', 96], ['Particulars', 158], ['Chq. No.', 430], ['Withdrawals', 580, 'right'], ['Deposits', 690, 'right'], ['Balance', 804, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.text(`Page ${page}`, 806, 570, { align: 'right' });
      sheet.text('This is a computer generated statement and does not require signature.', 36, 570, { size: 7 });
      if (page === 1) return;
      flow.line([['BROUGHT FORWARD', 158], [withLetter(imprint.derived(period, `bf ${page}`, carried)), 804, 'right']]);
      flow.down(14);
    });
    pairs(sheet, [['Name', account.holder], ['Account No', account.number], ['Account Type', account.name]], { x: 36, right: 360, y: 72, step: 13 });
    pairs(sheet, [['Currency', 'INR'], ['IFSC', 'VIND0000412'], ['Period', formatPeriod(period, 'DD-MM-YYYY', ' to ')]], { x: 480, right: 800, y: 72, step: 13 });
    flow.line([['OPENING BALANCE', 158], [withLetter(imprint.opening(period)), 804, 'right']]);
    flow.down(14);
    const table = new Table(flow, imprint, { width: 262, leading: 10, gap: 4, room: 20, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD-MM-YYYY'), 36], [formatDay(row.otherDate, 'DD-MM-YYYY'), 96], [lines, 158],
        row.checkNumber !== null && [row.checkNumber.padStart(6, '0'), 430], debitCredit(lakh, imprint.amount(row), 580, 690),
        [withLetter(imprint.balance(row)), 804, 'right'],
      ]);
      carried = row.balance;
      if (row.amount < 0) debits += row.amount;
      else credits += row.amount;
      sheet.line(30, flow.y - 9, 812, flow.y - 9, { width: 0.2 });
    }
    flow.need(30);
    flow.line([
      ['GRAND TOTAL', 158], [lakh(-imprint.debits(period)), 580, 'right'], [lakh(imprint.credits(period)), 690, 'right'],
      [withLetter(imprint.closing(period)), 804, 'right'],
    ], { font: 'Helvetica-Bold', drop: 6 });
  },
});
