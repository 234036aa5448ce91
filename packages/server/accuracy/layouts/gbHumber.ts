import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { ENGLISH, pounds } from '../generator/money.js';
import { debitCredit, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/** A quarter under headings of month and year; days as "Mon 3" with the ordinal, sums at each month's end, pound signs everywhere. */
export const gbHumber = accountLayout({
  name: 'gb-humber', bank: 'Humber Bridge Bank', country: 'GB', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, runs: 'words', producer: 'Thunderhead 9' },
  features: ['month as heading', 'date format variations', 'currency symbols in amounts', 'credit/debit columns', 'month totals', 'balance validation', 'quarter', 'words drawn one by one'],
  account: (random) => ({
    number: random.digits(8), name: 'Everyday Account', currency: 'GBP', holder: 'Mrs P Winterbottom',
    vocabulary: BRITISH, money: ENGLISH, ...quarter(random), count: [30, 60], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 240, nextTop: 110, bottom: 770, headings: [216, 88] }, (page, top) => {
      sheet.text('Humber Bridge', 44, 54, { font: 'Helvetica-Bold', size: 17, color: '#3a2a7a' });
      headings(sheet, [['Date', 44], ['Description', 110], ['Money in', 370, 'right'], ['Money out', 455, 'right'], ['Balance', 550, 'right']], top, { font: 'Helvetica-Bold', color: '#3a2a7a' });
      sheet.text(`Sort code 60-99-21   Account ${account.number}   Page ${page}`, 44, 815, { size: 7.5 });
    });
    stack(sheet, [account.holder, '3 Ferry Lane', 'Barton', 'DN18 5AA'], 44, 90, 12);
    sheet.text(`Your account from ${formatPeriod(period, 'D MMMM YYYY', ' to ')}`, 44, 160, { font: 'Helvetica-Bold', size: 11 });
    sheet.text(`Balance at start ${pounds(imprint.opening(period))}`, 44, 180);
    sheet.text(`Balance at end ${pounds(imprint.closing(period))}`, 300, 180);
    let month = '';
    let into = 0;
    let out = 0;
    const close = (): void => {
      if (month === '') return;
      flow.line([
        [`Total for ${formatDay(`${month}-01`, 'MMMM')}`, 110], [pounds(imprint.derived(period, `in ${month}`, into)), 370, 'right'],
        [pounds(-imprint.derived(period, `out ${month}`, out)), 455, 'right'],
      ], { font: 'Helvetica-Bold' });
      flow.down(22);
      into = 0;
      out = 0;
    };
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 178);
      flow.need(lines.length * 11 + 60);
      if (row.date.slice(0, 7) !== month) {
        close();
        month = row.date.slice(0, 7);
        sheet.text(formatDay(row.date, 'MMMM YYYY'), 44, flow.y, { font: 'Helvetica-Bold', size: 10.5 });
        flow.down(16);
      }
      sheet.text(formatDay(row.date, 'EE D MMM'), 44, flow.y);
      stack(sheet, lines, 110, flow.y, 11);
      flow.line([debitCredit(pounds, imprint.amount(row), 455, 370), [pounds(imprint.balance(row)), 550, 'right']]);
      imprint.row(row, { lines });
      if (row.amount > 0) into += row.amount;
      else out += row.amount;
      flow.down(lines.length * 11 + 3);
    }
    close();
  },
});
