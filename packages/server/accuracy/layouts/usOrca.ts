import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const BOTH = (value: number): string => `${formatMoney(Math.abs(value), ENGLISH)}${value < 0 ? '-' : '+'}`;

export const usOrca: Layout = {
  name: 'us-orca',
  bank: 'Orca Sound Credit Union',
  country: 'US',
  description: 'balance left of the text; plus or minus behind every amount, which stands on the last line of its row; rows of information with 0.00; MM-DD across the new year',
  features: ['balance before the description', 'trailing signs', 'amount on the last line', 'zero-value information rows', 'partial-year dates', 'year crossing', 'multi-line descriptions', 'balance validation'],
  paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 9.5, producer: 'Episys 2021' },
  plan: (random) => [
    {
      number: random.digits(8),
      name: 'Share Draft',
      currency: 'USD',
      holder: 'SIGNE LINDQUIST',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...acrossNewYear(random),
      count: [24, 55],
      lines: [1, 3],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 222,
    nextTop: 100,
    bottom: 735,
    onPage: (page) => {
      sheet.text('Orca Sound Credit Union', 44, 50, { font: 'Times-Bold', size: 14 });
      sheet.text(`Member account ${account.number}   page ${page}`, 568, 50, { align: 'right' });
      const top = page === 1 ? 196 : 76;
      headings(sheet, [['Date', 44], ['Balance', 150, 'right'], ['Transaction description', 172], ['Amount', 560, 'right']], top, { font: 'Times-Bold' });
      sheet.line(44, top + 5, 568, top + 5);
    },
  });
  stack(sheet, [account.holder, '8 FERRY LANDING', 'ANACORTES WA 98221'], 60, 88, 12);
  sheet.text(`From ${formatDay(period.start, 'MM-DD-YYYY')} through ${formatDay(period.end, 'MM-DD-YYYY')}`, 360, 88);
  sheet.text('Beginning balance', 172, flow.y);
  sheet.text(formatMoney(imprint.opening(period), ENGLISH), 150, flow.y, { align: 'right' });
  flow.down(15);
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 270);
    flow.need(lines.length * 11.5 + 18);
    sheet.text(formatDay(row.date, 'MM-DD'), 44, flow.y);
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 150, flow.y, { align: 'right' });
    const last = stack(sheet, lines, 172, flow.y, 11.5);
    sheet.text(BOTH(imprint.amount(row)), 560, last, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 11.5 + 3);
    if (index !== 4 && index !== 11) return;
    sheet.text(formatDay(row.date, 'MM-DD'), 44, flow.y);
    sheet.text(formatMoney(row.balance, ENGLISH), 150, flow.y, { align: 'right' });
    sheet.text('Dividend rate changed to 0.15%', 172, flow.y);
    sheet.text('0.00', 556, flow.y, { align: 'right' });
    flow.down(14);
  });
  flow.need(20);
  sheet.text('Ending balance', 172, flow.y + 4, { font: 'Times-Bold' });
  sheet.text(formatMoney(imprint.closing(period), ENGLISH), 150, flow.y + 4, { align: 'right', font: 'Times-Bold' });
}
