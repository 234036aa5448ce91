import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english, pounds } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const [LEADING, PADDING] = [10.5, 6];

/** As a browser prints a table: dates and figures in the middle of rows of one to three lines, every other row shaded; balances in sentences around it. */
export const gbMarram = accountLayout({
  name: 'gb-marram', bank: 'Marram Online', country: 'GB', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Skia/PDF m126' },
  features: ['cells in the middle of their rows', 'shaded rows', 'credit/debit columns', 'multi-line descriptions', 'balance in a sentence'],
  account: (random) => ({
    number: random.number('########'), name: 'Everyday', currency: 'GBP', holder: 'MR JOSEPH ACKROYD',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [18, 40], lines: [1, 3], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 214, nextTop: 84, bottom: 780, headings: [194, 64] }, (_page, top) =>
      headings(sheet, [['Date', 56], ['Description', 120], ['Paid out', 400, 'right'], ['Paid in', 470, 'right'], ['Balance', 540, 'right']], top, { font: 'Helvetica-Bold' }));
    sheet.text('Marram Online', 50, 60, { font: 'Helvetica-Bold', size: 15 });
    stack(sheet, [account.holder, `Sort code 20-11-55   Account number ${account.number}`, formatPeriod(period, 'D MMMM YYYY', ' to ')], 50, 86, 13);
    sheet.text(`Opening balance ${pounds(imprint.opening(period))}`, 50, 160);
    new Table(flow, imprint, { width: 215, leading: LEADING, gap: PADDING }).rows(period.transactions, (row, lines, index) => {
      const height = lines.length * LEADING + PADDING;
      if (index % 2 === 0) sheet.rect(52, flow.y - 10.5, 492, height, { fill: '#ececec' });
      const drop = ((lines.length - 1) * LEADING) / 2;
      return [
        [formatDay(row.date, 'D MMM'), 56, { drop }], [lines, 120],
        debitCredit(english, imprint.amount(row), 400, 470, { drop }), [english(imprint.balance(row)), 540, { align: 'right', drop }],
      ];
    });
    flow.need(30);
    flow.down(14);
    flow.line([[`Closing balance ${pounds(imprint.closing(period))}`, 50]]);
  },
});
