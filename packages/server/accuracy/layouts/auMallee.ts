import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn, type MoneyStyle } from '../generator/money.js';
import { fitted, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

const PLAIN: MoneyStyle = { decimals: 2, group: ',', decimal: '.', negative: 'none' };
const plain = moneyIn(PLAIN);

export const auMallee = accountLayout({
  name: 'au-mallee',
  bank: 'Mallee Rural Credit',
  country: 'AU',
  description: 'line printer: everything in one monospaced font, dashes for rules, dates without separators (05MAR24), DR or CR in columns of their own behind amount and balance',
  features: ['monospaced', 'date format variations', 'two-digit years', 'credit/debit letters in their own column', 'CR/DR suffix on balance', 'balance validation', 'text rules', 'balance-carry-forward rows'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Host Print Spooler' },
  account: (random) => ({
    number: random.number('### ### ###'), name: 'Farm Working Account', currency: 'AUD', holder: 'G A & R M PATTERSON',
    vocabulary: AUSTRALIAN, money: PLAIN, ...randomMonth(random), count: [25, 70], lines: [1, 2], overdraft: true, weights: { cheque: 4 },
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const money = (value: number, right: number, y: number): void => {
    sheet.text(plain(value), right, y, { align: 'right' });
    sheet.text(value < 0 ? 'DR' : 'CR', right + 8, y);
  };
  let carried = period.opening;
  let pending = 0;
  const rule = (y: number): void => sheet.text('-'.repeat(100), 40, y);
  const flow = new Flow(sheet, {
    top: 240, nextTop: 130, bottom: 745,
    onLeave: (y) => {
      sheet.text('BALANCE C/F', 100, y);
      money(imprint.derived(period, `cf ${sheet.page}`, carried), 530, y);
      sheet.text('*** CONTINUED ***', 240, 775);
    },
  }, (page) => {
    sheet.text('MALLEE RURAL CREDIT', 40, 50);
    sheet.text(`STATEMENT OF ACCOUNT              PAGE ${String(page).padStart(3, '0')}`, 300, 50);
    sheet.text(`ACCT ${account.number}   BSB 999-041`, 40, 64);
    const top = page === 1 ? 206 : 100;
    rule(top - 10);
    sheet.text('DATE', 40, top);
    sheet.text('PARTICULARS', 100, top);
    sheet.text('AMOUNT', 420, top, { align: 'right' });
    sheet.text('BALANCE', 530, top, { align: 'right' });
    rule(top + 10);
    if (page > 1) {
      sheet.text('BALANCE B/F', 100, 130);
      money(imprint.derived(period, `bf ${page}`, carried), 530, 130);
      pending = 12;
    }
  });
  stack(sheet, [account.holder, 'RMB 410', 'SEA LAKE VIC 3533'], 60, 96, 12);
  sheet.text(`PERIOD ${formatPeriod(period, 'DDMMM!YYYY', ' TO ')}     CURRENCY AUD`, 40, 160);
  sheet.text('OPENING BALANCE', 100, flow.y);
  money(imprint.opening(period), 530, flow.y);
  flow.down(13);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 240);
    flow.need(lines.length * 11 + 16);
    flow.down(pending);
    pending = 0;
    sheet.text(formatDay(row.date, 'DDMMM!YY'), 40, flow.y);
    stack(sheet, lines, 100, flow.y, 11);
    money(imprint.amount(row), 420, flow.y);
    money(imprint.balance(row), 530, flow.y);
    imprint.row(row, { lines });
    carried = row.balance;
    flow.down(lines.length * 11);
  }
  flow.need(40);
  flow.down(pending);
  rule(flow.y);
  sheet.text('CLOSING BALANCE', 100, flow.y + 11);
  money(imprint.closing(period), 530, flow.y + 11);
  sheet.text('*** END OF STATEMENT ***', 220, flow.y + 26);
}
