import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerAccount, type LedgerPeriod } from '../generator/ledger.js';
import { moneyIn, type MoneyStyle } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const RAND: MoneyStyle = { decimals: 2, group: ' ', decimal: '.', negative: 'detached' };
const rand = moneyIn(RAND);

/**
 * Four statements in one file: two accounts, two months each, the months of both after each other; detached minus; each
 * statement begins on a page of its own.
 */
export const zaFynbos: Layout = {
  name: 'za-fynbos', bank: 'Fynbos Mutual Bank', country: 'ZA', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Fynbos Archive Export' },
  features: ['several statements in one PDF', 'several periods', 'multiple accounts', 'detached minus', 'space grouping', 'balance validation', 'partial-year dates'],
  plan: (random) => {
    const month = randomMonth(random);
    const base = { currency: 'ZAR', holder: 'MR T NKOSI', vocabulary: SOUTH_AFRICAN, money: RAND, ...month, periods: 2, lines: [1, 2] as [number, number], scale: 12 };
    return [
      { ...base, number: random.number('62 #### #####'), name: 'Cheque Account', count: [18, 34], overdraft: true },
      { ...base, number: random.number('71 #### #####'), name: 'Money Market', count: [4, 12] },
    ];
  },
  draw(press) {
    for (const index of [0, 1]) for (const account of press.accounts) drawStatement(press, account, account.periods[index]!);
  },
};

function drawStatement({ sheet, imprint }: Press, account: LedgerAccount, period: LedgerPeriod): void {
  imprint.dates(period);
  let own = 0;
  const flow = new Flow(sheet, { top: 112, bottom: 770 }, () => {
    own += 1;
    sheet.text('FYNBOS', 40, 50, { font: 'Helvetica-Bold', size: 16, color: '#8a3b12' });
    sheet.text(`Page ${own}`, 555, 50, { align: 'right' });
    headings(sheet, [['Date', 40], ['Description', 90], ['Amount', 440, 'right'], ['Balance', 555, 'right']], own === 1 ? 222 : 92, { font: 'Helvetica-Bold' });
    sheet.text('Fynbos Mutual Bank Ltd is an authorised financial services provider (NCRCP99).', 40, 815, { size: 6.5 });
  });
  sheet.text(`STATEMENT: ${account.name.toUpperCase()}`, 40, 86, { font: 'Helvetica-Bold', size: 11 });
  sheet.text(`Account number: ${account.number}`, 40, 104);
  sheet.text(`Statement period: ${formatPeriod(period, 'DD MMMM YYYY', ' to ')}`, 40, 118);
  stack(sheet, [account.holder, '9 PROTEA AVENUE', 'STELLENBOSCH 7600'], 40, 142, 12);
  sheet.text('Opening balance', 340, 142);
  sheet.text(`R ${rand(imprint.opening(period))}`, 555, 142, { align: 'right' });
  sheet.text('Closing balance', 340, 156);
  sheet.text(`R ${rand(imprint.closing(period))}`, 555, 156, { align: 'right' });
  flow.down(130);
  new Table(flow, imprint, { width: 260, leading: 10.5, gap: 3 }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD MMM'), 40], [lines, 90], [rand(imprint.amount(row)), 440, 'right'],
    [rand(imprint.balance(row)), 555, 'right'],
  ]);
}
