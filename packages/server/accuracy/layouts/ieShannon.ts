import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { debitCredit, headings, isFirstOfDay, isLastOfDay, stack, type Cell, type CellStyle } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { IRISH } from '../generator/vocabulary/english.js';

/**
 * Every character drawn alone; date on the first row of a day, balance on the last; OD behind an overdrawn balance;
 * totals of the page in its footer.
 */
export const ieShannon = accountLayout({
  name: 'ie-shannon', bank: 'Shannon & Corrib', country: 'IE', paper: { size: PAPER.a4, font: 'Courier', fontSize: 9, runs: 'glyphs', producer: 'AFP2PDF 2.4' },
  features: ['glyph by glyph', 'date carry-forward', 'end-of-day balance', 'credit/debit columns', 'overdrawn suffix', 'page totals', 'footer on the baseline of a row'],
  account: (random) => ({
    number: random.number('IE64 SHCO 9312 ########'), name: 'Current Account', currency: 'EUR', holder: 'MR CIARAN DOYLE',
    vocabulary: IRISH, money: ENGLISH, ...randomMonth(random), count: [25, 60], lines: [1, 2], overdraft: true,
  }),
  prints: { start: true, end: true },
  draw({ sheet, imprint, account, period }) {
    let credits = 0;
    let debits = 0;
    const balance = (value: number, how: CellStyle = {}): Cell => [english(Math.abs(value)) + (value < 0 ? ' OD' : '   '), 556, { align: 'right', ...how }];
    const flow = new Flow(sheet, {
      top: 250, nextTop: 150, bottom: 726, headings: [222, 122],
      onLeave: () => {
        sheet.text(`SUBTOTAL: ${english(-debits)}  ${english(credits)}`, 112, 750, { font: 'Courier-Bold' });
      },
    }, (page, top) => {
      sheet.text('SHANNON & CORRIB', 40, 60, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Page ${page}   IBAN ${account.number}`, 550, 60, { align: 'right', font: 'Helvetica', size: 8 });
      if (page === 1) {
        stack(sheet, [account.holder, '7 WEIR ROAD', 'ATHLONE', 'CO WESTMEATH'], 60, 110, 12);
        sheet.text(`Statement of account ${formatPeriod(period, 'DD MMM YYYY', ' to ')}`, 40, 190);
      }
      headings(sheet, [['Date', 40], ['Transaction details', 112], ['Payments-out', 380, 'right'], ['Payments-in', 464, 'right'], ['Balance', 538, 'right']], top, { font: 'Courier-Bold' });
      sheet.text('Thank you for banking with us. www.example.com/corrib', 40, 780, { font: 'Helvetica', size: 7 });
    });
    flow.line([['BALANCE FORWARD', 112], balance(imprint.opening(period))]);
    flow.down(13);
    let page = sheet.page;
    const table = new Table(flow, imprint, { width: 190, leading: 11, gap: 1, room: 3 });
    for (const row of period.transactions) {
      table.row(row, (lines) => {
        const drop = (lines.length - 1) * 11;
        const printsDate = isFirstOfDay(period, row) || sheet.page !== page;
        page = sheet.page;
        return [
          printsDate && [formatDay(row.date, 'DD MMM YYYY'), 40], [lines, 112], debitCredit(english, imprint.amount(row), 380, 464, { drop }),
          isLastOfDay(period, row) && balance(imprint.balance(row), { drop }),
        ];
      });
      if (row.amount < 0) debits += row.amount;
      else credits += row.amount;
    }
    flow.need(20);
    flow.line([['CLOSING BALANCE', 112, { font: 'Courier-Bold' }], balance(imprint.closing(period))], { drop: 6 });
  },
});
