import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, marked } from '../generator/money.js';
import { countCredits, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

/**
 * The letters Af or Bij in a column before the amount, day and month in a column with the booking code; grid of labels
 * above values; sheets of a yearly numbered statement.
 */
export const nlVecht = accountLayout({
  name: 'nl-vecht', bank: 'Vecht & Vaart Bank', country: 'NL', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'VVB Afschriften' },
  features: ['Af/Bij letters', 'partial-year dates', 'code column', 'grid summary', 'multi-line descriptions', 'counts', 'no running balance', 'totals in the header'],
  account: (random) => ({
    number: random.number('NL## VVBA #### #### ##'), name: 'Betaalrekening', currency: 'EUR', holder: 'F. El Amrani',
    vocabulary: DUTCH, money: CONTINENTAL, ...randomMonth(random), count: [18, 45], lines: [2, 4], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 256, nextTop: 110, bottom: 760, headings: [232, 86] }, (page, top) => {
      sheet.text('Vecht & Vaart Bank', 46, 48, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Blad ${page}`, 550, 48, { align: 'right' });
      headings(sheet, [['Datum', 46], ['Code', 90], ['Omschrijving', 126], ['Af/Bij', 440], ['Bedrag', 550, 'right']], top, { font: 'Helvetica-Bold' }, { from: 44, to: 552, below: 5 });
    });
    sheet.text(`Rekeningafschrift ${account.name}`, 46, 80, { font: 'Helvetica-Bold', size: 11 });
    sheet.text(`${account.number}   t.n.v. ${account.holder}`, 46, 96);
    sheet.text(formatPeriod(period, 'DD-MM-YYYY', ' t/m '), 46, 110);
    const signed = marked(continental, ' D', ' C');
    const credits = countCredits(period);
    headings(sheet, [['Vorig saldo', 46], ['Totaal af', 170], ['Totaal bij', 290], ['Nieuw saldo', 410]], 144, { font: 'Helvetica-Bold', size: 8 });
    headings(sheet, [[signed(imprint.opening(period)), 46], [continental(-imprint.debits(period)), 170], [continental(imprint.credits(period)), 290], [signed(imprint.closing(period)), 410]], 158);
    headings(sheet, [['Aantal af', 170], ['Aantal bij', 290]], 178, { font: 'Helvetica-Bold', size: 8 });
    headings(sheet, [[String(period.transactions.length - credits), 170], [String(credits), 290]], 191);
    new Table(flow, imprint, { width: 290, leading: 10.5, gap: 4 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD-MM'), 46], [row.kind === 'card' ? 'ba' : row.kind === 'atm' ? 'ga' : 'ov', 90], [lines, 126],
      [row.amount < 0 ? 'Af' : 'Bij', 440], [continental(Math.abs(imprint.amount(row))), 550, 'right'],
    ]);
  },
});
