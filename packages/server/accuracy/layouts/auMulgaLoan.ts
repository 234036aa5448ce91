import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { dollars, english, ENGLISH } from '../generator/money.js';
import { debitCredit, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

const owed = (value: number): string => `${dollars(Math.abs(value))} ${value < 0 ? 'DR' : 'CR'}`;

/**
 * Home loan with an offset of many small repayments and redraws: a balance far below nought with DR, interest debited among the rows, summary
 * of interest, repayments and fees above, year-to-date interest beneath.
 */
export const auMulgaLoan = accountLayout({
  name: 'au-mulga-loan', bank: 'Mulga Mutual', country: 'AU', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Quadient Inspire' },
  features: ['loan', 'overdrawn balance', 'DR/CR suffix', 'credit/debit columns', 'currency symbols', 'year-to-date tables', 'totals above'],
  account: (random) => ({
    number: random.number('S##.1 ########'), name: 'Home Loan', currency: 'AUD', holder: 'Priya & Tom Hollis', vocabulary: AUSTRALIAN, money: ENGLISH, ...quarter(random), count: [8, 26], lines: [1, 1],
    weights: { card: 0, atm: 0, cheque: 0, payroll: 0, rent: 0, deposit: 6, interest: 0, refund: 0, directDebit: 0, fee: 2, transferOut: 4, transferIn: 5 },
  }),
  draw({ sheet, imprint, account, period, random }) {
    const shift = -(period.opening + random.int(20_000_000, 60_000_000));
    period.opening += shift;
    period.closing += shift;
    for (const row of period.transactions) row.balance += shift;
    const flow = new Flow(sheet, { top: 320, nextTop: 100, bottom: 740, headings: [298, 78] }, (page, top) => {
      sheet.text('mulga mutual', 45, 50, { font: 'Helvetica-Bold', size: 16, color: '#7a3e12' });
      sheet.text(`Page ${page}`, 550, 50, { align: 'right' });
      headings(sheet, [['Date', 45], ['Transaction details', 110], ['Debits', 390, 'right'], ['Credits', 465, 'right'], ['Balance', 550, 'right']], top, { font: 'Helvetica-Bold' }, { from: 42, to: 553, below: 5 });
    });
    sheet.text('Your Home Loan statement', 45, 90, { font: 'Helvetica-Bold', size: 14 });
    pairs(sheet, [
      ['Account holder', account.holder], ['Account number', account.number], ['Statement period', `${formatDay(period.start, 'D MMM YYYY')} to ${formatDay(period.end, 'D MMM YYYY')}`],
      ['Opening balance', owed(imprint.opening(period))], ['Total debits', dollars(-imprint.debits(period))], ['Total credits', dollars(imprint.credits(period))], ['Closing balance', owed(imprint.closing(period))],
      ['Annual percentage rate', '6.14 % p.a.'], ['Available redraw', dollars(random.int(100, 900) * 10_000)],
    ], { x: 45, right: 350, y: 120, step: 16 });
    flow.line([[formatDay(period.start, 'DD MMM YYYY'), 45], ['OPENING BALANCE', 110], [owed(period.opening), 550, 'right']]);
    flow.down(16);
    new Table(flow, imprint, { width: 210, leading: 11, gap: 4 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD MMM YYYY'), 45], [lines, 110], debitCredit(english, imprint.amount(row), 390, 465), [owed(imprint.balance(row)), 550, 'right'],
    ]);
    flow.need(50);
    flow.line([[formatDay(period.end, 'DD MMM YYYY'), 45], ['CLOSING BALANCE', 110], [owed(period.closing), 550, 'right']]);
    flow.down(26);
    flow.line([['Interest charged this financial year', 110], [dollars(random.int(400_000, 900_000)), 390, 'right']]);
  },
});
