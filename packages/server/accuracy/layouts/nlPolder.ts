import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, formatMoney } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

export const nlPolder = accountLayout({
  name: 'nl-polder',
  bank: 'Polderbank',
  country: 'NL',
  description: 'amount in the middle with Af or Bij in a column of its own; descriptions to its right in up to four lines; totals af and bij above',
  features: ['Af/Bij letters', 'description after the amount', 'multi-line descriptions', 'counterparty column', 'totals in the header'],
  paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8.5, producer: 'Polder PDF 1.0' },
  account: (random) => ({
    number: random.number('NL## PLDR #### #### ##'), name: 'Betaalrekening', currency: 'EUR', holder: 'Mw J. van der Meer',
    vocabulary: DUTCH, money: CONTINENTAL, ...randomMonth(random), count: [24, 55], lines: [2, 4],
  }),
  draw,
});

function draw(press: AccountPress): void {
  const { sheet, imprint, period } = press;
  const flow = new Flow(sheet, { top: 250, nextTop: 120, bottom: 780 }, (page) => {
    sheet.rect(0, 0, 595, 8, { fill: '#e4572e' });
    sheet.text('polderbank', 48, 54, { font: 'Sans-Bold', size: 17, color: '#e4572e' });
    sheet.text(`Blad ${page}`, 547, 54, { align: 'right' });
    const top = page === 1 ? 228 : 98;
    const head = { font: 'Condensed-Bold', size: 8.5 } as const;
    sheet.text('Datum', 48, top, head);
    sheet.text('Bedrag', 160, top, { ...head, align: 'right' });
    sheet.text('Af / Bij', 172, top, head);
    sheet.text('Naam / Omschrijving', 222, top, head);
    sheet.line(48, top + 5, 547, top + 5, { color: '#e4572e', width: 1 });
    if (page === 1) drawSummary(press);
  });
  for (const row of period.transactions) {
    flow.need(row.lines.length * 10.5 + 8);
    flow.line([
      [formatDay(row.date, 'DD-MM-YYYY'), 48], [continental(Math.abs(imprint.amount(row))), 160, 'right'],
      [row.amount < 0 ? 'Af' : 'Bij', 178],
    ]);
    row.lines.forEach((line, index) => sheet.text(line, 222, flow.y + index * 10.5, index === 0 ? { font: 'Condensed-Bold' } : { color: '#444444' }));
    imprint.row(row, { lines: row.lines });
    flow.down(row.lines.length * 10.5 + 4);
    sheet.line(48, flow.y - 8, 547, flow.y - 8, { width: 0.2, color: '#cccccc' });
    flow.down(4);
  }
}

function drawSummary({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text('Rekeningafschrift', 48, 92, { font: 'Sans-Bold', size: 13 });
  sheet.text(`${account.name} ${account.number} op naam van ${account.holder}`, 48, 108);
  sheet.text(`Periode ${formatPeriod(period, 'DD-MM-YYYY', ' t/m ')}`, 48, 121);
  const boxes: [string, string][] = [
    ['Beginsaldo', formatMoney(imprint.opening(period), { ...CONTINENTAL, symbol: '€', symbolPlace: 'before-spaced' })],
    ['Totaal af', formatMoney(-imprint.debits(period), { ...CONTINENTAL, symbol: '€', symbolPlace: 'before-spaced' })],
    ['Totaal bij', formatMoney(imprint.credits(period), { ...CONTINENTAL, symbol: '€', symbolPlace: 'before-spaced' })],
    ['Eindsaldo', formatMoney(imprint.closing(period), { ...CONTINENTAL, symbol: '€', symbolPlace: 'before-spaced' })],
  ];
  boxes.forEach(([label, value], index) => {
    const x = 48 + index * 126;
    sheet.rect(x, 142, 118, 46, { fill: '#fbeae5' });
    sheet.text(label, x + 8, 158, { size: 8, color: '#666666' });
    sheet.text(value, x + 8, 176, { font: 'Condensed-Bold', size: 11 });
  });
}
