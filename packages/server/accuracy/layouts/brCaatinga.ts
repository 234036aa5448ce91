import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { CONTINENTAL, formatMoney } from '../generator/money.js';
import { byDay, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

const REAIS = { ...CONTINENTAL, negative: 'minus' } as const;

export const brCaatinga: Layout = {
  name: 'br-caatinga',
  bank: 'Banco Caatinga',
  country: 'BR',
  description: 'each day: heading with totals in and out, rows beneath by category without dates, then the balance of the day as a row',
  features: ['date as heading', 'day totals in the heading', 'end-of-day balance', 'balance rows inside the table', 'signed amounts', 'currency only in the header', 'multiple sums'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'iText 7.1' },
  plan: (random) => [
    {
      number: `${random.digits(7)}-${random.digits(1)}`,
      name: 'Conta',
      currency: 'BRL',
      holder: 'RAIMUNDA ALVES',
      vocabulary: PORTUGUESE,
      money: CONTINENTAL,
      ...randomMonth(random),
      count: [20, 50],
      lines: [1, 1],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 230,
    nextTop: 70,
    bottom: 770,
    onPage: (page) => sheet.text(`Banco Caatinga S.A. Ouvidoria 0800 000 0000    ${page}`, 297, 815, { size: 7, align: 'center' }),
  });
  sheet.text('Banco Caatinga', 46, 52, { font: 'Sans-Bold', size: 14 });
  sheet.text(`Agência 0001   Conta ${account.number}   ${account.holder}`, 46, 84);
  sheet.text(`${formatDay(period.start, 'DD/MM/YYYY')} a ${formatDay(period.end, 'DD/MM/YYYY')}   Valores em R$`, 46, 98);
  const sums: [string, number][] = [['Saldo inicial', imprint.opening(period)], ['Total de entradas', imprint.credits(period)], ['Total de saídas', imprint.debits(period)], ['Saldo final do período', imprint.closing(period)]];
  sums.forEach(([label, value], index) => headings(sheet, [[label, 46], [formatMoney(value, REAIS), 300, 'right']], 126 + index * 14));
  for (const day of byDay(period.transactions)) {
    flow.need(day.length > 3 ? 80 : 60);
    const into = day.filter((row) => row.amount > 0).reduce((sum, row) => sum + row.amount, 0);
    const out = day.filter((row) => row.amount < 0).reduce((sum, row) => sum + row.amount, 0);
    sheet.text(formatDay(day[0]!.date, 'DD MMM! YYYY', 'pt'), 46, flow.y, { font: 'Sans-Bold' });
    if (into > 0) headings(sheet, [['Total de entradas', 150], [`+ ${formatMoney(imprint.derived(period, `in ${day[0]!.date}`, into), CONTINENTAL)}`, 545, 'right']], flow.y, { font: 'Sans-Bold' });
    if (into > 0 && out < 0) flow.down(14);
    if (out < 0) headings(sheet, [['Total de saídas', 150], [`- ${formatMoney(-imprint.derived(period, `out ${day[0]!.date}`, out), CONTINENTAL)}`, 545, 'right']], flow.y, { font: 'Sans-Bold' });
    flow.down(15);
    for (const row of day) {
      flow.need(30);
      const line = sheet.wrap(row.lines[0]!, 280)[0]!;
      sheet.text(line, 150, flow.y);
      sheet.text(formatMoney(imprint.amount(row), REAIS), 545, flow.y, { align: 'right' });
      imprint.row(row, { lines: [line] });
      flow.down(13);
    }
    sheet.text('Saldo do dia', 150, flow.y, { color: '#555555' });
    sheet.text(formatMoney(imprint.derived(period, `day ${day[0]!.date}`, day.at(-1)!.balance), REAIS), 545, flow.y, { align: 'right', color: '#555555' });
    flow.down(22);
  }
}
