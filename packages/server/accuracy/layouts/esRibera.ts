import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

/**
 * Operation and value date DD/MM, concept with small grey details beneath, amount and balance without symbol, newest
 * at the foot; "SALDO ANTERIOR" and "SUMA Y SIGUE" rows; an IBAN and a summary of totals at the end.
 */
export const esRibera = accountLayout({
  name: 'es-ribera', bank: 'Caja Ribera', country: 'ES', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Docpath' },
  features: ['value dates', 'partial-year dates', 'balance validation', 'balance-carry-forward rows', 'multi-line descriptions'],
  account: (random) => ({
    number: random.number('ES## #### #### #### #### ####'), name: 'Cuenta Online', currency: 'EUR', holder: 'DON ÁLVARO BENÍTEZ',
    vocabulary: SPANISH, money: CONTINENTAL, ...randomMonth(random), count: [20, 62], lines: [1, 2], overdraft: true,
  }),
  draw,
});

function draw({ sheet, imprint, account, period }: AccountPress): void {
  let carried = period.opening;
  const flow = new Flow(sheet, {
    top: 262, nextTop: 120, bottom: 745,
    onLeave: (y) => {
      sheet.text('SUMA Y SIGUE', 130, y + 2);
      sheet.text(continental(imprint.derived(period, `carried ${sheet.page}`, carried)), 550, y + 2, { align: 'right' });
    },
  }, (page) => {
    sheet.text('Caja Ribera', 40, 48, { font: 'Sans-Bold', size: 14, color: '#004481' });
    sheet.text('EXTRACTO DE CUENTA', 550, 44, { align: 'right', font: 'Sans-Bold' });
    sheet.text(`Hoja ${page}`, 550, 56, { align: 'right' });
    headings(sheet, [['F. Oper.', 40], ['F. Valor', 84], ['Concepto', 130], ['Importe', 460, 'right'], ['Saldo', 550, 'right']], page === 1 ? 226 : 100, { font: 'Sans-Bold' });
  });
  stack(sheet, [account.holder, 'CL MAYOR 14 3 B', '50001 ZARAGOZA'], 330, 92, 11);
  sheet.text(`${account.name}  IBAN ${account.number}  EUR`, 40, 160);
  sheet.text(`Periodo del ${formatPeriod(period, 'DD/MM/YYYY', ' al ')}`, 40, 174);
  sheet.text('SALDO ANTERIOR', 130, 246);
  sheet.text(continental(imprint.opening(period)), 550, 246, { align: 'right' });
  const table = new Table(flow, imprint, { width: 250, leading: 9.5, gap: 4, otherDate: true });
  for (const row of period.transactions) {
    table.row(row, (lines) => [
      [formatDay(row.date, 'DD/MM'), 40], [formatDay(row.otherDate, 'DD/MM'), 84], [lines, 130], [continental(imprint.amount(row)), 460, 'right'], [continental(imprint.balance(row)), 550, 'right'],
    ]);
    carried = row.balance;
  }
  flow.need(80);
  flow.line([['SALDO A SU FAVOR', 130], [continental(imprint.closing(period)), 550, 'right']], { font: 'Sans-Bold' });
  headings(sheet, [['Total ingresos', 130], ['Total gastos', 260], ['Número de apuntes', 400]], flow.down(26), { size: 7 });
  headings(sheet, [[continental(imprint.credits(period)), 130], [continental(imprint.debits(period)), 260], [String(period.transactions.length), 400]], flow.down(11));
}
