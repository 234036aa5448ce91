import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, spaced } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DANISH } from '../generator/vocabulary/germanic.js';

/**
 * Explanation first, then interest date, out of account, into account and book date at the far right; balances as
 * rows with their dates in the text; spaces between thousands; a customer-club line of sums of the year.
 */
export const noLofot = accountLayout({
  name: 'no-lofot', bank: 'Lofot Sparebank', country: 'NO', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Evry Print' },
  features: ['date at the right', 'value dates', 'partial-year dates', 'credit/debit columns', 'space grouping', 'year sums'],
  account: (random) => ({
    number: random.number('####.##.#####'), name: 'Brukskonto', currency: 'NOK', holder: 'KARI NORDHEIM',
    vocabulary: DANISH, money: SPACED, ...randomMonth(random), count: [16, 50], lines: [1, 1], scale: 8, overdraft: false,
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const flow = new Flow(sheet, { top: 252, nextTop: 110, bottom: 765 }, (page) => {
    sheet.text('Lofot Sparebank', 50, 48, { font: 'Helvetica-Bold', size: 14, color: '#003755' });
    sheet.text(`Kontoutskrift nr. ${Number(period.end.slice(5, 7))}   Side ${page} av 2`, 545, 46, { align: 'right' });
    const y = page === 1 ? 216 : 86;
    headings(sheet, [['Forklaring', 50], ['Rentedato', 320], ['Ut av konto', 430, 'right'], ['Inn på konto', 500, 'right'], ['Bokført', 515]], y, { font: 'Helvetica-Bold' });
  });
  stack(sheet, [account.holder, 'STRANDGATA 5', '8300 SVOLVÆR'], 50, 96, 11);
  stack(sheet, [`Kontonummer ${account.number}`, `${account.name} i NOK`, `Kontoutskrift for perioden ${formatPeriod(period, 'DD.MM.YYYY', ' - ')}`, `IBAN NO93 ${account.number.replace(/\D/g, '').slice(0, 4)} ${account.number.replace(/\D/g, '').slice(4, 8)} ${account.number.replace(/\D/g, '').slice(8)}`], 320, 96, 12);
  flow.line([[`Saldo fra kontoutskrift ${formatDay(addDays(period.start, -1), 'DD.MM.YYYY')}`, 50], [spaced(imprint.opening(period)), 500, 'right']], { font: 'Helvetica-Bold' });
  flow.down(14);
  new Table(flow, imprint, { width: 250, leading: 10.5, gap: 3, otherDate: true }).rows(period.transactions, (row, lines) => [
    [lines, 50], [formatDay(row.otherDate, 'DD.MM'), 320], debitCredit(spaced, imprint.amount(row), 430, 500), [formatDay(row.date, 'DD.MM'), 515],
  ]);
  flow.need(70);
  flow.line([[`Saldo i Deres favør ${formatDay(period.end, 'DD.MM.YYYY')}`, 50], [spaced(imprint.closing(period)), 500, 'right']], { font: 'Helvetica-Bold', drop: 3 });
  flow.down(30);
  sheet.text('Gebyrer hittil i år 245,00    Godskrevet rente hittil i år 12,40    Disponibelt beløp på konto inklusive kreditt 61 240,15', 50, flow.y, { size: 7 });
}
