import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, moneyIn } from '../generator/money.js';
import { headings, isLastOfDay } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const pesos = moneyIn({ ...CONTINENTAL, negative: 'parentheses' });

/**
 * Money out in parentheses in one column; "SALDO AL" lines inside the table after each day; the page upside down by
 * /Rotate 180; tax table at the end.
 */
export const arPampa = accountLayout({
  name: 'ar-pampa', bank: 'Banco de la Pampa Gringa', country: 'AR', paper: { size: PAPER.a4, rotate: 180, font: 'Condensed', fontSize: 8.5, producer: 'Resumen v3' },
  features: ['rotated page', 'parentheses', 'balance rows inside the table', 'end-of-day balance', 'two-digit years', 'tax table', 'multiple tables'],
  account: (random) => ({
    number: `${random.digits(4)}-${random.digits(6)}/${random.int(0, 9)}`, name: 'Caja de Ahorro', currency: 'ARS', holder: 'JESÚS CORDERO',
    vocabulary: SPANISH, money: CONTINENTAL, ...randomMonth(random), count: [18, 45], lines: [1, 2], scale: 90, overdraft: true,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 210, nextTop: 104, bottom: 770, headings: [180, 80] }, (page, top) => {
      sheet.text('Banco de la Pampa Gringa', 46, 54, { font: 'Serif-Bold', size: 14, color: '#2b6cb0' });
      sheet.text(`Resumen de cuenta - hoja ${page}`, 549, 54, { align: 'right' });
      if (page === 1) {
        sheet.text(`${account.holder}  CUIT 20-${random.digits(8)}-3`, 46, 92);
        sheet.text(`${account.name} en pesos Nº ${account.number}`, 46, 106);
        sheet.text(`Período del ${formatPeriod(period, 'DD/MM/YYYY', ' al ')}`, 46, 120);
      }
      headings(sheet, [['Fecha', 46], ['Concepto', 110], ['Comprobante', 390, 'right'], ['Importe $', 545, 'right']], top, { font: 'Condensed-Bold' }, { from: 46, to: 549, below: 5, color: '#2b6cb0' });
    });
    flow.line([['SALDO ANTERIOR', 110], [pesos(imprint.opening(period)), 545, 'right']], { font: 'Condensed-Bold' });
    flow.down(14);
    const table = new Table(flow, imprint, { width: 210, leading: 10.5, gap: 2, room: 18 });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'DD/MM/YY'), 46], [lines, 110], [row.reference.slice(1, 8), 390, 'right'],
        [pesos(imprint.amount(row)), 545, 'right'],
      ]);
      if (!isLastOfDay(period, row)) continue;
      flow.line([
        [`SALDO AL ${formatDay(row.date, 'DD/MM/YY')}`, 300],
        [pesos(imprint.derived(period, `day ${row.date}`, row.balance)), 545, 'right'],
      ], { color: '#2b6cb0' });
      flow.down(14);
    }
    flow.need(60);
    flow.line([['SALDO FINAL', 110], [pesos(imprint.closing(period)), 545, 'right']], { font: 'Condensed-Bold' });
    sheet.text('DETALLE IMPOSITIVO', 46, flow.y + 24, { font: 'Condensed-Bold' });
    headings(sheet, [['Impuesto Ley 25413 s/débitos', 46], [continental(random.int(1000, 90000)), 300, 'right']], flow.y + 36);
    headings(sheet, [['Impuesto Ley 25413 s/créditos', 46], [continental(random.int(1000, 90000)), 300, 'right']], flow.y + 47);
  },
});
