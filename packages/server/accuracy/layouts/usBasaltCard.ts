import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, dollars } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * One card account with three holders: payments first, then the purchases of each holder under his name and card
 * ending, with a subtotal each.
 */
export const usBasaltCard = accountLayout({
  name: 'us-basalt-card', bank: 'Basalt Business Card', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'FIS Output' },
  features: ['inverted card signs', 'several card holders', 'section totals', 'partial-year dates', 'year crossing', 'posting-date selection', 'reference column', 'interest table'],
  account: (random) => ({
    number: random.number('XXXX-XXXX-XXXX-####'), name: 'Basalt Business Rewards', type: 'card', currency: 'USD', holder: 'HALCYON PRINT WORKS',
    vocabulary: AMERICAN, money: ENGLISH, ...acrossNewYear(random), count: [24, 60], lines: [1, 1],
  }),
  draw(press) {
    const { sheet, imprint, account, period, random } = press;
    const flow = new Flow(sheet, { top: 320, nextTop: 90, bottom: 730 }, (page) => {
      sheet.text('BASALT', 36, 46, { font: 'Helvetica-Bold', size: 18 });
      sheet.text(`Account ending in ${account.number.slice(-4)}     Page ${page} of 4`, 576, 46, { align: 'right', size: 8 });
      sheet.text('Questions? 1-800-555-0144', 306, 765, { align: 'center', size: 7 });
    });
    const fees = period.transactions.filter((row) => row.kind === 'fee');
    const payments = period.transactions.filter((row) => row.amount > 0);
    const bought = period.transactions.filter((row) => row.amount < 0 && row.kind !== 'fee');
    const sum = (rows: readonly LedgerTransaction[]): number => rows.reduce((total, row) => total + row.amount, 0);
    sheet.text(account.holder, 60, 90);
    sheet.text(`Account number ${account.number}`, 330, 90);
    sheet.text(`Billing cycle ${formatPeriod(period, 'MM/DD/YY', ' - ')}`, 330, 104);
    pairs(sheet, [
      ['Previous balance', dollars(-imprint.opening(period))],
      ['Payments and credits', dollars(-imprint.credits(period))],
      ['Purchases', `+${dollars(-imprint.derived(period, 'purchases', sum(bought)))}`],
      ['Cash advances', `+${dollars(0)}`],
      ['Fees charged', `+${dollars(-imprint.derived(period, 'fees', sum(fees)))}`],
      ['Interest charged', `+${dollars(0)}`],
      ['New balance', dollars(-imprint.closing(period))],
    ], { x: 330, right: 570, y: 128, step: 14 });
    pairs(sheet, [['Minimum payment due', '$35.00'], ['Credit limit', '$25,000'], ['Payment due date', formatDay(period.end, 'MM/DD/YY')]], { x: 330, right: 570, y: 236, step: 14 });
    const heads = (title: string): void => {
      flow.need(60);
      flow.down(12);
      sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 9.5 });
      flow.down(15);
      headings(sheet, [['Trans', 36], ['Post', 78], ['Reference', 120], ['Description', 220], ['Amount', 570, 'right']], flow.y, { font: 'Helvetica-Bold' });
      flow.down(13);
    };
    const table = (title: string, total: string, rows: readonly LedgerTransaction[], key: string | null): void => {
      heads(title);
      new Table(flow, imprint, { width: 250, oneLine: true, leading: 12.5, room: 1.5, otherDate: true }).rows(rows, (row, lines) => [
        [formatDay(row.otherDate, 'MM/DD'), 36], [formatDay(row.date, 'MM/DD'), 78], [row.reference, 120], [lines, 220],
        [dollars(-imprint.amount(row)), 570, 'right'],
      ]);
      if (key === null) return;
      flow.need(16);
      flow.line([[total, 220], [dollars(-imprint.derived(period, key, sum(rows))), 570, 'right']], { font: 'Helvetica-Bold', drop: 2 });
      flow.down(14);
    };
    table('Payments and credits', '', payments, null);
    const holders = [['D RAMOS', random.digits(4)], ['P ELLERY', random.digits(4)], ['U SATO', random.digits(4)]] as const;
    holders.forEach(([name, ending], index) => {
      const own = bought.filter((_, at) => at % 3 === index);
      if (own.length > 0) table(`${name} - card ending in ${ending}`, `Total for ${name}`, own, `holder ${index}`);
    });
    if (fees.length > 0) table('Fees charged', 'Total fees charged this period', fees, 'fee total');
    flow.need(60);
    sheet.text('Interest charge calculation', 36, flow.y + 14, { font: 'Helvetica-Bold' });
    sheet.text('Purchases   24.49% (v)   $0.00   31   $0.00', 36, flow.y + 28, { size: 7.5 });
  },
});
