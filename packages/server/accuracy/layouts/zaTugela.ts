import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const GROUPED = { ...ENGLISH, group: ' ' };
const plain = moneyIn({ ...GROUPED, negative: 'trailing' });
const rands = moneyIn({ ...GROUPED, symbol: 'R' });

/** The text first, a mark for fees, then both sides, month and day in figures, and the balance; money with R and thin groups in the summary. */
export const zaTugela = accountLayout({
  name: 'za-tugela', bank: 'Tugela Mutual', country: 'ZA', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'TaxInvoice Spool' },
  features: ['date at the right', 'date format variations', 'partial-year dates', 'trailing signs', 'currency symbols in amounts', 'space grouping', 'credit/debit columns', 'balance validation'],
  account: (random) => ({
    number: random.number('10 ### ### #'), name: 'Current Account', currency: 'ZAR', holder: 'MR T DLAMINI',
    vocabulary: SOUTH_AFRICAN, money: GROUPED, ...randomMonth(random), count: [20, 50], lines: [1, 2], scale: 6, overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 250, nextTop: 96, bottom: 775, headings: [228, 74] }, (page, top) => {
      sheet.text('Tugela Mutual', 44, 48, { font: 'Helvetica-Bold', size: 13, color: '#0033a0' });
      sheet.text(`BANK STATEMENT / TAX INVOICE   Page ${page}`, 551, 48, { align: 'right' });
      headings(sheet, [['Details', 44], ['Service Fee', 250], ['Debits', 370, 'right'], ['Credits', 445, 'right'], ['Date', 458], ['Balance', 551, 'right']], top, { font: 'Helvetica-Bold', size: 8 });
    });
    sheet.text(`${account.holder}, SANDTON 2196`, 44, 84);
    sheet.text(`Account number ${account.number}`, 44, 97);
    sheet.text(formatPeriod(period, 'DD MMMM YYYY', ' to '), 44, 110);
    pairs(sheet, [['Opening Balance:', rands(imprint.opening(period))], ['Money In Summary:', rands(imprint.credits(period))], ['Money Out Summary:', rands(imprint.debits(period))], ['Closing Balance:', rands(imprint.closing(period))]], { x: 44, right: 260, y: 146, step: 13 });
    new Table(flow, imprint, { width: 190, leading: 11, gap: 4 }).rows(period.transactions, (row, lines) => [
      [lines, 44], row.kind === 'fee' && ['##', 250], [plain(imprint.amount(row)), row.amount < 0 ? 370 : 445, 'right'],
      [formatDay(row.date, 'MM DD'), 458], [plain(imprint.balance(row)), 551, 'right'],
    ]);
    flow.need(24);
    sheet.text('## These fees include VAT', 44, flow.y + 10, { size: 7.5 });
  },
});
