import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, english, moneyIn } from '../generator/money.js';
import { countCredits, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

const overdrawn = moneyIn({ ...ENGLISH, negative: 'detached' });

/**
 * Balance before the amount, DR and CR in a narrow column of their own between the two; only the headings show the
 * dollar sign; counts beside the totals.
 */
export const caFundy = accountLayout({
  name: 'ca-fundy', bank: 'Bay of Fundy Savings', country: 'CA', paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 9.5, producer: 'Fundy Forms 4' },
  features: ['credit/debit letters in their own column', 'balance before amount', 'currency symbol in header only', 'partial-year dates', 'year crossing', 'counts', 'balance validation'],
  account: (random) => ({
    number: random.number('##### ### #######'), name: 'Everyday Chequing', currency: 'CAD', holder: 'JORDAN LEBLANC',
    vocabulary: CANADIAN, money: ENGLISH, ...acrossNewYear(random), count: [15, 44], lines: [1, 2],
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 244, nextTop: 112, bottom: 728, headings: [222, 90] }, (page, top) => {
      sheet.text('BAY OF FUNDY SAVINGS', 54, 56, { font: 'Times-Bold', size: 15 });
      sheet.text(`Sheet ${page}`, 560, 56, { align: 'right' });
      headings(sheet, [['Date', 54], ['Balance ($)', 190, 'right'], ['Amount ($)', 300, 'right'], ['Particulars', 330]], top, { font: 'Times-Bold' });
    });
    stack(sheet, ['JORDAN LEBLANC', '19 DULSE LANE', 'SAINT JOHN NB  E2L 4Z6'], 54, 96, 12);
    sheet.text(`Chequing account ${account.number}`, 330, 96);
    sheet.text(`From ${formatPeriod(period, 'MMM D, YYYY', ' to ')}`, 330, 108);
    const count = countCredits(period);
    pairs(sheet, [
      ['Balance at start', overdrawn(imprint.opening(period))],
      [`${count} deposits`, english(imprint.credits(period))],
      [`${period.transactions.length - count} withdrawals`, english(Math.abs(imprint.debits(period)))],
      ['Balance at end', overdrawn(imprint.closing(period))],
    ], { x: 330, right: 560, y: 136, step: 14 });
    new Table(flow, imprint, { width: 230, leading: 11, gap: 4 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD MMM'), 54], [overdrawn(imprint.balance(row)), 190, 'right'], [row.amount < 0 ? 'DR' : 'CR', 210],
      [english(Math.abs(imprint.amount(row))), 300, 'right'], [lines, 330],
    ]);
  },
});
