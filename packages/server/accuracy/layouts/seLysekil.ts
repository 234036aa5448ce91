import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SWEDISH } from '../generator/vocabulary/germanic.js';

const MINUS = { ...SPACED, negative: 'minus' } as const;

export const seLysekil: Layout = {
  name: 'se-lysekil',
  bank: 'Lysekils Skärgårdsbank',
  country: 'SE',
  description: 'balance in the first column, then the amount, the text and two dates at the right; headings in two lines; summary under the table',
  features: ['balance first', 'dates at the right', 'signed amounts', 'stacked headings', 'totals under the table', 'space grouping', 'value dates', 'balance validation'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Kundutskick 4' },
  plan: (random) => [
    {
      number: `${random.digits(4)}-${random.digits(2)} ${random.digits(3)} ${random.digits(2)}`,
      name: 'Privatkonto',
      currency: 'SEK',
      holder: 'Lena Sjöberg',
      vocabulary: SWEDISH,
      money: SPACED,
      ...randomMonth(random),
      count: [20, 50],
      lines: [1, 1],
      scale: 8,
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
    top: 200,
    nextTop: 110,
    bottom: 770,
    onPage: (page) => {
      sheet.text('Lysekils Skärgårdsbank', 50, 50, { font: 'Sans-Bold', size: 13 });
      sheet.text(`Sida ${page}`, 545, 50, { align: 'right' });
      const top = page === 1 ? 166 : 76;
      headings(sheet, [['Saldo efter', 120, 'right'], ['Belopp', 210, 'right'], ['Text', 230], ['Bokförings-', 470, 'right'], ['Valuta-', 545, 'right']], top, { font: 'Sans-Bold' });
      headings(sheet, [['transaktion', 120, 'right'], ['SEK', 210, 'right'], ['datum', 470, 'right'], ['datum', 545, 'right']], top + 10, { font: 'Sans-Bold' });
      sheet.line(46, top + 15, 549, top + 15);
    },
  });
  sheet.text('Kontoutdrag', 50, 84, { font: 'Sans-Bold', size: 12 });
  sheet.text(`Kontonummer ${account.number}`, 50, 102);
  sheet.text(`Period ${formatDay(period.start, 'YYYY-MM-DD')} – ${formatDay(period.end, 'YYYY-MM-DD')}`, 50, 115);
  sheet.text(account.holder, 50, 128);
  for (const row of period.transactions) {
    flow.need(14);
    const line = sheet.wrap(row.lines[0]!, 170)[0]!;
    sheet.text(formatMoney(imprint.balance(row), MINUS), 120, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.amount(row), MINUS), 210, flow.y, { align: 'right' });
    sheet.text(line, 230, flow.y);
    sheet.text(formatDay(row.date, 'YYYY-MM-DD'), 470, flow.y, { align: 'right' });
    sheet.text(formatDay(row.otherDate, 'YYYY-MM-DD'), 545, flow.y, { align: 'right' });
    imprint.row(row, { lines: [line], otherDate: true });
    flow.down(13);
  }
  flow.need(70);
  const lines: [string, number][] = [['Ingående saldo', imprint.opening(period)], ['Summa insättningar', imprint.credits(period)], ['Summa uttag', imprint.debits(period)], ['Utgående saldo', imprint.closing(period)]];
  lines.forEach(([label, value], index) => {
    sheet.text(label, 50, flow.y + 14 + index * 13);
    sheet.text(`${formatMoney(value, MINUS)} SEK`, 260, flow.y + 14 + index * 13, { align: 'right' });
  });
}
