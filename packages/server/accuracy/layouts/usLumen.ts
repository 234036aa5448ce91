import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const dollars = moneyIn({ ...ENGLISH, symbol: '$', negative: 'parentheses' });

/** Turned by /Rotate 90; month names spelled out ("March 4, 2024"); parentheses for money out; a type column; balance on every row. */
export const usLumen = accountLayout({
  name: 'us-lumen', bank: 'Lumen Neobank', country: 'US', paper: { size: PAPER.letterLandscape, rotate: 90, font: 'Helvetica', fontSize: 9, producer: 'wkhtml-like 0.12' },
  features: ['rotated page', 'parentheses', 'payment-method column', 'date format variations', 'balance validation', 'currency symbols in amounts', 'landscape'],
  account: (random) => ({
    number: random.number('****####'), name: 'Spending Account', currency: 'USD', holder: 'Theo Marsh',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [15, 50], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 190, nextTop: 84, bottom: 570, headings: [166, 60] }, (page, top) => {
      if (page === 1) {
        sheet.text('lumen', 50, 60, { font: 'Helvetica-Bold', size: 26, color: '#5b2be0' });
        sheet.text(`Monthly Statement  ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 742, 52, { align: 'right', size: 11 });
        sheet.text(`${account.holder}   ${account.name} ${account.number}`, 742, 68, { align: 'right' });
        sheet.text(`Starting balance ${dollars(imprint.opening(period))}`, 50, 104, { size: 11 });
        sheet.text(`Money in ${dollars(imprint.credits(period))}`, 260, 104, { size: 11 });
        sheet.text(`Money out ${dollars(imprint.debits(period))}`, 430, 104, { size: 11 });
        sheet.text(`Ending balance ${dollars(imprint.closing(period))}`, 600, 104, { size: 11, font: 'Helvetica-Bold' });
      }
      headings(sheet, [['Date', 50], ['Type', 190], ['Description', 290], ['Amount', 640, 'right'], ['Balance', 742, 'right']], top, { font: 'Helvetica-Bold', color: '#5b2be0' });
    });
    const table = new Table(flow, imprint, { width: 260, leading: 11.5, gap: 7, room: 8 });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'MMMM D, YYYY'), 50],
        [row.amount > 0 ? 'Deposit' : row.kind === 'fee' ? 'Fee' : row.kind === 'card' ? 'Card purchase' : 'Transfer', 190], [lines, 290],
        [dollars(imprint.amount(row)), 640, 'right'], [dollars(imprint.balance(row)), 742, 'right'],
      ]);
      sheet.line(50, flow.y - 12, 742, flow.y - 12, { width: 0.3, color: '#dddddd' });
    }
  },
});
