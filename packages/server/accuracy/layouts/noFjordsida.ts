import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { byDay, fitted, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

const KRONER = { ...SPACED, group: '\u00a0', negative: 'true-minus' } as const;

export const noFjordsida: Layout = {
  name: 'no-fjordsida',
  bank: 'Fjordsida Sparebank',
  country: 'NO',
  description: 'newest day first; each day a heading with its closing balance at the right, rows beneath without a date',
  features: ['date as heading', 'reverse order', 'end-of-day balance in the date heading', 'U+2212 minus', 'no-break space grouping', 'no table boundaries'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'Nettbank Utskrift 7' },
  plan: (random) => [
    {
      number: `${random.digits(4)} ${random.digits(2)} ${random.digits(5)}`,
      name: 'Brukskonto',
      currency: 'NOK',
      holder: 'Ingrid Haugland',
      vocabulary: DANISH,
      money: SPACED,
      ...randomMonth(random),
      count: [20, 45],
      lines: [1, 2],
      scale: 8,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 236,
    nextTop: 70,
    bottom: 780,
    onPage: (page) => sheet.text(`Fjordsida Sparebank  ·  Org.nr 999 111 222  ·  side ${page}`, 297, 815, { align: 'center', size: 7, color: '#777777' }),
  });
  sheet.text('fjordsida', 48, 60, { font: 'Sans-Bold', size: 18, color: '#0b5d6b' });
  sheet.text('Kontoutskrift', 48, 96, { font: 'Sans-Bold', size: 13 });
  sheet.text(`Konto ${account.number}   ${account.name}   Valuta ${account.currency}`, 48, 114);
  sheet.text(account.holder, 48, 128);
  sheet.text(`Periode ${formatDay(period.start, 'DD.MM.YYYY')} - ${formatDay(period.end, 'DD.MM.YYYY')}`, 48, 142);
  sheet.text('Inngående saldo', 48, 172);
  sheet.text(formatMoney(imprint.opening(period), KRONER), 300, 172, { align: 'right' });
  sheet.text('Utgående saldo', 48, 186);
  sheet.text(formatMoney(imprint.closing(period), KRONER), 300, 186, { align: 'right' });
  for (const day of byDay([...period.transactions].reverse())) {
    flow.need(46);
    sheet.rect(44, flow.y - 10, 508, 14, { fill: '#e6f1f2' });
    sheet.text(formatDay(day[0]!.date, 'D. MMMM YYYY', 'da'), 48, flow.y, { font: 'Sans-Bold' });
    const end = day[0]!;
    sheet.text('Saldo', 430, flow.y, { size: 7.5 });
    sheet.text(formatMoney(imprint.derived(period, `day ${end.date}`, end.balance), KRONER), 548, flow.y, { align: 'right', font: 'Sans-Bold' });
    flow.down(16);
    for (const row of day) {
      const lines = fitted(sheet, row.lines, 320);
      flow.need(lines.length * 11 + 4);
      stack(sheet, lines, 60, flow.y, 11);
      sheet.text(formatMoney(imprint.amount(row), KRONER), 548, flow.y, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 11 + 4);
    }
    flow.down(4);
  }
}
