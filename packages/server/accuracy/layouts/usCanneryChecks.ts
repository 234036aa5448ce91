import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { countCredits, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * One list in date order with trailing minus for debits, cheques apart in two columns with gaps starred, and the
 * cheques again as images with amount captions.
 */
export const usCanneryChecks = accountLayout({
  name: 'us-cannery-checks', bank: 'Cannery Row Savings Bank', country: 'US', paper: { size: PAPER.letter, font: 'Courier', fontSize: 9, producer: 'Fiserv-like 8' },
  features: ['trailing signs', 'cheque list in columns', 'check images repeated', 'date format variations', 'year crossing', 'daily balance table', 'totals with counts', 'partial-year dates'],
  account: (random) => ({
    number: random.number('0########'), name: 'Free Checking', currency: 'USD', holder: 'WALTER PIKE',
    vocabulary: AMERICAN, money: ENGLISH, ...acrossNewYear(random), count: [20, 45], lines: [1, 1], weights: { cheque: 9 },
  }),
  draw(press) {
    const { sheet, imprint, account, period } = press;
    const flow = new Flow(sheet, { top: 250, nextTop: 90, bottom: 730 }, (page) => {
      sheet.text('CANNERY ROW SAVINGS BANK', 50, 50, { font: 'Courier-Bold', size: 11 });
      sheet.text(`ACCOUNT ${account.number}   PAGE ${page}`, 562, 50, { align: 'right' });
    });
    stack(sheet, [account.holder, '9 SARDINE LN', 'MONTEREY CA 93940'], 50, 92, 12);
    const credits = countCredits(period);
    sheet.text(`STATEMENT DATES  ${formatPeriod(period, 'M/DD/YY', ' THRU ')}`, 50, 150);
    pairs(sheet, [
      ['PREVIOUS BALANCE', english(imprint.opening(period))],
      [`${credits} DEPOSITS/CREDITS`, english(imprint.credits(period))],
      [`${period.transactions.length - credits} CHECKS/DEBITS`, english(-imprint.debits(period))],
      ['ENDING BALANCE', english(imprint.closing(period))],
    ], { x: 50, right: 330, y: 168, step: 13 });
    sheet.text('* * * * * * *  ACTIVITY IN DATE ORDER  * * * * * * *', 306, flow.y, { align: 'center' });
    flow.down(16);
    headings(sheet, [['DATE', 50], ['DESCRIPTION', 100], ['AMOUNT', 520, 'right']], flow.y);
    flow.down(14);
    new Table(flow, imprint, { width: 300, oneLine: true, leading: 12, room: 2 }).rows(period.transactions.filter((candidate) => candidate.kind !== 'cheque'), (row, lines) => {
      const amount = imprint.amount(row);
      return [[formatDay(row.date, 'M/DD'), 50], [lines, 100], [english(Math.abs(amount)), 520, 'right'], amount < 0 && ['-', 520]];
    });
    const checks = period.transactions.filter((row) => row.kind === 'cheque');
    if (checks.length > 0) {
      drawChecks(press, flow, checks);
      drawImages(press, flow, checks);
    }
  },
});

function drawChecks({ sheet, imprint }: AccountPress, flow: Flow, checks: LedgerTransaction[]): void {
  flow.down(12);
  flow.need(60);
  sheet.text('* * * * * * *  CHECKS IN NUMBER ORDER  * * * * * * *', 306, flow.y, { align: 'center' });
  flow.down(15);
  const half = Math.ceil(checks.length / 2);
  for (const x of [50, 310]) headings(sheet, [['DATE', x], ['CHECK NO.', x + 60], ['AMOUNT', x + 220, 'right']], flow.y);
  flow.down(13);
  for (let line = 0; line < half; line++) {
    flow.need(13);
    [50, 310].forEach((x, column) => {
      const index = column * half + line;
      const row = column === 1 && line >= checks.length - half ? undefined : checks[index];
      if (row === undefined) return;
      const isGap = index > 0 && Number(row.checkNumber) !== Number(checks[index - 1]!.checkNumber) + 1;
      const number = `${row.checkNumber}${isGap ? '*' : ''}`;
      flow.line([[formatDay(row.date, 'M/DD'), x], [number, x + 60], [english(Math.abs(imprint.amount(row))), x + 220, 'right']]);
      imprint.row(row, { lines: [number], checkNumber: true });
    });
    flow.down(12);
  }
  sheet.text('* INDICATES A GAP IN CHECK NUMBER SEQUENCE', 50, flow.y + 2, { size: 7.5 });
  flow.down(22);
}

function drawImages({ sheet }: AccountPress, flow: Flow, checks: LedgerTransaction[]): void {
  for (let i = 0; i < checks.length; i += 3) {
    flow.need(90);
    checks.slice(i, i + 3).forEach((row, column) => {
      const x = 50 + column * 174;
      sheet.rect(x, flow.y - 4, 164, 62, { stroke: '#777777', fill: '#f4f8f2' });
      sheet.text('Cannery Row', x + 6, flow.y + 8, { size: 6, font: 'Times-Italic' });
      sheet.text(`Pay to the order of ${['Ace Plumbing', 'Bay Market', 'J. Ortiz'][column]}`, x + 6, flow.y + 28, { size: 6, font: 'Times-Italic' });
      sheet.text(`Check ${row.checkNumber}  ${formatDay(row.date, 'MM/DD')}  $${english(-row.amount)}`, x, flow.y + 70, { size: 7.5 });
    });
    flow.down(88);
  }
}
