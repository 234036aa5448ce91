import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const DOLLARS = { ...ENGLISH, symbol: '$' };

export const usLakeshorePending: Layout = {
  name: 'us-lakeshore-pending',
  bank: 'Lakeshore Digital',
  country: 'US',
  description: 'pending and reverted rows in tables shaped like the posted one; investments held; MM/DD/YYYY newest first; totals beside',
  features: ['pending table', 'reverted rows', 'holdings table', 'reverse order', 'signed amounts', 'balance validation', 'multiple tables', 'marketing'],
  paper: { size: PAPER.letter, font: 'Sans', fontSize: 8, producer: 'Chromium 120' },
  plan: (random) => [
    {
      number: `xxxxxx${random.digits(4)}`,
      name: 'Digital Checking',
      currency: 'USD',
      holder: 'Priya Nair',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [15, 40],
      lines: [1, 1],
    },
  ],
  draw,
};

function draw(press: Press): void {
  const { sheet, imprint, accounts } = press;
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 210,
    nextTop: 80,
    bottom: 740,
    onPage: (page) => {
      sheet.text('Lakeshore', 48, 52, { font: 'Sans-Bold', size: 14, color: '#0b7285' });
      sheet.text(`${page}`, 564, 768, { align: 'right', size: 7 });
    },
  });
  sheet.text(`${account.name} ${account.number}`, 48, 84, { font: 'Sans-Bold', size: 11 });
  sheet.text(`${account.holder} · ${formatDay(period.start, 'MM/DD/YYYY')} - ${formatDay(period.end, 'MM/DD/YYYY')}`, 48, 99);
  pairs(sheet, [
    ['Balance at start', formatMoney(imprint.opening(period), DOLLARS)],
    ['Money in', formatMoney(imprint.credits(period), DOLLARS)],
    ['Money out', formatMoney(imprint.debits(period), DOLLARS)],
    ['Balance at end', formatMoney(imprint.closing(period), DOLLARS)],
  ], { x: 48, right: 300, y: 124, step: 15 });
  sheet.text('Invite a friend and both get $75 by 12/31/2025.', 330, 124, { size: 7.5, color: '#0b7285' });
  drawOtherRows(press, flow, 'Pending transactions (not included in your balance)', 3, 'Pending');
  flow.need(60);
  sheet.text('Posted transactions', 48, flow.y, { font: 'Sans-Bold', size: 10 });
  flow.down(15);
  headings(sheet, [['Date', 48], ['Description', 120], ['Amount', 460, 'right'], ['Balance', 564, 'right']], flow.y, { font: 'Sans-Bold', size: 7 });
  flow.down(13);
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 240);
    flow.need(lines.length * 10.5 + 6);
    sheet.text(formatDay(row.date, 'MM/DD/YYYY'), 48, flow.y);
    stack(sheet, lines, 120, flow.y, 10.5);
    sheet.text(formatMoney(imprint.amount(row), DOLLARS), 460, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), DOLLARS), 564, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10.5 + 5);
  }
  flow.down(16);
  drawOtherRows(press, flow, 'Declined and reversed (no effect on your balance)', 2, 'Reversed');
  drawHoldings(press, flow);
}

function drawOtherRows({ sheet, random, accounts }: Press, flow: Flow, title: string, count: number, state: string): void {
  const period = accounts[0]!.periods[0]!;
  flow.need(70);
  sheet.text(title, 48, flow.y, { font: 'Sans-Bold', size: 10 });
  flow.down(15);
  for (let i = 0; i < count; i++) {
    sheet.text(formatDay(addDays(period.end, -random.int(0, 2)), 'MM/DD/YYYY'), 48, flow.y, { color: '#777777' });
    sheet.text(`${random.pick(AMERICAN.merchants)} ${state.toUpperCase()}`, 120, flow.y, { color: '#777777' });
    sheet.text(formatMoney(-random.int(300, 20000), DOLLARS), 460, flow.y, { align: 'right', color: '#777777' });
    sheet.text(state, 564, flow.y, { align: 'right', color: '#777777' });
    flow.down(14);
  }
  flow.down(14);
}

function drawHoldings({ sheet, random }: Press, flow: Flow): void {
  flow.need(80);
  sheet.text('Your investments with our partner', 48, flow.y, { font: 'Sans-Bold', size: 10 });
  flow.down(15);
  headings(sheet, [['Fund', 48], ['Shares', 300, 'right'], ['Price', 380, 'right'], ['Value', 460, 'right']], flow.y, { font: 'Sans-Bold', size: 7 });
  for (const fund of ['Harbor Index Fund', 'Tidewater Bond Fund']) {
    flow.down(13);
    sheet.text(fund, 48, flow.y);
    sheet.text(`${random.int(1, 99)}.${random.digits(3)}`, 300, flow.y, { align: 'right' });
    sheet.text(`$${random.int(10, 99)}.${random.digits(2)}`, 380, flow.y, { align: 'right' });
    sheet.text(`$${random.int(100, 999)}.${random.digits(2)}`, 460, flow.y, { align: 'right' });
  }
}
