import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...ENGLISH, symbol: '$', negative: 'none' } as const;
const OWED = { ...PESOS, negative: 'minus' } as const;

export const mxSonoraCard: Layout = {
  name: 'mx-sonora-card',
  bank: 'Tarjetas Sonora',
  country: 'MX',
  description: 'card: a sign of its own column before the amount (+ for purchases, - for payments), DD-MMM dates, instalment plan table before the rows, taxes table behind',
  features: ['inverted card signs', 'detached sign column', 'partial-year dates', 'year crossing', 'instalment table', 'posting-date selection', 'tax table', 'date format variations'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'Quadient Inspire' },
  plan: (random) => [
    {
      number: `5256 78XX XXXX ${random.digits(4)}`,
      name: 'Sonora Oro',
      type: 'card',
      currency: 'MXN',
      holder: 'JESÚS CORDERO LUNA',
      vocabulary: SPANISH,
      money: ENGLISH,
      ...acrossNewYear(random),
      count: [18, 44],
      lines: [1, 2],
      scale: 15,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 420,
    nextTop: 110,
    bottom: 735,
    onPage: (page) => {
      sheet.text('TARJETAS SONORA', 40, 46, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Página ${page}`, 572, 46, { align: 'right' });
      const top = page === 1 ? 394 : 86;
      headings(sheet, [['Fecha de operación', 40], ['Fecha de cargo', 130], ['Descripción del movimiento', 210], ['Monto', 560, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(40, top + 5, 572, top + 5);
    },
  });
  stack(sheet, [account.holder, 'AV. OBREGÓN 88', 'HERMOSILLO SON 83000'], 40, 76, 12);
  sheet.text(`Número de tarjeta: ${account.number}`, 320, 76);
  sheet.text(`Periodo: ${formatDay(period.start, 'DD-MMM-YYYY', 'es')} al ${formatDay(period.end, 'DD-MMM-YYYY', 'es')}`, 320, 90);
  sheet.text(`Fecha límite de pago: ${formatDay(addDays(period.end, 20), 'DD-MMM-YYYY', 'es')}`, 320, 104);
  pairs(sheet, [
    ['Adeudo del periodo anterior', formatMoney(-imprint.opening(period), OWED)],
    ['Cargos del periodo', `+ ${formatMoney(-imprint.debits(period), PESOS)}`],
    ['Pagos y abonos', `- ${formatMoney(imprint.credits(period), PESOS)}`],
    ['Saldo deudor total', formatMoney(-imprint.closing(period), OWED)],
    ['Pago mínimo', '$350.00'],
    ['Límite de crédito', '$48,000.00'],
  ], { x: 320, right: 572, y: 128, step: 14 });
  sheet.text('COMPRAS A MESES SIN INTERESES', 40, 240, { font: 'Helvetica-Bold' });
  headings(sheet, [['Fecha', 40], ['Descripción', 110], ['Monto original', 330, 'right'], ['Saldo pendiente', 430, 'right'], ['Núm. de pago', 520, 'right']], 256);
  headings(sheet, [[formatDay(addDays(period.start, -120), 'DD-MMM-YYYY', 'es'), 40], ['MUEBLES EL PINO', 110], ['$12,000.00', 330, 'right'], ['$8,000.00', 430, 'right'], ['4 de 12', 520, 'right']], 270);
  headings(sheet, [[formatDay(addDays(period.start, -60), 'DD-MMM-YYYY', 'es'), 40], ['LLANTERA REYES', 110], ['$6,600.00', 330, 'right'], ['$5,500.00', 430, 'right'], ['1 de 6', 520, 'right']], 283);
  sheet.text('CARGOS, ABONOS Y COMPRAS REGULARES', 40, 374, { font: 'Helvetica-Bold' });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 250);
    flow.need(lines.length * 10.5 + 4);
    sheet.text(formatDay(row.otherDate, 'DD-MMM', 'es'), 40, flow.y);
    sheet.text(formatDay(row.date, 'DD-MMM', 'es'), 130, flow.y);
    stack(sheet, lines, 210, flow.y, 10.5);
    const value = imprint.amount(row);
    sheet.text(value < 0 ? '+' : '-', 486, flow.y);
    sheet.text(formatMoney(value, PESOS), 560, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10.5 + 3);
  }
  flow.need(50);
  sheet.text('Tasa de interés anual 62.4 %   CAT 89.1 % sin IVA', 40, flow.y + 16, { size: 7.5 });
}
