import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, isLastOfDay, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...CONTINENTAL, decimals: 0 };

export const clAndes: Layout = {
  name: 'cl-andes',
  bank: 'Banco Andes Sur',
  country: 'CL',
  description: 'no decimals with dots for thousands (1.234.567); cheques, charges and deposits in three amount columns; balance at the day\'s end',
  features: ['zero decimals', 'three amount columns', 'end-of-day balance', 'cheque column', 'branch column', 'totals row', 'partial-year dates'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'CartolaPDF' },
  plan: (random) => [
    {
      number: `00-${random.digits(3)}-${random.digits(5)}-${random.digits(2)}`,
      name: 'Cuenta Corriente',
      currency: 'CLP',
      decimals: 0,
      holder: 'LUCIA PEÑA',
      vocabulary: SPANISH,
      money: PESOS,
      ...randomMonth(random),
      count: [20, 55],
      lines: [1, 1],
      scale: 900,
      weights: { cheque: 5 },
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 214,
    nextTop: 96,
    bottom: 740,
    onPage: (page) => {
      sheet.text('BANCO ANDES SUR', 40, 50, { font: 'Helvetica-Bold', size: 14, color: '#1d3c78' });
      sheet.text(`CARTOLA N° 18   HOJA ${page}`, 572, 50, { align: 'right' });
      const top = page === 1 ? 184 : 70;
      if (page === 1) {
        pairs(sheet, [['Sr(a)', account.holder], ['N° de cuenta', account.number], ['Moneda', 'PESOS CHILENOS'], ['Desde', formatDay(period.start, 'DD/MM/YYYY')], ['Hasta', formatDay(period.end, 'DD/MM/YYYY')]], { x: 40, right: 260, y: 84, step: 13 });
        pairs(sheet, [['SALDO INICIAL', formatMoney(imprint.opening(period), PESOS)], ['SALDO FINAL', formatMoney(imprint.closing(period), PESOS)]], { x: 340, right: 572, y: 84, step: 13 }, { font: 'Helvetica-Bold' });
      }
      sheet.rect(40, top - 12, 532, 28, { fill: '#e6ebf5' });
      headings(sheet, [['FECHA', 44], ['SUCURSAL', 82], ['DESCRIPCION', 140], ['N° DOCTO', 338, 'right'], ['CHEQUES', 396, 'right'], ['OTROS CARGOS', 458, 'right'], ['ABONOS', 514, 'right'], ['SALDO', 568, 'right']], top + 2, { font: 'Helvetica-Bold', size: 6.5 });
    },
  });
  for (const row of period.transactions) {
    flow.need(14);
    const lines = fitted(sheet, row.lines, 160).slice(0, 1);
    sheet.text(formatDay(row.date, 'DD/MM'), 44, flow.y);
    sheet.text(random.pick(['CENTRAL', 'LA FLORIDA', 'INTERNET']), 82, flow.y, { size: 7 });
    sheet.text(lines[0]!, 140, flow.y);
    sheet.text(row.checkNumber ?? row.reference.slice(1, 7), 338, flow.y, { align: 'right' });
    const x = row.amount > 0 ? 514 : row.kind === 'cheque' ? 396 : 458;
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), PESOS), x, flow.y, { align: 'right' });
    if (isLastOfDay(period, row)) sheet.text(formatMoney(imprint.balance(row), PESOS), 568, flow.y, { align: 'right' });
    imprint.row(row, { lines, checkNumber: true });
    flow.down(12.5);
  }
  flow.need(30);
  const cheques = period.transactions.filter((row) => row.kind === 'cheque').reduce((sum, row) => sum + row.amount, 0);
  sheet.line(340, flow.y - 6, 572, flow.y - 6);
  sheet.text('TOTALES', 140, flow.y + 6, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(-imprint.derived(period, 'cheques', cheques), PESOS), 396, flow.y + 6, { align: 'right' });
  sheet.text(formatMoney(-imprint.derived(period, 'otros', period.debits - cheques), PESOS), 458, flow.y + 6, { align: 'right' });
  sheet.text(formatMoney(imprint.credits(period), PESOS), 514, flow.y + 6, { align: 'right' });
}
