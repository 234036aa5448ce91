import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerPeriod, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { byDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const dollars = moneyIn({ ...ENGLISH, symbol: '$', noLeadingZero: true });
const plain = moneyIn({ ...ENGLISH, noLeadingZero: true });

/** Sections for money in and out, cheques in four columns with stars at gaps, balances by day in three columns, headings drawn twice. */
export const usBayou = accountLayout({
  name: 'us-bayou', bank: 'Bayou Teche State Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Jack Statements 2019' },
  features: ['cheque list in four columns', 'daily balance table', 'section totals', 'fake bold twice', 'no leading zero', 'partial-year dates', 'multiple tables', 'totals with counts'],
  account: (random) => ({
    number: random.digits(9), name: 'Regular Checking', currency: 'USD', holder: 'MARCELLE T BOUDREAUX',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [30, 60], lines: [1, 2], weights: { cheque: 12 },
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 250, nextTop: 90, bottom: 740 }, (page) => {
      sheet.text('BAYOU TECHE STATE BANK', 40, 44, { font: 'Times-Bold', size: 14, twice: true });
      sheet.text(`Account ${account.number}    Page ${page}`, 572, 44, { align: 'right' });
      sheet.text('Member FDIC   Equal Housing Lender   337-555-0100', 306, 770, { align: 'center', size: 7 });
    });
    stack(sheet, [account.holder, '118 CYPRESS ST', 'BREAUX BRIDGE LA 70517'], 60, 92, 12);
    sheet.text(`Statement Period: ${formatPeriod(period, 'MMMM D, YYYY', ' through ')}`, 40, 150, { twice: true });
    const checks = period.transactions.filter((row) => row.kind === 'cheque');
    const credits = period.transactions.filter((row) => row.amount > 0);
    const debits = period.transactions.filter((row) => row.amount < 0 && row.kind !== 'cheque');
    const sum = (rows: readonly LedgerTransaction[]): number => rows.reduce((total, row) => total + row.amount, 0);
    const summary: [string, string, number][] = [
      ['Beginning Balance', '', imprint.opening(period)],
      ['Deposits and Other Credits', String(credits.length), imprint.credits(period)],
      ['Checks Paid', String(checks.length), -imprint.derived(period, 'checks', sum(checks))],
      ['Other Withdrawals and Debits', String(debits.length), -imprint.derived(period, 'debits', sum(debits))],
      ['Ending Balance', '', imprint.closing(period)],
    ];
    summary.forEach(([label, count, value], index) => {
      sheet.text(label, 40, 172 + index * 12);
      sheet.text(count, 250, 172 + index * 12, { align: 'right' });
      sheet.text(dollars(value), 340, 172 + index * 12, { align: 'right' });
    });
    section(press, flow, 'DEPOSITS AND OTHER CREDITS', credits, 1);
    drawChecks(press, flow, checks);
    section(press, flow, 'OTHER WITHDRAWALS AND DEBITS', debits, -1);
    drawDays(press, flow, period);
  },
});

function title({ sheet }: AccountPress, flow: Flow, text: string): void {
  flow.need(50);
  flow.down(10);
  sheet.text(text, 40, flow.y, { font: 'Helvetica-Bold', twice: true });
  flow.down(14);
}

function section(press: AccountPress, flow: Flow, name: string, rows: readonly LedgerTransaction[], sign: 1 | -1): void {
  const { imprint } = press;
  title(press, flow, name);
  flow.line([['Date', 40], ['Description', 90], ['Amount', 500, 'right']], { twice: true });
  flow.down(12);
  new Table(flow, imprint, { width: 320, leading: 10, gap: 2, room: 4 }).rows(rows, (row, lines) => [
    [formatDay(row.date, 'MM/DD'), 40], [lines, 90],
    [plain(sign * imprint.amount(row)), 500, 'right'],
  ]);
}

function drawChecks(press: AccountPress, flow: Flow, checks: readonly LedgerTransaction[]): void {
  const { sheet, imprint } = press;
  if (checks.length === 0) return;
  title(press, flow, 'CHECKS PAID');
  const lefts = [40, 176, 312, 448];
  for (const left of lefts.slice(0, checks.length)) {
    flow.line([['Number', left], ['Date', left + 48], ['Amount', left + 124, 'right']], { twice: true });
  }
  flow.down(12);
  const depth = Math.ceil(checks.length / 4);
  flow.need(depth * 11 + 16);
  checks.forEach((row, index) => {
    const left = lefts[Math.floor(index / depth)]!;
    const y = flow.y + (index % depth) * 11;
    const isGap = index > 0 && Number(row.checkNumber) !== Number(checks[index - 1]!.checkNumber) + 1;
    const number = `${row.checkNumber}${isGap ? ' *' : ''}`;
    sheet.text(number, left, y);
    sheet.text(formatDay(row.date, 'MM/DD'), left + 48, y);
    sheet.text(plain(-imprint.amount(row)), left + 124, y, { align: 'right' });
    imprint.row(row, { lines: [row.checkNumber!], checkNumber: true });
  });
  flow.down(depth * 11 + 6);
  sheet.text('* Indicates a gap in the check sequence', 40, flow.y, { size: 7 });
  flow.down(8);
}

function drawDays(press: AccountPress, flow: Flow, period: LedgerPeriod): void {
  const { sheet, imprint } = press;
  title(press, flow, 'DAILY BALANCE SUMMARY');
  const days = byDay(period.transactions).map((rows) => rows.at(-1)!);
  const depth = Math.ceil(days.length / 3);
  for (const left of [40, 220, 400]) {
    flow.line([['Date', left], ['Balance', left + 130, 'right']], { twice: true });
  }
  flow.down(12);
  flow.need(depth * 11);
  days.forEach((row, index) => {
    const left = [40, 220, 400][Math.floor(index / depth)]!;
    const y = flow.y + (index % depth) * 11;
    sheet.text(formatDay(row.date, 'MM/DD'), left, y);
    sheet.text(plain(imprint.derived(period, `day ${row.date}`, row.balance)), left + 130, y, { align: 'right' });
  });
  flow.down(depth * 11);
}
