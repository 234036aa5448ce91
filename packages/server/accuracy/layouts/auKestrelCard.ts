import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

/**
 * Card: date processed, date of transaction and the card used before the text, amount with CR for payments and the
 * balance owed after each row; opening and closing balance in a box; instalment advice.
 */
export const auKestrelCard = accountLayout({
  name: 'au-kestrel-card', bank: 'Kestrel Bank Australia', country: 'AU', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Thunderhead' },
  features: ['inverted card signs', 'two date columns', 'balance validation', 'suffix on one side only', 'card column'],
  account: (random) => ({
    number: random.number('4564 #### #### ####'), name: 'Kestrel Low Rate', type: 'card', currency: 'AUD', holder: 'MS JODIE L HARPER',
    vocabulary: AUSTRALIAN, money: ENGLISH, ...acrossNewYear(random), count: [14, 44], lines: [1, 1],
  }),
  draw,
});

const owed = (value: number): string => `${english(Math.abs(value))}${value > 0 ? ' CR' : ''}`;

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const flow = new Flow(sheet, { top: 330, nextTop: 110, bottom: 760 }, (page) => {
    sheet.text('KESTREL', 40, 48, { font: 'Helvetica-Bold', size: 15, color: '#007dba' });
    sheet.text(`Account number ${account.number}`, 555, 44, { align: 'right' });
    sheet.text(`Page ${page} of 3`, 555, 56, { align: 'right', size: 7 });
    const y = page === 1 ? 296 : 80;
    headings(sheet, [['Date', 40], ['Date of', 100], ['Card', 166]], y, { font: 'Helvetica-Bold', size: 8 });
    headings(sheet, [['processed', 40], ['transaction', 100], ['used', 166], ['Transaction details', 206], ['Amount ($A)', 470, 'right'], ['Balance', 555, 'right']], y + 10, { font: 'Helvetica-Bold', size: 8 });
  });
  stack(sheet, [account.holder, '6 BANKSIA CRT', 'GEELONG VIC 3220'], 60, 96, 11);
  sheet.text(`Statement period ${formatPeriod(period, 'DD/MM/YYYY', ' - ')}`, 320, 96);
  pairs(sheet, [
    ['Opening balance', dollarsOf(imprint.opening(period))], ['Closing balance', dollarsOf(imprint.closing(period))], ['Credit limit', '$9,000.00'],
    ['Available credit', '$6,204.10'], ['Monthly payment', '$48.00'], ['Payment due date', formatDay(period.end, 'DD/MM/YYYY')],
  ], { x: 320, right: 555, y: 116, step: 14 });
  stack(sheet, ['Minimum repayment warning: if you make only the minimum payment each month, you will pay', 'more interest and it will take you longer to pay off your balance.'], 40, 230, 11, { size: 7.5 });
  new Table(flow, imprint, { width: 180, leading: 10.5, gap: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD/MM/YYYY'), 40], [formatDay(row.otherDate, 'DD/MM/YYYY'), 100], row.kind === 'card' && [account.number.slice(-4), 166], [lines, 206],
    [owed(imprint.amount(row)), 470, 'right'], [english(-imprint.balance(row)), 555, 'right'],
  ]);
}

function dollarsOf(value: number): string {
  return `$${owed(value)}`;
}
