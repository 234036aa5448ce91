import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { SPACED, marked, spaced } from '../generator/money.js';
import { byDay, countCredits, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SWEDISH } from '../generator/vocabulary/germanic.js';

/**
 * A heading line with the booking day over its rows; plus or minus behind every amount; numbered rows with archive
 * codes; bilingual Finnish and Swedish.
 */
export const fiAurora = accountLayout({
  name: 'fi-aurora', bank: 'Aurora Osuuspankki', country: 'FI', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Tulostus 2000' },
  features: ['date as heading', 'trailing signs', 'row numbers', 'bilingual headers', 'bilingual descriptions', 'no running balance', 'totals with counts', 'partial-year dates'],
  account: (random) => ({
    number: random.number('FI## #### #### #### ##'), name: 'Käyttötili / Brukskonto', currency: 'EUR', holder: 'Lena Sjöberg',
    vocabulary: SWEDISH, money: SPACED, ...randomMonth(random), count: [18, 45], lines: [1, 3],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const signed = marked(spaced, '-', '+');
    const flow = new Flow(sheet, { top: 236, nextTop: 110, bottom: 780, headings: [208, 88] }, (page, top) => {
      sheet.text('AURORA', 50, 54, { font: 'Helvetica-Bold', size: 16, characterSpacing: 4 });
      sheet.text(`TILIOTE / KONTOUTDRAG     Sivu / Sida ${page}`, 545, 54, { align: 'right' });
      if (page === 1) {
        stack(sheet, [account.holder, 'Fyrvägen 12', '00160 HELSINGFORS'], 50, 92, 11);
        pairs(sheet, [['Tili / Konto', account.number], ['Ajalta / För tiden', formatPeriod(period, 'DD.MM.YYYY', '-')], ['Alkusaldo / Ingående saldo', signed(imprint.opening(period))]], { x: 260, right: 545, y: 92, step: 14 });
      }
      stack(sheet, ['Nro  Arkistointitunnus   Saaja/Maksaja  Selite', 'Nr   Arkiveringskod      Mottagare/Betalare  Förklaring'], 50, top - 8, 10, { size: 7.5 });
      sheet.text('EUR', 545, top, { align: 'right', size: 7.5 });
      sheet.line(50, top + 7, 545, top + 7);
    });
    const table = new Table(flow, imprint, { leading: 10.5, gap: 3, room: 14 });
    let number = 0;
    for (const day of byDay(period.transactions)) {
      flow.need(44);
      sheet.text(`Kirjauspäivä / Bokföringsdag ${formatDay(day[0]!.date, 'DD.MM.')}`, 76, flow.y, { font: 'Courier-Bold' });
      flow.down(13);
      table.rows(day, (row, lines) => [
        [String(++number).padStart(3), 50], [`${random.digits(8)}${random.letters(2)}`, 76], [lines, 190],
        [signed(imprint.amount(row)), 545, 'right'],
      ]);
    }
    flow.need(60);
    const credits = countCredits(period);
    pairs(sheet, [
      [`Panot / Insättningar ${credits} kpl/st`, signed(imprint.credits(period))],
      [`Otot / Uttag ${period.transactions.length - credits} kpl/st`, signed(imprint.debits(period))],
      ['Loppusaldo / Utgående saldo', signed(imprint.closing(period))],
    ], { x: 190, right: 545, y: flow.y + 14, step: 13 }, { font: 'Courier-Bold' });
  },
});
