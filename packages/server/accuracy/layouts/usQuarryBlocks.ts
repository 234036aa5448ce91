import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars, formatMoney } from '../generator/money.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Each transaction is a card of its own: bold text, under it the date in words, at the right the amount above "Balance
 * $x"; no headings, no columns of dates.
 */
export const usQuarryBlocks = accountLayout({
  name: 'us-quarry-blocks', bank: 'Quarry Online Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 10, producer: 'Mobile Web Print' },
  features: ['date inside the text', 'balance beneath the amount', 'date format variations', 'signed amounts', 'no headings', 'currency symbols in amounts', 'reverse order'],
  account: (random) => ({
    number: random.number('...####'), name: 'Online Checking', currency: 'USD', holder: 'Holly Krueger',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [12, 35], lines: [1, 1],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 160, nextTop: 60, bottom: 750 });
    sheet.text('Quarry', 60, 56, { font: 'Helvetica-Bold', size: 22, color: '#444444' });
    sheet.text(`${account.name} ${account.number}`, 60, 80);
    sheet.text(`Activity from ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 60, 95, { color: '#777777' });
    sheet.text(`Opening balance ${dollars(imprint.opening(period))}`, 60, 120);
    sheet.text(`Closing balance ${dollars(imprint.closing(period))}`, 552, 120, { align: 'right' });
    for (const row of [...period.transactions].reverse()) {
      flow.need(40);
      sheet.rect(54, flow.y - 15, 504, 34, { stroke: '#dddddd' });
      sheet.text(row.lines[0]!, 62, flow.y, { font: 'Helvetica-Bold' });
      sheet.text(`Posted ${formatDay(row.date, 'EEEE, MMM D, YYYY')}`, 62, flow.y + 13, { size: 8, color: '#777777' });
      sheet.text(formatMoney(imprint.amount(row), { ...ENGLISH, symbol: '$', plus: '+' }), 550, flow.y, { align: 'right', font: 'Helvetica-Bold' });
      sheet.text(`Balance ${dollars(imprint.balance(row))}`, 550, flow.y + 13, { align: 'right', size: 8, color: '#777777' });
      imprint.row(row, { lines: row.lines });
      flow.down(40);
    }
  },
});
