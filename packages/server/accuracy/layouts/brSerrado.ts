import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental } from '../generator/money.js';
import { headings, isFirstOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

/**
 * Date on a day's first row, text in two lines with the document number on the first, credit before debit (with a
 * minus) and balance on every row; a totals row; blocked balances and future postings behind.
 */
export const brSerrado = accountLayout({
  name: 'br-serrado', bank: 'Banco do Serrado', country: 'BR', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Internet Banking PDF' },
  features: ['date carry-forward', 'credit/debit columns', 'balance validation', 'totals row', 'pending', 'multi-line descriptions', 'currency symbols only in the header'],
  account: (random) => ({
    number: `${random.digits(7)}-${random.int(0, 9)}`, name: 'Conta-Corrente', currency: 'BRL', holder: 'MARIA APARECIDA LOBO',
    vocabulary: PORTUGUESE, money: CONTINENTAL, ...randomMonth(random), count: [18, 60], lines: [1, 2],
  }),
  draw(press) {
    const { sheet, imprint, account, period, random } = press;
    const flow = new Flow(sheet, { top: 190, nextTop: 100, bottom: 770, headings: [152, 82] }, (page, top) => {
      sheet.text('BANCO DO SERRADO', 36, 46, { font: 'Helvetica-Bold', size: 12, color: '#cc092f' });
      sheet.text('Extrato Mensal / Por Período', 36, 60, { size: 10 });
      sheet.text(`Folha ${page}/3`, 560, 46, { align: 'right', size: 7 });
      headings(sheet, [['Data', 36], ['Histórico', 96], ['Docto.', 330, 'right'], ['Crédito (R$)', 410, 'right'], ['Débito (R$)', 485, 'right'], ['Saldo (R$)', 560, 'right']], top, { font: 'Helvetica-Bold' });
    });
    stack(sheet, [account.holder, `Agência: 2204 | Conta: ${account.number} | ${account.name}`, `Movimentação entre: ${formatPeriod(period, 'DD/MM/YYYY', ' e ')}`, 'Data: 14/01/2026 - 09h41'], 36, 80, 13);
    sheet.text('SALDO ANTERIOR', 96, 170);
    sheet.text(continental(imprint.opening(period)), 560, 170, { align: 'right' });
    let page = sheet.page;
    for (const row of period.transactions) {
      flow.need(row.lines.length * 10 + 5);
      if (isFirstOfDay(period, row) || page !== sheet.page) sheet.text(formatDay(row.date, 'DD/MM/YYYY'), 36, flow.y);
      page = sheet.page;
      stack(sheet, row.lines, 96, flow.y, 10);
      flow.line([
        [random.digits(7), 330, 'right'], [continental(imprint.amount(row)), row.amount < 0 ? 485 : 410, 'right'],
        [continental(imprint.balance(row)), 560, 'right'],
      ]);
      imprint.row(row, { lines: row.lines });
      flow.down(row.lines.length * 10 + 5);
    }
    flow.need(190);
    flow.line([
      ['Total', 36], [continental(imprint.credits(period)), 410, 'right'], [continental(imprint.debits(period)), 485, 'right'],
      [continental(imprint.closing(period)), 560, 'right'],
    ], { font: 'Helvetica-Bold', drop: 4 });
    flow.down(36);
    sheet.text('Lançamentos Futuros', 36, flow.y, { font: 'Helvetica-Bold', size: 10 });
    headings(sheet, [['Data', 36], ['Histórico', 96], ['Docto.', 330, 'right'], ['Crédito (R$)', 410, 'right'], ['Débito (R$)', 485, 'right'], ['Saldo (R$)', 560, 'right']], flow.down(15), { font: 'Helvetica-Bold' });
    headings(sheet, [['10/02/2026', 36], ['SEGURO RESIDENCIAL PARC 04/12', 96], [random.digits(7), 330, 'right'], ['-68,40', 485, 'right']], flow.down(14));
    sheet.text('Saldos Invest Fácil / Plus', 36, flow.down(30), { font: 'Helvetica-Bold', size: 10 });
    headings(sheet, [['Data', 36], ['Histórico', 96], ['Valor (R$)', 560, 'right']], flow.down(15), { font: 'Helvetica-Bold' });
    headings(sheet, [[formatDay(period.end, 'DD/MM/YYYY'), 36], ['SALDO INVEST FACIL', 96], ['1.250,77', 560, 'right']], flow.down(14));
  },
});
