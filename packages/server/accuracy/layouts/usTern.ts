import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const DOLLARS = { ...ENGLISH, symbol: '$' };

export const usTern: Layout = {
  name: 'us-tern',
  bank: 'Tern Island Savings',
  country: 'US',
  description: 'side bar with savings goals and their amounts on the baselines of the rows; white text and a watermark; legal size',
  features: ['side bar with amounts', 'white text', 'watermark', 'non-standard page size', 'signed amounts', 'balance validation', 'date format variations', 'marketing'],
  paper: { size: PAPER.legal, font: 'Helvetica', fontSize: 9, producer: 'Tern Digital' },
  plan: (random) => [
    {
      number: random.digits(10),
      name: 'Island Checking',
      currency: 'USD',
      holder: 'OREN HALVERSON',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [25, 60],
      lines: [1, 2],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 262,
    nextTop: 120,
    bottom: 930,
    onPage: (page) => {
      sheet.text('COPY', 120, 640, { size: 110, angle: 50, opacity: 0.08, overlay: true });
      sheet.text(`REF-${random.digits(8)} 4,512.88 02/30`, 36, 972, { size: 5, color: '#ffffff' });
      sheet.text('Tern Island Savings', 36, 50, { font: 'Times-Bold', size: 17, color: '#14507a' });
      const top = page === 1 ? 236 : 94;
      headings(sheet, [['Date', 36], ['What happened', 92], ['Amount', 340, 'right'], ['Balance', 412, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.rect(432, top - 14, 150, 330, { fill: '#eef5fa' });
      sheet.text('Your savings goals', 442, top, { font: 'Helvetica-Bold' });
      const goals: [string, number][] = [['New roof', 812050], ['Trip to Norway', 245000], ['Emergency', 1050000], ['Bike', 38225]];
      goals.forEach(([goal, value], index) => {
        sheet.text(goal, 442, top + 26 + index * 26);
        sheet.text(formatMoney(value, DOLLARS), 574, top + 26 + index * 26, { align: 'right' });
        sheet.text(`by ${formatDay(period.end, 'MM/DD/YYYY')}`, 442, top + 37 + index * 26, { size: 7 });
      });
      stack(sheet, ['Refer a friend and', 'you both get $50.00', 'before next month.'], 442, top + 160, 12, { size: 8.5 });
      sheet.text(`Page ${page} of your statement`, 306, 990, { align: 'center', size: 7 });
    },
  });
  sheet.text(`Account ${account.number}  ${account.name}`, 36, 84);
  sheet.text(account.holder, 36, 98);
  sheet.text(`${formatDay(period.start, 'MMM D, YYYY')} to ${formatDay(period.end, 'MMM D, YYYY')}`, 36, 118);
  headings(sheet, [['Started with', 36], ['Money in', 180], ['Money out', 310], ['Ended with', 440]], 150, { color: '#555555' });
  headings(sheet, [[formatMoney(imprint.opening(period), DOLLARS), 36], [formatMoney(imprint.credits(period), DOLLARS), 180], [formatMoney(imprint.debits(period), DOLLARS), 310], [formatMoney(imprint.closing(period), DOLLARS), 440]], 168, { font: 'Helvetica-Bold', size: 12 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 176);
    flow.need(lines.length * 11 + 4);
    sheet.text(formatDay(row.date, 'MMM D'), 36, flow.y);
    stack(sheet, lines, 92, flow.y, 11);
    sheet.text(formatMoney(imprint.amount(row), { ...DOLLARS, plus: '+' }), 340, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), DOLLARS), 412, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 2);
  }
}
