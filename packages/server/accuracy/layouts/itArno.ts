import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { ITALIAN } from '../generator/vocabulary/romance.js';

/**
 * A quarter: operation and value date, bold title and small details, charges and credits unsigned under two-line
 * headings; opening and closing balance as rows; interest staircase and a list of charges behind.
 */
export const itArno = accountLayout({
  name: 'it-arno', bank: 'Banca dell\'Arno', country: 'IT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'Papyrus Italia' },
  features: ['credit/debit columns', 'value dates', 'interest table', 'fee table', 'multi-line descriptions', 'two-digit years'],
  account: (random) => ({
    number: random.number('####/########'), name: 'Conto corrente XMe', currency: 'EUR', holder: 'GENTILE SIG. LORENZO BARDI',
    vocabulary: ITALIAN, money: CONTINENTAL, ...quarter(random), count: [26, 66], lines: [2, 3],
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 288, nextTop: 118, bottom: 760, headings: [250, 84] }, (page, top) => {
      sheet.text('Banca dell\'Arno', 45, 48, { font: 'Times-Bold', size: 15, color: '#1f5130' });
      sheet.text(`Estratto conto al ${formatDay(period.end, 'DD.MM.YYYY')}`, 550, 44, { align: 'right' });
      sheet.text(`Pagina ${page} di 4`, 550, 56, { align: 'right', size: 7 });
      const y = top;
      headings(sheet, [['Data', 45], ['Data', 100], ['Descrizione delle operazioni', 155], ['Addebiti', 470, 'right'], ['Accrediti', 550, 'right']], y, { font: 'Helvetica-Bold' });
      headings(sheet, [['operazione', 45], ['valuta', 100], ['euro', 470, 'right'], ['euro', 550, 'right']], y + 9, { size: 7 });
    });
    stack(sheet, [account.holder, 'VIA DEI TIGLI 22', '50122 FIRENZE FI'], 330, 96, 11);
    sheet.text(`${account.name} n. ${account.number}`, 45, 160, { font: 'Helvetica-Bold', size: 10 });
    sheet.text(`Periodo dal ${formatPeriod(period, 'DD.MM.YYYY', ' al ')} - Divisa: EUR`, 45, 174);
    pairs(sheet, [
      ['Saldo iniziale', continental(imprint.opening(period))],
      ['Totale addebiti', continental(imprint.debits(period))],
      ['Totale accrediti', continental(imprint.credits(period))],
      ['Saldo finale', continental(imprint.closing(period))],
    ], { x: 45, right: 260, y: 192, step: 12 });
    sheet.text(formatDay(addDays(period.start, -1), 'DD.MM.YY'), 45, 274);
    sheet.text('Saldo iniziale', 155, 274, { font: 'Helvetica-Bold' });
    sheet.text(continental(imprint.opening(period)), 550, 274, { align: 'right', font: 'Helvetica-Bold' });
    for (const row of period.transactions) {
      const lines = [...fitted(sheet, row.lines.slice(0, 1), 240, { font: 'Helvetica-Bold' }), ...fitted(sheet, row.lines.slice(1), 240)];
      flow.need(lines.length * 9.5 + 4);
      flow.line([[formatDay(row.date, 'DD.MM.YY'), 45], [formatDay(row.otherDate, 'DD.MM.YY'), 100]]);
      lines.forEach((line, index) => sheet.text(line, 155, flow.y + index * 9.5, { font: index === 0 ? 'Helvetica-Bold' : 'Helvetica' }));
      sheet.text(continental(Math.abs(imprint.amount(row))), row.amount < 0 ? 470 : 550, flow.y, { align: 'right' });
      imprint.row(row, { lines, otherDate: true });
      flow.down(lines.length * 9.5 + 4);
    }
    flow.need(40);
    flow.line([
      [formatDay(period.end, 'DD.MM.YY'), 45], ['Saldo finale', 155, { font: 'Helvetica-Bold' }],
      [continental(imprint.closing(period)), 550, { align: 'right', font: 'Helvetica-Bold' }],
    ]);
    tables(press, flow);
  },
});

function tables({ sheet, period }: AccountPress, flow: Flow): void {
  flow.need(170);
  flow.down(30);
  sheet.text('Conteggio degli interessi', 45, flow.y, { font: 'Helvetica-Bold' });
  headings(sheet, [['dal', 45], ['al', 110], ['Saldo per valuta', 260, 'right'], ['giorni', 320, 'right'], ['tasso %', 390, 'right'], ['Numeri', 470, 'right'], ['Interessi', 550, 'right']], flow.down(13), { size: 7 });
  for (const [saldo, days, numbers, interest] of [['2.410,55', '18', '43.389', '0,01'], ['3.127,80', '30', '93.834', '0,03'], ['1.904,12', '42', '79.973', '0,02']] as const) {
    headings(sheet, [[formatDay(period.start, 'DD.MM.YY'), 45], [formatDay(period.end, 'DD.MM.YY'), 110], [saldo, 260, 'right'], [days, 320, 'right'], ['0,0100', 390, 'right'], [numbers, 470, 'right'], [interest, 550, 'right']], flow.down(11));
  }
  sheet.text('Competenze di liquidazione', 45, flow.down(24), { font: 'Helvetica-Bold' });
  pairs(sheet, [['Canone mensile conto', '18,00'], ['Imposta di bollo', '8,55'], ['Spese per operazione n. 12', '0,00'], ['Totale competenze', '26,55']], { x: 45, right: 260, y: flow.down(13), step: 11 });
}
