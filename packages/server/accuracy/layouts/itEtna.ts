import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { ITALIAN } from '../generator/vocabulary/romance.js';

/**
 * Quarter with day and month only ("05 03") in two date columns; Dare and Avere; balances as rows in words; interest
 * staircase table behind.
 */
export const itEtna = accountLayout({
  name: 'it-etna', bank: 'Banca Etnea', country: 'IT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Cedacri Stampe' },
  features: ['partial-year dates', 'spaces in dates', 'credit/debit columns', 'value dates', 'opening and closing as rows', 'totals row', 'interest table', 'multi-line descriptions', 'quarter'],
  account: (random) => ({
    number: random.number('####/########'), name: 'Conto ordinario', currency: 'EUR', holder: 'Sig.ra Agata Russo',
    vocabulary: ITALIAN, money: CONTINENTAL, ...quarter(random), count: [30, 60], lines: [1, 3], dateGap: 3,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const placed = (value: number): Cell => debitCredit(continental, value, 250, 330);
    const flow = new Flow(sheet, { top: 222, nextTop: 100, bottom: 760, headings: [196, 76] }, (page, top) => {
      sheet.text('BANCA ETNEA', 46, 48, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Foglio ${page}`, 550, 48, { align: 'right' });
      headings(sheet, [['Data', 46], ['Valuta', 100], ['Dare', 250, 'right'], ['Avere', 330, 'right'], ['Descrizione delle operazioni', 346]], top, { font: 'Helvetica-Bold' }, { from: 44, to: 552, below: 5 });
    });
    sheet.text(`Estratto conto n. ${account.number}`, 46, 84, { font: 'Helvetica-Bold', size: 11 });
    sheet.text(`dal ${formatPeriod(period, 'DD.MM.YYYY', ' al ')}    Valori in EUR`, 46, 100);
    stack(sheet, [account.holder, 'Via dei Crociferi 9', '95124 CATANIA'], 360, 120, 12);
    flow.line([['Saldo iniziale', 346, { font: 'Helvetica-Bold' }], placed(imprint.opening(period))]);
    flow.down(14);
    new Table(flow, imprint, { width: 200, leading: 10.5, gap: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD MM'), 46], [formatDay(row.otherDate, 'DD MM'), 100], placed(imprint.amount(row)), [lines, 346],
    ]);
    flow.need(110);
    sheet.line(44, flow.y - 6, 552, flow.y - 6);
    flow.line([
      ['Totale movimenti', 346, { font: 'Helvetica-Bold' }], [continental(-imprint.debits(period)), 250, 'right'],
      [continental(imprint.credits(period)), 330, 'right'],
    ], { drop: 6 });
    flow.line([['Saldo finale', 346, { font: 'Helvetica-Bold' }], placed(imprint.closing(period))], { drop: 20 });
    sheet.text('PROSPETTO COMPETENZE', 46, flow.y + 50, { font: 'Helvetica-Bold' });
    headings(sheet, [['Tasso', 46], ['Numeri', 200, 'right'], ['Interessi', 300, 'right']], flow.y + 64);
    headings(sheet, [['0,010%', 46], [`${random.int(100, 900)}.${random.digits(3)}`, 200, 'right'], ['0,00', 300, 'right']], flow.y + 77);
  },
});
