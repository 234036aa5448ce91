import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

/**
 * Booking day with the interest day in brackets under it; account facts and balances with + or - and the word CREDIT
 * in a grid above; money out before money in; statement sheets.
 */
export const nlRietveld = accountLayout({
  name: 'nl-rietveld', bank: 'Rietveld Bank', country: 'NL', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Canon Océ' },
  features: ['stacked dates', 'date in brackets', 'partial-year dates', 'credit/debit columns', 'grid of labels above values', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('##.##.##.###'), name: 'Privérekening', currency: 'EUR', holder: 'Hr J van der Laan',
    vocabulary: DUTCH, money: CONTINENTAL, ...acrossNewYear(random), count: [16, 46], lines: [2, 4],
  }),
  draw,
});

const side = (value: number): string => `${continental(Math.abs(value))} ${value < 0 ? '-/DEBET' : '+/CREDIT'}`;

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const flow = new Flow(sheet, { top: 250, bottom: 760 }, (page) => {
    sheet.text('Rietveld', 50, 50, { font: 'Helvetica-Bold', size: 15, color: '#005e5d' });
    sheet.text('Bankafschrift in EUR', 545, 46, { align: 'right', font: 'Helvetica-Bold' });
    sheet.text(account.holder, 50, 90);
    headings(sheet, [['Rekeningnummer', 50], ['Datum afschrift', 170], ['Vorig saldo', 280], ['Bladnr', 420], ['Volgnr', 480]], 140, { size: 7 });
    headings(sheet, [[account.number, 50], [formatDay(period.end, 'DD-MM-YYYY'), 170], [side(imprint.opening(period)), 280], [String(page), 420], ['002', 480]], 151);
    headings(sheet, [['Nieuw saldo', 280], ['Totaal bedrag af', 420], ['Totaal bedrag bij', 500]], 172, { size: 7 });
    headings(sheet, [[side(imprint.closing(period)), 280], [continental(-imprint.debits(period)), 420], [continental(imprint.credits(period)), 500]], 183);
    headings(sheet, [['Boekdatum', 50], ['Omschrijving', 120], ['Bedrag af', 450, 'right'], ['Bedrag bij', 540, 'right']], 218, { font: 'Helvetica-Bold' });
    headings(sheet, [['(Rentedatum)', 50], ['(debet)', 450, 'right'], ['(credit)', 540, 'right']], 228, { size: 7.5 });
  });
  new Table(flow, imprint, { width: 280, leading: 10.5, leastLines: 2, gap: 5, otherDate: true }).rows(period.transactions, (row, lines) => [
    [[formatDay(row.date, 'DD-MM'), `(${formatDay(row.otherDate, 'DD-MM')})`], 50], [lines, 120], debitCredit(continental, imprint.amount(row), 450, 540),
  ]);
}
