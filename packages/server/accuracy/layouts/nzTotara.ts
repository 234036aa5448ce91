import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerPeriod } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { debitCredit, fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { NEW_ZEALANDER } from '../generator/vocabulary/english.js';

/** Three monthly statements in one PDF, each with its own first page; rows without a value (rate changes) among the transactions. */
export const nzTotara: Layout = {
  name: 'nz-totara', bank: 'Totara Savings Bank', country: 'NZ', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Merged by PDFtk-like 2' },
  features: ['several statements in one PDF', 'several periods', 'zero-value information rows', 'credit/debit columns', 'balance validation', 'partial-year dates', 'header/footer noise'],
  plan: (random) => [
    {
      number: random.number('12-####-0######-00'),
      name: 'Everyday',
      currency: 'NZD',
      holder: 'ARIA TE HIRA',
      vocabulary: NEW_ZEALANDER,
      money: ENGLISH,
      ...randomMonth(random),
      periods: 3,
      count: [8, 24],
      lines: [1, 2],
    },
  ],
  draw: (press) => {
    for (const period of press.accounts[0]!.periods) drawPeriod(press, period);
  },
};

function drawPeriod({ sheet, imprint, accounts, random }: Press, period: LedgerPeriod): void {
  const account = accounts[0]!;
  imprint.dates(period);
  const before = sheet.page;
  const flow = new Flow(sheet, { top: 90, nextTop: 90, bottom: 740 }, (page) => {
    sheet.text('TOTARA', 50, 50, { font: 'Times-Bold', size: 18, color: '#5a2d0c' });
    sheet.text('savings bank', 138, 50, { font: 'Times-Italic', size: 12, color: '#5a2d0c' });
    sheet.text(`Page ${page - before}`, 545, 50, { align: 'right', size: 8 });
    sheet.text('See our website for terms. Totara Savings Bank Limited. Freephone 0508 555 010. Calls may be recorded.', 50, 800, { size: 6.5, color: '#888888' });
    sheet.text(`${random.digits(4)}/${page}`, 545, 800, { size: 6.5, align: 'right', color: '#888888' });
  });
  stack(sheet, [account.holder, '31 Kahikatea Street', 'Nelson 7010'], 50, 100, 12);
  pairs(sheet, [
    ['Account number', account.number],
    ['Statement period', formatPeriod(period, 'D MMM YYYY', ' - ')],
    ['Opening balance', dollars(imprint.opening(period))],
    ['Total withdrawals', dollars(-imprint.debits(period))],
    ['Total deposits', dollars(imprint.credits(period))],
    ['Closing balance', dollars(imprint.closing(period))],
  ], { x: 320, right: 545, y: 100, step: 14 });
  flow.y = 220;
  headings(sheet, [['Date', 50], ['Transaction', 100], ['Withdrawals', 385, 'right'], ['Deposits', 460, 'right'], ['Balance', 545, 'right']], flow.y, { font: 'Helvetica-Bold' }, { from: 50, to: 545, below: 5 });
  flow.down(20);
  const noticeAfter = random.int(1, Math.max(1, period.transactions.length - 1));
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 210);
    flow.need(lines.length * 11 + 18);
    if (index === noticeAfter) {
      flow.line([[formatDay(row.date, 'DD MMM'), 50], ['Interest rate changed to 2.10% p.a.', 100], ['0.00', 460, 'right']]);
      flow.down(14);
    }
    sheet.text(formatDay(row.date, 'DD MMM'), 50, flow.y);
    stack(sheet, lines, 100, flow.y, 11);
    flow.line([debitCredit(english, imprint.amount(row), 385, 460), [english(imprint.balance(row)), 545, 'right']]);
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 3);
  });
}
