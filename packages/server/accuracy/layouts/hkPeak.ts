import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { acrossNewYear, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
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
      { ...base, number: random.number('###-######-833'), name: 'HKD Savings', currency: 'HKD', count: [16, 40], scale: 7 },
      { ...base, number: random.number('###-######-838'), name: 'Foreign Currency Savings', currency: 'EUR', count: [3, 10] },
    ];
  },
  draw,
};

function draw(press: Press): void {
  const { sheet, accounts } = press;
  const period = accounts[0]!.periods[0]!;
  const flow = new Flow(sheet, { top: 176, nextTop: 104, bottom: 770 }, (page) => {
    sheet.text('VICTORIA PEAK BANK', 46, 52, { font: 'Times-Bold', size: 13, color: '#b01116' });
    sheet.text('Composite Statement', 549, 52, { align: 'right', size: 11 });
    sheet.text(`Page ${page}`, 549, 64, { align: 'right', size: 8 });
    const top = page === 1 ? 150 : 84;
    if (page === 1) {
      stack(sheet, [accounts[0]!.holder, 'FLAT 12B TOWER 3, LION ROCK COURT', 'KOWLOON'], 46, 84, 12);
      sheet.text(formatPeriod(period, 'D MMM YYYY', ' to '), 549, 96, { align: 'right' });
    }
    headings(sheet, [['Date', 46], ['Transaction Details', 92], ['CCY', 300], ['Deposit', 400, 'right'], ['Withdrawal', 470, 'right'], ['Balance', 545, 'right']], top, { font: 'Times-Bold' }, { from: 46, to: 549, below: 5 });
  });
  for (const account of accounts) drawAccount(press, flow, account);
}

function drawAccount({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  const balance = (value: number, y: number): void => {
    sheet.text(english(Math.abs(value)), 545, y, { align: 'right' });
    if (value < 0) sheet.text('DR', 548, y, { size: 7 });
  };
  flow.need(60);
  sheet.text(`${account.name} ${account.number}`, 46, flow.y, { font: 'Times-Bold' });
  flow.down(14);
  flow.line([[formatDay(period.start, 'D MMM'), 46], ['B/F BALANCE', 92], [account.currency, 300]]);
  balance(imprint.opening(period), flow.y);
  flow.down(13);
  let page = sheet.page;
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 200);
    flow.need(lines.length * 11 + 3);
    if (isFirstOfDay(period, row) || sheet.page !== page) sheet.text(formatDay(row.date, 'D MMM'), 46, flow.y);
    page = sheet.page;
    const last = stack(sheet, lines, 92, flow.y, 11);
    sheet.text(english(Math.abs(imprint.amount(row))), row.amount > 0 ? 400 : 470, last, { align: 'right' });
    if (isLastOfDay(period, row)) {
      sheet.text(account.currency, 300, last);
      balance(imprint.balance(row), last);
    }
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 1.5);
  }
  flow.need(40);
  flow.line([[formatDay(period.end, 'D MMM'), 46], ['C/F BALANCE', 92], [account.currency, 300]]);
  balance(imprint.closing(period), flow.y);
  flow.down(14);
  flow.line([
    ['Total No. of Deposits / Withdrawals and amounts:', 92], [english(imprint.credits(period)), 400, 'right'],
    [english(-imprint.debits(period)), 470, 'right'],
  ], { size: 7.5 });
  flow.down(28);
}
