import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { countCredits, debitCredit, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * A business account of 15 pages and more (factor 20 gives 400); debit, credit and balance columns; page totals;
 * reference numbers; terms at the end.
 */
export const usFreightBusiness = accountLayout({
  name: 'us-freight-business', bank: 'Keelson Commercial Bank', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Keelson Output' },
  features: ['long document', 'credit/debit columns', 'balance validation', 'page totals', 'reference column', 'header/footer noise', 'totals with counts'],
  account: (random) => ({
    number: random.digits(12), name: 'Commercial Checking', currency: 'USD', holder: 'ALDER FREIGHT LTD',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [420, 640], lines: [1, 3], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    let pageDebits = 0;
    let pageCredits = 0;
    const leave = (y: number): void => {
      sheet.line(300, y - 2, 566, y - 2);
      sheet.text('Page totals', 214, y + 9, { font: 'Helvetica-Bold' });
      sheet.text(english(-imprint.derived(period, `page debits ${sheet.page}`, pageDebits)), 420, y + 9, { align: 'right' });
      sheet.text(english(imprint.derived(period, `page credits ${sheet.page}`, pageCredits)), 490, y + 9, { align: 'right' });
      pageDebits = 0;
      pageCredits = 0;
    };
    const flow = new Flow(sheet, { top: 262, nextTop: 112, bottom: 720, headings: [236, 88], onLeave: leave }, (page, top) => {
      sheet.text('KEELSON', 46, 46, { font: 'Helvetica-Bold', size: 15, characterSpacing: 2 });
      sheet.text('Commercial Bank', 150, 46, { size: 10 });
      sheet.text(`Account ${account.number}   ${formatPeriod(period, 'MM/DD/YYYY', ' - ')}   Page ${page}`, 566, 46, { align: 'right' });
      headings(sheet, [['Date', 46], ['Description', 100], ['Reference', 350, 'right'], ['Debits', 420, 'right'], ['Credits', 490, 'right'], ['Balance', 566, 'right']], top, { font: 'Helvetica-Bold' }, { from: 46, to: 566, below: 4 });
      sheet.text('Keelson Commercial Bank, N.A. (invented). Direct inquiries to 1-888-555-0117. Equal Housing Lender.', 306, 770, { align: 'center', size: 6.5 });
    });
    stack(sheet, [account.holder, 'ATTN ACCOUNTS PAYABLE', '1200 DOCKSIDE BLVD', 'MOBILE AL 36602'], 46, 90, 12);
    const credits = countCredits(period);
    pairs(sheet, [
      ['Beginning balance', english(imprint.opening(period))],
      [`${credits} credits this period`, english(imprint.credits(period))],
      [`${period.transactions.length - credits} debits this period`, english(-imprint.debits(period))],
      ['Ending balance', english(imprint.closing(period))],
    ], { x: 340, right: 566, y: 90, step: 14 });
    const table = new Table(flow, imprint, { width: 186, leading: 9.5, gap: 3, room: 4 });
    for (const row of period.transactions) {
      table.row(row, (lines) => [
        [formatDay(row.date, 'MM/DD/YY'), 46], [lines, 100], [row.reference, 350, 'right'],
        debitCredit(english, imprint.amount(row), 420, 490), [english(imprint.balance(row)), 566, 'right'],
      ]);
      if (row.amount < 0) pageDebits += row.amount;
      else pageCredits += row.amount;
    }
    leave(flow.y);
  },
});
