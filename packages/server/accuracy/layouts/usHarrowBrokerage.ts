import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Cash management account of a broker: holdings and account value first, then the cash: deposits, debit card and bill
 * payments in sections with references and signed totals.
 */
export const usHarrowBrokerage = accountLayout({
  name: 'us-harrow-brokerage', bank: 'Harrow Investments', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Broadridge' },
  features: ['holdings', 'sections', 'section totals', 'partial-year dates', 'reference column', 'signed amounts'],
  account: (random) => ({
    number: random.number('Z##-######'), name: 'Cash Management Account', currency: 'USD', holder: 'PRIYA NATARAJAN',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [14, 40], lines: [1, 2], weights: { cheque: 0, fee: 0 },
  }),
  draw(press) {
    const { sheet, period } = press;
    const flow = new Flow(sheet, { top: 430, nextTop: 96, bottom: 735 }, () => {
      sheet.text('HARROW', 36, 46, { font: 'Times-Bold', size: 18 });
      sheet.text('INVESTMENT REPORT', 576, 40, { align: 'right', size: 8 });
      sheet.text(formatPeriod(period, 'MMMM D, YYYY', ' - '), 576, 51, { align: 'right', size: 8 });
    });
    head(press);
    const rows = period.transactions;
    section(press, flow, ['Deposits', 'Total Deposits', rows.filter((row) => row.amount > 0)]);
    section(press, flow, ['Debit Card Activity', 'Total Debit Card Activity', rows.filter((row) => row.amount < 0 && (row.kind === 'card' || row.kind === 'atm'))]);
    section(press, flow, ['Bill Payments and Transfers', 'Total Bill Payments and Transfers', rows.filter((row) => row.amount < 0 && row.kind !== 'card' && row.kind !== 'atm')]);
  },
});

function head({ sheet, imprint, account, period }: AccountPress): void {
  stack(sheet, [account.holder, '58 BAYVIEW RD', 'TAMPA FL 33606'], 60, 92, 11);
  sheet.text(`Account # ${account.number}`, 330, 92, { font: 'Helvetica-Bold' });
  sheet.text(account.name, 330, 104);
  sheet.text('Holdings', 36, 150, { font: 'Helvetica-Bold', size: 11 });
  headings(sheet, [['Description', 36], ['Quantity', 300, 'right'], ['Price Per Unit', 380, 'right'], ['Ending Market Value', 480, 'right'], ['Unrealized Gain/Loss', 576, 'right']], 166, { size: 7 });
  headings(sheet, [['NORTHERN TOTAL MARKET INDEX (NTMX)', 36], ['412.337', 300, 'right'], ['$98.4500', 380, 'right'], ['$40,594.58', 480, 'right'], ['$6,118.20', 576, 'right']], 180);
  headings(sheet, [['TREASURY BILL 0.000% 06/20/2026', 36], ['10,000.000', 300, 'right'], ['98.8110', 380, 'right'], ['9,881.10', 480, 'right'], ['-14.02', 576, 'right']], 193);
  headings(sheet, [['Total Holdings', 36], ['$50,475.68', 480, 'right'], ['$6,104.18', 576, 'right']], 208, { font: 'Helvetica-Bold' });
  sheet.text('Core Account and Cash Flow', 36, 250, { font: 'Helvetica-Bold', size: 11 });
  sheet.text('This Period', 480, 250, { align: 'right', size: 7.5 });
  const part = (rows: LedgerTransaction[]): number => rows.reduce((sum, row) => sum + row.amount, 0);
  const isCard = (row: LedgerTransaction): boolean => row.amount < 0 && (row.kind === 'card' || row.kind === 'atm');
  pairs(sheet, [
    [`Core Account beginning balance as of ${formatDay(period.start, 'MMMM D, YYYY')}`, dollars(imprint.opening(period))],
    ['Deposits', english(imprint.credits(period))],
    ['Debit Card Activity', english(imprint.derived(period, 'cards', part(period.transactions.filter(isCard))))],
    ['Bill Payments and Transfers', english(imprint.derived(period, 'bills', part(period.transactions.filter((row) => row.amount < 0 && !isCard(row)))))],
    [`Core Account ending balance as of ${formatDay(period.end, 'MMMM D, YYYY')}`, dollars(imprint.closing(period))],
  ], { x: 36, right: 480, y: 268, step: 14 });
  sheet.text('Income Summary: Taxable dividends $21.14   Tax-exempt interest $0.00', 36, 360, { size: 7.5 });
  sheet.text('Activity', 36, 400, { font: 'Helvetica-Bold', size: 12 });
}

function section({ sheet, imprint, period }: AccountPress, flow: Flow, [title, label, rows]: [string, string, LedgerTransaction[]]): void {
  if (rows.length === 0) return;
  flow.need(70);
  sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  headings(sheet, [['Date', 36], ['Reference', 76], ['Description', 176], ['Amount', 576, 'right']], flow.down(14), { size: 7 });
  flow.down(13);
  new Table(flow, imprint, { width: 310, leading: 10, gap: 3, room: 4 }).rows(rows, (row, lines, index) => [
    [formatDay(row.date, 'MM/DD'), 36], [row.reference, 76], [lines, 176],
    [(index === 0 ? dollars : english)(imprint.amount(row)), 576, 'right'],
  ]);
  flow.need(24);
  flow.line([
    [label, 36], [dollars(imprint.derived(period, label, rows.reduce((sum, row) => sum + row.amount, 0))), 576, 'right'],
  ], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(28);
}
