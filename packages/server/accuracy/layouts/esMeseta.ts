import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, moneyIn } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SPANISH } from '../generator/vocabulary/romance.js';

const signed = moneyIn({ ...CONTINENTAL, symbol: '€', symbolPlace: 'after-spaced' });

/**
 * Newest first; signed amount with the euro behind; balance on every row; the period only as a search range; no opening
 * balance printed.
 */
export const esMeseta = accountLayout({
  name: 'es-meseta', bank: 'Caja Meseta', country: 'ES', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, runs: 'words', producer: 'meseta-web-print' },
  features: ['reverse order', 'signed amounts', 'currency symbols in amounts', 'balance validation', 'split date columns', 'zebra rows'],
  account: (random) => ({
    number: random.number('ES## #### #### ## ##########'), name: 'Cuenta Encina', currency: 'EUR', holder: 'LUCÍA PEÑA ROBLES',
    vocabulary: SPANISH, money: CONTINENTAL, ...randomMonth(random), count: [20, 60], lines: [1, 2], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 214, nextTop: 90, bottom: 790, headings: [190, 66] }, (page, top) => {
      sheet.text('CAJA', 44, 52, { size: 16, font: 'Helvetica-Bold', color: '#0f6b4f' });
      sheet.text('MESETA', 90, 52, { size: 16, color: '#0f6b4f' });
      sheet.text(`${page}`, 551, 820, { align: 'right', size: 8 });
      if (page === 1) {
        sheet.text('Movimientos de la cuenta', 44, 92, { size: 14 });
        sheet.text(account.number, 44, 110, { font: 'Helvetica-Bold' });
        sheet.text(`${account.name} · Titular ${account.holder}`, 44, 123);
        sheet.text(`Desde ${formatPeriod(period, 'DD/MM/YYYY', '  Hasta ')}`, 44, 150);
        sheet.text(`Saldo disponible ${signed(imprint.closing(period))}`, 551, 110, { align: 'right', font: 'Helvetica-Bold', size: 11 });
      }
      sheet.rect(44, top - 2, 507, 17, { fill: '#0f6b4f' });
      const head = { color: '#ffffff', font: 'Helvetica-Bold', size: 8 } as const;
      headings(sheet, [['F. operación', 48], ['F. valor', 112], ['Concepto', 176], ['Importe', 462, 'right'], ['Saldo', 547, 'right']], top + 10, head);
    });
    new Table(flow, imprint, { leading: 11, gap: 7, otherDate: true }).rows([...period.transactions].reverse(), (row, lines, index) => {
      if (index % 2 === 1) sheet.rect(44, flow.y - 1, 507, lines.length * 11 + 7, { fill: '#eef6f2' });
      const drop = 11;
      return [
        [formatDay(row.date, 'DD/MM/YYYY'), 48, { drop }], [formatDay(row.otherDate, 'DD/MM/YYYY'), 112, { drop }], [lines, 176, { drop }],
        [signed(imprint.amount(row)), 462, { align: 'right', color: row.amount < 0 ? '#b00020' : '#111111', drop }],
        [signed(imprint.balance(row)), 547, { align: 'right', drop }],
      ];
    });
  },
});
