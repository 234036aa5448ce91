import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/** Pending and reverted rows in tables shaped like the posted one; investments held; MM/DD/YYYY newest first; totals beside. */
export const usLakeshorePending = accountLayout({
  name: 'us-lakeshore-pending', bank: 'Lakeshore Digital', country: 'US', paper: { size: PAPER.letter, font: 'Sans', fontSize: 8, producer: 'Chromium 120' },
  features: ['pending table', 'reverted rows', 'holdings table', 'reverse order', 'signed amounts', 'balance validation', 'multiple tables', 'marketing'],
  account: (random) => ({
    number: random.number('xxxxxx####'), name: 'Digital Checking', currency: 'USD', holder: 'Priya Nair',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [15, 40], lines: [1, 1],
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 210, nextTop: 80, bottom: 740 }, (page) => {
      sheet.text('Lakeshore', 48, 52, { font: 'Sans-Bold', size: 14, color: '#0b7285' });
      sheet.text(`${page}`, 564, 768, { align: 'right', size: 7 });
    });
    sheet.text(`${account.name} ${account.number}`, 48, 84, { font: 'Sans-Bold', size: 11 });
    sheet.text(`${account.holder} · ${formatPeriod(period, 'MM/DD/YYYY', ' - ')}`, 48, 99);
    pairs(sheet, [
      ['Balance at start', dollars(imprint.opening(period))],
      ['Money in', dollars(imprint.credits(period))],
      ['Money out', dollars(imprint.debits(period))],
      ['Balance at end', dollars(imprint.closing(period))],
    ], { x: 48, right: 300, y: 124, step: 15 });
    sheet.text('Invite a friend and both get $75 by 12/31/2025.', 330, 124, { size: 7.5, color: '#0b7285' });
    drawOtherRows(press, flow, 'Pending transactions (not included in your balance)', 3, 'Pending');
    flow.need(60);
    sheet.text('Posted transactions', 48, flow.y, { font: 'Sans-Bold', size: 10 });
    flow.down(15);
    headings(sheet, [['Date', 48], ['Description', 120], ['Amount', 460, 'right'], ['Balance', 564, 'right']], flow.y, { font: 'Sans-Bold', size: 7 });
    flow.down(13);
    new Table(flow, imprint, { width: 240, leading: 10.5, gap: 5, room: 6 }).rows([...period.transactions].reverse(), (row, lines) => [
      [formatDay(row.date, 'MM/DD/YYYY'), 48], [lines, 120], [dollars(imprint.amount(row)), 460, 'right'],
      [dollars(imprint.balance(row)), 564, 'right'],
    ]);
    flow.down(16);
    drawOtherRows(press, flow, 'Declined and reversed (no effect on your balance)', 2, 'Reversed');
    drawHoldings(press, flow);
  },
});

function drawOtherRows({ sheet, random, period }: AccountPress, flow: Flow, title: string, count: number, state: string): void {
  flow.need(70);
  sheet.text(title, 48, flow.y, { font: 'Sans-Bold', size: 10 });
  flow.down(15);
  for (let i = 0; i < count; i++) {
    flow.line([
      [formatDay(addDays(period.end, -random.int(0, 2)), 'MM/DD/YYYY'), 48],
      [`${random.pick(AMERICAN.merchants)} ${state.toUpperCase()}`, 120], [dollars(-random.int(300, 20000)), 460, 'right'],
      [state, 564, 'right'],
    ], { color: '#777777' });
    flow.down(14);
  }
  flow.down(14);
}

function drawHoldings({ sheet, random }: AccountPress, flow: Flow): void {
  flow.need(80);
  sheet.text('Your investments with our partner', 48, flow.y, { font: 'Sans-Bold', size: 10 });
  flow.down(15);
  headings(sheet, [['Fund', 48], ['Shares', 300, 'right'], ['Price', 380, 'right'], ['Value', 460, 'right']], flow.y, { font: 'Sans-Bold', size: 7 });
  for (const fund of ['Harbor Index Fund', 'Tidewater Bond Fund']) {
    flow.down(13);
    flow.line([
      [fund, 48], [`${random.int(1, 99)}.${random.digits(3)}`, 300, 'right'],
      [`$${random.int(10, 99)}.${random.digits(2)}`, 380, 'right'], [`$${random.int(100, 999)}.${random.digits(2)}`, 460, 'right'],
    ]);
  }
}
