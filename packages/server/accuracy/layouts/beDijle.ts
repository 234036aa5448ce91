import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { DUTCH } from '../generator/vocabulary/germanic.js';

export const beDijle = accountLayout({
  name: 'be-dijle',
  bank: 'Dijlebank / Banque de la Dyle',
  country: 'BE',
  description: 'numbered rows 0001; day and month in two columns; sign before or behind by a column of plus and minus; Dutch and French headings; statement number changes nothing',
  features: ['split or merged date columns', 'row numbers', 'detached sign column', 'bilingual headers', 'partial-year dates', 'year crossing', 'value dates', 'opening and closing as rows'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, runs: 'words', producer: 'Isabel Print' },
  account: (random) => ({
    number: random.number('BE## #### #### ####'), name: 'Zichtrekening', currency: 'EUR', holder: 'F. EL AMRANI',
    vocabulary: DUTCH, money: CONTINENTAL, ...acrossNewYear(random), count: [16, 42], lines: [2, 4], overdraft: true,
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  const amount = (value: number, y: number, font: 'Helvetica' | 'Helvetica-Bold' = 'Helvetica'): void => {
    sheet.text(continental(Math.abs(value)), 528, y, { align: 'right', font });
    sheet.text(value < 0 ? '-' : '+', 540, y, { font });
  };
  const flow = new Flow(sheet, { top: 208, nextTop: 104, bottom: 775 }, (page) => {
    sheet.rect(48, 36, 497, 22, { fill: '#14323f' });
    sheet.text('DIJLEBANK · BANQUE DE LA DYLE', 56, 51, { color: '#ffffff', font: 'Helvetica-Bold' });
    sheet.text(`${String(page).padStart(3, '0')}`, 537, 51, { color: '#ffffff', align: 'right' });
    const top = page === 1 ? 172 : 76;
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
  sheet.text(`Vorig saldo / Solde précédent ${formatDay(period.start, 'DD-MM-YYYY')}`, 140, flow.y, { font: 'Helvetica-Bold' });
  amount(imprint.opening(period), flow.y, 'Helvetica-Bold');
  flow.down(16);
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 240);
    flow.need(lines.length * 10.5 + 5);
    flow.line([[String(index + 1).padStart(4, '0'), 48], [formatDay(row.date, 'DD'), 86], [formatDay(row.date, 'MM'), 108]]);
    stack(sheet, lines, 140, flow.y, 10.5);
    sheet.text(formatDay(row.otherDate, 'DD-MM'), 400, flow.y);
    amount(imprint.amount(row), flow.y);
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10.5 + 4);
  });
  flow.need(20);
  sheet.text(`Nieuw saldo / Nouveau solde ${formatDay(period.end, 'DD-MM-YYYY')}`, 140, flow.y + 4, { font: 'Helvetica-Bold' });
  amount(imprint.closing(period), flow.y + 4, 'Helvetica-Bold');
}
