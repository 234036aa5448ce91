import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

const MINUS = { ...CONTINENTAL, negative: 'trailing' } as const;

export const dkSkagen: Layout = {
  name: 'dk-skagen',
  bank: 'Skagen Andelskasse',
  country: 'DK',
  description: 'dates D.M without zeros and without a year, over the new year; amount right before the balance without air; text first, dates in the second and third column',
  features: ['description first', 'date format variations', 'partial-year dates', 'year crossing', 'trailing signs', 'value dates', 'balance validation', 'no digit grouping under ten thousand'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'BEC Print' },
  plan: (random) => [
    {
      number: `${random.digits(4)} ${random.digits(10)}`,
      name: 'Budgetkonto',
      currency: 'DKK',
      holder: 'Ida Østergaard',
      vocabulary: DANISH,
      money: CONTINENTAL,
      ...acrossNewYear(random),
      count: [20, 50],
      lines: [1, 1],
      scale: 6,
      overdraft: true,
      dateGap: 2,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const money = (value: number, right: number, y: number): void => sheet.text(formatMoney(value, MINUS), value < 0 ? right + 3 : right, y, { align: 'right' });
  const flow = new Flow(sheet, {
    top: 210,
    nextTop: 100,
    bottom: 770,
    onPage: (page) => {
      sheet.text('Skagen Andelskasse', 50, 50, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Side ${page}`, 545, 50, { align: 'right' });
      headings(sheet, [['Tekst', 50], ['Bogført', 320, 'right'], ['Rentedato', 380, 'right'], ['Beløb', 465, 'right'], ['Saldo', 540, 'right']], page === 1 ? 186 : 76, { font: 'Helvetica-Bold' });
    },
  });
  sheet.text(`Kontoudskrift nr. 4   Konto ${account.number}   ${account.name}`, 50, 90);
  sheet.text(account.holder, 50, 104);
  sheet.text(`Periode ${formatDay(period.start, 'D. MMMM YYYY', 'da')} til ${formatDay(period.end, 'D. MMMM YYYY', 'da')}   Valuta DKK`, 50, 118);
  sheet.text('Overført fra forrige udskrift', 50, flow.y);
  money(imprint.opening(period), 540, flow.y);
  flow.down(16);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 210).slice(0, 1);
    flow.need(14);
    stack(sheet, lines, 50, flow.y, 11);
    sheet.text(formatDay(row.date, 'D.M'), 320, flow.y, { align: 'right' });
    sheet.text(formatDay(row.otherDate, 'D.M'), 380, flow.y, { align: 'right' });
    money(imprint.amount(row), 465, flow.y);
    money(imprint.balance(row), 540, flow.y);
    imprint.row(row, { lines, otherDate: true });
    flow.down(13);
  }
  flow.need(20);
  sheet.text('Udgående saldo', 50, flow.y + 6, { font: 'Helvetica-Bold' });
  money(imprint.closing(period), 540, flow.y + 6);
}
