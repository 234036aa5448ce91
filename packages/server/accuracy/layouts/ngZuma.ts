import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { KENYAN } from '../generator/vocabulary/english.js';

export const ngZuma: Layout = {
  name: 'ng-zuma',
  bank: 'Zuma Rock Bank',
  country: 'NG',
  description: 'transaction date with time over two lines in one narrow column, both amount columns always filled (0.00), channel and long reference columns behind, totals row on top of the table',
  features: ['date with time', 'zero in the unused column', 'totals row first', 'channel column', 'reference column', 'balance validation', 'landscape', 'value dates', 'dense print'],
  paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7, producer: 'wkhtmltopdf 0.12' },
  plan: (random) => [
    {
      number: random.digits(10),
      name: 'Savings',
      currency: 'NGN',
      holder: 'CHIDINMA EZE',
      vocabulary: KENYAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [25, 60],
      lines: [1, 2],
      scale: 300,
      dateGap: 1,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 200,
    nextTop: 80,
    bottom: 545,
    onPage: (page) => {
      sheet.text('ZUMA ROCK BANK', 40, 42, { font: 'Sans-Bold', size: 12 });
      const top = page === 1 ? 162 : 62;
      headings(sheet, [['Trans. Time', 40], ['Value Date', 104], ['Description', 160], ['Debit(₦)', 430, 'right'], ['Credit(₦)', 510, 'right'], ['Balance After(₦)', 600, 'right'], ['Channel', 616], ['Transaction Reference', 672]], top, { font: 'Sans-Bold' });
      sheet.line(36, top + 4, 806, top + 4);
    },
  });
  sheet.text(`Account Name  ${account.holder}     Account Number  ${account.number}     Currency  NGN`, 40, 66);
  sheet.text(`Period  ${formatDay(period.start, 'DD MMM YYYY')} - ${formatDay(period.end, 'DD MMM YYYY')}`, 40, 80);
  sheet.text(`Opening Balance  ₦${formatMoney(imprint.opening(period), ENGLISH)}`, 40, 100);
  sheet.text(`Closing Balance  ₦${formatMoney(imprint.closing(period), ENGLISH)}`, 300, 100);
  sheet.text('Total', 160, 180, { font: 'Sans-Bold' });
  sheet.text(formatMoney(-imprint.debits(period), ENGLISH), 430, 180, { align: 'right', font: 'Sans-Bold' });
  sheet.text(formatMoney(imprint.credits(period), ENGLISH), 510, 180, { align: 'right', font: 'Sans-Bold' });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 180);
    flow.need(Math.max(2, lines.length) * 9 + 5);
    sheet.text(formatDay(row.date, 'DD MMM YYYY'), 40, flow.y);
    sheet.text(row.time, 40, flow.y + 9);
    sheet.text(formatDay(row.otherDate, 'DD MMM YYYY'), 104, flow.y);
    stack(sheet, lines, 160, flow.y, 9);
    const value = imprint.amount(row);
    sheet.text(formatMoney(value < 0 ? -value : 0, ENGLISH), 430, flow.y, { align: 'right' });
    sheet.text(formatMoney(value > 0 ? value : 0, ENGLISH), 510, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 600, flow.y, { align: 'right' });
    sheet.text(random.pick(['Mobile', 'POS', 'USSD', 'E-Channel']), 616, flow.y);
    sheet.text(random.digits(22), 672, flow.y);
    imprint.row(row, { lines, otherDate: true });
    flow.down(Math.max(2, lines.length) * 9 + 4);
  }
}
