import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { fitted, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const RIGHT = 400;
const SECTIONS: [string, (row: LedgerTransaction) => boolean][] = [
  ['Payments and Other Credits', (row) => row.amount > 0],
  ['Purchases and Adjustments', (row) => row.amount < 0 && row.kind !== 'fee'],
  ['Fees Charged', (row) => row.kind === 'fee'],
];

/** Card: purchases positive, payments negative; transaction and posting date MM/DD across the new year; reward side bar beside the rows. */
export const usSummitCard = accountLayout({
  name: 'us-summit-card', bank: 'Summit Ridge Card Services', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Summit Compose' },
  features: ['inverted card signs', 'posting-date selection', 'partial-year dates', 'year crossing', 'reward side bar', 'fee and interest sections', 'interest table', 'section totals', 'marketing'],
  account: (random) => ({
    number: random.number('XXXX XXXX XXXX ####'), name: 'Summit Ridge Platinum', type: 'card', currency: 'USD', holder: 'THEO MARSH',
    vocabulary: AMERICAN, money: ENGLISH, ...acrossNewYear(random), count: [18, 55], lines: [1, 1],
  }),
  draw(press) {
    const { sheet, imprint, period, random } = press;
    const flow = new Flow(sheet, { top: 300, nextTop: 96, bottom: 730 }, (page) => {
      drawBanner(press, page);
      if (page === 1) drawSummary(press);
      drawSideBar(press, page === 1 ? 300 : 96);
    });
    for (const [title, has] of SECTIONS) {
      const rows = period.transactions.filter(has);
      flow.need(50);
      sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
      flow.down(14);
      if (title.startsWith('Pay')) drawHeadings(press, flow);
      for (const row of rows) drawRow(press, flow, row);
      const total = rows.reduce((sum, row) => sum + row.amount, 0);
      flow.need(16);
      flow.line([
        [`TOTAL ${title.toUpperCase()} FOR THIS PERIOD`, 122, { size: 7.5 }],
        [dollars(-imprint.derived(period, title, total)), RIGHT, 'right'],
      ], { font: 'Helvetica-Bold' });
      flow.down(22);
    }
    flow.need(70);
    sheet.text('Interest Charge Calculation', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
    sheet.text('Type of Balance          Annual Percentage Rate      Balance Subject to Interest      Interest Charges', 36, flow.y + 14, { size: 7 });
    sheet.text(`Purchases                         24.99% (v)                             $${random.int(100, 900)}.00                                      $0.00`, 36, flow.y + 26, { size: 7 });
    sheet.text(`Cash Advances                  29.99% (v)                             $0.00                                           $0.00`, 36, flow.y + 37, { size: 7 });
  },
});

function drawRow({ sheet, imprint }: AccountPress, flow: Flow, row: LedgerTransaction): void {
  flow.need(13);
  flow.line([[formatDay(row.otherDate, 'MM/DD'), 36], [formatDay(row.date, 'MM/DD'), 72]]);
  const lines = fitted(sheet, row.lines, 180).slice(0, 1);
  stack(sheet, lines, 122, flow.y, 12);
  flow.line([[row.reference.slice(-4), 330, 'right'], [english(-imprint.amount(row)), RIGHT, 'right']]);
  imprint.row(row, { lines, otherDate: true });
  flow.down(12.5);
}

function drawHeadings({ sheet }: AccountPress, flow: Flow): void {
  const head = { size: 6.5, color: '#555555' } as const;
  sheet.text('Transaction', 36, flow.y, head);
  sheet.text('Date', 36, flow.y + 7, head);
  sheet.text('Posting', 72, flow.y, head);
  flow.line([
    ['Date', 72, head], ['Description', 122, head], ['Reference', 330, { ...head, align: 'right' }],
    ['Amount', RIGHT, { ...head, align: 'right' }],
  ], { drop: 7 });
  flow.down(19);
}

function drawBanner({ sheet, account, period }: AccountPress, page: number): void {
  sheet.rect(0, 0, 612, 58, { fill: '#1c2a39' });
  sheet.text('SUMMIT RIDGE', 36, 36, { color: '#ffffff', size: 16, font: 'Helvetica-Bold' });
  sheet.text(`Account ending in ${account.number.slice(-4)}   |   ${formatDay(period.start, 'MMMM D')} - ${formatDay(period.end, 'MMMM D, YYYY')}`, 576, 36, { color: '#ffffff', align: 'right' });
  sheet.text(`Page ${page}`, 576, 770, { align: 'right', size: 7 });
}

function drawSummary({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text(account.holder, 36, 90, { font: 'Helvetica-Bold' });
  sheet.text(`${account.name}   Account# ${account.number}`, 36, 103);
  sheet.text('Account Summary/Payment Information', 36, 132, { font: 'Helvetica-Bold', size: 10 });
  const fees = period.transactions.filter((row) => row.kind === 'fee').reduce((sum, row) => sum + row.amount, 0);
  pairs(sheet, [
    ['Previous Balance', dollars(-imprint.opening(period))],
    ['Payments and Other Credits', dollars(-imprint.credits(period))],
    ['Purchases and Adjustments', dollars(-imprint.derived(period, 'purchases', period.debits - fees))],
    ['Fees Charged', dollars(-imprint.derived(period, 'fees', fees))],
    ['Interest Charged', '$0.00'],
    ['New Balance Total', dollars(-imprint.closing(period))],
    ['Total Credit Line', '$12,000.00'],
    ['Total Minimum Payment Due', '$35.00'],
    ['Payment Due Date', formatDay(addDays(period.end, 25), 'MM/DD/YYYY')],
  ], { x: 36, right: 290, y: 148, step: 13 });
  sheet.rect(330, 120, 246, 130, { stroke: '#999999' });
  sheet.wrap('Late Payment Warning: If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.', 226, { size: 7.5 })
    .forEach((line, index) => sheet.text(line, 340, 136 + index * 10, { size: 7.5 }));
}

function drawSideBar({ sheet, random }: AccountPress, top: number): void {
  sheet.rect(424, top - 12, 152, 190, { fill: '#eef2f6' });
  sheet.text('SUMMIT POINTS', 434, top + 4, { font: 'Helvetica-Bold', color: '#1c2a39' });
  ['Opening points', 'Earned this month', 'Bonus earned', 'Redeemed', 'Points available'].forEach((label, index) => {
    sheet.text(label, 434, top + 22 + index * 14, { size: 7.5 });
    sheet.text(String(random.int(100, 9999)), 566, top + 22 + index * 14, { size: 7.5, align: 'right' });
  });
  sheet.text('Redeem 5,000 points for a', 434, top + 110, { size: 7.5 });
  sheet.text('$50.00 statement credit by 12/31.', 434, top + 120, { size: 7.5 });
}
