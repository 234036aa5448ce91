import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english, pounds } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * Card with foreign purchases: original currency and rate in a second line and a column of its own; CR behind credits;
 * balance from the previous statement is the first row.
 */
export const gbSevernCard = accountLayout({
  name: 'gb-severn-card', bank: 'Severn Card', country: 'GB', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Severn Prints' },
  features: ['dual-currency display', 'CR/DR suffix', 'inverted card signs', 'posting-date selection', 'opening and closing as rows', 'two-digit years', 'interest table'],
  account: (random) => ({
    number: random.number('4929 **** **** ####'), name: 'Severn Platinum', type: 'card', currency: 'GBP', holder: 'MR T FARROW',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [14, 45], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period, random }) {
    const owed = (value: number): string => pounds(Math.abs(value)) + (value > 0 ? ' CR' : '');
    const flow = new Flow(sheet, { top: 290, nextTop: 96, bottom: 770, headings: [256, 72] }, (page, top) => {
      sheet.circle(62, 48, 14, '#e0004d');
      sheet.circle(76, 48, 14, '#ff7ba5');
      sheet.text('severn card', 100, 53, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Page ${page}`, 550, 53, { align: 'right' });
      headings(sheet, [['Received by us', 48], ['Transaction date', 118], ['Details', 190], ['Foreign amount', 440, 'right'], ['Amount (£)', 550, 'right']], top, { font: 'Helvetica-Bold', size: 7.5 }, { from: 48, to: 550, below: 5, color: '#e0004d', width: 1 });
    });
    stack(sheet, [account.holder, '2 Quay Street', 'Gloucester GL1 2TS'], 48, 104, 12);
    pairs(sheet, [
      ['Card number', account.number],
      ['Statement period', formatPeriod(period, 'D MMM YYYY', ' to ')],
      ['Previous balance', owed(imprint.opening(period))],
      ['Credits received', pounds(imprint.credits(period))],
      ['New spending and charges', pounds(-imprint.debits(period))],
      ['Your new balance', owed(imprint.closing(period))],
      ['Credit limit', '£6,500.00'],
    ], { x: 320, right: 550, y: 104, step: 15 });
    flow.line([['Balance from previous statement', 190], [owed(imprint.derived(period, 'previous', period.opening)), 550, 'right']]);
    flow.down(14);
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 170).slice(0, 1);
      const isForeign = row.amount < 0 && row.kind === 'card' && random.chance(0.25);
      const currency = random.pick(['USD', 'EUR', 'JPY']);
      if (isForeign) lines.push(`Rate ${random.int(1, 160)}.${random.digits(4)} incl. 2.99% fee`);
      flow.need(lines.length * 10.5 + 4);
      flow.line([[formatDay(row.date, 'DD MMM YY'), 48], [formatDay(row.otherDate, 'DD MMM YY'), 118]]);
      stack(sheet, lines, 190, flow.y, 10.5);
      if (isForeign) sheet.text(`${english(random.int(500, 90000))} ${currency}`, 440, flow.y, { align: 'right' });
      const amount = imprint.amount(row);
      sheet.text(english(Math.abs(amount)) + (amount > 0 ? ' CR' : ''), 550, flow.y, { align: 'right' });
      imprint.row(row, { lines, otherDate: true });
      flow.down(lines.length * 10.5 + 3);
    }
    flow.need(70);
    sheet.text('Estimated interest next month £0.00. Simple annual rate: purchases 22.9%, cash 27.9%.', 48, flow.y + 20, { size: 7.5 });
  },
});
