import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { debitCredit, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SINGAPOREAN } from '../generator/vocabulary/english.js';

/** Three accounts in sections, one of them in US dollars; overview of all balances first; brought and carried forward lines; DD MMM. */
export const sgKingfisher: Layout = {
  name: 'sg-kingfisher', bank: 'Kingfisher Bank', country: 'SG', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'KFB eAdvice' },
  features: ['multiple accounts', 'multi-currency', 'multiple tables', 'balance-carry-forward rows', 'partial-year dates', 'credit/debit columns', 'balance validation', 'overview table'],
  plan: (random) => {
    const month = randomMonth(random);
    const common = { holder: 'TAN WEI LING', vocabulary: SINGAPOREAN, money: ENGLISH, lines: [1, 3] as [number, number], ...month };
    return [
      { ...common, number: random.number('###-#####-#'), name: 'Everyday Saver', currency: 'SGD', count: [14, 34] },
      { ...common, number: random.number('###-#####-#'), name: 'Current Plus', currency: 'SGD', count: [5, 16] },
      { ...common, number: random.number('###-#####-#'), name: 'Global Currency Account', currency: 'USD', count: [3, 8] },
    ];
  },
  draw(press) {
    const { sheet, imprint, accounts } = press;
    const period = accounts[0]!.periods[0]!;
    const flow = new Flow(sheet, { top: 130, nextTop: 110, bottom: 760 }, (page) => {
      sheet.rect(0, 0, 596, 24, { fill: '#00788a' });
      sheet.text('kingfisher', 45, 56, { font: 'Helvetica-Bold', size: 16, color: '#00788a' });
      sheet.text(`Page ${page}`, 550, 56, { align: 'right', size: 8 });
      sheet.text(`Consolidated Statement as at ${formatDay(period.end, 'DD MMM YYYY')}`, 550, 70, { align: 'right' });
      sheet.text('Deposits are insured up to S$100,000 in aggregate per depositor. Kingfisher Bank is fictitious.', 45, 812, { size: 6.5 });
    });
    stack(sheet, [accounts[0]!.holder, '88 KALLANG WAY #09-12', 'SINGAPORE 349200'], 45, 96, 12);
    flow.down(36);
    sheet.text('Account Summary', 45, flow.y, { font: 'Helvetica-Bold', size: 11 });
    flow.down(16);
    for (const account of accounts) {
      flow.line([[account.name, 45], [account.number, 230], [`${account.currency} ${english(imprint.closing(account.periods[0]!))}`, 550, 'right']]);
      flow.down(13);
    }
    flow.down(18);
    for (const account of accounts) drawAccount(press, flow, account);
  },
};

function drawAccount({ sheet, imprint }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(110);
  sheet.rect(45, flow.y - 11, 505, 17, { fill: '#d9eef0' });
  flow.line([
    [`${account.name}   Account No. ${account.number}   (${account.currency})`, 50, { font: 'Helvetica-Bold', size: 9.5 }],
    [formatPeriod(period, 'DD MMM YYYY', ' to '), 545, { align: 'right', size: 8 }],
  ]);
  flow.down(20);
  headings(sheet, [['Date', 50], ['Description', 105], ['Withdrawal', 395, 'right'], ['Deposit', 470, 'right'], ['Balance', 545, 'right']], flow.y, { font: 'Helvetica-Bold', size: 8 });
  flow.down(15);
  flow.line([['BALANCE B/F', 105], [english(imprint.opening(period)), 545, 'right']]);
  flow.down(13);
  new Table(flow, imprint, { width: 210, leading: 10.5, gap: 3, room: 5 }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD MMM'), 50], [lines, 105], debitCredit(english, imprint.amount(row), 395, 470),
    [english(imprint.balance(row)), 545, 'right'],
  ]);
  flow.need(34);
  sheet.line(320, flow.y - 8, 545, flow.y - 8);
  pairs(sheet, [['BALANCE C/F', english(imprint.derived(period, 'carried', period.closing))]], { x: 105, right: 545, y: flow.y + 3, step: 12 });
  flow.line([[english(-imprint.debits(period)), 395, 'right'], [english(imprint.credits(period)), 470, 'right']], { drop: 3 });
  flow.down(34);
}
