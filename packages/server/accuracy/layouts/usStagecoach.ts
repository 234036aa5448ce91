import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars, english, formatMoney } from '../generator/money.js';
import { fitted, headings, isLastOfDay, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Check number between date and text, deposits and withdrawals under two-line headings, balance at the day's end,
 * totals below, then the cheques once more in three columns.
 */
export const usStagecoach = accountLayout({
  name: 'us-stagecoach', bank: 'Stagecoach National', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'OpenText Exstream' },
  features: ['credit/debit columns', 'end-of-day balance', 'partial-year dates', 'cheque lists', 'totals row', 'marketing'],
  account: (random) => ({
    number: random.digits(10), name: 'Everyday Checking', currency: 'USD', holder: 'MARGARET A DOLAN',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [22, 64], lines: [1, 2], weights: { cheque: 5 },
  }),
  draw,
});

const columns: [string, number, ('left' | 'right')?][] = [
  ['Date', 40], ['Number', 76], ['Description', 124], ['Additions', 420, 'right'], ['Subtractions', 492, 'right'], ['balance', 570, 'right'],
];

function draw(press: AccountPress): void {
  const { sheet, imprint, period } = press;
  const flow = new Flow(sheet, { top: 330, nextTop: 100, bottom: 735 }, (page) => {
    sheet.text(`${formatDay(period.end, 'MMMM D, YYYY')}   •   Page ${page} of 4`, 570, 44, { align: 'right', size: 8 });
    const y = page === 1 ? 304 : 74;
    sheet.text(page === 1 ? 'Transaction history' : 'Transaction history (continued)', 40, y - 16, { font: 'Helvetica-Bold', size: 11 });
    headings(sheet, [['Check', 76], ['Deposits/', 420, 'right'], ['Withdrawals/', 492, 'right'], ['Ending daily', 570, 'right']], y, { size: 7.5 });
    headings(sheet, columns, y + 9, { size: 7.5 });
    sheet.line(40, y + 13, 570, y + 13);
  });
  head(press);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 230);
    flow.need(lines.length * 10 + 4);
    sheet.text(formatDay(row.date, 'M/D'), 40, flow.y);
    if (row.kind === 'cheque') sheet.text(row.checkNumber ?? '', 108, flow.y, { align: 'right' });
    stack(sheet, row.kind === 'cheque' ? ['Check'] : lines, 124, flow.y, 10);
    sheet.text(english(Math.abs(imprint.amount(row))), row.amount > 0 ? 420 : 492, flow.y, { align: 'right' });
    if (isLastOfDay(period, row)) sheet.text(english(imprint.balance(row)), 570, flow.y, { align: 'right' });
    imprint.row(row, { lines: row.kind === 'cheque' ? ['Check'] : lines, checkNumber: row.kind === 'cheque' });
    flow.down(lines.length * 10 + 2.5);
  }
  flow.need(60);
  flow.line([
    [`Ending balance on ${formatDay(period.end, 'M/D')}`, 40], [english(imprint.closing(period)), 570, 'right'],
  ], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(15);
  flow.line([
    ['Totals', 40], [dollars(imprint.credits(period)), 420, 'right'], [dollars(-imprint.debits(period)), 492, 'right'],
  ], { font: 'Helvetica-Bold' });
  flow.down(12);
  sheet.text('The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account.', 40, flow.y, { size: 6.5 });
  checks(press, flow);
}

function head({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text('Stagecoach Everyday Checking', 40, 60, { font: 'Helvetica-Bold', size: 17 });
  sheet.text(`Account number: ${account.number}   •   ${formatPeriod(period, 'MMMM D, YYYY', ' - ')}   •   Page 1 of 4`, 40, 76, { size: 7.5 });
  stack(sheet, [account.holder, '77 ALDER CT', 'FRESNO CA 93704-2210'], 60, 108, 11);
  stack(sheet, ['Questions?', 'Available by phone 24 hours a day, 7 days a week:', '1-800-555-0182'], 370, 108, 11, { size: 7.5 });
  sheet.text('Activity summary', 40, 186, { font: 'Helvetica-Bold', size: 11 });
  pairs(sheet, [
    [`Beginning balance on ${formatDay(period.start, 'M/D')}`, dollars(imprint.opening(period))],
    ['Deposits/Additions', english(imprint.credits(period))],
    ['Withdrawals/Subtractions', formatMoney(imprint.debits(period), { ...ENGLISH, negative: 'detached' })],
    [`Ending balance on ${formatDay(period.end, 'M/D')}`, dollars(imprint.closing(period))],
  ], { x: 40, right: 300, y: 204, step: 14 });
  stack(sheet, [`Account number: ${account.number}`, account.holder, 'California account terms and conditions apply', 'For Direct Deposit use', 'Routing Number (RTN): 121000999'], 330, 204, 12, { size: 8 });
}

function checks({ sheet, imprint, period }: AccountPress, flow: Flow): void {
  const written = period.transactions.filter((row) => row.kind === 'cheque');
  if (written.length === 0) return;
  const height = Math.ceil(written.length / 3);
  flow.need(height * 12 + 70);
  flow.down(28);
  flow.line([
    ['Summary of checks written', 40, { font: 'Helvetica-Bold', size: 10 }],
    ['(checks listed are also displayed in the preceding Transaction history)', 180, { size: 7.5 }],
  ]);
  flow.down(14);
  headings(sheet, [0, 1, 2].flatMap((at) => [['Number', 40 + at * 180], ['Date', 92 + at * 180], ['Amount', 190 + at * 180, 'right']] as [string, number, 'left' | 'right'][]), flow.y, { size: 7.5 });
  written.forEach((row, index) => {
    const x = Math.floor(index / height) * 180;
    const y = flow.y + 12 + (index % height) * 12;
    sheet.text(row.checkNumber ?? '', 40 + x, y);
    sheet.text(formatDay(row.date, 'M/D'), 92 + x, y);
    sheet.text(english(Math.abs(imprint.amount(row))), 190 + x, y, { align: 'right' });
  });
}
