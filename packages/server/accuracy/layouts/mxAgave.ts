import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { countCredits, debitCredit, headings, isLastOfDay, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

/**
 * Two balances at the right, by operation and by settlement, printed on a day's last row; DD/MMM in Spanish capitals;
 * counts and totals of charges and credits.
 */
export const mxAgave = accountLayout({
  name: 'mx-agave', bank: 'Banco Agave', country: 'MX', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Agave Estados de Cuenta' },
  features: ['dual balance timeline', 'end-of-day balance', 'date format variations', 'credit/debit columns', 'totals with counts', 'multi-line descriptions', 'partial-year dates', 'marketing'],
  account: (random) => ({
    number: random.digits(10), name: 'Cuenta Maestra', currency: 'MXN', holder: 'OSCAR MUÑOZ PEÑA',
    vocabulary: SPANISH, money: ENGLISH, ...randomMonth(random), count: [20, 50], lines: [2, 4], scale: 9, dateGap: 1,
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    const flow = new Flow(sheet, { top: 318, nextTop: 110, bottom: 725 }, (page) => drawPage(press, page));
    new Table(flow, imprint, { width: 190, leading: 9.5, gap: 4, room: 6, otherDate: true }).rows(period.transactions, (row, lines) => {
      const amount = debitCredit(english, imprint.amount(row), 376, 440);
      const balance = isLastOfDay(period, row) && english(imprint.balance(row));
      return [
        [formatDay(row.date, 'DD/MMM!', 'es'), 36], [formatDay(row.otherDate, 'DD/MMM!', 'es'), 78], [lines, 122], amount,
        balance !== false && [balance, 508, 'right'], balance !== false && [balance, 576, 'right'],
      ];
    });
    flow.need(60);
    const credits = countCredits(period);
    sheet.text('Total de Movimientos', 36, flow.y + 12, { font: 'Helvetica-Bold' });
    pairs(sheet, [
      ['TOTAL IMPORTE CARGOS', english(-imprint.debits(period))],
      ['TOTAL IMPORTE ABONOS', english(imprint.credits(period))],
    ], { x: 36, right: 260, y: flow.y + 26, step: 12 });
    pairs(sheet, [
      ['TOTAL MOVIMIENTOS CARGOS', String(period.transactions.length - credits)],
      ['TOTAL MOVIMIENTOS ABONOS', String(credits)],
    ], { x: 330, right: 576, y: flow.y + 26, step: 12 });
  },
});

function drawPage({ sheet, imprint, account, period }: AccountPress, page: number): void {
  sheet.text('agave', 36, 56, { font: 'Helvetica-Bold', size: 22, color: '#00674f' });
  sheet.text('Estado de Cuenta', 576, 48, { align: 'right', font: 'Helvetica-Bold', size: 11 });
  sheet.text(`PAGINA ${page}`, 576, 60, { align: 'right', size: 7 });
  const top = page === 1 ? 284 : 84;
  if (page === 1) {
    stack(sheet, [account.holder, 'CALLE NOPAL 41 COL ROMA', '06700 CDMX'], 36, 94, 11);
    pairs(sheet, [
      ['Periodo', `DEL ${formatPeriod(period, 'DD/MM/YYYY', ' AL ')}`],
      ['Fecha de Corte', formatDay(period.end, 'DD/MM/YYYY')],
      ['No. de Cuenta', account.number],
    ], { x: 340, right: 576, y: 94, step: 13 });
    sheet.rect(36, 150, 540, 92, { stroke: '#00674f' });
    pairs(sheet, [
      ['Saldo Anterior', english(imprint.opening(period))],
      ['Depósitos / Abonos (+)', english(imprint.derived(period, 'abonos', period.credits))],
      ['Retiros / Cargos (-)', english(-imprint.derived(period, 'cargos', period.debits))],
      ['Saldo Final (+)', english(imprint.closing(period))],
    ], { x: 46, right: 290, y: 168, step: 18 });
    sheet.text('Ahorra hasta 20% con tu Tarjeta Agave Oro en tiendas participantes antes del 31/DIC.', 306, 190, { size: 6.5 });
  }
  sheet.rect(36, top - 10, 540, 24, { fill: '#00674f' });
  const head = { font: 'Helvetica-Bold', color: '#ffffff', size: 7 } as const;
  headings(sheet, [['FECHA', 56, 'center'], ['SALDO', 542, 'center']], top - 2, head);
  headings(sheet, [['OPER', 36], ['LIQ', 78], ['COD. DESCRIPCIÓN', 122], ['CARGOS', 376, 'right'], ['ABONOS', 440, 'right'], ['OPERACIÓN', 508, 'right'], ['LIQUIDACIÓN', 576, 'right']], top + 8, head);
}
