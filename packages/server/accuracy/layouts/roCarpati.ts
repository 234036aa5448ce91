import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

/** One column of amounts without any sign: only the balance beside it tells which way the money went; amounts left-aligned. */
export const roCarpati = accountLayout({
  name: 'ro-carpati', bank: 'Banca Carpaților', country: 'RO', paper: { size: PAPER.a4, font: 'Serif', fontSize: 8, producer: 'BC Extras' },
  features: ['unsigned amounts settled by the balance', 'uncommon language', 'left-aligned amounts', 'balance validation', 'month names', 'no table boundaries'],
  account: (random) => ({
    number: random.number('RO## BCAR #### #### #### ####'), name: 'Cont curent', currency: 'RON', holder: 'Ioana Mureșan',
    vocabulary: { ...SOUTH_AFRICAN, cities: ['Cluj', 'Iași', 'Brașov'] }, money: CONTINENTAL, ...randomMonth(random), count: [16, 40], lines: [1, 3], scale: 4,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 200, nextTop: 96, bottom: 780, headings: [176, 74] }, (page, top) => {
      sheet.text('Banca Carpaților', 50, 54, { font: 'Serif-Italic', size: 16, color: '#3b2f7f' });
      sheet.text(`pagina ${page}`, 545, 54, { align: 'right' });
      headings(sheet, [['Data', 50], ['Detalii tranzacție', 110], ['Suma', 390], ['Sold', 545, 'right']], top, { font: 'Serif-Bold' });
    });
    pairs(sheet, [
      ['Extras de cont', formatPeriod(period, 'DD.MM.YYYY', ' - ')],
      ['IBAN', account.number],
      ['Titular', account.holder],
      ['Sold inițial RON', continental(imprint.opening(period))],
      ['Sold final RON', continental(imprint.closing(period))],
    ], { x: 50, right: 330, y: 84, step: 14 });
    new Table(flow, imprint, { width: 260, leading: 10, gap: 6 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD.MM.YYYY'), 50], [lines, 110], [continental(Math.abs(imprint.amount(row))), 390],
      [continental(imprint.balance(row)), 545, 'right'],
    ]);
  },
});
