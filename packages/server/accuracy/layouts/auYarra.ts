import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { byDay, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

const DOLLARS = { ...ENGLISH, symbol: '$', negative: 'minus' } as const;

export const auYarra: Layout = {
  name: 'au-yarra',
  bank: 'Yarra Online',
  country: 'AU',
  description: 'newest first with the date and the day\'s closing balance on the first row of a day only; pending list above; signed amounts with dollar signs',
  features: ['reverse order', 'date carry-forward', 'end-of-day balance', 'pending table', 'signed amounts', 'currency symbols in amounts', 'weekday dates', 'no table boundaries'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Chromium Skia/PDF' },
  plan: (random) => [
    {
      number: `${random.digits(3)}-${random.digits(3)} ${random.digits(8)}`,
      name: 'Spending',
      currency: 'AUD',
      holder: 'Bronte Kavanagh',
      vocabulary: AUSTRALIAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [20, 50],
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
    top: 330,
    nextTop: 80,
    bottom: 780,
    onPage: (page) => sheet.text(`Yarra Online is an invented bank. AFSL 999999. ${page}`, 297, 815, { size: 7, align: 'center' }),
  });
  sheet.text('yarra', 46, 54, { font: 'Helvetica-Bold', size: 20, color: '#5a2ca0' });
  sheet.text(`${account.name} account  BSB and account number ${account.number}`, 46, 84);
  sheet.text(account.holder, 46, 98);
  sheet.text(`Transactions from ${formatDay(period.start, 'D MMM YYYY')} to ${formatDay(period.end, 'D MMM YYYY')}`, 46, 112);
  sheet.text(`Opening balance ${formatMoney(imprint.opening(period), DOLLARS)} AUD`, 46, 134);
  sheet.text(`Closing balance ${formatMoney(imprint.closing(period), DOLLARS)} AUD`, 300, 134);
  sheet.text('Pending transactions', 46, 170, { font: 'Helvetica-Bold', size: 11 });
  for (const index of [0, 1, 2]) {
    sheet.text(formatDay(period.end, 'EE D MMM YYYY'), 46, 190 + index * 14);
    sheet.text(random.pick(['NOODLE LANTERN HOBART', 'KESTREL FUEL GEELONG', 'STREAMBOX']), 140, 190 + index * 14);
    sheet.text(`-$${random.int(3, 90)}.${random.digits(2)}`, 440, 190 + index * 14, { align: 'right' });
  }
  sheet.text('Posted transactions', 46, 290, { font: 'Helvetica-Bold', size: 11 });
  headings(sheet, [['Date', 46], ['Details', 140], ['Amount', 440, 'right'], ['Balance', 548, 'right']], 310, { font: 'Helvetica-Bold' });
  for (const day of byDay([...period.transactions].reverse())) {
    day.forEach((row, index) => {
      const lines = fitted(sheet, row.lines, 210);
      flow.need(lines.length * 11 + 4);
      if (index === 0) sheet.text(formatDay(row.date, 'EE D MMM YYYY'), 46, flow.y);
      stack(sheet, lines, 140, flow.y, 11);
      sheet.text(formatMoney(imprint.amount(row), DOLLARS), 440, flow.y, { align: 'right' });
      if (index === 0) sheet.text(formatMoney(imprint.balance(row), DOLLARS), 548, flow.y, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 11 + 4);
    });
  }
}
