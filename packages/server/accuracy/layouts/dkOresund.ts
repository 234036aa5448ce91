import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, minusBehind } from '../generator/money.js';
import { headings, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

/** Booking date, text, interest date, amount with a minus behind it, balance; a pitch-12 line printer page without any rule. */
export const dkOresund = accountLayout({
  name: 'dk-oresund', bank: 'Øresund Sparekasse', country: 'DK', paper: { size: PAPER.a4, font: 'Mono', fontSize: 8, producer: 'SPKUDSKR' },
  features: ['trailing signs', 'value dates', 'partial-year dates', 'balance validation', 'no table boundaries', 'monospaced', 'interest section'],
  account: (random) => ({
    number: random.number('#### ##########'), name: 'Budgetkonto', currency: 'DKK', holder: 'Mette Holm',
    vocabulary: DANISH, money: CONTINENTAL, ...randomMonth(random), count: [18, 45], lines: [1, 2], scale: 7, overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const amount = (value: number, x: number): Cell => [minusBehind(value), x + (value < 0 ? 4.82 : 0), 'right'];
    const flow = new Flow(sheet, { top: 216, nextTop: 120, bottom: 770, headings: [194, 98] }, (page, top) => {
      sheet.text('Øresund Sparekasse', 60, 60, { font: 'Serif-Bold', size: 13 });
      sheet.text(`Kontoudskrift nr. 7       Side ${page}`, 540, 60, { align: 'right' });
      if (page === 1) {
        stack(sheet, [account.holder, 'Strandgade 4', '4600 Køge'], 60, 96, 11);
        sheet.text(`${account.name}  Konto ${account.number}  DKK`, 60, 150);
        sheet.text(`Perioden ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, 60, 162);
      }
      headings(sheet, [['Dato', 60], ['Tekst', 102], ['Rentedato', 330], ['Beløb', 455, 'right'], ['Saldo', 540, 'right']], top);
    });
    flow.line([['Saldo fra forrige udskrift', 102], amount(imprint.opening(period), 540)]);
    flow.down(13);
    new Table(flow, imprint, { width: 218, leading: 10.5, gap: 1.5, room: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM'), 60], [lines, 102], [formatDay(row.otherDate, 'DD.MM'), 330],
      amount(imprint.amount(row), 455), amount(imprint.balance(row), 540),
    ]);
    flow.need(60);
    flow.line([[`Saldo ${formatDay(period.end, 'DD.MM.YYYY')}`, 102, { font: 'Mono-Bold' }], amount(imprint.closing(period), 540)], { drop: 6 });
    sheet.text('Rentesatser: indlån 0,10 pct., overtræk 14,25 pct. fra 01.01. Beregnet rente i perioden 0,00', 60, flow.y + 34, { size: 7 });
  },
});
