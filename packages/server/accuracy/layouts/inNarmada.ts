import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { LAKH, lakh } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDIAN } from '../generator/vocabulary/english.js';

const EDGES = [30, 76, 122, 268, 350, 420, 490, 565];

/**
 * Grid whose narrow date cells break "4 Mar 2024" after the month; narration and reference wrapped in their cells;
 * debit, credit, balance; account facts as label : value.
 */
export const inNarmada = accountLayout({
  name: 'in-narmada', bank: 'State Bank of Narmada', country: 'IN', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'iText 2.1.7' },
  features: ['dates over two lines', 'two date columns', 'lakh grouping', 'vertical rules', 'multi-line descriptions', 'balance validation', 'reference column'],
  account: (random) => ({
    number: random.number('0000###########'), name: 'REGULAR SB CHQ-INDIVIDUALS', currency: 'INR', holder: 'Mr. ARVIND K SUBRAMANIAM',
    vocabulary: INDIAN, money: LAKH, ...randomMonth(random), count: [16, 44], lines: [1, 2], scale: 60,
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    let top = 0;
    const heads = (y: number): void => {
      sheet.rect(30, y - 10, 535, 24, { stroke: '#333333' });
      headings(sheet, [['Txn Date', 33], ['Value', 79], ['Description', 125], ['Ref No./Cheque', 271], ['Debit', 417, 'right'], ['Credit', 487, 'right'], ['Balance', 562, 'right']], y, { font: 'Helvetica-Bold', size: 7.5 });
      headings(sheet, [['Date', 79], ['No.', 271]], y + 9, { font: 'Helvetica-Bold', size: 7.5 });
    };
    const flow = new Flow(sheet, { top: 300, nextTop: 60, bottom: 780 }, () => { top = sheet.page === 1 ? 282 : 40; });
    head(press);
    heads(274);
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 138);
      const reference = fitted(sheet, [`TRANSFER TO ${row.reference}`], 74);
      const height = Math.max(2, lines.length, reference.length) * 9.5 + 4;
      flow.need(height);
      drawGrid(press, flow.y - 9, height, top);
      sheet.text(formatDay(row.date, 'D MMM'), 33, flow.y);
      sheet.text(row.date.slice(0, 4), 33, flow.y + 9.5);
      sheet.text(formatDay(row.otherDate, 'D MMM'), 79, flow.y);
      sheet.text(row.otherDate.slice(0, 4), 79, flow.y + 9.5);
      stack(sheet, lines, 125, flow.y, 9.5);
      stack(sheet, reference, 271, flow.y, 9.5);
      flow.line([[lakh(Math.abs(imprint.amount(row))), row.amount < 0 ? 417 : 487, 'right'], [lakh(imprint.balance(row)), 562, 'right']]);
      imprint.row(row, { lines, otherDate: true });
      flow.down(height);
    }
    flow.need(30);
    sheet.text('Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.', 30, flow.y + 14, { size: 7 });
    sheet.text('**This is a computer generated statement and does not require a signature.', 30, flow.y + 24, { size: 7 });
  },
});

function drawGrid({ sheet }: AccountPress, y: number, height: number, top: number): void {
  sheet.line(30, Math.max(y, top), 565, Math.max(y, top), { width: 0.4 });
  sheet.line(30, y + height, 565, y + height, { width: 0.4 });
  for (const x of EDGES) sheet.line(x, y, x, y + height, { width: 0.4 });
}

function head({ sheet, imprint, account, period }: AccountPress): void {
  sheet.text('STATE BANK OF NARMADA', 30, 50, { font: 'Helvetica-Bold', size: 13, color: '#1d4f91' });
  pairs(sheet, [
    ['Account Name', `: ${account.holder}`],
    ['Address', ': 14 TEMPLE STREET, MYSURU'],
    ['Date', `: ${formatDay(period.end, 'D MMM YYYY')}`],
    ['Account Number', `: ${account.number}`],
    ['Account Description', `: ${account.name}`],
    ['Branch', ': VIJAYANAGAR'],
    ['Drawing Power', ': 0.00'],
    ['Interest Rate(% p.a.)', ': 2.7'],
    ['CIF No.', ': 85512340987'],
    ['IFS Code', ': SBNM0004412'],
    [`Balance as on ${formatDay(period.start, 'D MMM YYYY')}`, `: ${lakh(imprint.opening(period))}`],
  ], { x: 30, right: 330, y: 78, step: 14 });
  sheet.text(`Account Statement from ${formatPeriod(period, 'D MMM YYYY', ' to ')}`, 30, 248, { font: 'Helvetica-Bold', size: 9 });
}
