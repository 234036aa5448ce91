import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars, formatMoney } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/** Side bar with savings goals and their amounts on the baselines of the rows; white text and a watermark; legal size. */
export const usTern = accountLayout({
  name: 'us-tern', bank: 'Tern Island Savings', country: 'US', paper: { size: PAPER.legal, font: 'Helvetica', fontSize: 9, producer: 'Tern Digital' },
  features: ['side bar with amounts', 'white text', 'watermark', 'non-standard page size', 'signed amounts', 'balance validation', 'date format variations', 'marketing'],
  account: (random) => ({
    number: random.digits(10), name: 'Island Checking', currency: 'USD', holder: 'OREN HALVERSON',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [25, 60], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 262, nextTop: 120, bottom: 930, headings: [236, 94] }, (page, top) => {
      sheet.text('COPY', 120, 640, { size: 110, angle: 50, opacity: 0.08, overlay: true });
      sheet.text(`REF-${random.digits(8)} 4,512.88 02/30`, 36, 972, { size: 5, color: '#ffffff' });
      sheet.text('Tern Island Savings', 36, 50, { font: 'Times-Bold', size: 17, color: '#14507a' });
      headings(sheet, [['Date', 36], ['What happened', 92], ['Amount', 340, 'right'], ['Balance', 412, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.rect(432, top - 14, 150, 330, { fill: '#eef5fa' });
      sheet.text('Your savings goals', 442, top, { font: 'Helvetica-Bold' });
      const goals: [string, number][] = [['New roof', 812050], ['Trip to Norway', 245000], ['Emergency', 1050000], ['Bike', 38225]];
      goals.forEach(([goal, value], index) => {
        sheet.text(goal, 442, top + 26 + index * 26);
        sheet.text(dollars(value), 574, top + 26 + index * 26, { align: 'right' });
        sheet.text(`by ${formatDay(period.end, 'MM/DD/YYYY')}`, 442, top + 37 + index * 26, { size: 7 });
      });
      stack(sheet, ['Refer a friend and', 'you both get $50.00', 'before next month.'], 442, top + 160, 12, { size: 8.5 });
      sheet.text(`Page ${page} of your statement`, 306, 990, { align: 'center', size: 7 });
    });
    sheet.text(`Account ${account.number}  ${account.name}`, 36, 84);
    sheet.text(account.holder, 36, 98);
    sheet.text(formatPeriod(period, 'MMM D, YYYY', ' to '), 36, 118);
    headings(sheet, [['Started with', 36], ['Money in', 180], ['Money out', 310], ['Ended with', 440]], 150, { color: '#555555' });
    headings(sheet, [[dollars(imprint.opening(period)), 36], [dollars(imprint.credits(period)), 180], [dollars(imprint.debits(period)), 310], [dollars(imprint.closing(period)), 440]], 168, { font: 'Helvetica-Bold', size: 12 });
    new Table(flow, imprint, { width: 176, leading: 11, gap: 2, room: 4 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'MMM D'), 36], [lines, 92], [formatMoney(imprint.amount(row), { ...ENGLISH, symbol: '$', plus: '+' }), 340, 'right'],
      [dollars(imprint.balance(row)), 412, 'right'],
    ]);
  },
});
