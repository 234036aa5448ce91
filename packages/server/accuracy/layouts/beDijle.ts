import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

/**
 * Numbered rows 0001; day and month in two columns; sign before or behind by a column of plus and minus; Dutch and
 * French headings; statement number changes nothing.
 */
export const beDijle = accountLayout({
  name: 'be-dijle', bank: 'Dijlebank / Banque de la Dyle', country: 'BE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, runs: 'words', producer: 'Isabel Print' },
  features: ['split or merged date columns', 'row numbers', 'detached sign column', 'bilingual headers', 'partial-year dates', 'year crossing', 'value dates', 'opening and closing as rows'],
  account: (random) => ({
    number: random.number('BE## #### #### ####'), name: 'Zichtrekening', currency: 'EUR', holder: 'F. EL AMRANI',
    vocabulary: DUTCH, money: CONTINENTAL, ...acrossNewYear(random), count: [16, 42], lines: [2, 4], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const amount = (value: number): Cell[] => [[continental(Math.abs(value)), 528, 'right'], [value < 0 ? '-' : '+', 540]];
    const flow = new Flow(sheet, { top: 208, nextTop: 104, bottom: 775, headings: [172, 76] }, (page, top) => {
      sheet.rect(48, 36, 497, 22, { fill: '#14323f' });
      sheet.text('DIJLEBANK · BANQUE DE LA DYLE', 56, 51, { color: '#ffffff', font: 'Helvetica-Bold' });
      sheet.text(`${String(page).padStart(3, '0')}`, 537, 51, { color: '#ffffff', align: 'right' });
      if (page === 1) {
        sheet.text(`Rekeninguittreksel / Extrait de compte  ${account.number}  EUR`, 48, 86, { font: 'Helvetica-Bold', size: 10 });
        sheet.text(`${account.holder}, Naamsestraat 40, 3000 Leuven`, 48, 102);
        sheet.text(`Van / Du ${formatPeriod(period, 'DD-MM-YYYY', ' tot / au ')}`, 48, 116);
      }
      const head = { font: 'Helvetica-Bold', size: 7 } as const;
      headings(sheet, [['Nr.', 48], ['Dag', 84], ['Mnd', 106], ['Omschrijving', 140], ['Valuta', 400], ['Bedrag', 528, 'right']], top, head);
      headings(sheet, [['N°', 48], ['Jour', 84], ['Mois', 106], ['Libellé', 140], ['Valeur', 400], ['Montant', 528, 'right']], top + 9, head);
      sheet.line(48, top + 13, 545, top + 13);
    });
    flow.line([[`Vorig saldo / Solde précédent ${formatDay(period.start, 'DD-MM-YYYY')}`, 140], ...amount(imprint.opening(period))], { font: 'Helvetica-Bold' });
    flow.down(16);
    new Table(flow, imprint, { width: 240, leading: 10.5, gap: 4, room: 5, otherDate: true }).rows(period.transactions, (row, lines, index) => [
      [String(index + 1).padStart(4, '0'), 48], [formatDay(row.date, 'DD'), 86], [formatDay(row.date, 'MM'), 108], [lines, 140],
      [formatDay(row.otherDate, 'DD-MM'), 400], ...amount(imprint.amount(row)),
    ]);
    flow.need(20);
    flow.line([[`Nieuw saldo / Nouveau solde ${formatDay(period.end, 'DD-MM-YYYY')}`, 140], ...amount(imprint.closing(period))], { font: 'Helvetica-Bold', drop: 4 });
  },
});
