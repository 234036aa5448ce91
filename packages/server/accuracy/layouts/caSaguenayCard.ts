import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { FRENCH } from '../generator/vocabulary/romance.js';

const dollars = moneyIn({ ...SPACED, group: '\u00a0', symbol: '$', symbolPlace: 'after-spaced' });

/**
 * French card statement: day and month as two small columns per date; numbered rows; CR behind payments; 1 234,56 $;
 * new year inside the period.
 */
export const caSaguenayCard = accountLayout({
  name: 'ca-saguenay-card', bank: 'Caisse du Saguenay', country: 'CA', paper: { size: PAPER.legal, font: 'Helvetica', fontSize: 8.5, producer: 'SaguDoc' },
  features: ['split or merged date columns', 'CR/DR suffix', 'inverted card signs', 'row numbers', 'partial-year dates', 'year crossing', 'posting-date selection', 'currency symbols in amounts', 'interest table'],
  account: (random) => ({
    number: random.number('5258 XXXX XXXX ####'), name: 'Visa Fjord', type: 'card', currency: 'CAD', holder: 'MME C LEFÈVRE',
    vocabulary: FRENCH, money: SPACED, ...acrossNewYear(random), count: [15, 50], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 330, nextTop: 110, bottom: 930, headings: [296, 78] }, (page, top) => {
      sheet.text('Caisse du Saguenay', 45, 54, { font: 'Helvetica-Bold', size: 14, color: '#006838' });
      sheet.text(`Relevé de compte   ${account.name}   ${account.number}   Page ${page}`, 567, 54, { align: 'right' });
      headings(sheet, [['Date de', 45], ["Date d'", 95]], top - 9, { size: 7 });
      headings(sheet, [['transaction', 45], ['inscription', 95]], top, { size: 7 });
      headings(sheet, [['J', 48], ['M', 68], ['J', 98], ['M', 118], ['N°', 150, 'right'], ['Description', 164], ['Montant', 567, 'right']], top + 10, { font: 'Helvetica-Bold', size: 7 });
      sheet.line(45, top + 14, 567, top + 14, { color: '#006838' });
    });
    stack(sheet, [account.holder, '14 RUE RACINE', 'CHICOUTIMI QC G7H 1P1'], 45, 96, 12);
    pairs(sheet, [
      ['Date du relevé', formatDay(period.end, 'D MMMM YYYY', 'fr')],
      ['Période', formatPeriod(period, 'D MMMM YYYY', ' au ', 'fr')],
      ['Solde précédent', dollars(-imprint.opening(period))],
      ['Paiements et crédits', `${dollars(imprint.credits(period))} CR`],
      ['Achats et frais', dollars(-imprint.debits(period))],
      ['Nouveau solde', dollars(-imprint.closing(period))],
      ['Paiement minimum dû', '10,00 $'],
      ["Date d'échéance", formatDay(addDays(period.end, 21), 'D MMMM YYYY', 'fr')],
    ], { x: 300, right: 567, y: 96, step: 15 });
    sheet.text("Taux d'intérêt annuel: achats 20,90 %, avances 20,90 %", 45, 246, { size: 7.5 });
    new Table(flow, imprint, { width: 300, oneLine: true, leading: 13, room: 1, otherDate: true }).rows(period.transactions, (row, lines, index) => {
      const amount = imprint.amount(row);
      return [
        [formatDay(row.otherDate, 'DD'), 46], [formatDay(row.otherDate, 'MM'), 66], [formatDay(row.date, 'DD'), 96],
        [formatDay(row.date, 'MM'), 116], [String(index + 1).padStart(3, '0'), 150, 'right'], [lines, 164],
        [dollars(Math.abs(amount)), 548, 'right'], amount > 0 && ['CR', 552],
      ];
    });
  },
});
