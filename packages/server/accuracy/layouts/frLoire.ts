import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const SIGNED = { ...SPACED, group: '\u202f', negative: 'minus', plus: '+', symbol: '€', symbolPlace: 'after-spaced' } as const;

export const frLoire: Layout = {
  name: 'fr-loire',
  bank: 'Loire Néobanque',
  country: 'FR',
  description: 'month headings, rows of two lines: name with amount on the first, day and method with the time on the second; balances only in the header',
  features: ['date under the description', 'date with time', 'month as heading', 'signed amounts', 'no table boundaries', 'no running balance', 'currency symbols in amounts', 'reverse order'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 9, producer: 'React-pdf' },
  plan: (random) => [
    {
      number: `FR${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(3)}`,
      name: 'Compte courant',
      currency: 'EUR',
      holder: 'Maëlle Guérin',
      vocabulary: FRENCH,
      money: SPACED,
      ...randomMonth(random),
      count: [15, 40],
      lines: [1, 1],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, { top: 240, nextTop: 70, bottom: 780, onPage: (page) => sheet.text(`Loire Néobanque SA, ACPR 99999 - page ${page}`, 297, 815, { size: 7, align: 'center' }) });
  sheet.text('loire', 50, 56, { font: 'Sans-Bold', size: 20 });
  sheet.text(`Relevé de compte du ${formatDay(period.start, 'D MMMM YYYY', 'fr')} au ${formatDay(period.end, 'D MMMM YYYY', 'fr')}`, 50, 90);
  sheet.text(account.holder, 50, 106);
  sheet.text(`IBAN ${account.number}`, 50, 120);
  headings(sheet, [['Solde de départ', 50], ['Entrées', 200], ['Sorties', 320], ['Solde de fin', 430]], 156, { size: 8 });
  headings(sheet, [[formatMoney(imprint.opening(period), SIGNED), 50], [formatMoney(imprint.credits(period), SIGNED), 200], [formatMoney(imprint.debits(period), SIGNED), 320], [formatMoney(imprint.closing(period), SIGNED), 430]], 172, { font: 'Sans-Bold' });
  sheet.text(formatDay(period.start, 'MMMM YYYY', 'fr'), 50, flow.y, { font: 'Sans-Bold', size: 11 });
  flow.down(22);
  for (const row of [...period.transactions].reverse()) {
    const lines = fitted(sheet, row.lines, 330);
    flow.need(lines.length * 12 + 22);
    stack(sheet, lines, 50, flow.y, 12);
    sheet.text(formatMoney(imprint.amount(row), SIGNED), 545, flow.y, { align: 'right' });
    sheet.text(`${formatDay(row.date, 'D MMMM', 'fr')} · ${row.time.slice(0, 5)}`, 50, flow.y + lines.length * 12, { size: 7.5, color: '#777777' });
    imprint.row(row, { lines });
    flow.down(lines.length * 12 + 20);
  }
}
