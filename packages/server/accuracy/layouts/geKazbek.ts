import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

const PLAIN = { ...ENGLISH, group: '' };
const RATES: [string, number][] = [['USD', 270], ['EUR', 295], ['GEL', 100], ['GEL', 100], ['TRY', 8]];

export const geKazbek: Layout = {
  name: 'ge-kazbek',
  bank: 'Kazbek Digital',
  country: 'GE',
  description: 'newest first: time under the date, price in the currency of the shop with its code, fee and amount in the account currency; no digit grouping',
  features: ['reverse order', 'dual-currency display', 'fee column', 'date with time', 'no digit grouping', 'multi-currency', 'landscape', 'balance validation', 'counterparty column'],
  paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7.5, producer: 'kazbek-pdf 3.4' },
  plan: (random) => [
    {
      number: `GE${random.digits(2)}KZ${random.digits(16)}`,
      name: 'Card account',
      currency: 'GEL',
      holder: 'NINO KAPANADZE',
      vocabulary: GULF,
      money: PLAIN,
      ...randomMonth(random),
      count: [22, 50],
      lines: [1, 1],
      scale: 3,
      dateGap: 0,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 190,
    nextTop: 80,
    bottom: 545,
    onPage: (page) => {
      sheet.text('kazbek', 40, 44, { font: 'Sans-Bold', size: 16, color: '#b3202c' });
      const top = page === 1 ? 166 : 60;
      headings(sheet, [['Date', 40], ['Counterparty', 110], ['Description', 260], ['Original amount', 508, 'right'], ['Ccy', 516], ['Fee', 584, 'right'], ['Amount, GEL', 680, 'right'], ['Balance, GEL', 790, 'right']], top, { font: 'Sans-Bold' });
      sheet.line(36, top + 5, 800, top + 5);
      sheet.text(`Statement generated electronically. ${page}`, 420, 575, { align: 'center', size: 6.5 });
    },
  });
  sheet.text('Account statement', 40, 70, { font: 'Sans-Bold', size: 12 });
  sheet.text(`Client: ${account.holder}`, 40, 88);
  sheet.text(`Account: ${account.number} (GEL)`, 40, 101);
  sheet.text(`Period: ${formatDay(period.start, 'DD.MM.YYYY')} – ${formatDay(period.end, 'DD.MM.YYYY')}`, 40, 114);
  sheet.text(`Opening balance: ${formatMoney(imprint.opening(period), PLAIN)} GEL`, 420, 88);
  sheet.text(`Closing balance: ${formatMoney(imprint.closing(period), PLAIN)} GEL`, 420, 101);
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 160);
    flow.need(Math.max(2, lines.length) * 9.5 + 5);
    sheet.text(formatDay(row.date, 'DD.MM.YYYY'), 40, flow.y);
    sheet.text(row.time, 40, flow.y + 9.5, { color: '#777777' });
    const party = row.kind === 'card' ? 'Merchant' : row.kind === 'fee' ? 'Kazbek Digital' : 'Private person';
    sheet.text(party, 110, flow.y);
    stack(sheet, lines, 260, flow.y, 9.5);
    const [code, rate] = row.kind === 'card' ? random.pick(RATES) : (['GEL', 100] as const);
    sheet.text(formatMoney(Math.round((row.amount * 100) / rate), PLAIN), 508, flow.y, { align: 'right' });
    sheet.text(code, 516, flow.y);
    sheet.text('0.00', 584, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.amount(row), PLAIN), 680, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), PLAIN), 790, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(Math.max(2, lines.length) * 9.5 + 5);
  }
}
