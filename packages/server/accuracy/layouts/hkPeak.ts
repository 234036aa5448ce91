import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { acrossNewYear, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { debitCredit, headings, isFirstOfDay, isLastOfDay, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { HONG_KONG } from '../generator/vocabulary/english.js';

/**
 * One table with a currency column shared by two accounts one after the other; D Mon on the first row of a day; balance
 * at the day's end; DR behind overdrawn.
 */
export const hkPeak: Layout = {
  name: 'hk-peak', bank: 'Victoria Peak Bank', country: 'HK', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'VPB Composite' },
  features: ['multi-currency', 'multiple accounts', 'currency column', 'date carry-forward', 'end-of-day balance', 'balance-carry-forward rows', 'partial-year dates', 'year crossing'],
  plan: (random) => {
    const dates = acrossNewYear(random);
    const base = { holder: 'WONG KA YAN', vocabulary: HONG_KONG, money: ENGLISH, lines: [1, 2] as [number, number], overdraft: true, ...dates };
    return [
      { ...base, number: random.number('###-######-833'), name: 'HKD Savings', currency: 'HKD', count: [16, 40], scale: 7 },
      { ...base, number: random.number('###-######-838'), name: 'Foreign Currency Savings', currency: 'EUR', count: [3, 10] },
    ];
  },
  draw(press) {
    const { sheet, accounts } = press;
    const period = accounts[0]!.periods[0]!;
    const flow = new Flow(sheet, { top: 176, nextTop: 104, bottom: 770, headings: [150, 84] }, (page, top) => {
      sheet.text('VICTORIA PEAK BANK', 46, 52, { font: 'Times-Bold', size: 13, color: '#b01116' });
      sheet.text('Composite Statement', 549, 52, { align: 'right', size: 11 });
      sheet.text(`Page ${page}`, 549, 64, { align: 'right', size: 8 });
      if (page === 1) {
        stack(sheet, [accounts[0]!.holder, 'FLAT 12B TOWER 3, LION ROCK COURT', 'KOWLOON'], 46, 84, 12);
        sheet.text(formatPeriod(period, 'D MMM YYYY', ' to '), 549, 96, { align: 'right' });
      }
      headings(sheet, [['Date', 46], ['Transaction Details', 92], ['CCY', 300], ['Deposit', 400, 'right'], ['Withdrawal', 470, 'right'], ['Balance', 545, 'right']], top, { font: 'Times-Bold' }, { from: 46, to: 549, below: 5 });
    });
    for (const account of accounts) drawAccount(press, flow, account);
  },
};

function drawAccount({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  const balance = (value: number, drop = 0): (Cell | false)[] => [[english(Math.abs(value)), 545, { align: 'right', drop }], value < 0 && ['DR', 548, { size: 7, drop }]];
  flow.need(60);
  sheet.text(`${account.name} ${account.number}`, 46, flow.y, { font: 'Times-Bold' });
  flow.down(14);
  flow.line([[formatDay(period.start, 'D MMM'), 46], ['B/F BALANCE', 92], [account.currency, 300], ...balance(imprint.opening(period))]);
  flow.down(13);
  let page = sheet.page;
  new Table(flow, imprint, { width: 200, leading: 11, gap: 1.5, room: 3 }).rows(period.transactions, (row, lines) => {
    const drop = (lines.length - 1) * 11;
    const printsDate = isFirstOfDay(period, row) || sheet.page !== page;
    page = sheet.page;
    const amount = debitCredit(english, imprint.amount(row), 470, 400, { drop });
    const end: (Cell | false)[] = isLastOfDay(period, row) ? [[account.currency, 300, { drop }], ...balance(imprint.balance(row), drop)] : [];
    return [printsDate && [formatDay(row.date, 'D MMM'), 46], [lines, 92], amount, ...end];
  });
  flow.need(40);
  flow.line([[formatDay(period.end, 'D MMM'), 46], ['C/F BALANCE', 92], [account.currency, 300], ...balance(imprint.closing(period))]);
  flow.down(14);
  flow.line([
    ['Total No. of Deposits / Withdrawals and amounts:', 92], [english(imprint.credits(period)), 400, 'right'],
    [english(-imprint.debits(period)), 470, 'right'],
  ], { size: 7.5 });
  flow.down(28);
}
