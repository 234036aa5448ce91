import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { byDay, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Summary with counts, sections by kind with a dollar sign on the first row only, a one-column list of cheques with
 * marks, daily ending balances in three columns.
 */
export const usMeridianBusiness = accountLayout({
  name: 'us-meridian-business', bank: 'Meridian Trust Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Statement Composer 11' },
  features: ['sections', 'section totals', 'cheque lists', 'daily balance table', 'partial-year dates', 'counts', 'currency symbols in amounts'],
  account: (random) => ({
    number: random.number('000000#########'), name: 'Meridian Business Complete Checking', currency: 'USD', holder: 'OAKFIELD DENTAL PLLC',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [30, 70], lines: [1, 2], weights: { cheque: 6, fee: 2 },
  }),
  draw,
});

const SECTIONS: [string, string, (row: LedgerTransaction) => boolean][] = [
  ['DEPOSITS AND ADDITIONS', 'Total Deposits and Additions', (row) => row.amount > 0],
  ['CHECKS PAID', 'Total Checks Paid', (row) => row.amount < 0 && row.kind === 'cheque'],
  ['ATM & DEBIT CARD WITHDRAWALS', 'Total ATM & Debit Card Withdrawals', (row) => row.amount < 0 && (row.kind === 'card' || row.kind === 'atm')],
  ['ELECTRONIC WITHDRAWALS', 'Total Electronic Withdrawals', (row) => row.amount < 0 && !['cheque', 'card', 'atm', 'fee'].includes(row.kind)],
  ['FEES', 'Total Fees', (row) => row.kind === 'fee'],
];

function draw(press: AccountPress): void {
  const { sheet, account, period } = press;
  const flow = new Flow(sheet, { top: 190, nextTop: 100, bottom: 740 }, (page) => {
    sheet.text('MERIDIAN', 36, 44, { font: 'Helvetica-Bold', size: 16, color: '#0a3d73' });
    sheet.text(formatPeriod(period, 'MMMM DD, YYYY', ' through '), 576, 40, { align: 'right', size: 8 });
    sheet.text(`Account Number: ${account.number}`, 576, 51, { align: 'right', size: 8 });
    sheet.text(`Page ${page}`, 576, 775, { align: 'right', size: 7 });
  });
  stack(sheet, [account.holder, '1184 TERRACE AVE STE 200', 'BOISE ID 83702-4411'], 60, 96, 11);
  stack(sheet, ['CUSTOMER SERVICE INFORMATION', 'Web site: meridiantrust.example', 'Service Center: 1-800-555-0137'], 360, 96, 11, { size: 7.5 });
  summary(press, flow);
  for (const [title, total, belongs] of SECTIONS) {
    const rows = period.transactions.filter(belongs);
    if (rows.length > 0) section(press, flow, [title, total, rows]);
  }
  dailyBalances(press, flow);
}

function summary({ sheet, imprint, account, period }: AccountPress, flow: Flow): void {
  flow.line([['CHECKING SUMMARY', 36, { font: 'Helvetica-Bold', size: 11 }], [account.name, 200, { size: 9 }]]);
  headings(sheet, [['INSTANCES', 300, 'right'], ['AMOUNT', 420, 'right']], flow.down(16), { size: 7 });
  const line = (label: string, count: string, value: string): void => {
    flow.down(13);
    flow.line([[label, 36], [count, 300, 'right'], [value, 420, 'right']]);
  };
  line('Beginning Balance', '', dollars(imprint.opening(period)));
  for (const [title, , belongs] of SECTIONS) {
    const rows = period.transactions.filter(belongs);
    if (rows.length === 0) continue;
    const label = title.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    line(label, String(rows.length), english(imprint.derived(period, title, sum(rows))));
  }
  line('Ending Balance', String(period.transactions.length), dollars(imprint.closing(period)));
  flow.down(24);
}

function section({ sheet, imprint, period }: AccountPress, flow: Flow, [title, total, rows]: [string, string, LedgerTransaction[]]): void {
  const isChecks = title === 'CHECKS PAID';
  const heads = (suffix: string): void => {
    sheet.text(title + suffix, 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
    flow.down(15);
    headings(sheet, isChecks ? [['CHECK NO.', 36], ['DESCRIPTION', 110], ['DATE PAID', 440, 'right'], ['AMOUNT', 576, 'right']] : [['DATE', 36], ['DESCRIPTION', 84], ['AMOUNT', 576, 'right']], flow.y, { size: 7 });
    flow.down(13);
  };
  flow.need(70);
  heads('');
  rows.forEach((row, index) => {
    const lines = isChecks ? [`${row.checkNumber} ^`] : fitted(sheet, row.lines, 380);
    const page = sheet.page;
    flow.need(lines.length * 10.5 + 4);
    if (sheet.page !== page) heads(' (continued)');
    const day = formatDay(row.date, 'MM/DD');
    if (isChecks) sheet.text(day, 440, flow.y, { align: 'right' });
    else sheet.text(day, 36, flow.y);
    stack(sheet, lines, isChecks ? 36 : 84, flow.y, 10.5);
    sheet.text((index === 0 ? dollars : english)(Math.abs(imprint.amount(row))), 576, flow.y, { align: 'right' });
    imprint.row(row, { lines: isChecks ? [] : lines, checkNumber: isChecks });
    flow.down(lines.length * 10.5 + 2.5);
  });
  flow.need(30);
  flow.line([
    [total, 36], [dollars(Math.abs(imprint.derived(period, `${title} total`, sum(rows)))), 576, 'right'],
  ], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(isChecks ? 14 : 28);
  if (!isChecks) return;
  flow.need(30);
  sheet.text('^ An image of this check may be available for you to view online.', 36, flow.y, { size: 7 });
  flow.down(24);
}

function dailyBalances({ sheet, imprint, period }: AccountPress, flow: Flow): void {
  const days = byDay(period.transactions).map((rows) => rows.at(-1) as LedgerTransaction);
  const height = Math.ceil(days.length / 3);
  flow.need(height * 12 + 50);
  sheet.text('DAILY ENDING BALANCE', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
  flow.down(15);
  headings(sheet, [0, 1, 2].flatMap((at) => [['DATE', 36 + at * 190], ['AMOUNT', 160 + at * 190, 'right']] as [string, number, 'left' | 'right'][]), flow.y, { size: 7 });
  days.forEach((row, index) => {
    const x = Math.floor(index / height) * 190;
    const y = flow.y + 13 + (index % height) * 12;
    sheet.text(formatDay(row.date, 'MM/DD'), 36 + x, y);
    sheet.text(english(imprint.derived(period, `day ${row.date}`, row.balance)), 160 + x, y, { align: 'right' });
  });
}

function sum(rows: readonly LedgerTransaction[]): number {
  return rows.reduce((total, row) => total + row.amount, 0);
}
