import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { KENYAN } from '../generator/vocabulary/english.js';

/**
 * Transaction date with time over two lines in one narrow column, both amount columns always filled (0.00), channel and
 * long reference columns behind, totals row on top of the table.
 */
export const ngZuma = accountLayout({
  name: 'ng-zuma', bank: 'Zuma Rock Bank', country: 'NG', paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7, producer: 'wkhtmltopdf 0.12' },
  features: ['date with time', 'zero in the unused column', 'totals row first', 'channel column', 'reference column', 'balance validation', 'landscape', 'value dates', 'dense print'],
  account: (random) => ({
    number: random.digits(10), name: 'Savings', currency: 'NGN', holder: 'CHIDINMA EZE',
    vocabulary: KENYAN, money: ENGLISH, ...randomMonth(random), count: [25, 60], lines: [1, 2], scale: 300, dateGap: 1,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 200, nextTop: 80, bottom: 545, headings: [162, 62] }, (page, top) => {
      sheet.text('ZUMA ROCK BANK', 40, 42, { font: 'Sans-Bold', size: 12 });
      headings(sheet, [['Trans. Time', 40], ['Value Date', 104], ['Description', 160], ['Debit(₦)', 430, 'right'], ['Credit(₦)', 510, 'right'], ['Balance After(₦)', 600, 'right'], ['Channel', 616], ['Transaction Reference', 672]], top, { font: 'Sans-Bold' }, { from: 36, to: 806, below: 4 });
    });
    sheet.text(`Account Name  ${account.holder}     Account Number  ${account.number}     Currency  NGN`, 40, 66);
    sheet.text(`Period  ${formatPeriod(period, 'DD MMM YYYY', ' - ')}`, 40, 80);
    sheet.text(`Opening Balance  ₦${english(imprint.opening(period))}`, 40, 100);
    sheet.text(`Closing Balance  ₦${english(imprint.closing(period))}`, 300, 100);
    sheet.text('Total', 160, 180, { font: 'Sans-Bold' });
    sheet.text(english(-imprint.debits(period)), 430, 180, { align: 'right', font: 'Sans-Bold' });
    sheet.text(english(imprint.credits(period)), 510, 180, { align: 'right', font: 'Sans-Bold' });
    new Table(flow, imprint, { width: 180, leading: 9, leastLines: 2, gap: 4, room: 5, otherDate: true }).rows(period.transactions, (row, lines) => {
      const value = imprint.amount(row);
      return [
        [formatDay(row.date, 'DD MMM YYYY'), 40], [row.time, 40, { drop: 9 }], [formatDay(row.otherDate, 'DD MMM YYYY'), 104], [lines, 160],
        [english(value < 0 ? -value : 0), 430, 'right'], [english(value > 0 ? value : 0), 510, 'right'],
        [english(imprint.balance(row)), 600, 'right'], [random.pick(['Mobile', 'POS', 'USSD', 'E-Channel']), 616], [random.digits(22), 672],
      ];
    });
  },
});
