import { accountLayout } from '../generator/accountLayout.js';
import { addDays, formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, formatMoney, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const POUNDS = { ...ENGLISH, symbol: '£', negative: 'none' } as const;
const pounds = moneyIn(POUNDS);

/**
 * Card: equation of boxes with signs between them, dates "12 March" without a year, amounts with CR on payments,
 * previous and new balance as rows.
 */
export const gbTrentCard = accountLayout({
  name: 'gb-trent-card', bank: 'Trent Valley Cards', country: 'GB', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Trent Comms' },
  features: ['inverted card signs', 'equation summary', 'CR/DR suffix', 'partial-year dates', 'year crossing', 'opening and closing as rows', 'landscape', 'interest table'],
  account: (random) => ({
    number: random.number('4929 #### #### ####'), name: 'Trent Purchase Card', type: 'card', currency: 'GBP', holder: 'Mr D Okafor',
    vocabulary: BRITISH, money: ENGLISH, ...acrossNewYear(random), count: [16, 40], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period }) {
    const amount = (value: number): string => pounds(value) + (value > 0 ? ' CR' : '');
    const flow = new Flow(sheet, { top: 300, nextTop: 110, bottom: 760, headings: [274, 86] }, (page, top) => {
      sheet.text('Trent Valley Cards', 46, 50, { font: 'Helvetica-Bold', size: 15 });
      sheet.text(`Page ${page}`, 550, 50, { align: 'right' });
      headings(sheet, [['Transaction date', 46], ['Posted', 140], ['What you spent it on', 210], ['Amount', 550, 'right']], top, { font: 'Helvetica-Bold' }, { from: 44, to: 552, below: 5 });
    });
    stack(sheet, [account.holder, '21 Canal Street', 'Nottingham NG1 7EH'], 46, 84, 12);
    sheet.text(`Card number ${account.number}`, 330, 84);
    sheet.text(`Statement from ${formatPeriod(period, 'D MMMM YYYY', ' to ')}`, 46, 150, { font: 'Helvetica-Bold' });
    const boxes: [string, string][] = [['You owed', pounds(-imprint.opening(period))], ['You paid us', pounds(imprint.credits(period))], ['You spent', pounds(-imprint.debits(period))], ['You now owe', formatMoney(-imprint.closing(period), { ...POUNDS, negative: 'minus' })]];
    boxes.forEach(([label, value], index) => {
      sheet.text(label, 46 + index * 130, 180, { size: 8 });
      sheet.text(value, 46 + index * 130, 196, { font: 'Helvetica-Bold', size: 11 });
      if (index < 3) sheet.text(['-', '+', '='][index]!, 148 + index * 130, 196, { size: 11 });
    });
    sheet.text(`Minimum payment £25.00, due ${formatDay(addDays(period.end, 21), 'D MMMM YYYY')}    Credit limit £6,000`, 46, 222);
    flow.line([['Previous balance', 210], [amount(period.opening), 550, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 250, oneLine: true, leading: 13, room: 1, otherDate: true }).rows(period.transactions, (row, lines) => [
      [formatDay(row.otherDate, 'D MMMM'), 46], [formatDay(row.date, 'D MMMM'), 140, { size: 8 }], [lines, 210],
      [amount(imprint.amount(row)), row.amount > 0 ? 550 : 536, 'right'],
    ]);
    flow.need(60);
    flow.line([['New balance', 210], [amount(period.closing), 550, 'right']], { font: 'Helvetica-Bold', drop: 2 });
    sheet.text('Interest we charged you: purchases 24.9% £0.00, cash 29.9% £0.00', 46, flow.y + 34, { size: 8 });
  },
});
