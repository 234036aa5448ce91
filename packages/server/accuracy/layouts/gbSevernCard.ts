import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const POUNDS = { ...ENGLISH, symbol: '£' };

export const gbSevernCard: Layout = {
  name: 'gb-severn-card',
  bank: 'Severn Card',
  country: 'GB',
  description: 'card with foreign purchases: original currency and rate in a second line and a column of its own; CR behind credits; balance from the previous statement is the first row',
  features: ['dual-currency display', 'CR/DR suffix', 'inverted card signs', 'posting-date selection', 'opening and closing as rows', 'two-digit years', 'interest table'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Severn Prints' },
  plan: (random) => [
    {
      number: `4929 **** **** ${random.digits(4)}`,
      name: 'Severn Platinum',
      type: 'card',
      currency: 'GBP',
      holder: 'MR T FARROW',
      vocabulary: BRITISH,
      money: ENGLISH,
      ...randomMonth(random),
      count: [14, 45],
      lines: [1, 1],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const owed = (value: number): string => formatMoney(Math.abs(value), POUNDS) + (value > 0 ? ' CR' : '');
  const flow = new Flow(sheet, {
    top: 290,
    nextTop: 96,
    bottom: 770,
    onPage: (page) => {
      sheet.circle(62, 48, 14, '#e0004d');
      sheet.circle(76, 48, 14, '#ff7ba5');
      sheet.text('severn card', 100, 53, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Page ${page}`, 550, 53, { align: 'right' });
      const top = page === 1 ? 256 : 72;
      headings(sheet, [['Received by us', 48], ['Transaction date', 118], ['Details', 190], ['Foreign amount', 440, 'right'], ['Amount (£)', 550, 'right']], top, { font: 'Helvetica-Bold', size: 7.5 });
      sheet.line(48, top + 5, 550, top + 5, { color: '#e0004d', width: 1 });
    },
  });
  stack(sheet, [account.holder, '2 Quay Street', 'Gloucester GL1 2TS'], 48, 104, 12);
  pairs(sheet, [
    ['Card number', account.number],
    ['Statement period', `${formatDay(period.start, 'D MMM YYYY')} to ${formatDay(period.end, 'D MMM YYYY')}`],
    ['Previous balance', owed(imprint.opening(period))],
    ['Credits received', formatMoney(imprint.credits(period), POUNDS)],
    ['New spending and charges', formatMoney(-imprint.debits(period), POUNDS)],
    ['Your new balance', owed(imprint.closing(period))],
    ['Credit limit', '£6,500.00'],
  ], { x: 320, right: 550, y: 104, step: 15 });
  sheet.text('Balance from previous statement', 190, flow.y);
  sheet.text(owed(imprint.derived(period, 'previous', period.opening)), 550, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 170).slice(0, 1);
    const isForeign = row.amount < 0 && row.kind === 'card' && random.chance(0.25);
    const currency = random.pick(['USD', 'EUR', 'JPY']);
    if (isForeign) lines.push(`Rate ${random.int(1, 160)}.${random.digits(4)} incl. 2.99% fee`);
    flow.need(lines.length * 10.5 + 4);
    sheet.text(formatDay(row.date, 'DD MMM YY'), 48, flow.y);
    sheet.text(formatDay(row.otherDate, 'DD MMM YY'), 118, flow.y);
    stack(sheet, lines, 190, flow.y, 10.5);
    if (isForeign) sheet.text(`${formatMoney(random.int(500, 90000), ENGLISH)} ${currency}`, 440, flow.y, { align: 'right' });
    const amount = imprint.amount(row);
    sheet.text(formatMoney(Math.abs(amount), ENGLISH) + (amount > 0 ? ' CR' : ''), 550, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10.5 + 3);
  }
  flow.need(70);
  sheet.text('Estimated interest next month £0.00. Simple annual rate: purchases 22.9%, cash 27.9%.', 48, flow.y + 20, { size: 7.5 });
}
