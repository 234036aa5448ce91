import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SWEDISH } from '../generator/vocabulary/germanic.js';

const signed = (minor: number): string => `${spaced(Math.abs(minor))}${minor < 0 ? '-' : '+'}`;

/** The day of booking over the rows, while each row prints two days of its own; rows numbered at the right, signs behind. */
export const fiSaimaa = accountLayout({
  name: 'fi-saimaa', bank: 'Saimaan Säästöpankki', country: 'FI', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Tiliote 4' },
  features: ['posting-date selection', 'date as heading', 'partial-year dates', 'value dates', 'trailing signs', 'reference column', 'row numbers', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('FI## #### #### #### ##'), name: 'Käyttötili', currency: 'EUR', holder: 'Liisa Korhonen',
    vocabulary: SWEDISH, money: SPACED, ...randomMonth(random), count: [18, 44], lines: [1, 3], overdraft: true,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 206, nextTop: 92, bottom: 780, headings: [170, 64] }, (page, top) => {
      sheet.text('SAIMAAN SÄÄSTÖPANKKI', 44, 48, { font: 'Sans-Bold', size: 12 });
      sheet.text(`TILIOTE   Sivu ${page}`, 551, 48, { align: 'right' });
      headings(sheet, [['Maksupäivä', 44], ['Arvopäivä', 104], ['Arkistointitunnus', 160], ['Saaja / Maksaja, Viesti', 262], ['Tap.nro', 440], ['Määrä', 551, 'right']], top, { size: 7 }, { from: 44, to: 551, below: 4 });
    });
    sheet.text(account.holder, 44, 84);
    sheet.text('00100 Helsinki', 44, 95);
    sheet.text(formatPeriod(period, 'DD.MM.YYYY', ' - '), 551, 84, { align: 'right' });
    sheet.text(`${account.name} ${account.number}   BIC SAIMFIHH   ${account.currency}`, 44, 130);
    flow.line([[`SALDO ${formatDay(period.start, 'DD.MM.YYYY')}`, 44], [signed(imprint.opening(period)), 551, 'right']], { font: 'Sans-Bold' });
    flow.down(18);
    const table = new Table(flow, imprint, { width: 168, leading: 10, gap: 4, otherDate: true });
    let number = 0;
    for (const day of byDay(period.transactions)) {
      flow.need(48);
      sheet.text(`KIRJAUSPÄIVÄ ${formatDay(day[0]!.date, 'DD.MM.YYYY')}`, 44, flow.y);
      flow.down(14);
      table.rows(day, (row, lines) => {
        number += 1;
        return [
          [formatDay(row.otherDate, 'DD.MM.'), 44], [formatDay(row.otherDate, 'DD.MM.'), 104], [`${formatDay(row.date, 'YYMMDD')}2588LV${random.digits(4)}`, 160],
          [lines, 262], [String(number), 440], [signed(imprint.amount(row)), 551, 'right'],
        ];
      });
      flow.down(4);
    }
    flow.need(30);
    flow.line([[`SALDO ${formatDay(period.end, 'DD.MM.YYYY')}`, 44], [signed(imprint.closing(period)), 551, 'right']], { font: 'Sans-Bold', drop: 6 });
  },
});
