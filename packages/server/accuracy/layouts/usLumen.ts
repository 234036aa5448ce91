import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const DOLLARS = { ...ENGLISH, symbol: '$', negative: 'parentheses' } as const;

export const usLumen: Layout = {
  name: 'us-lumen',
  bank: 'Lumen Neobank',
  country: 'US',
  description: 'turned by /Rotate 90; month names spelled out ("March 4, 2024"); parentheses for money out; a type column; balance on every row',
  features: ['rotated page', 'parentheses', 'payment-method column', 'date format variations', 'balance validation', 'currency symbols in amounts', 'landscape'],
  paper: { size: PAPER.letterLandscape, rotate: 90, font: 'Helvetica', fontSize: 9, producer: 'wkhtml-like 0.12' },
  plan: (random) => [
    {
      number: `****${random.digits(4)}`,
      name: 'Spending Account',
      currency: 'USD',
      holder: 'Theo Marsh',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [15, 50],
      lines: [1, 2],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 190,
    nextTop: 84,
    bottom: 570,
    onPage: (page) => {
      const top = page === 1 ? 166 : 60;
      if (page === 1) {
        sheet.text('lumen', 50, 60, { font: 'Helvetica-Bold', size: 26, color: '#5b2be0' });
        sheet.text(`Monthly Statement  ${formatDay(period.start, 'MMMM D, YYYY')} to ${formatDay(period.end, 'MMMM D, YYYY')}`, 742, 52, { align: 'right', size: 11 });
        sheet.text(`${account.holder}   ${account.name} ${account.number}`, 742, 68, { align: 'right' });
        sheet.text(`Starting balance ${formatMoney(imprint.opening(period), DOLLARS)}`, 50, 104, { size: 11 });
        sheet.text(`Money in ${formatMoney(imprint.credits(period), DOLLARS)}`, 260, 104, { size: 11 });
        sheet.text(`Money out ${formatMoney(imprint.debits(period), DOLLARS)}`, 430, 104, { size: 11 });
        sheet.text(`Ending balance ${formatMoney(imprint.closing(period), DOLLARS)}`, 600, 104, { size: 11, font: 'Helvetica-Bold' });
      }
      headings(sheet, [['Date', 50], ['Type', 190], ['Description', 290], ['Amount', 640, 'right'], ['Balance', 742, 'right']], top, { font: 'Helvetica-Bold', color: '#5b2be0' });
    },
  });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 260);
    flow.need(lines.length * 11.5 + 8);
    sheet.text(formatDay(row.date, 'MMMM D, YYYY'), 50, flow.y);
    sheet.text(row.amount > 0 ? 'Deposit' : row.kind === 'fee' ? 'Fee' : row.kind === 'card' ? 'Card purchase' : 'Transfer', 190, flow.y);
    stack(sheet, lines, 290, flow.y, 11.5);
    sheet.text(formatMoney(imprint.amount(row), DOLLARS), 640, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), DOLLARS), 742, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 11.5 + 7);
    sheet.line(50, flow.y - 12, 742, flow.y - 12, { width: 0.3, color: '#dddddd' });
  }
}
