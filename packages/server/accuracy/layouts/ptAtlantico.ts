import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { PORTUGUESE } from '../generator/vocabulary/romance.js';

const DETACHED = { ...SPACED, negative: 'detached' } as const;

export const ptAtlantico: Layout = {
  name: 'pt-atlantico',
  bank: 'Caixa do Atlântico',
  country: 'PT',
  description: 'M.DD without a year across the new year; minus set apart from the number; balance on every row; invisible tracking text between the rows',
  features: ['partial-year dates', 'year crossing', 'detached minus', 'hidden text', 'balance validation', 'value dates', 'space grouping', 'date format variations'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'OpenText Exstream 16' },
  plan: (random) => [
    {
      number: `${random.digits(4)} ${random.digits(6)} ${random.digits(3)}`,
      name: 'Conta Ordenado',
      currency: 'EUR',
      holder: 'INES FALCAO',
      vocabulary: PORTUGUESE,
      money: SPACED,
      ...acrossNewYear(random),
      count: [20, 48],
      lines: [1, 2],
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 238,
    nextTop: 112,
    bottom: 770,
    onPage: (page) => {
      sheet.rect(40, 30, 120, 28, { fill: '#003b5c' });
      sheet.text('Caixa do Atlântico', 48, 48, { color: '#ffffff', font: 'Helvetica-Bold', size: 11 });
      sheet.text(`EXTRATO CONSOLIDADO ${formatDay(period.end, 'MM/YYYY')}`, 555, 44, { align: 'right', font: 'Helvetica-Bold' });
      sheet.text(`Folha ${page}`, 555, 56, { align: 'right', size: 7.5 });
      sheet.text(`@@${random.digits(12)}##OMR${page}`, 300, 20, { hidden: true, size: 6 });
      const top = page === 1 ? 208 : 84;
      if (page === 1) {
        stack(sheet, ['Exma. Sra.', account.holder, 'RUA DO FAROL 22 2 ESQ', '4450-001 MATOSINHOS'], 330, 92, 12);
        sheet.text(`${account.name} nº ${account.number}   EUR`, 40, 170, { font: 'Helvetica-Bold', size: 10 });
        sheet.text(`Período ${formatDay(period.start, 'YYYY.MM.DD')} a ${formatDay(period.end, 'YYYY.MM.DD')}`, 40, 184);
      }
      headings(sheet, [['Data', 40], ['Data', 84], ['Movimento', 130], ['Montante', 440, 'right'], ['Saldo', 552, 'right']], top, { font: 'Helvetica-Bold', size: 8 });
      headings(sheet, [['Lanç.', 40], ['Valor', 84]], top + 9, { font: 'Helvetica-Bold', size: 8 });
      sheet.line(40, top + 13, 555, top + 13);
    },
  });
  sheet.text('SALDO INICIAL', 130, flow.y);
  sheet.text(formatMoney(imprint.opening(period), DETACHED), 552, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 230);
    flow.need(lines.length * 10.5 + 5);
    sheet.text(formatDay(row.date, 'M.DD'), 40, flow.y);
    sheet.text(formatDay(row.otherDate, 'M.DD'), 84, flow.y);
    stack(sheet, lines, 130, flow.y, 10.5);
    sheet.text(formatMoney(imprint.amount(row), DETACHED), 440, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), DETACHED), 552, flow.y, { align: 'right' });
    if (random.chance(0.3)) sheet.text(`TRK${random.digits(9)} 99,99`, 200, flow.y + 4, { hidden: true, size: 5 });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10.5 + 3);
  }
  flow.need(24);
  sheet.text('SALDO FINAL', 130, flow.y + 6, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), DETACHED), 552, flow.y + 6, { align: 'right', font: 'Helvetica-Bold' });
}
