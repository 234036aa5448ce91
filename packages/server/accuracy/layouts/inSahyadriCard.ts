import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { LAKH, lakh } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDIAN } from '../generator/vocabulary/english.js';

/**
 * Card: date and time, whole-number reward points before the amount, Cr behind credits; the account summary is a
 * formula in boxes ( - + + = ).
 */
export const inSahyadriCard = accountLayout({
  name: 'in-sahyadri-card', bank: 'Sahyadri Credit Cards', country: 'IN', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'SCC Statements' },
  features: ['date with time', 'reward points column', 'CR/DR suffix', 'inverted card signs', 'lakh grouping', 'equation summary', 'domestic and international tables', 'multiple tables'],
  account: (random) => ({
    number: random.number('4375 51XX XXXX ####'), name: 'Sahyadri Regalia', type: 'card', currency: 'INR', holder: 'MEERA KULKARNI',
    vocabulary: INDIAN, money: LAKH, ...randomMonth(random), count: [14, 45], lines: [1, 1], scale: 60, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 300, nextTop: 90, bottom: 780 }, (page) => {
      sheet.text('SAHYADRI', 40, 50, { font: 'Helvetica-Bold', size: 16, color: '#163a70' });
      sheet.text('Credit Card Statement', 555, 50, { align: 'right', size: 11 });
      sheet.text(`Page ${page}`, 555, 815, { align: 'right', size: 7 });
    });
    sheet.text(`Name : ${account.holder}`, 40, 84);
    sheet.text(`Card No: ${account.number}`, 40, 98);
    sheet.text(`Billing Period : ${formatPeriod(period, 'DD/MM/YYYY', ' - ')}`, 555, 84, { align: 'right' });
    headings(sheet, [['Payment Due Date', 40], ['Total Dues', 190], ['Minimum Amount Due', 340]], 130, { font: 'Helvetica-Bold' });
    headings(sheet, [[formatDay(addDays(period.end, 20), 'DD/MM/YYYY'), 40], [lakh(-imprint.closing(period)), 190], [lakh(random.int(20000, 90000)), 340]], 146, { size: 10 });
    const boxes: [string, string][] = [
      ['Opening Balance', lakh(-imprint.opening(period))],
      ['Payment/ Credits', lakh(imprint.credits(period))],
      ['Purchases/ Debits', lakh(-imprint.debits(period))],
      ['Finance Charges', '0.00'],
      ['Total Dues', lakh(-imprint.derived(period, 'dues', period.closing))],
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
      new Table(flow, imprint, { width: 220, oneLine: true, leading: 13.5, room: 0.5 }).rows(rows, (row, lines) => {
        const amount = imprint.amount(row);
        return [
          [`${formatDay(row.date, 'DD/MM/YYYY')} ${row.time}`, 40], [lines, 140],
          amount < 0 && [String(Math.trunc(-amount / 15000)), 440, 'right'], [lakh(Math.abs(amount)), 540, 'right'],
          amount > 0 && ['Cr', 543],
        ];
      });
      flow.down(20);
    }
  },
});
