import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...ENGLISH, symbol: '$', negative: 'none' } as const;
const pesos = moneyIn(PESOS);
const owed = moneyIn({ ...PESOS, negative: 'minus' });

/**
 * Card: a sign of its own column before the amount (+ for purchases, - for payments), DD-MMM dates, instalment plan
 * table before the rows, taxes table behind.
 */
export const mxSonoraCard = accountLayout({
  name: 'mx-sonora-card', bank: 'Tarjetas Sonora', country: 'MX', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Quadient Inspire' },
  features: ['inverted card signs', 'detached sign column', 'partial-year dates', 'year crossing', 'instalment table', 'posting-date selection', 'tax table', 'date format variations'],
  account: (random) => ({
    number: random.number('5256 78XX XXXX ####'), name: 'Sonora Oro', type: 'card', currency: 'MXN', holder: 'JESÚS CORDERO LUNA',
    vocabulary: SPANISH, money: ENGLISH, ...acrossNewYear(random), count: [18, 44], lines: [1, 2], scale: 15,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 420, nextTop: 110, bottom: 735, headings: [394, 86] }, (page, top) => {
      sheet.text('TARJETAS SONORA', 40, 46, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Página ${page}`, 572, 46, { align: 'right' });
      headings(sheet, [['Fecha de operación', 40], ['Fecha de cargo', 130], ['Descripción del movimiento', 210], ['Monto', 560, 'right']], top, { font: 'Helvetica-Bold' }, { from: 40, to: 572, below: 5 });
    });
    stack(sheet, [account.holder, 'AV. OBREGÓN 88', 'HERMOSILLO SON 83000'], 40, 76, 12);
    sheet.text(`Número de tarjeta: ${account.number}`, 320, 76);
    sheet.text(`Periodo: ${formatPeriod(period, 'DD-MMM-YYYY', ' al ', 'es')}`, 320, 90);
    sheet.text(`Fecha límite de pago: ${formatDay(addDays(period.end, 20), 'DD-MMM-YYYY', 'es')}`, 320, 104);
    pairs(sheet, [
      ['Adeudo del periodo anterior', owed(-imprint.opening(period))],
      ['Cargos del periodo', `+ ${pesos(-imprint.debits(period))}`],
      ['Pagos y abonos', `- ${pesos(imprint.credits(period))}`],
      ['Saldo deudor total', owed(-imprint.closing(period))],
      ['Pago mínimo', '$350.00'],
      ['Límite de crédito', '$48,000.00'],
    ], { x: 320, right: 572, y: 128, step: 14 });
    sheet.text('COMPRAS A MESES SIN INTERESES', 40, 240, { font: 'Helvetica-Bold' });
    headings(sheet, [['Fecha', 40], ['Descripción', 110], ['Monto original', 330, 'right'], ['Saldo pendiente', 430, 'right'], ['Núm. de pago', 520, 'right']], 256);
    headings(sheet, [[formatDay(addDays(period.start, -120), 'DD-MMM-YYYY', 'es'), 40], ['MUEBLES EL PINO', 110], ['$12,000.00', 330, 'right'], ['$8,000.00', 430, 'right'], ['4 de 12', 520, 'right']], 270);
    headings(sheet, [[formatDay(addDays(period.start, -60), 'DD-MMM-YYYY', 'es'), 40], ['LLANTERA REYES', 110], ['$6,600.00', 330, 'right'], ['$5,500.00', 430, 'right'], ['1 de 6', 520, 'right']], 283);
    sheet.text('CARGOS, ABONOS Y COMPRAS REGULARES', 40, 374, { font: 'Helvetica-Bold' });
    new Table(flow, imprint, { width: 250, leading: 10.5, gap: 3, room: 4, otherDate: true }).rows(period.transactions, (row, lines) => {
      const value = imprint.amount(row);
      return [
        [formatDay(row.otherDate, 'DD-MMM', 'es'), 40], [formatDay(row.date, 'DD-MMM', 'es'), 130], [lines, 210],
        [value < 0 ? '+' : '-', 486], [pesos(value), 560, 'right'],
      ];
    });
    flow.need(50);
    sheet.text('Tasa de interés anual 62.4 %   CAT 89.1 % sin IVA', 40, flow.y + 16, { size: 7.5 });
  },
});
