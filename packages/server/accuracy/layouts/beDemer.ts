import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

const signed = (minor: number): string => `${minor < 0 ? '-' : '+'} ${continental(Math.abs(minor))}`;

/** A day alone on its line over numbered rows that show the day of interest only; now and then what the day ended with. */
export const beDemer = accountLayout({
  name: 'be-demer', bank: 'Demerbank', country: 'BE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Afschriften 2' },
  features: ['date as heading', 'value dates', 'row numbers', 'detached signs', 'end-of-day balance', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('BE## #### #### ####'), name: 'Plusrekening', currency: 'EUR', holder: 'DE SMET JAN',
    vocabulary: DUTCH, money: CONTINENTAL, ...randomMonth(random), count: [20, 44], lines: [1, 3],
  }),
  prints: { start: false, end: false },
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 184, nextTop: 96, bottom: 780, headings: [162, 74] }, (page, top) => {
      sheet.text('Demerbank', 48, 50, { font: 'Helvetica-Bold', size: 13, color: '#0088c8' });
      sheet.text(`${account.number}   blad ${page}`, 547, 50, { align: 'right' });
      headings(sheet, [['nr.', 48], ['Omschrijving', 90], ['Valuta', 400], ['Bedrag (EUR)', 547, 'right']], top, { font: 'Helvetica-Bold', size: 8 }, { from: 48, to: 547, below: 5 });
    });
    sheet.text(`${account.holder}, 3200 Aarschot`, 48, 84);
    sheet.text(`Saldo vorig afschrift op ${formatDay(period.start, 'DD-MM-YYYY')}`, 48, 120, { font: 'Helvetica-Bold' });
    sheet.text(`${signed(imprint.opening(period))} EUR`, 547, 120, { align: 'right', font: 'Helvetica-Bold' });
    const table = new Table(flow, imprint, { width: 290, leading: 11, gap: 4, otherDate: true });
    let number = 0;
    for (const day of byDay(period.transactions)) {
      flow.need(44);
      sheet.text(formatDay(day[0]!.date, 'DD-MM-YYYY'), 48, flow.y, { font: 'Helvetica-Bold' });
      flow.down(15);
      table.rows(day, (row, lines) => {
        number += 1;
        return [[String(number).padStart(4, '0'), 48], [lines, 90], [formatDay(row.otherDate, 'DD-MM'), 400], [signed(imprint.amount(row)), 547, 'right']];
      });
      if (random.chance(0.4)) {
        flow.need(16);
        const { date, balance } = day.at(-1)!;
        flow.line([[`Saldo op ${formatDay(date, 'DD-MM-YYYY')}`, 90], [signed(imprint.derived(period, `day ${date}`, balance)), 547, 'right']], { font: 'Helvetica-Oblique' });
        flow.down(15);
      }
      flow.down(3);
    }
    flow.need(30);
    flow.line([[`Nieuw saldo op ${formatDay(period.end, 'DD-MM-YYYY')}`, 48], [`${signed(imprint.closing(period))} EUR`, 547, 'right']], { font: 'Helvetica-Bold', drop: 10 });
  },
});
