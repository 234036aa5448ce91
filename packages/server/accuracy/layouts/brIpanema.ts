import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, marked } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

/** Date only on the first row of a day; C or D touching the amount; a balance row after each day instead of a balance column. */
export const brIpanema = accountLayout({
  name: 'br-ipanema', bank: 'Banco Ipanema', country: 'BR', paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Extrato Web' },
  features: ['date carry-forward', 'C/D suffix', 'end-of-day balance', 'balance rows inside the table', 'misleading debit/credit wording', 'embedded reference numbers'],
  account: (random) => ({
    number: `${random.digits(5)}-${random.int(0, 9)}`, name: 'Conta Corrente', currency: 'BRL', holder: 'JOAO PECANHA',
    vocabulary: PORTUGUESE, money: CONTINENTAL, ...randomMonth(random), count: [20, 55], lines: [1, 2], scale: 3, overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const side = marked(continental, 'D', 'C');
    const flow = new Flow(sheet, { top: 190, nextTop: 92, bottom: 775, headings: [160, 78] }, (page, top) => {
      sheet.text('BANCO IPANEMA S.A.', 48, 50, { font: 'Courier-Bold', size: 12 });
      sheet.text(`EXTRATO DE CONTA CORRENTE             FOLHA ${page}`, 48, 64);
      if (page === 1) {
        sheet.text(`CLIENTE: ${account.holder}`, 48, 92);
        sheet.text(`AGENCIA: 0417-X   CONTA: ${account.number}   MOEDA: R$`, 48, 104);
        sheet.text(`PERIODO: ${formatPeriod(period, 'DD/MM/YYYY', ' A ')}`, 48, 116);
      }
      headings(sheet, [['DATA', 48], ['HISTORICO', 118], ['DOCUMENTO', 420, 'right'], ['VALOR R$', 545, 'right']], top, { font: 'Courier-Bold' });
      sheet.text('-'.repeat(97), 48, top + 8);
    });
    flow.line([['SALDO ANTERIOR', 118], [side(imprint.opening(period)), 545, 'right']]);
    flow.down(13);
    for (const day of byDay(period.transactions)) {
      new Table(flow, imprint, { width: 230, leading: 10.5, gap: 1, room: 16 }).rows(day, (row, lines, index) => [
        index === 0 && [formatDay(row.date, 'DD/MM/YYYY'), 48], [lines, 118], [row.reference.slice(1, 7), 420, 'right'],
        [side(imprint.amount(row)), 545, 'right'],
      ]);
      const last = day.at(-1)!;
      flow.line([['SALDO', 118], [side(imprint.derived(period, `day ${last.date}`, last.balance)), 545, 'right']], { font: 'Courier-Bold' });
      flow.down(14);
    }
    flow.need(40);
    sheet.text('-'.repeat(97), 48, flow.y);
    flow.line([
      [`SALDO FINAL EM ${formatDay(period.end, 'DD/MM/YYYY')}`, 118], [side(imprint.closing(period)), 545, 'right'],
    ], { font: 'Courier-Bold', drop: 12 });
    sheet.text('LIMITE CHEQUE ESPECIAL  2.000,00     JUROS  8,00% A.M.', 118, flow.y + 30, { size: 7.5 });
  },
});
