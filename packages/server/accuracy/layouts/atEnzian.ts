import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GERMAN } from '../generator/vocabulary/germanic.js';

/**
 * Credits first and debits after them in two lists with subtotals; month names; amounts without sign; IBAN and
 * reference lines under each text.
 */
export const atEnzian = accountLayout({
  name: 'at-enzian', bank: 'Enzian Volkskasse', country: 'AT', paper: { size: PAPER.a4, font: 'Serif', fontSize: 8, producer: 'Enzian Druckstraße' },
  features: ['sections give the sign', 'section totals', 'month names', 'multi-line descriptions', 'date format variations', 'marketing'],
  account: (random) => ({
    number: random.number('AT## #### #### #### ####'), name: 'Gehaltskonto', currency: 'EUR', holder: 'Klara Voß',
    vocabulary: GERMAN, money: CONTINENTAL, ...randomMonth(random), count: [16, 40], lines: [1, 4],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 262, nextTop: 100, bottom: 770 }, (page) => {
      sheet.text('Enzian', 50, 56, { font: 'Serif-Italic', size: 22, color: '#2a3f9d' });
      sheet.text('Volkskasse', 130, 56, { size: 11, color: '#2a3f9d' });
      sheet.text(`Auszug ${formatDay(period.end, 'MM')}/${page}`, 545, 56, { align: 'right' });
      if (page > 1) return;
      stack(sheet, [account.holder, 'Am Almweg 3', '6020 Innsbruck'], 50, 100, 12, { size: 9 });
      pairs(sheet, [
        ['IBAN', account.number],
        ['Zeitraum', `${formatDay(period.start, 'D. MMMM', 'de')} bis ${formatDay(period.end, 'D. MMMM YYYY', 'de')}`],
        ['Anfangssaldo EUR', continental(imprint.opening(period))],
        ['Summe Gutschriften EUR', continental(imprint.credits(period))],
        ['Summe Belastungen EUR', continental(imprint.debits(period))],
        ['Endsaldo EUR', continental(imprint.closing(period))],
      ], { x: 300, right: 545, y: 100, step: 15 });
      sheet.rect(50, 200, 495, 26, { fill: '#e9ecfa' });
      sheet.text('Jetzt Bausparen und bis 31. Dezember EUR 50,00 Bonus sichern! enzian.example/bausparen', 60, 216, { size: 8 });
    });
    for (const [title, isIn] of [['Gutschriften', true], ['Belastungen', false]] as const) {
      flow.need(60);
      sheet.text(title, 50, flow.y, { font: 'Serif-Bold', size: 11 });
      flow.down(15);
      headings(sheet, [['Buchungstag', 50], ['Text', 130], ['Betrag EUR', 545, 'right']], flow.y, { size: 7, color: '#555555' });
      flow.down(12);
      let total = 0;
      const table = new Table(flow, imprint, { width: 280, leading: 10, gap: 4, room: 5 });
      for (const row of period.transactions.filter((candidate) => candidate.amount > 0 === isIn)) {
        table.row(row, (lines) => [
          [formatDay(row.date, 'D. MMM YYYY', 'de'), 50], [lines, 130], [continental(Math.abs(imprint.amount(row))), 545, 'right'],
        ]);
        total += row.amount;
      }
      flow.need(24);
      flow.line([
        [`Zwischensumme ${title}`, 130], [continental(Math.abs(imprint.derived(period, title, total))), 545, 'right'],
      ], { font: 'Serif-Bold', drop: 4 });
      flow.down(32);
    }
  },
});
