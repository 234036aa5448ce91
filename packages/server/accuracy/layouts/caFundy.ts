import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { countCredits, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

const OVERDRAWN = { ...ENGLISH, negative: 'detached' } as const;

export const caFundy: Layout = {
  name: 'ca-fundy',
  bank: 'Bay of Fundy Savings',
  country: 'CA',
  description: 'balance before the amount, DR and CR in a narrow column of their own between the two; only the headings show the dollar sign; counts beside the totals',
  features: ['credit/debit letters in their own column', 'balance before amount', 'currency symbol in header only', 'partial-year dates', 'year crossing', 'counts', 'balance validation'],
  paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 9.5, producer: 'Fundy Forms 4' },
  plan: (random) => [
    {
      number: `${random.digits(5)} ${random.digits(3)} ${random.digits(7)}`,
      name: 'Everyday Chequing',
      currency: 'CAD',
      holder: 'JORDAN LEBLANC',
      vocabulary: CANADIAN,
      money: ENGLISH,
      ...acrossNewYear(random),
      count: [15, 44],
      lines: [1, 2],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 244,
    nextTop: 112,
    bottom: 728,
    onPage: (page) => {
      sheet.text('BAY OF FUNDY SAVINGS', 54, 56, { font: 'Times-Bold', size: 15 });
      sheet.text(`Sheet ${page}`, 560, 56, { align: 'right' });
      headings(sheet, [['Date', 54], ['Balance ($)', 190, 'right'], ['Amount ($)', 300, 'right'], ['Particulars', 330]], page === 1 ? 222 : 90, { font: 'Times-Bold' });
    },
  });
  stack(sheet, ['JORDAN LEBLANC', '19 DULSE LANE', 'SAINT JOHN NB  E2L 4Z6'], 54, 96, 12);
  sheet.text(`Chequing account ${account.number}`, 330, 96);
  sheet.text(`From ${formatDay(period.start, 'MMM D, YYYY')} to ${formatDay(period.end, 'MMM D, YYYY')}`, 330, 108);
  const count = countCredits(period);
  const figures: [string, string][] = [
    ['Balance at start', formatMoney(imprint.opening(period), OVERDRAWN)],
    [`${count} deposits`, formatMoney(imprint.credits(period), ENGLISH)],
    [`${period.transactions.length - count} withdrawals`, formatMoney(Math.abs(imprint.debits(period)), ENGLISH)],
    ['Balance at end', formatMoney(imprint.closing(period), OVERDRAWN)],
  ];
  figures.forEach(([label, value], index) => {
    sheet.text(label, 330, 136 + index * 14);
    sheet.text(value, 560, 136 + index * 14, { align: 'right' });
  });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 230);
    flow.need(lines.length * 11 + 4);
    sheet.text(formatDay(row.date, 'DD MMM'), 54, flow.y);
    sheet.text(formatMoney(imprint.balance(row), OVERDRAWN), 190, flow.y, { align: 'right' });
    sheet.text(row.amount < 0 ? 'DR' : 'CR', 210, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), 300, flow.y, { align: 'right' });
    stack(sheet, lines, 330, flow.y, 11);
    imprint.row(row, { lines });
    flow.down(lines.length * 11 + 4);
  }
}
