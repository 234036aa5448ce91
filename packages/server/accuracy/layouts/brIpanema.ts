import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { byDay, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

export const brIpanema: Layout = {
  name: 'br-ipanema',
  bank: 'Banco Ipanema',
  country: 'BR',
  description: 'date only on the first row of a day; C or D touching the amount; a balance row after each day instead of a balance column',
  features: ['date carry-forward', 'C/D suffix', 'end-of-day balance', 'balance rows inside the table', 'misleading debit/credit wording', 'embedded reference numbers'],
  paper: { size: PAPER.a4, font: 'Courier', fontSize: 8.5, producer: 'Extrato Web' },
  plan: (random) => [
    {
      number: `${random.digits(5)}-${random.int(0, 9)}`,
      name: 'Conta Corrente',
      currency: 'BRL',
      holder: 'JOAO PECANHA',
      vocabulary: PORTUGUESE,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [20, 55],
      lines: [1, 2],
      scale: 3,
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const side = (value: number): string => `${formatMoney(Math.abs(value), CONTINENTAL)}${value < 0 ? 'D' : 'C'}`;
  const flow = new Flow(sheet, {
    top: 190,
    nextTop: 92,
    bottom: 775,
    onPage: (page) => {
      sheet.text('BANCO IPANEMA S.A.', 48, 50, { font: 'Courier-Bold', size: 12 });
      sheet.text(`EXTRATO DE CONTA CORRENTE             FOLHA ${page}`, 48, 64);
      if (page === 1) {
        sheet.text(`CLIENTE: ${account.holder}`, 48, 92);
        sheet.text(`AGENCIA: 0417-X   CONTA: ${account.number}   MOEDA: R$`, 48, 104);
        sheet.text(`PERIODO: ${formatDay(period.start, 'DD/MM/YYYY')} A ${formatDay(period.end, 'DD/MM/YYYY')}`, 48, 116);
      }
      const top = page === 1 ? 160 : 78;
      headings(sheet, [['DATA', 48], ['HISTORICO', 118], ['DOCUMENTO', 420, 'right'], ['VALOR R$', 545, 'right']], top, { font: 'Courier-Bold' });
      sheet.text('-'.repeat(97), 48, top + 8);
    },
  });
  sheet.text('SALDO ANTERIOR', 118, flow.y);
  sheet.text(side(imprint.opening(period)), 545, flow.y, { align: 'right' });
  flow.down(13);
  for (const day of byDay(period.transactions)) {
    day.forEach((row, index) => {
      const lines = fitted(sheet, row.lines, 230);
      flow.need(lines.length * 10.5 + 16);
      if (index === 0) sheet.text(formatDay(row.date, 'DD/MM/YYYY'), 48, flow.y);
      stack(sheet, lines, 118, flow.y, 10.5);
      sheet.text(row.reference.slice(1, 7), 420, flow.y, { align: 'right' });
      sheet.text(side(imprint.amount(row)), 545, flow.y, { align: 'right' });
      imprint.row(row, { lines });
      flow.down(lines.length * 10.5 + 1);
    });
    const last = day.at(-1)!;
    sheet.text('SALDO', 118, flow.y, { font: 'Courier-Bold' });
    sheet.text(side(imprint.derived(period, `day ${last.date}`, last.balance)), 545, flow.y, { align: 'right', font: 'Courier-Bold' });
    flow.down(14);
  }
  flow.need(40);
  sheet.text('-'.repeat(97), 48, flow.y);
  sheet.text(`SALDO FINAL EM ${formatDay(period.end, 'DD/MM/YYYY')}`, 118, flow.y + 12, { font: 'Courier-Bold' });
  sheet.text(side(imprint.closing(period)), 545, flow.y + 12, { align: 'right', font: 'Courier-Bold' });
  sheet.text('LIMITE CHEQUE ESPECIAL  2.000,00     JUROS  8,00% A.M.', 118, flow.y + 30, { size: 7.5 });
}
