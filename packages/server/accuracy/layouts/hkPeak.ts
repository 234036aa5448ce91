import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerAccount } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, isFirstOfDay, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { HONG_KONG } from '../generator/vocabulary/english.js';

export const hkPeak: Layout = {
  name: 'hk-peak',
  bank: 'Victoria Peak Bank',
  country: 'HK',
  description: 'one table with a currency column shared by two accounts one after the other; D Mon on the first row of a day; balance at the day\'s end; DR behind overdrawn',
  features: ['multi-currency', 'multiple accounts', 'currency column', 'date carry-forward', 'end-of-day balance', 'balance-carry-forward rows', 'partial-year dates', 'year crossing'],
  paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'VPB Composite' },
  plan: (random) => {
    const dates = acrossNewYear(random);
    const base = { holder: 'WONG KA YAN', vocabulary: HONG_KONG, money: ENGLISH, lines: [1, 2] as [number, number], overdraft: true, ...dates };
    return [
      { ...base, number: `${random.digits(3)}-${random.digits(6)}-833`, name: 'HKD Savings', currency: 'HKD', count: [16, 40], scale: 7 },
      { ...base, number: `${random.digits(3)}-${random.digits(6)}-838`, name: 'Foreign Currency Savings', currency: 'EUR', count: [3, 10] },
    ];
  },
  draw,
};

function draw(press: Press): void {
  const { sheet, accounts } = press;
  const period = accounts[0]!.periods[0]!;
  const flow = new Flow(sheet, {
    top: 176,
    nextTop: 104,
    bottom: 770,
    onPage: (page) => {
      sheet.text('VICTORIA PEAK BANK', 46, 52, { font: 'Times-Bold', size: 13, color: '#b01116' });
      sheet.text('Composite Statement', 549, 52, { align: 'right', size: 11 });
      sheet.text(`Page ${page}`, 549, 64, { align: 'right', size: 8 });
      const top = page === 1 ? 150 : 84;
      if (page === 1) {
        stack(sheet, [accounts[0]!.holder, 'FLAT 12B TOWER 3, LION ROCK COURT', 'KOWLOON'], 46, 84, 12);
        sheet.text(`${formatDay(period.start, 'D MMM YYYY')} to ${formatDay(period.end, 'D MMM YYYY')}`, 549, 96, { align: 'right' });
      }
      headings(sheet, [['Date', 46], ['Transaction Details', 92], ['CCY', 300], ['Deposit', 400, 'right'], ['Withdrawal', 470, 'right'], ['Balance', 545, 'right']], top, { font: 'Times-Bold' });
      sheet.line(46, top + 5, 549, top + 5);
    },
  });
  for (const account of accounts) drawAccount(press, flow, account);
}

function drawAccount({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  const balance = (value: number, y: number): void => {
    sheet.text(formatMoney(Math.abs(value), ENGLISH), 545, y, { align: 'right' });
    if (value < 0) sheet.text('DR', 548, y, { size: 7 });
  };
  flow.need(60);
  sheet.text(`${account.name} ${account.number}`, 46, flow.y, { font: 'Times-Bold' });
  flow.down(14);
  sheet.text(formatDay(period.start, 'D MMM'), 46, flow.y);
  sheet.text('B/F BALANCE', 92, flow.y);
  sheet.text(account.currency, 300, flow.y);
  balance(imprint.opening(period), flow.y);
  flow.down(13);
  let page = sheet.page;
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 200);
    flow.need(lines.length * 11 + 3);
    if (isFirstOfDay(period, row) || sheet.page !== page) sheet.text(formatDay(row.date, 'D MMM'), 46, flow.y);
    page = sheet.page;
    const last = stack(sheet, lines, 92, flow.y, 11);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), row.amount > 0 ? 400 : 470, last, { align: 'right' });
    if (isLastOfDay(period, row)) {
      sheet.text(account.currency, 300, last);
      balance(imprint.balance(row), last);
    }
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 1.5);
  }
  flow.need(40);
  sheet.text(formatDay(period.end, 'D MMM'), 46, flow.y);
  sheet.text('C/F BALANCE', 92, flow.y);
  sheet.text(account.currency, 300, flow.y);
  balance(imprint.closing(period), flow.y);
  flow.down(14);
  sheet.text('Total No. of Deposits / Withdrawals and amounts:', 92, flow.y, { size: 7.5 });
  sheet.text(formatMoney(imprint.credits(period), ENGLISH), 400, flow.y, { size: 7.5, align: 'right' });
  sheet.text(formatMoney(-imprint.debits(period), ENGLISH), 470, flow.y, { size: 7.5, align: 'right' });
  flow.down(28);
}
