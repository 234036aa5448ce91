import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { fitted, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const X = { date: 50, code: 104, text: 134, out: 396, in: 470, balance: 545 };
const CODES: Partial<Record<LedgerTransaction['kind'], string>> = {
  card: 'VIS', directDebit: 'DD', payroll: 'CR', transferIn: 'CR', transferOut: 'BP', rent: 'SO', atm: 'ATM', cheque: 'CHQ', refund: 'CR', interest: 'CR', deposit: 'CR', fee: 'DR',
};

export const gbPennine = accountLayout({
  name: 'gb-pennine',
  bank: 'Pennine Mutual',
  country: 'GB',
  description: "date on a day's first row only; paid out and paid in; balance at the day's end; brought and carried forward on every page",
  features: ['date carry-forward', 'credit/debit columns', 'end-of-day balance', 'balance-carry-forward rows', 'payment-method column', 'two-digit years', 'multi-line descriptions', 'transaction continuation'],
  paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9.5, producer: 'PMS Composer 2011' },
  account: (random) => ({
    number: random.number('########'), name: 'Current Account', currency: 'GBP', holder: 'MS ELEANOR FAIRBAIRN',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [28, 70], lines: [1, 3], overdraft: true,
  }),
  draw,
});

function draw(press: AccountPress): void {
  const { sheet, imprint, period } = press;
  let carried = period.opening;
  const carry = (label: string, y: number): void => {
    sheet.text(label, X.text, y, { font: 'Times-Bold' });
    const value = sheet.page === 1 && label.includes('BROUGHT') ? imprint.opening(period) : imprint.derived(period, `${label} ${sheet.page}`, carried);
    drawBalance(press, value, y);
  };
  const flow = new Flow(sheet, { top: 292, nextTop: 150, bottom: 745, onLeave: (y) => carry('BALANCE CARRIED FORWARD', y + 2) }, (page) => drawPage(press, page));
  carry('BALANCE BROUGHT FORWARD', flow.y);
  flow.down(13);
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 205);
    const height = lines.length * 11 + 2;
    const page = sheet.page;
    flow.need(height + 14);
    const isNewPage = sheet.page !== page;
    if (isNewPage) {
      carry('BALANCE BROUGHT FORWARD', flow.y);
      flow.down(13);
    }
    const isFirstOfDay = period.transactions[index - 1]?.date !== row.date;
    if (isFirstOfDay || isNewPage) sheet.text(formatDay(row.date, 'DD MMM YY'), X.date, flow.y);
    const next = period.transactions[index + 1];
    drawRow(press, row, lines, flow.y, next?.date !== row.date);
    carried = row.balance;
    flow.down(height);
  });
  sheet.text('BALANCE CARRIED FORWARD', X.text, flow.y + 2, { font: 'Times-Bold' });
  drawBalance(press, imprint.derived(period, 'final carried forward', period.closing), flow.y + 2);
}

function drawRow(press: AccountPress, row: LedgerTransaction, lines: string[], y: number, isLastOfDay: boolean): void {
  const { sheet, imprint } = press;
  const code = row.amount > 0 ? 'CR' : (CODES[row.kind] ?? 'TFR');
  sheet.text(code, X.code, y, { size: 8 });
  const last = stack(sheet, lines, X.text, y, 11);
  sheet.text(english(Math.abs(imprint.amount(row))), row.amount < 0 ? X.out : X.in, last, { align: 'right' });
  if (isLastOfDay) drawBalance(press, imprint.balance(row), last);
  imprint.row(row, { lines, code });
}

function drawBalance({ sheet }: AccountPress, value: number, y: number): void {
  sheet.text(english(Math.abs(value)), X.balance, y, { align: 'right' });
  if (value < 0) sheet.text('D', X.balance + 4, y - 0.8, { size: 8 });
}

function drawPage(press: AccountPress, page: number): void {
  const { sheet, account, period, imprint } = press;
  sheet.text('Pennine Mutual', 50, 58, { font: 'Times-Italic', size: 20, color: '#6b1f3a' });
  sheet.text('Building Society since 1871', 50, 70, { size: 8 });
  sheet.text('Your statement', 545, 58, { size: 13, align: 'right' });
  if (page === 1) {
    [account.holder, '14 MILLGATE ROW', 'SKIPTON', 'BD23 9QX'].forEach((line, index) => sheet.text(line, 70, 112 + index * 12));
    imprint.dates(period);
    sheet.rect(330, 96, 215, 108, { fill: '#f4ecef' });
    const lines: [string, string][] = [
      ['Opening balance', signed(imprint.opening(period))],
      ['Payments in', english(imprint.credits(period))],
      ['Payments out', english(-imprint.debits(period))],
      ['Closing balance', signed(imprint.closing(period))],
    ];
    lines.forEach(([label, value], index) => {
      sheet.text(label, 340, 118 + index * 16);
      sheet.text(value, 535, 118 + index * 16, { align: 'right' });
    });
    sheet.text('Arranged overdraft limit   500', 340, 194, { size: 8 });
  }
  const top = page === 1 ? 232 : 96;
  sheet.text(`${formatDay(period.start, 'D MMMM')} to ${formatDay(period.end, 'D MMMM YYYY')}`, 50, top, { font: 'Times-Bold', size: 11 });
  sheet.text(`Account name  ${account.holder}     Sort code  60-00-17     Account number  ${account.number}     Sheet ${60 + page}`, 50, top + 16, { size: 8.5 });
  sheet.line(50, top + 24, 560, top + 24, { color: '#6b1f3a', width: 1 });
  const head = { font: 'Times-Bold', size: 8.5 } as const;
  sheet.text('Date', X.date, top + 36, head);
  sheet.text('Payment type and details', X.code, top + 36, head);
  sheet.text('Paid out', X.out, top + 36, { ...head, align: 'right' });
  sheet.text('Paid in', X.in, top + 36, { ...head, align: 'right' });
  sheet.text('Balance', X.balance, top + 36, { ...head, align: 'right' });
  sheet.text('Pennine Mutual is a trading name of an invented society. 0345 555 0199', 297, 800, { align: 'center', size: 7 });
}

function signed(value: number): string {
  return english(Math.abs(value)) + (value < 0 ? ' D' : '');
}
