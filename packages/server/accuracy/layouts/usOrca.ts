import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, english, marked } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const both = marked(english, '-', '+');

/**
 * Balance left of the text; plus or minus behind every amount, which stands on the last line of its row; rows of
 * information with 0.00; MM-DD across the new year.
 */
export const usOrca = accountLayout({
  name: 'us-orca', bank: 'Orca Sound Credit Union', country: 'US', paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 9.5, producer: 'Episys 2021' },
  features: ['balance before the description', 'trailing signs', 'amount on the last line', 'zero-value information rows', 'partial-year dates', 'year crossing', 'multi-line descriptions', 'balance validation'],
  account: (random) => ({
    number: random.digits(8), name: 'Share Draft', currency: 'USD', holder: 'SIGNE LINDQUIST',
    vocabulary: AMERICAN, money: ENGLISH, ...acrossNewYear(random), count: [24, 55], lines: [1, 3],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 222, nextTop: 100, bottom: 735, headings: [196, 76] }, (page, top) => {
      sheet.text('Orca Sound Credit Union', 44, 50, { font: 'Times-Bold', size: 14 });
      sheet.text(`Member account ${account.number}   page ${page}`, 568, 50, { align: 'right' });
      headings(sheet, [['Date', 44], ['Balance', 150, 'right'], ['Transaction description', 172], ['Amount', 560, 'right']], top, { font: 'Times-Bold' }, { from: 44, to: 568, below: 5 });
    });
    stack(sheet, [account.holder, '8 FERRY LANDING', 'ANACORTES WA 98221'], 60, 88, 12);
    sheet.text(`From ${formatPeriod(period, 'MM-DD-YYYY', ' through ')}`, 360, 88);
    flow.line([['Beginning balance', 172], [english(imprint.opening(period)), 150, 'right']]);
    flow.down(15);
    const table = new Table(flow, imprint, { width: 270, leading: 11.5, gap: 3, room: 18 });
    period.transactions.forEach((row, index) => {
      table.row(row, (lines) => [
        [formatDay(row.date, 'MM-DD'), 44], [english(imprint.balance(row)), 150, 'right'], [lines, 172],
        [both(imprint.amount(row)), 560, { align: 'right', drop: (lines.length - 1) * 11.5 }],
      ]);
      if (index !== 4 && index !== 11) return;
      flow.line([
        [formatDay(row.date, 'MM-DD'), 44], [english(row.balance), 150, 'right'], ['Dividend rate changed to 0.15%', 172],
        ['0.00', 556, 'right'],
      ]);
      flow.down(14);
    });
    flow.need(20);
    flow.line([['Ending balance', 172], [english(imprint.closing(period)), 150, 'right']], { font: 'Times-Bold', drop: 4 });
  },
});
