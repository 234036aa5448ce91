import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, SPACED } from '../generator/money.js';
import { fitted, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { POLISH } from '../generator/vocabulary/slavic.js';

export const plOdra: Layout = {
  name: 'pl-odra',
  bank: 'Bank Odra Spółdzielczy',
  country: 'PL',
  description: 'no table: a block for each operation with labels before every value, number of the operation, amount and balance with their currency on the last line',
  features: ['labelled blocks', 'no table boundaries', 'row numbers', 'signed amounts', 'currency symbols in amounts', 'balance validation', 'value dates', 'space grouping'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8.5, producer: 'def3000 PDF' },
  plan: (random) => [
    {
      number: `${random.digits(2)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'ROR',
      currency: 'PLN',
      holder: 'Grzegorz Wilk',
      vocabulary: POLISH,
      money: SPACED,
      ...randomMonth(random),
      count: [12, 28],
      lines: [1, 2],
      scale: 3,
      dateGap: 2,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const zloty = (value: number): string => `${formatMoney(value, SPACED)} PLN`;
  const flow = new Flow(sheet, {
    top: 210,
    nextTop: 80,
    bottom: 780,
    onPage: (page) => {
      sheet.text('Bank Odra Spółdzielczy', 50, 48, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Strona ${page}`, 545, 48, { align: 'right' });
    },
  });
  sheet.text(`Wyciąg za okres od ${formatDay(period.start, 'DD.MM.YYYY')} do ${formatDay(period.end, 'DD.MM.YYYY')}`, 50, 80, { font: 'Sans-Bold' });
  sheet.text(`Rachunek nr ${account.number}`, 50, 96);
  sheet.text(account.holder, 50, 110);
  pairs(sheet, [['Saldo początkowe', zloty(imprint.opening(period))], ['Suma uznań', zloty(imprint.credits(period))], ['Suma obciążeń', zloty(imprint.debits(period))], ['Saldo końcowe', zloty(imprint.closing(period))]], { x: 50, right: 300, y: 134, step: 14 });
  period.transactions.forEach((row, index) => {
    const lines = fitted(sheet, row.lines, 380);
    flow.need(lines.length * 11.5 + 40);
    sheet.line(50, flow.y - 10, 545, flow.y - 10, { width: 0.3 });
    sheet.text(`${index + 1}.`, 50, flow.y);
    sheet.text(`Data operacji: ${formatDay(row.date, 'DD.MM.YYYY')}`, 76, flow.y);
    sheet.text(`Data waluty: ${formatDay(row.otherDate, 'DD.MM.YYYY')}`, 260, flow.y);
    stack(sheet, lines, 76, flow.y + 11.5, 11.5);
    const last = flow.y + (lines.length + 1) * 11.5;
    sheet.text(`Kwota: ${zloty(imprint.amount(row))}`, 76, last, { font: 'Sans-Bold' });
    sheet.text(`Saldo po operacji: ${zloty(imprint.balance(row))}`, 260, last);
    imprint.row(row, { lines, otherDate: true });
    flow.down((lines.length + 2) * 11.5 + 6);
  });
}
