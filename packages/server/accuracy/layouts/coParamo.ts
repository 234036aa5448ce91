import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { countCredits, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const pesos = moneyIn({ ...CONTINENTAL, symbol: '$', symbolPlace: 'before-spaced', negative: 'minus' });

/**
 * Amount first, then the balance, then the text; the date at the far right as YYYYMMDD; white band with a summary in
 * one line of words and figures.
 */
export const coParamo = accountLayout({
  name: 'co-paramo', bank: 'Banco del Páramo', country: 'CO', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'OpenText Exstream' },
  features: ['amount before description', 'dates at the right', 'date format variations', 'signed amounts', 'currency symbols in amounts', 'balance validation', 'counts'],
  account: (random) => ({
    number: random.number('###-######-##'), name: 'Cuenta de ahorros', currency: 'COP', holder: 'LUZ MARINA CÁRDENAS',
    vocabulary: SPANISH, money: CONTINENTAL, ...randomMonth(random), count: [22, 60], lines: [1, 1], scale: 1000,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 250, nextTop: 96, bottom: 740, headings: [226, 74] }, (page, top) => {
      sheet.text('BANCO DEL PÁRAMO', 40, 48, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Hoja ${page}`, 572, 48, { align: 'right' });
      headings(sheet, [['Valor', 140, 'right'], ['Saldo', 250, 'right'], ['Descripción', 268], ['Fecha', 572, 'right']], top, { font: 'Helvetica-Bold' }, { from: 40, to: 572, below: 5 });
    });
    stack(sheet, [account.holder, 'CALLE 45 # 7-21', 'BOGOTÁ D.C.'], 40, 82, 12);
    sheet.text(`Cuenta No. ${account.number}`, 360, 82);
    sheet.text(`Desde ${formatPeriod(period, 'YYYY/MM/DD', ' hasta ')}`, 360, 96);
    sheet.text('Moneda: COP', 360, 110);
    const credits = countCredits(period);
    sheet.text(`Saldo anterior ${pesos(imprint.opening(period))}   Abonos (${credits}) ${pesos(imprint.credits(period))}`, 40, 150);
    sheet.text(`Cargos (${period.transactions.length - credits}) ${pesos(-imprint.debits(period))}   Saldo actual ${pesos(imprint.closing(period))}`, 40, 166);
    new Table(flow, imprint, { width: 240, oneLine: true, leading: 13, room: 1 }).rows(period.transactions, (row, lines) => [
      [pesos(imprint.amount(row)), 140, 'right'], [pesos(imprint.balance(row)), 250, 'right'], [lines, 268],
      [formatDay(row.date, 'YYYYMMDD'), 572, 'right'],
    ]);
  },
});
