import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, minusBehind } from '../generator/money.js';
import { byDay, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * "Buchungsdatum: DD.MM.YYYY" as a line above the rows of a day; value day DD.MM without year; columns for burden and
 * favour with a minus behind the first; old and new balance as rows in them.
 */
export const deFinkenau = accountLayout({
  name: 'de-finkenau', bank: 'Finkenau Bank', country: 'DE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Compart DocBridge' },
  features: ['dates as headings', 'credit/debit columns', 'trailing signs', 'partial-year dates', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Girokonto Komfort', currency: 'EUR', holder: 'FRAU DR. ULRIKE HOLST',
    vocabulary: GERMAN, money: CONTINENTAL, ...randomMonth(random), count: [14, 44], lines: [2, 4],
  }),
  prints: { start: false, end: true },
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 280, nextTop: 110, bottom: 750, headings: [236, 84] }, (page, top) => {
      sheet.text('FINKENAU', 60, 50, { font: 'Helvetica-Bold', size: 16, color: '#b8860b' });
      sheet.text(`Kontoauszug vom ${formatDay(period.end, 'DD.MM.YYYY')}`, 535, 44, { align: 'right', font: 'Helvetica-Bold' });
      sheet.text(`Auszug-Nr. ${Number(period.end.slice(5, 7))}   Seite ${page}`, 535, 56, { align: 'right', size: 7.5 });
      const y = top;
      headings(sheet, [['Angaben zu den Umsätzen', 60], ['Valuta', 340], ['zu Ihren Lasten', 455, 'right'], ['zu Ihren Gunsten', 535, 'right']], y, { font: 'Helvetica-Bold', size: 8 });
      sheet.line(60, y + 4, 535, y + 4, { color: '#b8860b' });
      sheet.text('Finkenau Bank AG · Sitz Hamburg · HRB 000000 · Vorstand: A. Beispiel', 298, 815, { align: 'center', size: 6 });
    });
    stack(sheet, [account.holder, 'Elbchaussee 400', '22609 Hamburg'], 60, 110, 12);
    stack(sheet, [`IBAN: ${account.number}`, 'BIC: FINKDEHHXXX', `${account.name} in EUR`], 340, 110, 12);
    balanceLine(press, 256, 'Alter Kontostand', imprint.opening(period));
    for (const rows of byDay(period.transactions)) {
      flow.need(50);
      sheet.text(`Buchungsdatum: ${formatDay(rows[0]!.date, 'DD.MM.YYYY')}`, 60, flow.y, { font: 'Helvetica-Bold' });
      flow.down(13);
      new Table(flow, imprint, { width: 260, leading: 10.5, gap: 4, otherDate: true }).rows(rows, (row, lines) => [
        [lines, 60], [formatDay(row.otherDate, 'DD.MM'), 340], [minusBehind(imprint.amount(row)), row.amount < 0 ? 455 : 535, 'right'],
      ]);
    }
    flow.need(70);
    flow.line([['Summe der Umsätze', 60], [minusBehind(imprint.debits(period)), 455, 'right'], [minusBehind(imprint.credits(period)), 535, 'right']], { drop: 4 });
    balanceLine(press, flow.y + 20, `Neuer Kontostand vom ${formatDay(period.end, 'DD.MM.YYYY')}`, imprint.closing(period));
    stack(sheet, ['Folgenummer der Zinsabrechnung: 3 Sollzinssatz 11,25 % p.a. für 0 Tage', 'Bitte prüfen Sie diesen Auszug.'], 60, flow.y + 50, 11, { size: 7 });
  },
});

function balanceLine({ sheet }: AccountPress, y: number, label: string, value: number): void {
  sheet.text(label, 60, y, { font: 'Helvetica-Bold' });
  sheet.text(minusBehind(value), value < 0 ? 455 : 535, y, { align: 'right', font: 'Helvetica-Bold' });
}
