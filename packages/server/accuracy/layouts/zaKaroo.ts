import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { SOUTH_AFRICAN } from '../generator/vocabulary/english.js';

const RAND = { decimals: 2, group: ' ', decimal: '.', negative: 'trailing' } as const;
const rand = moneyIn(RAND);

/**
 * A column of bank charges beside the amounts that are not part of the balance; 1 234.56 with a trailing minus; date
 * after the description.
 */
export const zaKaroo = accountLayout({
  name: 'za-karoo', bank: 'Karoo Mutual Bank', country: 'ZA', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'StrataDoc' },
  features: ['fee column', 'trailing signs', 'space grouping', 'date after the description', 'partial-year dates', 'year crossing', 'balance validation', 'mixed locale'],
  account: (random) => ({
    number: random.number('### ### ###'), name: 'Cheque Account', currency: 'ZAR', holder: 'MS THANDI NKOSI',
    vocabulary: SOUTH_AFRICAN, money: { ...RAND }, ...acrossNewYear(random), count: [25, 55], lines: [1, 1], scale: 8, overdraft: true,
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 238, nextTop: 104, bottom: 775, headings: [212, 80] }, (page, top) => {
      sheet.rect(40, 34, 515, 24, { fill: '#2f4b26' });
      sheet.text('KAROO MUTUAL', 48, 51, { font: 'Helvetica-Bold', size: 12, color: '#ffffff' });
      sheet.text('Tax Invoice / Statement', 547, 51, { align: 'right', color: '#ffffff' });
      if (page === 1) {
        stack(sheet, [account.holder, '12 Aloe Street', 'Graaff-Reinet 6280'], 48, 86, 12);
        sheet.text(`${account.name} ${account.number}`, 330, 86, { font: 'Helvetica-Bold' });
        sheet.text(`Statement from ${formatPeriod(period, 'D MMMM YYYY', ' to ')}`, 330, 100);
        sheet.text('VAT registration 4990117788. Charges marked below are inclusive of VAT and collected monthly.', 48, 186, { size: 7 });
      }
      headings(sheet, [['Details', 48], ['Service fee', 310, 'right'], ['Amount', 395, 'right'], ['Date', 425], ['Balance', 547, 'right']], top, { font: 'Helvetica-Bold' }, { from: 40, to: 555, below: 5, color: '#2f4b26' });
    });
    flow.line([['BALANCE BROUGHT FORWARD', 48], [formatDay(period.start, 'MM DD'), 425], [rand(imprint.opening(period)), 547, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 215, oneLine: true, leading: 13, room: 1 }).rows(period.transactions, (row, lines) => [
      [lines, 48], random.chance(0.3) && [rand(random.int(150, 1900)), 310, { align: 'right', color: '#777777' }],
      [rand(imprint.amount(row)), 395 + (row.amount < 0 ? 3 : 0), 'right'], [formatDay(row.date, 'MM DD'), 425],
      [rand(imprint.balance(row)), 547 + (row.balance < 0 ? 3 : 0), 'right'],
    ]);
    flow.need(30);
    flow.line([
      [`Closing balance at ${formatDay(period.end, 'D MMMM YYYY')}`, 48], [rand(imprint.closing(period)), 547, 'right'],
    ], { font: 'Helvetica-Bold', drop: 8 });
  },
});
