import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { moneyIn, type MoneyStyle } from '../generator/money.js';
import { across, headings, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

const PLAIN: MoneyStyle = { decimals: 2, group: ',', decimal: '.', negative: 'none' };
const plain = moneyIn(PLAIN);

/**
 * Line printer: everything in one monospaced font, dashes for rules, dates without separators (05MAR24), DR or CR in
 * columns of their own behind amount and balance.
 */
export const auMallee = accountLayout({
  name: 'au-mallee', bank: 'Mallee Rural Credit', country: 'AU', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Host Print Spooler' },
  features: ['monospaced', 'date format variations', 'two-digit years', 'credit/debit letters in their own column', 'CR/DR suffix on balance', 'balance validation', 'text rules', 'balance-carry-forward rows'],
  account: (random) => ({
    number: random.number('### ### ###'), name: 'Farm Working Account', currency: 'AUD', holder: 'G A & R M PATTERSON',
    vocabulary: AUSTRALIAN, money: PLAIN, ...randomMonth(random), count: [25, 70], lines: [1, 2], overdraft: true, weights: { cheque: 4 },
  }),
  draw({ sheet, imprint, account, period }) {
    const money = (value: number, right: number): Cell[] => [[plain(value), right, 'right'], [value < 0 ? 'DR' : 'CR', right + 8]];
    let carried = period.opening;
    const rule = (y: number): void => sheet.text('-'.repeat(100), 40, y);
    const flow = new Flow(sheet, {
      top: 240, nextTop: 130, bottom: 745, headings: [206, 100],
      onLeave: (y) => {
        across(sheet, [['BALANCE C/F', 100], ...money(imprint.derived(period, `cf ${sheet.page}`, carried), 530)], y);
        sheet.text('*** CONTINUED ***', 240, 775);
      },
    }, (page, top) => {
      sheet.text('MALLEE RURAL CREDIT', 40, 50);
      sheet.text(`STATEMENT OF ACCOUNT              PAGE ${String(page).padStart(3, '0')}`, 300, 50);
      sheet.text(`ACCT ${account.number}   BSB 999-041`, 40, 64);
      rule(top - 10);
      headings(sheet, [['DATE', 40], ['PARTICULARS', 100], ['AMOUNT', 420, 'right'], ['BALANCE', 530, 'right']], top);
      rule(top + 10);
      if (page === 1) return;
      flow.line([['BALANCE B/F', 100], ...money(imprint.derived(period, `bf ${page}`, carried), 530)]);
      flow.down(12);
    });
    stack(sheet, [account.holder, 'RMB 410', 'SEA LAKE VIC 3533'], 60, 96, 12);
    sheet.text(`PERIOD ${formatPeriod(period, 'DDMMM!YYYY', ' TO ')}     CURRENCY AUD`, 40, 160);
    flow.line([['OPENING BALANCE', 100], ...money(imprint.opening(period), 530)]);
    flow.down(13);
    const table = new Table(flow, imprint, { width: 240, leading: 11, room: 16 });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DDMMM!YY'), 40], [lines, 100], ...money(imprint.amount(row), 420), ...money(imprint.balance(row), 530),
      ]);
      carried = row.balance;
    }
    flow.need(40);
    rule(flow.y);
    flow.line([['CLOSING BALANCE', 100], ...money(imprint.closing(period), 530)], { drop: 11 });
    sheet.text('*** END OF STATEMENT ***', 220, flow.y + 26);
  },
});
