import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

export const roCarpati: Layout = {
  name: 'ro-carpati',
  bank: 'Banca Carpaților',
  country: 'RO',
  description: 'one column of amounts without any sign: only the balance beside it tells which way the money went; amounts left-aligned',
  features: ['unsigned amounts settled by the balance', 'uncommon language', 'left-aligned amounts', 'balance validation', 'month names', 'no table boundaries'],
  paper: { size: PAPER.a4, font: 'Serif', fontSize: 8, producer: 'BC Extras' },
  plan: (random) => [
    {
      number: `RO${random.digits(2)} BCAR ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'Cont curent',
      currency: 'RON',
      holder: 'Ioana Mureșan',
      vocabulary: { ...SOUTH_AFRICAN, cities: ['Cluj', 'Iași', 'Brașov'] },
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [16, 40],
      lines: [1, 3],
      scale: 4,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 200,
    nextTop: 96,
    bottom: 780,
    onPage: (page) => {
      sheet.text('Banca Carpaților', 50, 54, { font: 'Serif-Italic', size: 16, color: '#3b2f7f' });
      sheet.text(`pagina ${page}`, 545, 54, { align: 'right' });
      headings(sheet, [['Data', 50], ['Detalii tranzacție', 110], ['Suma', 390], ['Sold', 545, 'right']], page === 1 ? 176 : 74, { font: 'Serif-Bold' });
    },
  });
  pairs(sheet, [
    ['Extras de cont', `${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`],
    ['IBAN', account.number],
    ['Titular', account.holder],
    ['Sold inițial RON', formatMoney(imprint.opening(period), CONTINENTAL)],
    ['Sold final RON', formatMoney(imprint.closing(period), CONTINENTAL)],
  ], { x: 50, right: 330, y: 84, step: 14 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 260);
    flow.need(lines.length * 10 + 6);
    sheet.text(formatDay(row.date, 'DD.MM.YYYY'), 50, flow.y);
    stack(sheet, lines, 110, flow.y, 10);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), CONTINENTAL), 390, flow.y);
    sheet.text(formatMoney(imprint.balance(row), CONTINENTAL), 545, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10 + 6);
  }
}
