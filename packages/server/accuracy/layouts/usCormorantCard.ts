import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const dollars = moneyIn({ ...ENGLISH, symbol: '$', negative: 'detached' });

/**
 * Card: "Mar 4" dates, payments with a detached minus, purchases without sign, interest as rows without a date, totals
 * of the year, interest calculation table.
 */
export const usCormorantCard = accountLayout({
  name: 'us-cormorant-card', bank: 'Cormorant One Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Cormorant Render 3' },
  features: ['inverted card signs', 'sections', 'detached minus', 'year crossing', 'interest table', 'section totals', 'rows without a date'],
  account: (random) => ({
    number: random.digits(4), name: 'Cormorant Venture Visa Signature', type: 'card', currency: 'USD', holder: 'DANIEL R SORENSEN',
    vocabulary: AMERICAN, money: ENGLISH, ...acrossNewYear(random), count: [18, 52], lines: [1, 1],
  }),
  draw(press) {
    const { sheet, account, period } = press;
    const flow = new Flow(sheet, { top: 420, nextTop: 96, bottom: 735 }, (page) => {
      sheet.text('Cormorant One', 36, 46, { font: 'Helvetica-Bold', size: 15, color: '#7a1414' });
      sheet.text(`Page ${page} of 3`, 576, 40, { align: 'right', size: 7 });
      sheet.text(`${account.name} | ending in ${account.number}`, 576, 50, { align: 'right', size: 8 });
      sheet.text(`${formatPeriod(period, 'MMM D, YYYY', ' - ')} | 31 days in Billing Cycle`, 576, 60, { align: 'right', size: 8 });
    });
    head(press);
    const isInterest = (row: LedgerTransaction): boolean => row.kind === 'fee';
    const ending = account.number.slice(-4);
    section(press, flow, [`${account.holder} #${ending}: Payments, Credits and Adjustments`, null, period.transactions.filter((row) => row.amount > 0)]);
    section(press, flow, [`${account.holder} #${ending}: Transactions`, 'Total Transactions for This Period', period.transactions.filter((row) => row.amount < 0 && !isInterest(row))]);
    section(press, flow, ['Fees', 'Total Fees for This Period', period.transactions.filter(isInterest)]);
    calculation(press, flow);
  },
});

function head({ sheet, imprint, period }: AccountPress): void {
  const fees = total(period.transactions.filter((row) => row.kind === 'fee'));
  sheet.text('Payment Information', 36, 100, { font: 'Helvetica-Bold', size: 11 });
  headings(sheet, [['Payment Due Date', 36], ['New Balance', 170], ['Minimum Payment Due', 240]], 118, { size: 7.5 });
  headings(sheet, [[formatDay(period.end, 'MMM DD, YYYY'), 36], [dollars(-imprint.closing(period)), 170]], 132, { font: 'Helvetica-Bold', size: 11 });
  stack(sheet, ['LATE PAYMENT WARNING: If we do not receive your minimum payment', 'by your due date, you may have to pay a late fee of up to $40.00.'], 36, 160, 10, { size: 7.5 });
  headings(sheet, [['If you make no additional charges', 36], ['You will pay off the balance in about', 150], ['Total cost', 300]], 196, { size: 6.5 });
  headings(sheet, [['Minimum Payment', 36], ['14 Years', 150], ['$5,204', 300]], 208, { size: 7.5 });
  sheet.text('Account Summary', 360, 100, { font: 'Helvetica-Bold', size: 11 });
  pairs(sheet, [
    ['Previous Balance', dollars(-imprint.opening(period))],
    ['Payments', dollars(-total(period.transactions.filter((row) => row.kind === 'payment')))],
    ['Other Credits', dollars(-total(period.transactions.filter((row) => row.amount > 0 && row.kind !== 'payment')))],
    ['Transactions', `+ ${dollars(-imprint.derived(period, 'transactions', period.debits - fees))}`],
    ['Cash Advances', `+ ${dollars(0)}`],
    ['Fees Charged', `+ ${dollars(-imprint.derived(period, 'fees', fees))}`],
    ['Interest Charged', `+ ${dollars(0)}`],
    ['New Balance', `= ${dollars(-imprint.closing(period))}`],
    ['Credit Limit', '$15,000.00'],
    ['Available Credit (as of statement date)', '$9,114.20'],
  ], { x: 360, right: 576, y: 118, step: 14 });
  sheet.text('Rewards Summary', 36, 290, { font: 'Helvetica-Bold', size: 11 });
  pairs(sheet, [['Previous Available Rewards', '12,402'], ['Earned This Period', '1,877'], ['Available as of statement date', '14,279']], { x: 36, right: 240, y: 306, step: 13 });
}

function section({ sheet, imprint, period }: AccountPress, flow: Flow, [title, label, rows]: [string, string | null, LedgerTransaction[]]): void {
  flow.need(70);
  sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  flow.down(15);
  headings(sheet, [['Trans Date', 36], ['Post Date', 96], ['Description', 156], ['Amount', 576, 'right']], flow.y, { font: 'Helvetica-Bold' });
  flow.down(13);
  new Table(flow, imprint, { width: 330, leading: 10, gap: 3, room: 4, otherDate: true }).rows(rows, (row, lines) => [
    [formatDay(row.otherDate, 'MMM D'), 36], [formatDay(row.date, 'MMM D'), 96], [lines, 156],
    [dollars(-imprint.amount(row)), 576, 'right'],
  ]);
  if (label !== null) {
    flow.need(20);
    flow.line([[label, 36], [dollars(-imprint.derived(period, title, total(rows))), 576, 'right']], { font: 'Helvetica-Bold', drop: 3 });
  }
  flow.down(26);
}

function calculation({ sheet }: AccountPress, flow: Flow): void {
  flow.need(150);
  sheet.text('Interest Charged', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  pairs(sheet, [['Interest Charge on Purchases', '$0.00'], ['Interest Charge on Cash Advances', '$0.00'], ['Total Interest for This Period', '$0.00']], { x: 36, right: 576, y: flow.down(15), step: 13 });
  flow.down(46);
  sheet.text('Totals Year-to-Date', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  pairs(sheet, [['Total Fees charged', '$95.00'], ['Total Interest charged', '$12.61']], { x: 36, right: 576, y: flow.down(15), step: 13 });
  flow.down(34);
  sheet.text('Interest Charge Calculation', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  headings(sheet, [['Type of Balance', 36], ['Annual Percentage Rate (APR)', 180], ['Balance Subject to Interest Rate', 330], ['Interest Charge', 576, 'right']], flow.down(14), { size: 7 });
  headings(sheet, [['Purchases', 36], ['28.49% P', 180], ['$0.00', 330], ['$0.00', 576, 'right']], flow.down(12), { size: 7.5 });
  headings(sheet, [['Cash Advances', 36], ['29.99% P', 180], ['$0.00', 330], ['$0.00', 576, 'right']], flow.down(12), { size: 7.5 });
}

function total(rows: readonly LedgerTransaction[]): number {
  return rows.reduce((sum, row) => sum + row.amount, 0);
}
