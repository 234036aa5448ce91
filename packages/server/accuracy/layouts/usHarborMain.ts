import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { countCredits } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const LEFT = 54;
const RIGHT = 558;
const SECTIONS: { title: string; total: string; has: (row: LedgerTransaction) => boolean }[] = [
  { title: 'DEPOSITS AND ADDITIONS', total: 'Total Deposits and Additions', has: (row) => row.amount > 0 },
  { title: 'ATM & DEBIT CARD WITHDRAWALS', total: 'Total ATM & Debit Card Withdrawals', has: (row) => row.kind === 'card' || row.kind === 'atm' },
  { title: 'ELECTRONIC WITHDRAWALS', total: 'Total Electronic Withdrawals', has: (row) => ['directDebit', 'transferOut', 'rent'].includes(row.kind) },
  { title: 'FEES', total: 'Total Fees', has: (row) => row.kind === 'fee' },
];

/** Sections give the sign; cheques in three columns; daily balance table; MM/DD without a year; no running balance. */
export const usHarborMain = accountLayout({
  name: 'us-harbor-main', bank: 'Harbor & Main Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 9, producer: 'Harbor Docgen 7' },
  features: ['fee and interest sections', 'partial-year dates', 'multiple tables', 'cheque list in three columns', 'daily balance table', 'section totals', 'currency symbols in amounts'],
  account: (random) => ({
    number: random.number('00000##########'), name: 'Everyday Checking', currency: 'USD', holder: 'DANA R WHITLOCK',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [22, 48], lines: [1, 2], weights: { cheque: 6, fee: 1 },
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 250, nextTop: 92, bottom: 735 }, (page) => drawPageFrame(press, page));
    drawSummary(press);
    const checks = period.transactions.filter((row) => row.kind === 'cheque');
    for (const section of SECTIONS) {
      const rows = period.transactions.filter((row) => row.kind !== 'cheque' && section.has(row));
      if (rows.length === 0) continue;
      flow.need(60);
      heading(press, flow, section.title);
      let total = 0;
      rows.forEach((row, index) => {
        total += row.amount;
        drawRow(press, flow, row, index === 0);
      });
      flow.need(18);
      sheet.line(LEFT, flow.y - 9, RIGHT, flow.y - 9, { width: 0.8 });
      flow.line([
        [section.total, LEFT], [dollars(Math.abs(imprint.derived(period, section.title, total))), RIGHT, 'right'],
      ], { font: 'Helvetica-Bold', drop: 2 });
      flow.down(24);
      if (section.title.startsWith('DEPOSITS') && checks.length > 0) drawChecks(press, flow, checks);
    }
    drawDailyBalances(press, flow);
  },
});

function drawPageFrame({ sheet, account, period }: AccountPress, page: number): void {
  sheet.rect(LEFT, 34, 26, 26, { fill: '#0b3d63' });
  sheet.text('H&M', LEFT + 3.5, 50, { font: 'Helvetica-Bold', size: 9, color: '#ffffff' });
  sheet.text('HARBOR & MAIN BANK', LEFT + 34, 46, { font: 'Helvetica-Bold', size: 12, color: '#0b3d63' });
  sheet.text('P O Box 44120, Astoria, OR 97103', LEFT + 34, 57, { size: 7 });
  const dates = formatPeriod(period, 'MMMM D, YYYY', ' through ');
  sheet.text(dates, RIGHT, 42, { align: 'right' });
  sheet.text(`Account Number:  ${account.number}`, RIGHT, 55, { align: 'right' });
  sheet.text(`Page ${page}`, RIGHT, 770, { align: 'right', size: 7 });
  sheet.text('Member FDIC. Questions? Call 1-800-555-0142, 24 hours a day.', LEFT, 770, { size: 7, color: '#666666' });
}

function drawSummary({ sheet, imprint, account, period }: AccountPress): void {
  for (const [index, line] of [account.holder, '418 TIDEGATE AVE APT 6', 'ASTORIA OR 97103-2211'].entries()) sheet.text(line, LEFT, 100 + index * 12);
  sheet.text('CHECKING SUMMARY', LEFT, 158, { font: 'Helvetica-Bold', size: 11 });
  sheet.text(account.name, LEFT + 130, 158, { size: 9 });
  sheet.line(LEFT, 163, 400, 163, { width: 1.2, color: '#0b3d63' });
  sheet.text('INSTANCES', 290, 172, { size: 6.5, align: 'right' });
  sheet.text('AMOUNT', 400, 172, { size: 6.5, align: 'right' });
  const credits = countCredits(period);
  const lines: [string, string, string][] = [
    ['Beginning Balance', '', dollars(imprint.opening(period))],
    ['Deposits and Additions', String(credits), english(imprint.credits(period))],
    ['Withdrawals, Checks and Fees', String(period.transactions.length - credits), english(imprint.debits(period))],
    ['Ending Balance', String(period.transactions.length), dollars(imprint.closing(period))],
  ];
  lines.forEach(([label, count, amount], index) => {
    const font = index === 0 || index === 3 ? 'Helvetica-Bold' : 'Helvetica';
    const y = 184 + index * 13;
    sheet.text(label, LEFT, y, { font });
    sheet.text(count, 290, y, { align: 'right', font });
    sheet.text(amount, 400, y, { align: 'right', font });
  });
}

function heading({ sheet }: AccountPress, flow: Flow, title: string): void {
  sheet.text(title, LEFT, flow.y, { font: 'Helvetica-Bold', size: 10.5, color: '#0b3d63' });
  flow.down(13);
  flow.line([['DATE', LEFT], ['DESCRIPTION', LEFT + 52], ['AMOUNT', RIGHT, 'right']], { size: 6.5 });
  flow.down(12);
}

function drawRow({ sheet, imprint }: AccountPress, flow: Flow, row: LedgerTransaction, isFirst: boolean): void {
  flow.need(row.lines.length * 10.5 + 4);
  sheet.text(formatDay(row.date, 'MM/DD'), LEFT, flow.y);
  row.lines.forEach((line, index) => sheet.text(line, LEFT + 52, flow.y + index * 10.5));
  sheet.text((isFirst ? dollars : english)(Math.abs(imprint.amount(row))), RIGHT, flow.y, { align: 'right' });
  imprint.row(row, { lines: row.lines });
  flow.down(row.lines.length * 10.5 + 3);
}

function drawChecks(press: AccountPress, flow: Flow, checks: LedgerTransaction[]): void {
  const { sheet, imprint, period } = press;
  flow.need(80);
  sheet.text('CHECKS PAID', LEFT, flow.y, { font: 'Helvetica-Bold', size: 10.5, color: '#0b3d63' });
  flow.down(13);
  const perColumn = Math.ceil(checks.length / 3);
  const columns = [0, 1, 2].map((column) => LEFT + column * 172);
  for (const x of columns.slice(0, Math.ceil(checks.length / perColumn))) {
    flow.line([['CHECK NUMBER', x], ['DATE PAID', x + 64], ['AMOUNT', x + 150, 'right']], { size: 6.5 });
  }
  flow.down(12);
  let total = 0;
  for (let line = 0; line < perColumn; line++) {
    flow.need(14);
    columns.forEach((x, column) => {
      const row = checks[column * perColumn + line];
      if (row === undefined) return;
      total += row.amount;
      flow.line([[`${row.checkNumber} ^`, x], [formatDay(row.date, 'MM/DD'), x + 64], [english(Math.abs(imprint.amount(row))), x + 150, 'right']]);
      imprint.row(row, { lines: [`${row.checkNumber} ^`], checkNumber: true });
    });
    flow.down(12);
  }
  flow.need(20);
  flow.line([
    ['Total Checks Paid', LEFT], [dollars(Math.abs(imprint.derived(period, 'checks', total))), RIGHT, 'right'],
  ], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(13);
  sheet.text('^ An image of this check may be available for you to view online.', LEFT, flow.y, { size: 6.5 });
  flow.down(22);
}

function drawDailyBalances({ sheet, period }: AccountPress, flow: Flow): void {
  const ends = period.transactions.filter((row, index) => period.transactions[index + 1]?.date !== row.date);
  flow.need(60);
  sheet.text('DAILY ENDING BALANCE', LEFT, flow.y, { font: 'Helvetica-Bold', size: 10.5, color: '#0b3d63' });
  flow.down(14);
  const perColumn = Math.ceil(ends.length / 3);
  for (let line = 0; line < perColumn; line++) {
    flow.need(13);
    for (let column = 0; column < 3; column++) {
      const row = ends[column * perColumn + line];
      if (row === undefined) continue;
      flow.line([
        [formatDay(row.date, 'MM/DD'), LEFT + column * 172],
        [(line === 0 ? dollars : english)(row.balance), LEFT + 130 + column * 172, 'right'],
      ]);
    }
    flow.down(12);
  }
}
