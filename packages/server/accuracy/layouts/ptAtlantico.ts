import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { SPACED, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

const detached = moneyIn({ ...SPACED, negative: 'detached' });

/**
 * M.DD without a year across the new year; minus set apart from the number; balance on every row; invisible tracking
 * text between the rows.
 */
export const ptAtlantico = accountLayout({
  name: 'pt-atlantico', bank: 'Caixa do Atlântico', country: 'PT', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'OpenText Exstream 16' },
  features: ['partial-year dates', 'year crossing', 'detached minus', 'hidden text', 'balance validation', 'value dates', 'space grouping', 'date format variations'],
  account: (random) => ({
    number: random.number('#### ###### ###'), name: 'Conta Ordenado', currency: 'EUR', holder: 'INES FALCAO',
    vocabulary: PORTUGUESE, money: SPACED, ...acrossNewYear(random), count: [20, 48], lines: [1, 2], overdraft: true,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 238, nextTop: 112, bottom: 770, headings: [208, 84] }, (page, top) => {
      sheet.rect(40, 30, 120, 28, { fill: '#003b5c' });
      sheet.text('Caixa do Atlântico', 48, 48, { color: '#ffffff', font: 'Helvetica-Bold', size: 11 });
      sheet.text(`EXTRATO CONSOLIDADO ${formatDay(period.end, 'MM/YYYY')}`, 555, 44, { align: 'right', font: 'Helvetica-Bold' });
      sheet.text(`Folha ${page}`, 555, 56, { align: 'right', size: 7.5 });
      sheet.text(`@@${random.digits(12)}##OMR${page}`, 300, 20, { hidden: true, size: 6 });
      if (page === 1) {
        stack(sheet, ['Exma. Sra.', account.holder, 'RUA DO FAROL 22 2 ESQ', '4450-001 MATOSINHOS'], 330, 92, 12);
        sheet.text(`${account.name} nº ${account.number}   EUR`, 40, 170, { font: 'Helvetica-Bold', size: 10 });
        sheet.text(`Período ${formatPeriod(period, 'YYYY.MM.DD', ' a ')}`, 40, 184);
      }
      headings(sheet, [['Data', 40], ['Data', 84], ['Movimento', 130], ['Montante', 440, 'right'], ['Saldo', 552, 'right']], top, { font: 'Helvetica-Bold', size: 8 });
      headings(sheet, [['Lanç.', 40], ['Valor', 84]], top + 9, { font: 'Helvetica-Bold', size: 8 });
      sheet.line(40, top + 13, 555, top + 13);
    });
    flow.line([['SALDO INICIAL', 130], [detached(imprint.opening(period)), 552, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 230, leading: 10.5, gap: 3, room: 5, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'M.DD'), 40], [formatDay(row.otherDate, 'M.DD'), 84], [lines, 130],
      [detached(imprint.amount(row)), 440, 'right'], [detached(imprint.balance(row)), 552, 'right'],
      random.chance(0.3) && [`TRK${random.digits(9)} 99,99`, 200, { hidden: true, size: 5, drop: 4 }],
    ]);
    flow.need(24);
    flow.line([['SALDO FINAL', 130], [detached(imprint.closing(period)), 552, 'right']], { font: 'Helvetica-Bold', drop: 6 });
  },
});
