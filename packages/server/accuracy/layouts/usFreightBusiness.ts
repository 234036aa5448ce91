import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { countCredits, fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

export const usFreightBusiness: Layout = {
  name: 'us-freight-business',
  bank: 'Keelson Commercial Bank',
  country: 'US',
  description: 'a business account of 15 pages and more (factor 20 gives 400); debit, credit and balance columns; page totals; reference numbers; terms at the end',
  features: ['long document', 'credit/debit columns', 'balance validation', 'page totals', 'reference column', 'header/footer noise', 'totals with counts'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8, producer: 'Keelson Output' },
  plan: (random) => [
    {
      number: random.digits(12),
      name: 'Commercial Checking',
      currency: 'USD',
      holder: 'ALDER FREIGHT LTD',
      vocabulary: AMERICAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [420, 640],
      lines: [1, 3],
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  let pageDebits = 0;
  let pageCredits = 0;
  const leave = (y: number): void => {
    sheet.line(300, y - 2, 566, y - 2);
    sheet.text('Page totals', 214, y + 9, { font: 'Helvetica-Bold' });
    sheet.text(formatMoney(-imprint.derived(period, `page debits ${sheet.page}`, pageDebits), ENGLISH), 420, y + 9, { align: 'right' });
    sheet.text(formatMoney(imprint.derived(period, `page credits ${sheet.page}`, pageCredits), ENGLISH), 490, y + 9, { align: 'right' });
    pageDebits = 0;
    pageCredits = 0;
  };
  const flow = new Flow(sheet, {
    top: 262,
    nextTop: 112,
    bottom: 720,
    onLeave: leave,
    onPage: (page) => {
      sheet.text('KEELSON', 46, 46, { font: 'Helvetica-Bold', size: 15, characterSpacing: 2 });
      sheet.text('Commercial Bank', 150, 46, { size: 10 });
      sheet.text(`Account ${account.number}   ${formatDay(period.start, 'MM/DD/YYYY')} - ${formatDay(period.end, 'MM/DD/YYYY')}   Page ${page}`, 566, 46, { align: 'right' });
      const top = page === 1 ? 236 : 88;
      headings(sheet, [['Date', 46], ['Description', 100], ['Reference', 350, 'right'], ['Debits', 420, 'right'], ['Credits', 490, 'right'], ['Balance', 566, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(46, top + 4, 566, top + 4);
      sheet.text('Keelson Commercial Bank, N.A. (invented). Direct inquiries to 1-888-555-0117. Equal Housing Lender.', 306, 770, { align: 'center', size: 6.5 });
    },
  });
  stack(sheet, [account.holder, 'ATTN ACCOUNTS PAYABLE', '1200 DOCKSIDE BLVD', 'MOBILE AL 36602'], 46, 90, 12);
  const credits = countCredits(period);
  pairs(sheet, [
    ['Beginning balance', formatMoney(imprint.opening(period), ENGLISH)],
    [`${credits} credits this period`, formatMoney(imprint.credits(period), ENGLISH)],
    [`${period.transactions.length - credits} debits this period`, formatMoney(-imprint.debits(period), ENGLISH)],
    ['Ending balance', formatMoney(imprint.closing(period), ENGLISH)],
  ], { x: 340, right: 566, y: 90, step: 14 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 186);
    flow.need(lines.length * 9.5 + 4);
    sheet.text(formatDay(row.date, 'MM/DD/YY'), 46, flow.y);
    stack(sheet, lines, 100, flow.y, 9.5);
    sheet.text(row.reference, 350, flow.y, { align: 'right' });
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), row.amount < 0 ? 420 : 490, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 566, flow.y, { align: 'right' });
    if (row.amount < 0) pageDebits += row.amount;
    else pageCredits += row.amount;
    imprint.row(row, { lines });
    flow.down(lines.length * 9.5 + 3);
  }
  leave(flow.y);
}
