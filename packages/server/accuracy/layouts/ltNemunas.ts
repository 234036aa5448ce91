import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, moneyIn, spaced } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const signed = moneyIn({ ...SPACED, negative: 'true-minus', plus: '+' });

/**
 * Landscape; year first with dots; amount left of the text, the time under the date; the turnover of both sides as one
 * line under the table, in a rare language.
 */
export const ltNemunas = accountLayout({
  name: 'lt-nemunas', bank: 'Nemuno bankas', country: 'LT', paper: { size: [PAPER.a4[1], PAPER.a4[0]], font: 'Sans', fontSize: 8, producer: 'NB print' },
  features: ['uncommon language', 'landscape', 'date with time', 'amount before description', 'signed amounts', 'balance validation', 'totals under the table'],
  account: (random) => ({
    number: random.number('LT## #### #### #### ####'), name: 'Einamoji sąskaita', currency: 'EUR', holder: 'Rūta Kalnienė',
    vocabulary: { ...SOUTH_AFRICAN, cities: ['Vilnius', 'Kaunas', 'Palanga'] }, money: SPACED, ...randomMonth(random), count: [14, 46], lines: [1, 3],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 176, nextTop: 90, bottom: 530, headings: [154, 68] }, (page, top) => {
      sheet.text('Nemuno bankas', 60, 46, { font: 'Sans-Bold', size: 17, color: '#115e59' });
      sheet.text(`${page} psl.`, 780, 46, { align: 'right' });
      headings(sheet, [['Data', 60], ['Suma', 210, 'right'], ['Mokėjimo paskirtis', 240], ['Likutis', 780, 'right']], top, { font: 'Sans-Bold' });
    });
    sheet.text(`Sąskaitos išrašas ${formatPeriod(period, 'YYYY.MM.DD', ' - ')}`, 60, 76, { size: 10 });
    sheet.text(`${account.holder}, ${account.number}, EUR`, 60, 92);
    sheet.text(`Pradinis likutis: ${spaced(imprint.opening(period))}`, 60, 108);
    new Table(flow, imprint, { width: 380, leading: 10, leastLines: 2, gap: 5 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'YYYY.MM.DD'), 60], [row.time.slice(0, 5), 60, { color: '#777777', drop: 10 }],
      [signed(imprint.amount(row)), 210, 'right'], [lines, 240], [spaced(imprint.balance(row)), 780, 'right'],
    ]);
    flow.need(40);
    const turnover = `Apyvarta: gauta ${spaced(imprint.credits(period))}, išleista ${spaced(Math.abs(imprint.debits(period)))}`;
    sheet.text(turnover, 60, flow.y + 12);
    sheet.text(`Galutinis likutis: ${spaced(imprint.closing(period))}`, 60, flow.y + 28);
  },
});
