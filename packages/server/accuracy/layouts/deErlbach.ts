import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, marked } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

const [LEADING, PADDING] = [10.5, 5];
const behind = marked(continental, ' S', ' H');

/** Dates in the middle of rows of two or three lines and figures at their top, with S or H behind; both balances as rows without a date. */
export const deErlbach = accountLayout({
  name: 'de-erlbach', bank: 'Erlbacher Spar- und Kreditbank eG', country: 'DE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'WeasyPrint 62.3' },
  features: ['cells in the middle of their rows', 'trailing signs', 'partial-year dates', 'value dates', 'multi-line descriptions', 'balance-carry-forward rows'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Kontokorrent', currency: 'EUR', holder: 'Frau Marlies Ebersbach',
    vocabulary: GERMAN, money: CONTINENTAL, ...randomMonth(random), count: [16, 36], lines: [2, 3], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 196, nextTop: 90, bottom: 770, headings: [172, 66] }, (page, top) => {
      sheet.text(`Blatt ${page}`, 540, 46, { align: 'right' });
      headings(sheet, [['Bu-Tag', 56], ['Wert', 106], ['Vorgang', 156], ['Betrag', 540, 'right']], top, { font: 'Helvetica-Bold' }, { from: 52, to: 544, below: 5 });
    });
    sheet.text('Erlbacher Spar- und Kreditbank eG', 52, 56, { font: 'Helvetica-Bold', size: 14 });
    stack(sheet, [account.holder, `IBAN: ${account.number}`, `Kontokorrent in EUR, Kontoauszug ${formatDay(period.start, 'MM/YYYY')}`], 52, 90, 12);
    flow.line([[`alter Kontostand vom ${formatDay(period.start, 'DD.MM.YYYY')}`, 156], [behind(imprint.opening(period)), 540, 'right']]);
    flow.down(LEADING + PADDING);
    new Table(flow, imprint, { width: 280, leading: LEADING, gap: PADDING }).rows(period.transactions, (row, lines) => {
      const drop = ((lines.length - 1) * LEADING) / 2;
      return [
        [formatDay(row.date, 'DD.MM.'), 56, { drop }], [formatDay(row.date, 'DD.MM.'), 106, { drop }], [lines, 156], [behind(imprint.amount(row)), 540, 'right'],
      ];
    });
    flow.need(20);
    flow.line([[`neuer Kontostand vom ${formatDay(period.end, 'DD.MM.YYYY')}`, 156, { font: 'Helvetica-Bold' }], [behind(imprint.closing(period)), 540, 'right']]);
  },
});
