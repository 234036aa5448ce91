import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { headings, isLastOfDay, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...CONTINENTAL, decimals: 0 };
const pesos = moneyIn(PESOS);

/** No decimals with dots for thousands (1.234.567); cheques, charges and deposits in three amount columns; balance at the day's end. */
export const clAndes = accountLayout({
  name: 'cl-andes', bank: 'Banco Andes Sur', country: 'CL', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'CartolaPDF' },
  features: ['zero decimals', 'three amount columns', 'end-of-day balance', 'cheque column', 'branch column', 'totals row', 'partial-year dates'],
  account: (random) => ({
    number: random.number('00-###-#####-##'), name: 'Cuenta Corriente', currency: 'CLP', decimals: 0, holder: 'LUCIA PEÑA',
    vocabulary: SPANISH, money: PESOS, ...randomMonth(random), count: [20, 55], lines: [1, 1], scale: 900, weights: { cheque: 5 },
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 214, nextTop: 96, bottom: 740, headings: [184, 70] }, (page, top) => {
      sheet.text('BANCO ANDES SUR', 40, 50, { font: 'Helvetica-Bold', size: 14, color: '#1d3c78' });
      sheet.text(`CARTOLA N° 18   HOJA ${page}`, 572, 50, { align: 'right' });
      if (page === 1) {
        pairs(sheet, [['Sr(a)', account.holder], ['N° de cuenta', account.number], ['Moneda', 'PESOS CHILENOS'], ['Desde', formatDay(period.start, 'DD/MM/YYYY')], ['Hasta', formatDay(period.end, 'DD/MM/YYYY')]], { x: 40, right: 260, y: 84, step: 13 });
        pairs(sheet, [['SALDO INICIAL', pesos(imprint.opening(period))], ['SALDO FINAL', pesos(imprint.closing(period))]], { x: 340, right: 572, y: 84, step: 13 }, { font: 'Helvetica-Bold' });
      }
      sheet.rect(40, top - 12, 532, 28, { fill: '#e6ebf5' });
      headings(sheet, [['FECHA', 44], ['SUCURSAL', 82], ['DESCRIPCION', 140], ['N° DOCTO', 338, 'right'], ['CHEQUES', 396, 'right'], ['OTROS CARGOS', 458, 'right'], ['ABONOS', 514, 'right'], ['SALDO', 568, 'right']], top + 2, { font: 'Helvetica-Bold', size: 6.5 });
    });
    new Table(flow, imprint, { width: 160, oneLine: true, leading: 12.5, room: 1.5, checkNumber: true }).rows(period.transactions, (row, lines) => {
      const x = row.amount > 0 ? 514 : row.kind === 'cheque' ? 396 : 458;
      return [
        [formatDay(row.date, 'DD/MM'), 44], [random.pick(['CENTRAL', 'LA FLORIDA', 'INTERNET']), 82, { size: 7 }], [lines, 140],
        [row.checkNumber ?? row.reference.slice(1, 7), 338, 'right'], [pesos(Math.abs(imprint.amount(row))), x, 'right'],
        isLastOfDay(period, row) && [pesos(imprint.balance(row)), 568, 'right'],
      ];
    });
    flow.need(30);
    const cheques = period.transactions.filter((row) => row.kind === 'cheque').reduce((sum, row) => sum + row.amount, 0);
    sheet.line(340, flow.y - 6, 572, flow.y - 6);
    flow.line([
      ['TOTALES', 140, { font: 'Helvetica-Bold' }], [pesos(-imprint.derived(period, 'cheques', cheques)), 396, 'right'],
      [pesos(-imprint.derived(period, 'otros', period.debits - cheques)), 458, 'right'], [pesos(imprint.credits(period)), 514, 'right'],
    ], { drop: 6 });
  },
});
