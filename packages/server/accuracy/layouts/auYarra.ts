import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

/**
 * Newest first with the date and the day's closing balance on the first row of a day only; pending list above; signed
 * amounts with dollar signs.
 */
export const auYarra = accountLayout({
  name: 'au-yarra', bank: 'Yarra Online', country: 'AU', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Chromium Skia/PDF' },
  features: ['reverse order', 'date carry-forward', 'end-of-day balance', 'pending table', 'signed amounts', 'currency symbols in amounts', 'weekday dates', 'no table boundaries'],
  account: (random) => ({
    number: random.number('###-### ########'), name: 'Spending', currency: 'AUD', holder: 'Bronte Kavanagh',
    vocabulary: AUSTRALIAN, money: ENGLISH, ...randomMonth(random), count: [20, 50], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 330, nextTop: 80, bottom: 780 }, (page) => sheet.text(`Yarra Online is an invented bank. AFSL 999999. ${page}`, 297, 815, { size: 7, align: 'center' }));
    sheet.text('yarra', 46, 54, { font: 'Helvetica-Bold', size: 20, color: '#5a2ca0' });
    sheet.text(`${account.name} account  BSB and account number ${account.number}`, 46, 84);
    sheet.text(account.holder, 46, 98);
    sheet.text(`Transactions from ${formatPeriod(period, 'D MMM YYYY', ' to ')}`, 46, 112);
    sheet.text(`Opening balance ${dollars(imprint.opening(period))} AUD`, 46, 134);
    sheet.text(`Closing balance ${dollars(imprint.closing(period))} AUD`, 300, 134);
    sheet.text('Pending transactions', 46, 170, { font: 'Helvetica-Bold', size: 11 });
    for (const index of [0, 1, 2]) {
      sheet.text(formatDay(period.end, 'EE D MMM YYYY'), 46, 190 + index * 14);
      sheet.text(random.pick(['NOODLE LANTERN HOBART', 'KESTREL FUEL GEELONG', 'STREAMBOX']), 140, 190 + index * 14);
      sheet.text(`-$${random.int(3, 90)}.${random.digits(2)}`, 440, 190 + index * 14, { align: 'right' });
    }
    sheet.text('Posted transactions', 46, 290, { font: 'Helvetica-Bold', size: 11 });
    headings(sheet, [['Date', 46], ['Details', 140], ['Amount', 440, 'right'], ['Balance', 548, 'right']], 310, { font: 'Helvetica-Bold' });
    for (const day of byDay([...period.transactions].reverse())) {
      new Table(flow, imprint, { width: 210, leading: 11, gap: 4 }).rows(day, (row, lines, index) => [
        index === 0 && [formatDay(row.date, 'EE D MMM YYYY'), 46], [lines, 140], [dollars(imprint.amount(row)), 440, 'right'],
        index === 0 && [dollars(imprint.balance(row)), 548, 'right'],
      ]);
    }
  },
});
