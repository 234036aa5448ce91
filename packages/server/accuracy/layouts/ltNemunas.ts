import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const SIGNED = { ...SPACED, negative: 'true-minus', plus: '+' } as const;

export const ltNemunas: Layout = {
  name: 'lt-nemunas',
  bank: 'Nemuno bankas',
  country: 'LT',
  description: 'landscape; year first with dots; amount left of the text, the time under the date; the turnover of both sides as one line under the table, in a rare language',
  features: ['uncommon language', 'landscape', 'date with time', 'amount before description', 'signed amounts', 'balance validation', 'totals under the table'],
  paper: { size: [PAPER.a4[1], PAPER.a4[0]], font: 'Sans', fontSize: 8, producer: 'NB print' },
  plan: (random) => [
    {
      number: `LT${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'Einamoji sąskaita',
      currency: 'EUR',
      holder: 'Rūta Kalnienė',
      vocabulary: { ...SOUTH_AFRICAN, cities: ['Vilnius', 'Kaunas', 'Palanga'] },
      money: SPACED,
      ...randomMonth(random),
      count: [14, 46],
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
    top: 176,
    nextTop: 90,
    bottom: 530,
    onPage: (page) => {
      sheet.text('Nemuno bankas', 60, 46, { font: 'Sans-Bold', size: 17, color: '#115e59' });
      sheet.text(`${page} psl.`, 780, 46, { align: 'right' });
      headings(sheet, [['Data', 60], ['Suma', 210, 'right'], ['Mokėjimo paskirtis', 240], ['Likutis', 780, 'right']], page === 1 ? 154 : 68, { font: 'Sans-Bold' });
    },
  });
  sheet.text(`Sąskaitos išrašas ${formatDay(period.start, 'YYYY.MM.DD')} - ${formatDay(period.end, 'YYYY.MM.DD')}`, 60, 76, { size: 10 });
  sheet.text(`${account.holder}, ${account.number}, EUR`, 60, 92);
  sheet.text(`Pradinis likutis: ${formatMoney(imprint.opening(period), SPACED)}`, 60, 108);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 380);
    const height = Math.max(2, lines.length) * 10 + 5;
    flow.need(height);
    sheet.text(formatDay(row.date, 'YYYY.MM.DD'), 60, flow.y);
    sheet.text(row.time.slice(0, 5), 60, flow.y + 10, { color: '#777777' });
    sheet.text(formatMoney(imprint.amount(row), SIGNED), 210, flow.y, { align: 'right' });
    stack(sheet, lines, 240, flow.y, 10);
    sheet.text(formatMoney(imprint.balance(row), SPACED), 780, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(height);
  }
  flow.need(40);
  const turnover = `Apyvarta: gauta ${formatMoney(imprint.credits(period), SPACED)}, išleista ${formatMoney(Math.abs(imprint.debits(period)), SPACED)}`;
  sheet.text(turnover, 60, flow.y + 12);
  sheet.text(`Galutinis likutis: ${formatMoney(imprint.closing(period), SPACED)}`, 60, flow.y + 28);
}
