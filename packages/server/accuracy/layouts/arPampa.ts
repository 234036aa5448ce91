import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { fitted, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...CONTINENTAL, negative: 'parentheses' } as const;

export const arPampa: Layout = {
  name: 'ar-pampa',
  bank: 'Banco de la Pampa Gringa',
  country: 'AR',
  description: 'money out in parentheses in one column; "SALDO AL" lines inside the table after each day; the page upside down by /Rotate 180; tax table at the end',
  features: ['rotated page', 'parentheses', 'balance rows inside the table', 'end-of-day balance', 'two-digit years', 'tax table', 'multiple tables'],
  paper: { size: PAPER.a4, rotate: 180, font: 'Condensed', fontSize: 8.5, producer: 'Resumen v3' },
  plan: (random) => [
    {
      number: `${random.digits(4)}-${random.digits(6)}/${random.int(0, 9)}`,
      name: 'Caja de Ahorro',
      currency: 'ARS',
      holder: 'JESÚS CORDERO',
      vocabulary: SPANISH,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [18, 45],
      lines: [1, 2],
      scale: 90,
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 210,
    nextTop: 104,
    bottom: 770,
    onPage: (page) => {
      sheet.text('Banco de la Pampa Gringa', 46, 54, { font: 'Serif-Bold', size: 14, color: '#2b6cb0' });
      sheet.text(`Resumen de cuenta - hoja ${page}`, 549, 54, { align: 'right' });
      const top = page === 1 ? 180 : 80;
      if (page === 1) {
        sheet.text(`${account.holder}  CUIT 20-${random.digits(8)}-3`, 46, 92);
        sheet.text(`${account.name} en pesos Nº ${account.number}`, 46, 106);
        sheet.text(`Período del ${formatDay(period.start, 'DD/MM/YYYY')} al ${formatDay(period.end, 'DD/MM/YYYY')}`, 46, 120);
      }
      headings(sheet, [['Fecha', 46], ['Concepto', 110], ['Comprobante', 390, 'right'], ['Importe $', 545, 'right']], top, { font: 'Condensed-Bold' });
      sheet.line(46, top + 5, 549, top + 5, { color: '#2b6cb0' });
    },
  });
  sheet.text('SALDO ANTERIOR', 110, flow.y, { font: 'Condensed-Bold' });
  sheet.text(formatMoney(imprint.opening(period), PESOS), 545, flow.y, { align: 'right', font: 'Condensed-Bold' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 210);
    flow.need(lines.length * 10.5 + 18);
    sheet.text(formatDay(row.date, 'DD/MM/YY'), 46, flow.y);
    stack(sheet, lines, 110, flow.y, 10.5);
    sheet.text(row.reference.slice(1, 8), 390, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.amount(row), PESOS), 545, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10.5 + 2);
    if (!isLastOfDay(period, row)) continue;
    sheet.text(`SALDO AL ${formatDay(row.date, 'DD/MM/YY')}`, 300, flow.y, { color: '#2b6cb0' });
    sheet.text(formatMoney(imprint.derived(period, `day ${row.date}`, row.balance), PESOS), 545, flow.y, { align: 'right', color: '#2b6cb0' });
    flow.down(14);
  }
  flow.need(60);
  sheet.text('SALDO FINAL', 110, flow.y, { font: 'Condensed-Bold' });
  sheet.text(formatMoney(imprint.closing(period), PESOS), 545, flow.y, { align: 'right', font: 'Condensed-Bold' });
  sheet.text('DETALLE IMPOSITIVO', 46, flow.y + 24, { font: 'Condensed-Bold' });
  headings(sheet, [['Impuesto Ley 25413 s/débitos', 46], [formatMoney(random.int(1000, 90000), CONTINENTAL), 300, 'right']], flow.y + 36);
  headings(sheet, [['Impuesto Ley 25413 s/créditos', 46], [formatMoney(random.int(1000, 90000), CONTINENTAL), 300, 'right']], flow.y + 47);
}
