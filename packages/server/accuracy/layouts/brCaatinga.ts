import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { CONTINENTAL, continental, moneyIn } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

const reais = moneyIn({ ...CONTINENTAL, negative: 'minus' });

/** Each day: heading with totals in and out, rows beneath by category without dates, then the balance of the day as a row. */
export const brCaatinga = accountLayout({
  name: 'br-caatinga', bank: 'Banco Caatinga', country: 'BR', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'iText 7.1' },
  features: ['date as heading', 'day totals in the heading', 'end-of-day balance', 'balance rows inside the table', 'signed amounts', 'currency only in the header', 'multiple sums'],
  account: (random) => ({
    number: random.number('#######-#'), name: 'Conta', currency: 'BRL', holder: 'RAIMUNDA ALVES',
    vocabulary: PORTUGUESE, money: CONTINENTAL, ...randomMonth(random), count: [20, 50], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 230, nextTop: 70, bottom: 770 }, (page) => sheet.text(`Banco Caatinga S.A. Ouvidoria 0800 000 0000    ${page}`, 297, 815, { size: 7, align: 'center' }));
    sheet.text('Banco Caatinga', 46, 52, { font: 'Sans-Bold', size: 14 });
    sheet.text(`Agência 0001   Conta ${account.number}   ${account.holder}`, 46, 84);
    sheet.text(`${formatPeriod(period, 'DD/MM/YYYY', ' a ')}   Valores em R$`, 46, 98);
    const sums: [string, number][] = [['Saldo inicial', imprint.opening(period)], ['Total de entradas', imprint.credits(period)], ['Total de saídas', imprint.debits(period)], ['Saldo final do período', imprint.closing(period)]];
    sums.forEach(([label, value], index) => headings(sheet, [[label, 46], [reais(value), 300, 'right']], 126 + index * 14));
    for (const day of byDay(period.transactions)) {
      flow.need(day.length > 3 ? 80 : 60);
      const into = day.filter((row) => row.amount > 0).reduce((sum, row) => sum + row.amount, 0);
      const out = day.filter((row) => row.amount < 0).reduce((sum, row) => sum + row.amount, 0);
      sheet.text(formatDay(day[0]!.date, 'DD MMM! YYYY', 'pt'), 46, flow.y, { font: 'Sans-Bold' });
      if (into > 0) headings(sheet, [['Total de entradas', 150], [`+ ${continental(imprint.derived(period, `in ${day[0]!.date}`, into))}`, 545, 'right']], flow.y, { font: 'Sans-Bold' });
      if (into > 0 && out < 0) flow.down(14);
      if (out < 0) headings(sheet, [['Total de saídas', 150], [`- ${continental(-imprint.derived(period, `out ${day[0]!.date}`, out))}`, 545, 'right']], flow.y, { font: 'Sans-Bold' });
      flow.down(15);
      new Table(flow, imprint, { width: 280, oneLine: true, leading: 13, room: 17 }).rows(day, (row, lines) => [
        [lines, 150], [reais(imprint.amount(row)), 545, 'right'],
      ]);
      flow.line([
        ['Saldo do dia', 150], [reais(imprint.derived(period, `day ${day[0]!.date}`, day.at(-1)!.balance)), 545, 'right'],
      ], { color: '#555555' });
      flow.down(22);
    }
  },
});
