import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SINGAPOREAN } from '../generator/vocabulary/english.js';

/**
 * Overview of deposits, then each account under its name and number: DD MMM, balance brought forward, withdrawals
 * before deposits, a total line of both sides; one account in US dollars.
 */
export const sgMerlion: Layout = {
  name: 'sg-merlion', bank: 'Merlion Overseas Bank', country: 'SG', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'GMC Inspire' },
  features: ['multiple accounts', 'multi-currency', 'overview of accounts', 'partial-year dates', 'credit/debit columns', 'balance validation', 'totals row'],
  plan: (random) => {
    const common = { holder: 'MS TAN HUI LING', vocabulary: SINGAPOREAN, money: ENGLISH, ...randomMonth(random) };
    return [
      { ...common, number: random.number('###-###-###-#'), name: 'One Account', currency: 'SGD', count: [16, 44], lines: [1, 3] },
      { ...common, number: random.number('###-###-###-#'), name: 'Global Currency Account', currency: 'USD', count: [3, 9], lines: [1, 2] },
    ];
  },
  draw,
};

function draw(press: Press): void {
  const { sheet, accounts, imprint } = press;
  const first = accounts[0]!.periods[0]!;
  const flow = new Flow(sheet, { top: 230, nextTop: 100, bottom: 770 }, (page) => {
    sheet.text('MERLION', 40, 46, { font: 'Sans-Bold', size: 13, color: '#002d72' });
    sheet.text('Statement of Account', 555, 42, { align: 'right', font: 'Sans-Bold', size: 10 });
    sheet.text(`Period: ${formatPeriod(first, 'DD MMM YYYY', ' to ')}`, 555, 54, { align: 'right' });
    sheet.text(`Page ${page} of 3`, 555, 66, { align: 'right' });
  });
  stack(sheet, [accounts[0]!.holder, '21 TANJONG RU ROAD #04-11', 'SINGAPORE 436889'], 40, 100, 11);
  sheet.text('Overview of your deposits', 40, 150, { font: 'Sans-Bold', size: 9 });
  headings(sheet, [['Account', 40], ['Account Number', 200], ['Currency', 330], ['Balance', 555, 'right']], 164, { size: 7 });
  accounts.forEach((account, index) => {
    headings(sheet, [[account.name, 40], [account.number, 200], [account.currency, 330], [english(imprint.closing(account.periods[0]!)), 555, 'right']], 177 + index * 12);
  });
  for (const account of accounts) deposit(press, flow, account);
}

function deposit({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(90);
  sheet.text(`${account.name}   ${account.number}   ${account.currency}`, 40, flow.y, { font: 'Sans-Bold', size: 9 });
  headings(sheet, [['Date', 40], ['Description', 100], ['Withdrawals', 390, 'right'], ['Deposits', 470, 'right'], ['Balance', 555, 'right']], flow.down(16), { font: 'Sans-Bold' });
  flow.down(14);
  flow.line([[formatDay(period.start, 'DD MMM'), 40], ['BALANCE B/F', 100], [english(imprint.opening(period)), 555, 'right']]);
  flow.down(12);
  new Table(flow, imprint, { width: 200, leading: 9.5, gap: 3 }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD MMM'), 40], [lines, 100], debitCredit(english, imprint.amount(row), 390, 470), [english(imprint.balance(row)), 555, 'right'],
  ]);
  flow.need(50);
  flow.line([['Total', 100], [english(-imprint.debits(period)), 390, 'right'], [english(imprint.credits(period)), 470, 'right'], [english(imprint.closing(period)), 555, 'right']], { font: 'Sans-Bold', drop: 3 });
  flow.down(34);
}
