import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { across, debitCredit, headings, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * Fake bold (amounts drawn twice), white text between the columns, suffixes set 1.5 pt lower, footer texts on the
 * baseline of the last row.
 */
export const gbTamar = accountLayout({
  name: 'gb-tamar', bank: 'Tamar Valley Bank', country: 'GB', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'Mainframe Xerox DJDE' },
  features: ['fake bold twice', 'white text', 'suffix off the baseline', 'footer on the baseline of a row', 'credit/debit columns', 'balance validation', 'balance-carry-forward rows', 'header/footer noise'],
  account: (random) => ({
    number: random.number('##-##-## ########'), name: 'Business Current', currency: 'GBP', holder: 'BRAMBLE & CO',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [30, 75], lines: [1, 2], overdraft: true,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const bold = { align: 'right', twice: true } as const;
    const balance = (value: number): Cell[] => [[english(Math.abs(value)), 530, bold], [value < 0 ? 'Dr' : 'Cr', 533, { size: 7, drop: 1.5 }]];
    let carried = period.opening;
    const flow = new Flow(sheet, {
      top: 226, nextTop: 132, bottom: 752, headings: [200, 106],
      onLeave: (y) => {
        across(sheet, [['Carried forward', 110, { font: 'Times-Italic' }], ...balance(imprint.derived(period, `carry ${sheet.page}`, carried))], Math.min(y, 766));
      },
    }, (page, top) => {
      sheet.text('TAMAR VALLEY BANK', 50, 54, { font: 'Times-Bold', size: 14, twice: true });
      sheet.text(`Page ${page}`, 545, 54, { align: 'right' });
      if (page === 1) {
        stack(sheet, [account.holder, 'UNIT 4 WHARFSIDE', 'GUNNISLAKE PL18 9AS'], 50, 96, 12);
        sheet.text(`${account.name} Account ${account.number}`, 320, 96);
        sheet.text(`Statement ${formatPeriod(period, 'DD/MM/YYYY', ' to ')}`, 320, 108);
      }
      headings(sheet, [['DATE', 50], ['DETAILS', 110], ['PAID OUT', 370, 'right'], ['PAID IN', 450, 'right'], ['BALANCE', 530, 'right']], top, { font: 'Times-Bold', size: 8 });
      sheet.text('TVB/ST/07', 552, 752, { size: 5, color: '#999999' });
    });
    const bringForward = (value: number): void => {
      flow.line([['Brought forward', 110, { font: 'Times-Italic' }], ...balance(value)]);
      flow.down(13);
    };
    bringForward(imprint.opening(period));
    let page = sheet.page;
    const table = new Table(flow, imprint, { width: 190, leading: 11, gap: 2 });
    for (const row of period.transactions) {
      table.row(row, (lines) => {
        if (sheet.page !== page) bringForward(imprint.derived(period, `brought ${sheet.page}`, carried));
        page = sheet.page;
        return [
          [formatDay(row.date, 'DD/MM/YY'), 50], [lines, 110], debitCredit(english, imprint.amount(row), 370, 450, bold),
          random.chance(0.2) && [`${random.digits(3)}.${random.digits(2)}`, 400, { color: '#ffffff', size: 6, overlay: true }],
          ...balance(imprint.balance(row)),
        ];
      });
      carried = row.balance;
    }
    flow.need(16);
    flow.line([['Closing balance', 110, { font: 'Times-Bold' }], ...balance(imprint.closing(period))], { drop: 2 });
  },
});
