import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

/**
 * Credits and balances carry a Cr that touches the figure, debits carry nothing; DD Mon; a column of accrued charges
 * at the far right; opening and closing balance as rows; turnover with counts behind.
 */
export const zaImpala = accountLayout({
  name: 'za-impala', bank: 'First Impala Bank', country: 'ZA', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'DOC1' },
  features: ['suffix on one side only', 'fee column', 'partial-year dates', 'balance validation', 'counts'],
  account: (random) => ({
    number: random.digits(11), name: 'Gold Business Account', currency: 'ZAR', holder: 'BRAMBLE TRADING CC',
    vocabulary: SOUTH_AFRICAN, money: ENGLISH, ...randomMonth(random), count: [18, 56], lines: [1, 1], scale: 12,
  }),
  draw,
});

const marked = (value: number): string => `${english(Math.abs(value))}${value < 0 ? '' : 'Cr'}`;

function draw({ sheet, imprint, account, period, random }: AccountPress): void {
  const flow = new Flow(sheet, { top: 300, nextTop: 110, bottom: 760 }, (page) => {
    sheet.text('FIRST IMPALA', 40, 48, { font: 'Helvetica-Bold', size: 14, color: '#00837f' });
    sheet.text(`${account.name} : ${account.number}`, 555, 44, { align: 'right', font: 'Helvetica-Bold' });
    sheet.text(`Page ${page} of 3`, 555, 56, { align: 'right', size: 7 });
    const y = page === 1 ? 262 : 80;
    sheet.text('Transactions in RAND (ZAR)', 40, y - 14, { font: 'Helvetica-Bold' });
    headings(sheet, [['Date', 40], ['Description', 90], ['Amount', 400, 'right'], ['Balance', 480, 'right'], ['Accrued', 550, 'right']], y, { font: 'Helvetica-Bold' });
    headings(sheet, [['Bank', 550, 'right']], y + 9, { font: 'Helvetica-Bold' });
    headings(sheet, [['Charges', 550, 'right']], y + 18, { font: 'Helvetica-Bold' });
  });
  stack(sheet, [account.holder, 'PO BOX 412', 'SANDTON', '2146'], 40, 92, 11);
  stack(sheet, ['Branch Code 250655', 'Tax Invoice/Statement Number : 14', `Statement Period : ${formatPeriod(period, 'D MMMM YYYY', ' to ')}`, `Statement Date : ${formatDay(period.end, 'D MMMM YYYY')}`], 320, 92, 12);
  sheet.text('Statement Balances', 40, 160, { font: 'Helvetica-Bold' });
  pairs(sheet, [['Opening Balance', marked(imprint.opening(period))], ['Closing Balance', marked(imprint.closing(period))]], { x: 40, right: 240, y: 174, step: 12 });
  sheet.text('Bank Charges', 300, 160, { font: 'Helvetica-Bold' });
  pairs(sheet, [['Service Fees', '145.00'], ['Cash Deposit Fees', '12.40'], ['Other Fees', '0.00']], { x: 300, right: 460, y: 174, step: 12 });
  flow.line([['Opening Balance', 90], [marked(imprint.opening(period)), 480, 'right']], { font: 'Helvetica-Bold' });
  flow.down(13);
  new Table(flow, imprint, { width: 250, leading: 10, gap: 3, oneLine: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD MMM'), 40], [lines, 90], [marked(imprint.amount(row)), 400, 'right'], [marked(imprint.balance(row)), 480, 'right'],
    random.chance(0.2) && [english(random.int(150, 2500)), 550, 'right'],
  ]);
  flow.need(110);
  flow.line([['Closing Balance', 90], [marked(imprint.closing(period)), 480, 'right']], { font: 'Helvetica-Bold' });
  flow.down(26);
  sheet.text('Turnover for Statement Period', 40, flow.y, { font: 'Helvetica-Bold' });
  const ins = period.transactions.filter((row) => row.amount > 0).length;
  headings(sheet, [['No. Credit Transactions', 40], [String(ins), 190, 'right'], [marked(imprint.credits(period)), 290, 'right']], flow.down(13));
  headings(sheet, [['No. Debit Transactions', 40], [String(period.transactions.length - ins), 190, 'right'], [marked(imprint.debits(period)), 290, 'right']], flow.down(12));
}
