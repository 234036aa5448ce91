import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Date, text and signed amount; the value day as "Wert: DD.MM.YYYY" in the text's second line; balances as sentences
 * with time and statement number; number of entries; legal notes behind.
 */
export const deMuehlbach = accountLayout({
  name: 'de-muehlbach', bank: 'Sparkasse Mühlbach', country: 'DE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'OSPlus Output' },
  features: ['signed amounts', 'multi-line descriptions', 'date in the text', 'balances as sentences', 'counts'],
  account: (random) => ({
    number: random.number('DE## #### #### #### #### ##'), name: 'Giro Direkt', currency: 'EUR', holder: 'Herrn Hartmut Kessler',
    vocabulary: GERMAN, money: CONTINENTAL, ...randomMonth(random), count: [16, 48], lines: [2, 5], overdraft: true,
  }),
  prints: { start: false, end: true },
  draw(press) {
    const { sheet, imprint, account, period, random } = press;
    const auszug = Number(period.end.slice(5, 7));
    const flow = new Flow(sheet, { top: 290, nextTop: 120, bottom: 745, headings: [246, 90] }, (page, top) => {
      sheet.text('Mühlbach', 56, 52, { font: 'Helvetica-Bold', size: 18, color: '#e2001a' });
      sheet.text(`Kontoauszug ${auszug}/${period.end.slice(0, 4)}`, 540, 48, { align: 'right', font: 'Helvetica-Bold', size: 11 });
      sheet.text(`Seite ${page} von 3`, 540, 61, { align: 'right', size: 8 });
      const y = top;
      headings(sheet, [['Datum', 56], ['Erläuterung', 120], ['Betrag EUR', 540, 'right']], y, { font: 'Helvetica-Bold' });
      sheet.line(56, y + 4, 540, y + 4);
      sheet.text('Sparkasse Mühlbach · Am Markt 4 · Vorstand: H. Erfunden, K. Niemand · HRA 0000 · USt-IdNr. DE000000000', 298, 812, { align: 'center', size: 6 });
    });
    stack(sheet, [account.holder, 'Lindenweg 14', '99084 Erfurt'], 56, 112, 12);
    stack(sheet, [`${account.name} ${account.number}`, 'BIC MUEHDEF1XXX', 'Kontoinhaber: Hartmut Kessler', 'Eingeräumter Kontokorrentkredit 2.500,00 EUR'], 320, 112, 12, { size: 8 });
    sheet.text(`Kontostand am ${formatDay(addDays(period.start, -1), 'DD.MM.YYYY')}, Auszug Nr. ${auszug === 1 ? 12 : auszug - 1}`, 120, 268, { font: 'Helvetica-Bold' });
    sheet.text(continental(imprint.opening(period)), 540, 268, { align: 'right', font: 'Helvetica-Bold' });
    for (const row of period.transactions) {
      const lines = fitted(sheet, [...row.lines.slice(0, 1), ...row.lines.slice(1)], 330);
      const isValued = row.otherDate !== row.date;
      if (isValued) lines.splice(1, 0, `Wert: ${formatDay(row.otherDate, 'DD.MM.YYYY')}`);
      flow.need(lines.length * 11 + 4);
      sheet.text(formatDay(row.date, 'DD.MM.YYYY'), 56, flow.y);
      stack(sheet, lines, 120, flow.y, 11);
      sheet.text(continental(imprint.amount(row)), 540, flow.y, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 11 + 5);
    }
    flow.need(130);
    sheet.line(56, flow.y - 6, 540, flow.y - 6);
    flow.line([
      [`Kontostand am ${formatDay(period.end, 'DD.MM.YYYY')} um 20:${random.int(10, 59)} Uhr`, 120],
      [continental(imprint.closing(period)), 540, 'right'],
    ], { font: 'Helvetica-Bold', drop: 8 });
    sheet.text(`Anzahl der Buchungen: ${period.transactions.length}`, 120, flow.y + 22);
    stack(sheet, ['Hinweise zum Kontoauszug', 'Bitte erheben Sie Einwendungen unverzüglich. Guthaben sind nach Maßgabe des Gesetzes bis 100.000 EUR geschützt.', 'Ihr Sparkassen-Privatkredit ab 6,99 % effektivem Jahreszins, z. B. 10.000,00 EUR in 84 Raten zu 151,40 EUR.'], 56, flow.y + 50, 12, { size: 7 });
  },
});
