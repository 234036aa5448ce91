import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english, moneyIn, pounds } from '../generator/money.js';
import { fitted, headings, isFirstOfDay, isLastOfDay, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * Days as groups: date on the first row, balance on the last; money out before money in; at-a-glance box at the right
 * of the first rows; start and end balance as rows; continued pages.
 */
export const gbLowther = accountLayout({
  name: 'gb-lowther', bank: 'Lowther Bank', country: 'GB', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Quadient Inspire' },
  features: ['date carry-forward', 'end-of-day balance', 'credit/debit columns', 'side bar with amounts', 'partial-year dates', 'balance-carry-forward rows'],
  account: (random) => ({
    number: random.digits(8), name: 'Lowther Bank Account', currency: 'GBP', holder: 'MR SIMON J THACKERAY',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [24, 70], lines: [1, 3], overdraft: true,
  }),
  draw,
});

const inBalance = moneyIn({ ...ENGLISH, negative: 'minus' });

function draw(press: AccountPress): void {
  const { sheet, imprint, account, period } = press;
  let carried = period.opening;
  const flow = new Flow(sheet, {
    top: 236, nextTop: 112, bottom: 760,
    onLeave: (y) => {
      sheet.text('Balance carried forward', 82, y + 2);
      sheet.text(inBalance(imprint.derived(period, `carried ${sheet.page}`, carried)), 398, y + 2, { align: 'right' });
    },
  }, (page) => {
    sheet.text('LOWTHER', 40, 48, { font: 'Sans-Bold', size: 15, color: '#00639c' });
    sheet.text(`Sort Code 20-44-18 · Account No ${account.number}`, 555, 40, { align: 'right' });
    sheet.text(`Page ${page}`, 555, 52, { align: 'right' });
    const y = page === 1 ? 212 : 88;
    sheet.text(page === 1 ? 'Your transactions' : 'Your transactions (continued)', 40, y - 14, { font: 'Sans-Bold', size: 10 });
    headings(sheet, [['Date', 40], ['Description', 82], ['Money out £', 290, 'right'], ['Money in £', 342, 'right'], ['Balance £', 398, 'right']], y, { font: 'Sans-Bold', size: 7 });
    sheet.line(40, y + 4, 398, y + 4, { color: '#00639c' });
  });
  head(press);
  flow.line([
    [formatDay(period.start, 'D MMM'), 40], ['Start Balance', 82, { font: 'Sans-Bold' }],
    [inBalance(imprint.opening(period)), 398, { align: 'right', font: 'Sans-Bold' }],
  ]);
  flow.down(13);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 160);
    const page = sheet.page;
    flow.need(lines.length * 9.5 + 6);
    const isFresh = sheet.page !== page;
    if (isFresh) {
      flow.line([
        ['Balance brought forward from previous page', 82, { size: 7 }],
        [inBalance(imprint.derived(period, `brought ${sheet.page}`, carried)), 398, 'right'],
      ]);
      flow.down(13);
    }
    if (isFirstOfDay(period, row) || isFresh) sheet.text(formatDay(row.date, 'D MMM'), 40, flow.y);
    stack(sheet, lines, 82, flow.y, 9.5);
    sheet.text(english(Math.abs(imprint.amount(row))), row.amount < 0 ? 290 : 342, flow.y, { align: 'right' });
    if (isLastOfDay(period, row)) sheet.text(inBalance(imprint.balance(row)), 398, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    carried = row.balance;
    flow.down(lines.length * 9.5 + 3.5);
    if (isLastOfDay(period, row)) sheet.line(40, flow.y - 9, 398, flow.y - 9, { width: 0.3, color: '#bbccdd' });
  }
  flow.line([
    [formatDay(period.end, 'D MMM'), 40], ['End Balance', 82, { font: 'Sans-Bold' }],
    [inBalance(imprint.closing(period)), 398, { align: 'right', font: 'Sans-Bold' }],
  ], { drop: 4 });
  sheet.text('Lowther Bank is authorised by an invented authority. Your deposit is protected up to £85,000.', 40, 815, { size: 6 });
}

function head({ sheet, imprint, account, period }: AccountPress): void {
  stack(sheet, [account.holder, '3 MILL LANE', 'YORK', 'YO24 1AB'], 60, 92, 10.5);
  sheet.text('Your Lowther Bank Account statement', 300, 92, { font: 'Sans-Bold', size: 11 });
  sheet.text(`Current account statement  ${formatDay(period.start, 'DD MMM')} – ${formatDay(period.end, 'DD MMM YYYY')}`, 300, 108);
  sheet.rect(416, 200, 140, 150, { fill: '#e8f2f8' });
  sheet.text('At a glance', 424, 216, { font: 'Sans-Bold', size: 9 });
  pairs(sheet, [
    ['Start balance', pounds(imprint.opening(period))],
    ['Money in', pounds(imprint.credits(period))],
    ['Money out', pounds(-imprint.debits(period))],
    ['End balance', pounds(imprint.closing(period))],
  ], { x: 424, right: 548, y: 236, step: 17 });
  stack(sheet, ['Your deposit is eligible', 'for protection. Refer a', 'friend and get £75.00'], 424, 318, 10, { size: 7 });
}
