import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, english, pounds } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * Charge card: transaction and process date as "Mar 4", a column of foreign spend, CR on the line beneath the amount,
 * an equation of boxes, estimated interest and rate tables.
 */
export const gbAshdownCard = accountLayout({
  name: 'gb-ashdown-card', bank: 'Ashdown Charge Cards', country: 'GB', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'Ashdown Print 2' },
  features: ['inverted card signs', 'suffix on the next line', 'dual-currency display', 'year crossing', 'interest table', 'two date columns'],
  account: (random) => ({
    number: random.number('xxxx-xxxxxx-#####'), name: 'Ashdown Preferred Rewards Card', type: 'card', currency: 'GBP', holder: 'MISS ELEANOR V PIKE',
    vocabulary: BRITISH, money: ENGLISH, ...acrossNewYear(random), count: [18, 50], lines: [1, 2],
  }),
  draw(press) {
    const { sheet, imprint, account, period, random } = press;
    const flow = new Flow(sheet, { top: 330, nextTop: 130, bottom: 770, headings: [300, 104] }, (page, top) => {
      sheet.text('ASHDOWN', 40, 48, { font: 'Helvetica-Bold', size: 15, color: '#006fcf' });
      headings(sheet, [['Prepared for', 40], ['Membership Number', 280], ['Date', 420], ['Page', 555, 'right']], 66, { size: 7 });
      headings(sheet, [[account.holder, 40], [account.number, 280], [formatDay(period.end, 'DD/MM/YY'), 420], [`${page} of 3`, 555, 'right']], 77);
      const y = top;
      headings(sheet, [['Transaction', 40], ['Process', 94], ['Transaction Details', 150], ['Foreign Spend', 440, 'right'], ['Amount £', 540, 'right']], y, { font: 'Helvetica-Bold' });
      headings(sheet, [['Date', 40], ['Date', 94]], y + 10, { font: 'Helvetica-Bold' });
    });
    head(press);
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 200);
      const isForeign = row.kind === 'card' && random.chance(0.2);
      const height = Math.max(lines.length, row.amount > 0 || isForeign ? 2 : 1);
      flow.need(height * 10 + 6);
      flow.line([[formatDay(row.otherDate, 'MMM D'), 40], [formatDay(row.date, 'MMM D'), 94]]);
      stack(sheet, lines, 150, flow.y, 10);
      if (isForeign) {
        sheet.text(english(random.int(900, 90000)), 440, flow.y, { align: 'right' });
        sheet.text('United States Dollar', 440, flow.y + 10, { align: 'right', size: 6.5 });
      }
      sheet.text(english(Math.abs(imprint.amount(row))), 540, flow.y, { align: 'right' });
      if (row.amount > 0) sheet.text('CR', 540, flow.y + 10, { align: 'right' });
      imprint.row(row, { lines, otherDate: true });
      flow.down(height * 10 + 4);
    }
    flow.need(130);
    flow.line([
      [`Total of transactions for ${account.holder}`, 150], [english(-imprint.derived(period, 'debits', period.debits)), 540, 'right'],
    ], { font: 'Helvetica-Bold', drop: 6 });
    flow.down(40);
    sheet.text('Estimated interest for your next statement', 40, flow.y, { font: 'Helvetica-Bold' });
    headings(sheet, [['Balance type', 40], ['Monthly rate', 220], ['Simple annual rate', 320], ['Effective annual rate', 440]], flow.down(13), { size: 7 });
    headings(sheet, [['Purchases', 40], ['1.873%', 220], ['22.48%', 320], ['24.95%', 440]], flow.down(11));
    headings(sheet, [['Cash advances', 40], ['2.140%', 220], ['25.68%', 320], ['28.93%', 440]], flow.down(11));
  },
});

function head({ sheet, imprint, period }: AccountPress): void {
  sheet.text(`Statement period from ${formatPeriod(period, 'DD MMMM YYYY', ' to ')}`, 40, 110);
  const boxes: [string, string, number][] = [
    ['Previous Balance £', english(-imprint.opening(period)), 40],
    ['New Credits £', english(imprint.credits(period)), 150],
    ['New Debits £', english(-imprint.debits(period)), 260],
    ['Closing Balance £', english(-imprint.closing(period)), 370],
    ['Minimum Payment £', '25.00', 480],
  ];
  for (const [label, value, x] of boxes) {
    sheet.rect(x, 130, 86, 36, { stroke: '#888888' });
    sheet.text(label, x + 4, 141, { size: 7 });
    sheet.text(value, x + 82, 158, { align: 'right', font: 'Helvetica-Bold' });
  }
  headings(sheet, [['-', 134], ['+', 246], ['=', 360]], 152, { font: 'Helvetica-Bold', size: 12 });
  stack(sheet, ['Your credit limit is £8,000.00. Cash advance limit £1,600.00.', `Payment must reach us by ${formatDay(period.end, 'DD MMMM YYYY')}. You will be charged a fee of £12.00 for late payment.`, 'Membership Rewards points earned this month: 1,204', `If you pay only the minimum payment it will take longer and cost more. Your balance was ${pounds(12000)} lower a year ago.`], 40, 190, 13, { size: 7.5 });
}
