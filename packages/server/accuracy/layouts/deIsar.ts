import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const behind = (value: number): string => `${formatMoney(Math.abs(value), CONTINENTAL)} ${value < 0 ? '-' : '+'}`;

export const deIsar: Layout = {
  name: 'de-isar',
  bank: 'Isar Volkskasse',
  country: 'DE',
  description: 'dates DD.MM. across the new year, value day between text and amount, plus or minus apart behind each figure; balances in sentences with their day',
  features: ['trailing signs', 'partial-year dates', 'year crossing', 'value dates', 'multi-line descriptions', 'balance in a sentence', 'balance-carry-forward rows', 'glyph by glyph'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, runs: 'glyphs', producer: 'OSPlus Auszug' },
  plan: (random) => [
    {
      number: `DE${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      name: 'Privatgirokonto',
      currency: 'EUR',
      holder: 'Uwe Tiedemann',
      vocabulary: GERMAN,
      money: CONTINENTAL,
      ...acrossNewYear(random),
      count: [18, 42],
      lines: [1, 4],
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
  const flow = new Flow(sheet, {
    top: 240,
    nextTop: 110,
    bottom: 750,
    onPage: (page) => {
      sheet.text('Isar Volkskasse', 56, 50, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Kontoauszug 1 / Seite ${page}`, 540, 50, { align: 'right' });
      const top = page === 1 ? 206 : 86;
      headings(sheet, [['Datum', 56], ['Erläuterung', 100], ['Wert', 380], ['Betrag EUR', 540, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(54, top + 5, 548, top + 5);
    },
  });
  stack(sheet, [account.holder, 'Auenweg 12', '85354 Freising'], 56, 90, 12);
  sheet.text(`IBAN ${account.number}`, 330, 90);
  sheet.text(`Auszug vom ${formatDay(period.start, 'DD.MM.YYYY')} bis ${formatDay(period.end, 'DD.MM.YYYY')}`, 330, 104);
  sheet.text(`Kontostand am ${formatDay(period.start, 'DD.MM.YYYY')}, Auszug Nr. 12`, 100, flow.y);
  sheet.text(behind(imprint.opening(period)), 548, flow.y, { align: 'right' });
  flow.down(18);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 260);
    flow.need(lines.length * 11 + 5);
    sheet.text(formatDay(row.date, 'DD.MM.'), 56, flow.y);
    stack(sheet, lines, 100, flow.y, 11);
    sheet.text(formatDay(row.otherDate, 'DD.MM.'), 380, flow.y);
    sheet.text(behind(imprint.amount(row)), 548, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 11 + 5);
  }
  flow.need(30);
  sheet.text(`Kontostand am ${formatDay(period.end, 'DD.MM.YYYY')} um 20:03 Uhr`, 100, flow.y + 8, { font: 'Helvetica-Bold' });
  sheet.text(behind(imprint.closing(period)), 548, flow.y + 8, { align: 'right', font: 'Helvetica-Bold' });
}
