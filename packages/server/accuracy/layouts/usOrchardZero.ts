import { accountLayout } from '../generator/accountLayout.js';
import { formatPeriod } from '../generator/calendar.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/** A month without a single transaction: summary, an empty table that says so, rates, and two pages of terms. */
export const usOrchardZero = accountLayout({
  name: 'us-orchard-zero', bank: 'Orchard Street Savings', country: 'US', paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 10, producer: 'OSS' },
  features: ['zero transactions', 'header/footer noise', 'marketing', 'terms pages'],
  account: (random) => ({
    number: random.digits(9), name: 'Holiday Club Savings', currency: 'USD', holder: 'DANA R WHITLOCK',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [0, 0],
  }),
  draw({ sheet, imprint, account, period }) {
    sheet.addPage();
    sheet.text('Orchard Street Savings', 54, 60, { font: 'Times-Bold', size: 16, color: '#7c1f1f' });
    stack(sheet, [account.holder, '418 TIDEGATE AVE APT 6', 'ASTORIA OR 97103-2211'], 54, 110, 13);
    sheet.text(`Statement period ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 558, 110, { align: 'right' });
    sheet.text(`${account.name}   Account ${account.number}`, 54, 190, { font: 'Times-Bold', size: 12 });
    pairs(sheet, [
      ['Beginning balance', dollars(imprint.opening(period))],
      ['Total deposits (0)', dollars(imprint.credits(period))],
      ['Total withdrawals (0)', dollars(imprint.debits(period))],
      ['Ending balance', dollars(imprint.closing(period))],
    ], { x: 54, right: 330, y: 214, step: 16 });
    headings(sheet, [['Date', 54], ['Description', 130], ['Withdrawals', 420, 'right'], ['Deposits', 490, 'right'], ['Balance', 558, 'right']], 310, { font: 'Times-Bold' });
    sheet.line(54, 315, 558, 315);
    sheet.text('No transactions this period.', 130, 332);
    sheet.text('Annual percentage yield 0.00%   Interest paid year to date $0.00   Average daily balance $0.00', 54, 380, { size: 8 });
    for (let page = 0; page < 2; page++) {
      sheet.addPage();
      sheet.text('Important information about your account', 54, 60, { font: 'Times-Bold', size: 12 });
      const text = 'If you think your statement is wrong, write to us within 60 days after 01/01 of the year. A fee of $25.00 may apply to each item returned. Deposits made after 5:00 PM are credited the next business day. Rates as of 12/31 are subject to change without notice. ';
      sheet.wrap(text.repeat(9).trim(), 504, { size: 9 }).forEach((line, index) => sheet.text(line, 54, 84 + index * 12, { size: 9 }));
    }
  },
});
