import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { fitted, headings, isFirstOfDay, isLastOfDay, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

/**
 * Withdrawals before deposits, date on the first row of a day only and the balance on the last; figures on the last
 * line of a text; summary as an equation with its signs before the figures.
 */
export const caLaurier = accountLayout({
  name: 'ca-laurier', bank: 'Laurier Royal Bank', country: 'CA', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'RRD CIS' },
  features: ['credit/debit columns', 'date carry-forward', 'end-of-day balance', 'year crossing', 'figures on the last line', 'currency symbols only in the header'],
  account: (random) => ({
    number: random.number('0####-#######'), name: 'Laurier Day to Day Banking', currency: 'CAD', holder: 'SOPHIE M BEAULIEU',
    vocabulary: CANADIAN, money: ENGLISH, ...acrossNewYear(random), count: [18, 60], lines: [1, 2],
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 352, nextTop: 112, bottom: 735 }, (page) => {
      sheet.text('Your Laurier personal banking account statement', 576, 44, { align: 'right', font: 'Helvetica-Bold', size: 10 });
      sheet.text(`From ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 576, 57, { align: 'right' });
      const y = page === 1 ? 330 : 92;
      sheet.text(`Details of your account activity${page === 1 ? '' : ' - continued'}`, 40, y - 14, { font: 'Helvetica-Bold', size: 10, color: '#005daa' });
      headings(sheet, [['Date', 40], ['Description', 92], ['Withdrawals ($)', 400, 'right'], ['Deposits ($)', 484, 'right'], ['Balance ($)', 572, 'right']], y, { font: 'Helvetica-Bold', size: 8 });
      sheet.text(`${page} of 3`, 572, 765, { align: 'right', size: 7 });
    });
    head(press);
    flow.line([['Opening Balance', 92], [english(imprint.opening(period)), 572, 'right']]);
    flow.down(14);
    let page = sheet.page;
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 220);
      flow.need(lines.length * 10 + 4);
      const last = flow.y + (lines.length - 1) * 10;
      if (isFirstOfDay(period, row) || sheet.page !== page) sheet.text(formatDay(row.date, 'D MMM'), 40, flow.y);
      page = sheet.page;
      stack(sheet, lines, 92, flow.y, 10);
      sheet.text(english(Math.abs(imprint.amount(row))), row.amount < 0 ? 400 : 484, last, { align: 'right' });
      if (isLastOfDay(period, row)) sheet.text(english(imprint.balance(row)), 572, last, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 10 + 4);
    }
    flow.need(40);
    flow.line([['Closing Balance', 92], [dollars(imprint.closing(period)), 572, 'right']], { font: 'Helvetica-Bold' });
    sheet.text('Please check this Account Statement without delay and advise us of any error or omission within 45 days.', 40, flow.y + 26, { size: 7 });
  },
});

function head({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text('LAURIER', 40, 50, { font: 'Helvetica-Bold', size: 16, color: '#005daa' });
  stack(sheet, [account.holder, '410 WATERFRONT DR', 'HALIFAX NS B3H 4R2'], 60, 112, 11);
  stack(sheet, ['Your account number:', account.number, 'How to reach us: 1-800-555-0188'], 400, 112, 12);
  sheet.text(`Summary of your account for this period`, 40, 196, { font: 'Helvetica-Bold', size: 10, color: '#005daa' });
  sheet.text(`${account.name}  ${account.number}`, 40, 212);
  pairs(sheet, [
    [`Your opening balance on ${formatDay(period.start, 'MMMM D, YYYY')}`, dollars(imprint.opening(period))],
    ['Total deposits into your account', `+ ${english(imprint.credits(period))}`],
    ['Total withdrawals from your account', `- ${english(-imprint.debits(period))}`],
    [`Your closing balance on ${formatDay(period.end, 'MMMM D, YYYY')}`, `= ${dollars(imprint.closing(period))}`],
  ], { x: 40, right: 360, y: 232, step: 15 });
}
