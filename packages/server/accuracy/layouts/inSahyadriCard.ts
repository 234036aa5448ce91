import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { formatMoney, LAKH } from '../generator/money.js';
import { fitted, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDIAN } from '../generator/vocabulary/english.js';

export const inSahyadriCard: Layout = {
  name: 'in-sahyadri-card',
  bank: 'Sahyadri Credit Cards',
  country: 'IN',
  description: 'card: date and time, whole-number reward points before the amount, Cr behind credits; the account summary is a formula in boxes ( - + + = )',
  features: ['date with time', 'reward points column', 'CR/DR suffix', 'inverted card signs', 'lakh grouping', 'equation summary', 'domestic and international tables', 'multiple tables'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'SCC Statements' },
  plan: (random) => [
    {
      number: `4375 51XX XXXX ${random.digits(4)}`,
      name: 'Sahyadri Regalia',
      type: 'card',
      currency: 'INR',
      holder: 'MEERA KULKARNI',
      vocabulary: INDIAN,
      money: LAKH,
      ...randomMonth(random),
      count: [14, 45],
      lines: [1, 1],
      scale: 60,
      dateGap: 0,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts, random }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 300,
    nextTop: 90,
    bottom: 780,
    onPage: (page) => {
      sheet.text('SAHYADRI', 40, 50, { font: 'Helvetica-Bold', size: 16, color: '#163a70' });
      sheet.text('Credit Card Statement', 555, 50, { align: 'right', size: 11 });
      sheet.text(`Page ${page}`, 555, 815, { align: 'right', size: 7 });
    },
  });
  sheet.text(`Name : ${account.holder}`, 40, 84);
  sheet.text(`Card No: ${account.number}`, 40, 98);
  sheet.text(`Billing Period : ${formatDay(period.start, 'DD/MM/YYYY')} - ${formatDay(period.end, 'DD/MM/YYYY')}`, 555, 84, { align: 'right' });
  headings(sheet, [['Payment Due Date', 40], ['Total Dues', 190], ['Minimum Amount Due', 340]], 130, { font: 'Helvetica-Bold' });
  headings(sheet, [[formatDay(addDays(period.end, 20), 'DD/MM/YYYY'), 40], [formatMoney(-imprint.closing(period), LAKH), 190], [formatMoney(random.int(20000, 90000), LAKH), 340]], 146, { size: 10 });
  const boxes: [string, string][] = [
    ['Opening Balance', formatMoney(-imprint.opening(period), LAKH)],
    ['Payment/ Credits', formatMoney(imprint.credits(period), LAKH)],
    ['Purchases/ Debits', formatMoney(-imprint.debits(period), LAKH)],
    ['Finance Charges', '0.00'],
    ['Total Dues', formatMoney(-imprint.derived(period, 'dues', period.closing), LAKH)],
  ];
  boxes.forEach(([label, value], index) => {
    const x = 40 + index * 105;
    sheet.rect(x, 190, 92, 40, { stroke: '#163a70' });
    sheet.text(label, x + 46, 204, { align: 'center', size: 7.5 });
    sheet.text(value, x + 46, 222, { align: 'center', font: 'Helvetica-Bold' });
    if (index < 4) sheet.text(['-', '+', '+', '='][index]!, x + 98, 213, { align: 'center', size: 10 });
  });
  flow.y = 270;
  for (const [title, has] of [['Domestic Transactions', 0], ['International Transactions', 1]] as const) {
    const rows = period.transactions.filter((_, index) => (index % 5 === 3 ? 1 : 0) === has);
    if (rows.length === 0) continue;
    flow.need(60);
    sheet.text(title, 40, flow.y, { font: 'Helvetica-Bold', size: 10 });
    flow.down(16);
    headings(sheet, [['Date & Time', 40], ['Transaction Description', 140], ['Feature Reward Points', 440, 'right'], ['Amount (in Rs.)', 540, 'right']], flow.y, { font: 'Helvetica-Bold' });
    flow.down(14);
    for (const row of rows) {
      flow.need(14);
      const lines = fitted(sheet, row.lines, 220).slice(0, 1);
      sheet.text(`${formatDay(row.date, 'DD/MM/YYYY')} ${row.time}`, 40, flow.y);
      sheet.text(lines[0]!, 140, flow.y);
      const amount = imprint.amount(row);
      if (amount < 0) sheet.text(String(Math.trunc(-amount / 15000)), 440, flow.y, { align: 'right' });
      sheet.text(formatMoney(Math.abs(amount), LAKH), 540, flow.y, { align: 'right' });
      if (amount > 0) sheet.text('Cr', 543, flow.y);
      imprint.row(row, { lines });
      flow.down(13.5);
    }
    flow.down(20);
  }
}
