import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const PESOS = { ...CONTINENTAL, symbol: '$', symbolPlace: 'before-spaced', negative: 'minus' } as const;

export const coParamo: Layout = {
  name: 'co-paramo',
  bank: 'Banco del Páramo',
  country: 'CO',
  description: 'amount first, then the balance, then the text; the date at the far right as YYYYMMDD; white band with a summary in one line of words and figures',
  features: ['amount before description', 'dates at the right', 'date format variations', 'signed amounts', 'currency symbols in amounts', 'balance validation', 'counts'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'OpenText Exstream' },
  plan: (random) => [
    {
      number: `${random.digits(3)}-${random.digits(6)}-${random.digits(2)}`,
      name: 'Cuenta de ahorros',
      currency: 'COP',
      holder: 'LUZ MARINA CÁRDENAS',
      vocabulary: SPANISH,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [22, 60],
      lines: [1, 1],
      scale: 1000,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 250,
    nextTop: 96,
    bottom: 740,
    onPage: (page) => {
      sheet.text('BANCO DEL PÁRAMO', 40, 48, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Hoja ${page}`, 572, 48, { align: 'right' });
      const top = page === 1 ? 226 : 74;
      headings(sheet, [['Valor', 140, 'right'], ['Saldo', 250, 'right'], ['Descripción', 268], ['Fecha', 572, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(40, top + 5, 572, top + 5);
    },
  });
  stack(sheet, [account.holder, 'CALLE 45 # 7-21', 'BOGOTÁ D.C.'], 40, 82, 12);
  sheet.text(`Cuenta No. ${account.number}`, 360, 82);
  sheet.text(`Desde ${formatDay(period.start, 'YYYY/MM/DD')} hasta ${formatDay(period.end, 'YYYY/MM/DD')}`, 360, 96);
  sheet.text('Moneda: COP', 360, 110);
  const credits = period.transactions.filter((row) => row.amount > 0).length;
  sheet.text(`Saldo anterior ${formatMoney(imprint.opening(period), PESOS)}   Abonos (${credits}) ${formatMoney(imprint.credits(period), PESOS)}`, 40, 150);
  sheet.text(`Cargos (${period.transactions.length - credits}) ${formatMoney(-imprint.debits(period), PESOS)}   Saldo actual ${formatMoney(imprint.closing(period), PESOS)}`, 40, 166);
  for (const row of period.transactions) {
    flow.need(14);
    sheet.text(formatMoney(imprint.amount(row), PESOS), 140, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), PESOS), 250, flow.y, { align: 'right' });
    const line = sheet.wrap(row.lines[0]!, 240)[0]!;
    sheet.text(line, 268, flow.y);
    sheet.text(formatDay(row.date, 'YYYYMMDD'), 572, flow.y, { align: 'right' });
    imprint.row(row, { lines: [line] });
    flow.down(13);
  }
}
