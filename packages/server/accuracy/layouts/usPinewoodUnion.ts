import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, english, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Savings, checking and money market of one member under each other, the date twice (post and effective), trailing
 * minus, dividend sentences and year-to-date figures between them.
 */
export const usPinewoodUnion: Layout = {
  name: 'us-pinewood-union', bank: 'Pinewood Community Credit Union', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Symitar eStmt' },
  features: ['multiple accounts', 'trailing signs', 'two date columns', 'balance validation', 'interest table'],
  plan: (random) => {
    const month = randomMonth(random);
    const common = { currency: 'USD', holder: 'TERESA M QUIROGA', vocabulary: AMERICAN, money: ENGLISH, ...month };
    return [
      { ...common, number: 'S0001', name: 'PRIMARY SHARE SAVINGS', count: [2, 6], lines: [1, 1], weights: { card: 0, cheque: 0 } },
      { ...common, number: 'S0075', name: 'FREE CHECKING', count: [18, 48], lines: [1, 2] },
      { ...common, number: 'S0040', name: 'MONEY MARKET', count: [1, 3], lines: [1, 1], weights: { card: 0, cheque: 0 } },
    ];
  },
  draw,
};

const money = moneyIn({ ...ENGLISH, negative: 'trailing' });

function draw(press: Press): void {
  const { sheet, imprint, accounts, random } = press;
  const first = accounts[0]!.periods[0]!;
  const member = random.digits(7);
  const flow = new Flow(sheet, { top: 208, nextTop: 92, bottom: 745 }, (page) => {
    sheet.text('PINEWOOD COMMUNITY CREDIT UNION', 36, 46, { font: 'Helvetica-Bold', size: 12, color: '#1c5a34' });
    headings(sheet, [['MEMBER NUMBER', 330], ['STATEMENT PERIOD', 430], ['PAGE', 576, 'right']], 42, { size: 6.5 });
    headings(sheet, [[member, 330], [formatPeriod(first, 'MM/DD/YY', ' - '), 430], [String(page), 576, 'right']], 53);
  });
  stack(sheet, [accounts[0]!.holder, '902 SPRUCE ST APT 4', 'PORTLAND OR 97205'], 60, 108, 11);
  stack(sheet, ['Your shares are insured to at least $250,000 by the NCUA.', 'Skip a payment this holiday season for only $25.00!'], 330, 108, 11, { size: 7.5 });
  for (const account of accounts) {
    imprint.dates(account.periods[0]!);
    share(press, flow, account);
  }
  flow.need(40);
  sheet.text('TOTAL DIVIDENDS PAID YEAR TO DATE ON ALL SHARES: 14.27', 36, flow.y + 10);
}

function share({ sheet, imprint, random }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  flow.need(90);
  sheet.rect(36, flow.y - 10, 540, 14, { fill: '#dfeee4' });
  sheet.text(`${account.name}   ${account.number}`, 40, flow.y, { font: 'Helvetica-Bold' });
  headings(sheet, [['POST', 36], ['EFF', 76], ['TRANSACTION DESCRIPTION', 116], ['AMOUNT', 480, 'right'], ['BALANCE', 576, 'right']], flow.down(16), { size: 7 });
  flow.down(12);
  flow.line([[formatDay(period.start, 'MM/DD'), 36], ['BALANCE FORWARD', 116], [money(imprint.opening(period)), 576, 'right']]);
  flow.down(12);
  new Table(flow, imprint, { width: 270, leading: 10, gap: 2, room: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'MM/DD'), 36], [formatDay(row.otherDate, 'MM/DD'), 76], [lines, 116], [money(imprint.amount(row)), 480, 'right'],
    [money(imprint.balance(row)), 576, 'right'],
  ]);
  flow.need(60);
  flow.line([[formatDay(period.end, 'MM/DD'), 36], ['ENDING BALANCE', 116], [money(imprint.closing(period)), 576, 'right']]);
  flow.down(14);
  sheet.text(`Annual Percentage Yield Earned ${random.int(1, 4)}.${random.digits(2)}% from ${formatPeriod(period, 'MM/DD/YY', ' through ')}`, 116, flow.y, { size: 7.5 });
  sheet.text(`Average Daily Balance ${english(random.int(20000, 900000))}      Dividends Year To Date ${english(random.int(10, 4000))}`, 116, flow.down(10), { size: 7.5 });
  flow.down(26);
}
