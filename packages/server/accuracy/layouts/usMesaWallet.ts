import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const PLAIN = { ...ENGLISH, symbol: '$' } as const;

export const usMesaWallet: Layout = {
  name: 'us-mesa-wallet',
  bank: 'Mesa Wallet',
  country: 'US',
  description: 'payment service: gross, fee and net of each payment, of which the net moves the balance; newest first; status column',
  features: ['fee column', 'gross and net amounts', 'reverse order', 'balance validation', 'status column', 'currency symbols in amounts'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Mesa Reports' },
  plan: (random) => [
    {
      number: `MW-${random.digits(9)}`,
      name: 'Business wallet',
      currency: 'USD',
      holder: 'PINE STREET CERAMICS',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [14, 40],
      lines: [1, 2],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 200,
    nextTop: 100,
    bottom: 730,
    onPage: (page) => {
      sheet.text('mesa', 48, 52, { font: 'Helvetica-Bold', size: 22, color: '#b45309' });
      sheet.text(`Page ${page}`, 564, 52, { align: 'right' });
      headings(sheet, [['Date', 48], ['Description', 110], ['Status', 290], ['Gross', 390, 'right'], ['Fee', 440, 'right'], ['Net', 502, 'right'], ['Balance', 564, 'right']], page === 1 ? 178 : 78, { font: 'Helvetica-Bold' });
    },
  });
  stack(sheet, ['PINE STREET CERAMICS', '410 PINE ST', 'FLAGSTAFF AZ 86001'], 48, 88, 11);
  sheet.text(`Wallet account ${account.number}`, 330, 88);
  sheet.text(`Activity ${formatDay(period.start, 'MM/DD/YYYY')} - ${formatDay(period.end, 'MM/DD/YYYY')}`, 330, 100);
  sheet.text(`Opening balance ${formatMoney(imprint.opening(period), PLAIN)}`, 330, 118);
  sheet.text(`Closing balance ${formatMoney(imprint.closing(period), PLAIN)}`, 330, 132);
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 170);
    flow.need(lines.length * 10 + 5);
    // Only money received pays a fee.
    const fee = row.amount > 0 && random.chance(0.7) ? random.int(15, 390) : 0;
    const net = imprint.amount(row);
    sheet.text(formatDay(row.date, 'MM/DD/YYYY'), 48, flow.y);
    stack(sheet, lines, 110, flow.y, 10);
    sheet.text('Completed', 290, flow.y);
    sheet.text(formatMoney(row.amount + fee, PLAIN), 390, flow.y, { align: 'right' });
    sheet.text(formatMoney(-fee, PLAIN), 440, flow.y, { align: 'right' });
    sheet.text(formatMoney(net, PLAIN), 502, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), PLAIN), 564, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10 + 5);
  }
}
