import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

const net = moneyIn({ ...ENGLISH, negative: 'parentheses', symbol: '$', symbolPlace: 'outside' });
const plain = moneyIn(ENGLISH);
const KINDS: Record<string, string> = { card: 'Buy', transferIn: 'Contribution', transferOut: 'Withdrawal', deposit: 'Dividend', interest: 'Interest', fee: 'Fee', refund: 'Sell', payroll: 'Sell' };

/**
 * Brokerage: asset overview and holdings with market values above, activity with trade and settlement date, type, quantity, price and net amount
 * in brackets when paid; cash balance before and after as lines of the activity; no running balance.
 */
export const caTundraBrokerage = accountLayout({
  name: 'ca-tundra-brokerage', bank: 'Tundra Direct Investing', country: 'CA', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Broadridge' },
  features: ['brokerage', 'holdings', 'quantity and price columns', 'parentheses', 'trade and settlement dates', 'year crossing', 'multiple tables', 'payment-method column'],
  account: (random) => ({
    number: random.number('###-##### Z'), name: 'Cash account', currency: 'CAD', holder: 'MARGUERITE LEBLANC', vocabulary: CANADIAN, money: ENGLISH, ...acrossNewYear(random), count: [12, 34], lines: [1, 2], dateGap: 2,
    weights: { atm: 0, cheque: 0, directDebit: 0, rent: 0 },
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 400, nextTop: 110, bottom: 740, headings: [352, 74] }, (page, top) => {
      sheet.text('TUNDRA DIRECT INVESTING', 45, 45, { font: 'Helvetica-Bold', size: 12, color: '#1d3b6e' });
      sheet.text(`Account ${account.number}   ${page}`, 565, 45, { align: 'right' });
      headings(sheet, [['Trade', 45], ['Settle', 90], ['Activity', 135], ['Description', 200], ['Quantity', 420, 'right'], ['Price ($)', 480, 'right'], ['Net amount', 565, 'right']], top, { font: 'Helvetica-Bold' });
      headings(sheet, [['date', 45], ['date', 90], ['(CAD)', 565, 'right']], top + 10, { font: 'Helvetica-Bold' }, { from: 42, to: 568, below: 4 });
    });
    stack(sheet, [account.holder, '18 Portage Trail', 'Yellowknife NT X1A 1A1'], 45, 80, 11);
    sheet.text(`For the period ${formatDay(period.start, 'MMMM D, YYYY')} to ${formatDay(period.end, 'MMMM D, YYYY')}`, 565, 80, { align: 'right' });
    sheet.text('Your holdings', 45, 140, { font: 'Helvetica-Bold', size: 11 });
    headings(sheet, [['Security', 45], ['Quantity', 330, 'right'], ['Price', 400, 'right'], ['Book cost', 480, 'right'], ['Market value', 565, 'right']], 158, { font: 'Helvetica-Bold' });
    ['NORTHERN RAIL INC', 'BOREAL 60/40 ETF', 'PERMAFROST MINING'].forEach((security, index) => {
      const quantity = random.int(10, 400);
      const price = random.int(900, 9000);
      headings(sheet, [[security, 45], [String(quantity), 330, 'right'], [plain(price), 400, 'right'], [plain(quantity * (price - 110)), 480, 'right'], [plain(quantity * price), 565, 'right']], 172 + index * 12);
    });
    sheet.text('Cash account summary', 45, 230, { font: 'Helvetica-Bold', size: 11 });
    pairs(sheet, [['Opening cash balance', net(imprint.opening(period))], ['Money in', net(imprint.credits(period))], ['Money out', net(imprint.debits(period))], ['Closing cash balance', net(imprint.closing(period))]], { x: 45, right: 330, y: 248, step: 13 });
    sheet.text('Account activity', 45, 330, { font: 'Helvetica-Bold', size: 11 });
    flow.y = 384;
    flow.line([['Opening cash balance', 200], [net(period.opening), 565, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 160, leading: 10, gap: 4, otherDate: true }).rows(period.transactions, (row, lines) => {
      const isTrade = row.kind === 'card' || row.kind === 'refund';
      return [
        [formatDay(row.otherDate, 'MMM DD'), 45], [formatDay(row.date, 'MMM DD'), 90], [KINDS[row.kind] ?? 'Transfer', 135], [lines, 200],
        isTrade && [String(random.int(1, 90)), 420, 'right'], isTrade && [plain(random.int(300, 9000)), 480, 'right'], [net(imprint.amount(row)), 565, 'right'],
      ];
    });
    flow.need(20);
    flow.line([['Closing cash balance', 200, { font: 'Helvetica-Bold' }], [net(period.closing), 565, { align: 'right', font: 'Helvetica-Bold' }]], { drop: 4 });
  },
});
