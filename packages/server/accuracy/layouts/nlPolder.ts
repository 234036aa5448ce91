import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

const euros = moneyIn({ ...CONTINENTAL, symbol: '€', symbolPlace: 'before-spaced' });

/** Amount in the middle with Af or Bij in a column of its own; descriptions to its right in up to four lines; totals af and bij above. */
export const nlPolder = accountLayout({
  name: 'nl-polder', bank: 'Polderbank', country: 'NL', paper: { size: PAPER.a4, font: 'Condensed', fontSize: 8.5, producer: 'Polder PDF 1.0' },
  features: ['Af/Bij letters', 'description after the amount', 'multi-line descriptions', 'counterparty column', 'totals in the header'],
  account: (random) => ({
    number: random.number('NL## PLDR #### #### ##'), name: 'Betaalrekening', currency: 'EUR', holder: 'Mw J. van der Meer',
    vocabulary: DUTCH, money: CONTINENTAL, ...randomMonth(random), count: [24, 55], lines: [2, 4],
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 250, nextTop: 120, bottom: 780, headings: [228, 98] }, (page, top) => {
      sheet.rect(0, 0, 595, 8, { fill: '#e4572e' });
      sheet.text('polderbank', 48, 54, { font: 'Sans-Bold', size: 17, color: '#e4572e' });
      sheet.text(`Blad ${page}`, 547, 54, { align: 'right' });
      const head = { font: 'Condensed-Bold', size: 8.5 } as const;
      headings(sheet, [['Datum', 48], ['Bedrag', 160, 'right'], ['Af / Bij', 172], ['Naam / Omschrijving', 222]], top, head, { from: 48, to: 547, below: 5, color: '#e4572e', width: 1 });
      if (page === 1) drawSummary(press);
    });
    const table = new Table(flow, imprint, { leading: 10.5, gap: 4, room: 8 });
    for (const row of period.transactions) {
      table.row(row, ([first = '', ...rest]) => [
        [formatDay(row.date, 'DD-MM-YYYY'), 48], [continental(Math.abs(imprint.amount(row))), 160, 'right'], [row.amount < 0 ? 'Af' : 'Bij', 178],
        [first, 222, { font: 'Condensed-Bold' }], [rest, 222, { color: '#444444', drop: 10.5 }],
      ]);
      sheet.line(48, flow.y - 8, 547, flow.y - 8, { width: 0.2, color: '#cccccc' });
      flow.down(4);
    }
  },
});

function drawSummary({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text('Rekeningafschrift', 48, 92, { font: 'Sans-Bold', size: 13 });
  sheet.text(`${account.name} ${account.number} op naam van ${account.holder}`, 48, 108);
  sheet.text(`Periode ${formatPeriod(period, 'DD-MM-YYYY', ' t/m ')}`, 48, 121);
  const boxes: [string, string][] = [
    ['Beginsaldo', euros(imprint.opening(period))],
    ['Totaal af', euros(-imprint.debits(period))],
    ['Totaal bij', euros(imprint.credits(period))],
    ['Eindsaldo', euros(imprint.closing(period))],
  ];
  boxes.forEach(([label, value], index) => {
    const x = 48 + index * 126;
    sheet.rect(x, 142, 118, 46, { fill: '#fbeae5' });
    sheet.text(label, x + 8, 158, { size: 8, color: '#666666' });
    sheet.text(value, x + 8, 176, { font: 'Condensed-Bold', size: 11 });
  });
}
