import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { randomMonth, type LedgerAccount } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { headings, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const MONEY = { decimals: 2, group: "'", decimal: ',' };
const money = moneyIn(MONEY);

/**
 * English headings with 1'234,56 and French texts; euro and dollar accounts on pages of their own; securities held;
 * sign in the column before the amount.
 */
export const luMoselle: Layout = {
  name: 'lu-moselle', bank: 'Moselle Private', country: 'LU', paper: { size: PAPER.a4, font: 'Serif', fontSize: 8, producer: 'Temenos-like Print' },
  features: ['mixed locale', 'multi-currency', 'multiple accounts', 'holdings table', 'detached sign column', 'value dates', 'bilingual descriptions', 'no running balance', 'opening and closing as rows'],
  plan: (random) => {
    const month = randomMonth(random);
    const root = random.digits(7);
    const base = { holder: 'M PAUL AUBERT', vocabulary: FRENCH, money: MONEY, lines: [1, 3] as [number, number], scale: 3, ...month };
    return [
      { ...base, number: `${root}.001`, name: 'Current account EUR', currency: 'EUR', count: [10, 24] },
      { ...base, number: `${root}.002`, name: 'Current account USD', currency: 'USD', count: [3, 9] },
    ];
  },
  draw: (press) => {
    for (const account of press.accounts) drawAccount(press, account);
    drawHoldings(press);
  },
};

function drawAccount({ sheet, imprint }: Press, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  const signed = (value: number): Cell[] => [[value < 0 ? '-' : '+', 452], [money(Math.abs(value)), 545, 'right']];
  const flow = new Flow(sheet, { top: 190, nextTop: 190, bottom: 770 }, () => {
    sheet.text('MOSELLE PRIVATE', 50, 54, { font: 'Serif-Bold', size: 12, characterSpacing: 2 });
    sheet.text('Luxembourg', 50, 66, { font: 'Serif-Italic', size: 8 });
    sheet.text(`Statement of account ${account.number}`, 50, 106, { font: 'Serif-Bold', size: 11 });
    sheet.text(`${account.name}, ${account.holder}`, 50, 120);
    sheet.text(`${formatPeriod(period, 'DD.MM.YYYY', ' to ')}, amounts in ${account.currency}`, 50, 132);
    headings(sheet, [['Booked', 50], ['Description', 120], ['Value', 390], [account.currency, 545, 'right']], 166, { font: 'Serif-Bold' }, { from: 50, to: 545, below: 5 });
  });
  flow.line([[`Opening balance ${formatDay(period.start, 'DD.MM.YYYY')}`, 120], ...signed(imprint.opening(period))], { font: 'Serif-Bold' });
  flow.down(16);
  new Table(flow, imprint, { width: 250, leading: 10, gap: 6, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'DD.MM.YYYY'), 50], [lines, 120], [formatDay(row.otherDate, 'DD.MM.YYYY'), 390], ...signed(imprint.amount(row)),
  ]);
  flow.need(44);
  flow.line([['Total credits', 120], ...signed(imprint.credits(period))], { drop: 4 });
  flow.line([['Total debits', 120], ...signed(imprint.debits(period))], { drop: 16 });
  flow.line([[`Closing balance ${formatDay(period.end, 'DD.MM.YYYY')}`, 120], ...signed(imprint.closing(period))], { font: 'Serif-Bold', drop: 30 });
}

function drawHoldings({ sheet, random, accounts }: Press): void {
  const end = accounts[0]!.periods[0]!.end;
  sheet.addPage();
  sheet.text(`Securities held on ${formatDay(end, 'DD.MM.YYYY')}`, 50, 80, { font: 'Serif-Bold', size: 11 });
  headings(sheet, [['Security', 50], ['Quantity', 300, 'right'], ['Price', 390, 'right'], ['Value EUR', 545, 'right']], 104, { font: 'Serif-Bold' });
  ['Obligations Moselle 2,25 % 31.03.2031', 'Fonds Horizon Monde', 'Tidewater Systems Inc.'].forEach((name, index) => {
    const y = 122 + index * 14;
    sheet.text(name, 50, y);
    sheet.text(String(random.int(10, 900)), 300, y, { align: 'right' });
    sheet.text(money(random.int(900, 90000)), 390, y, { align: 'right' });
    sheet.text(money(random.int(90000, 9000000)), 545, y, { align: 'right' });
  });
}
