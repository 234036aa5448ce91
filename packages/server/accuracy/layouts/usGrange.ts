import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { type LedgerTransaction, randomMonth } from '../generator/ledger.js';
import { english, ENGLISH, moneyIn } from '../generator/money.js';
import { across, type Cell, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Two sections with signed amounts, withdrawals split under the card's number and others with subtotals, cheques in
 * two columns with a star at gaps, fees, "continued on the next page"; MM/DD/YY; summary of five lines.
 */
export const usGrange = accountLayout({
  name: 'us-grange', bank: 'Bank of the Grange', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'DOCUCORP' },
  features: ['sections', 'section totals', 'cheque lists', 'two-digit years', 'signed amounts', 'continued pages'],
  account: (random) => ({
    number: random.number('#### #### ####'), name: 'Grange Advantage Plus Banking', currency: 'USD', holder: 'NATHANIEL B COLE',
    vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), count: [26, 70], lines: [1, 2], weights: { cheque: 5 },
  }),
  draw,
});

const dollars = moneyIn({ ...ENGLISH, symbol: '$' });
const sum = (rows: readonly LedgerTransaction[]): number => rows.reduce((total, row) => total + row.amount, 0);

function draw(press: AccountPress): void {
  const { sheet, imprint, account, period } = press;
  const rows = period.transactions;
  const checks = rows.filter((row) => row.kind === 'cheque');
  const fees = rows.filter((row) => row.kind === 'fee');
  const cards = rows.filter((row) => row.amount < 0 && row.kind === 'card');
  const other = rows.filter((row) => row.amount < 0 && !['cheque', 'fee', 'card'].includes(row.kind));
  const flow = new Flow(sheet, { top: 320, nextTop: 96, bottom: 730, onLeave: (y) => sheet.text('continued on the next page', 576, y + 10, { align: 'right', size: 7.5 }) }, (page) => {
    sheet.text(page === 1 ? 'Bank of the Grange' : 'Your checking account', 36, 48, { font: 'Helvetica-Bold', size: 13, color: '#c41230' });
    sheet.text(`${account.holder}  |  Account # ${account.number}  |  ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 576, 64, { align: 'right', size: 7 });
    sheet.text(`Page ${page} of 4`, 576, 770, { align: 'right', size: 7 });
  });
  sheet.text(`Your ${account.name}`, 36, 130, { font: 'Helvetica-Bold', size: 12 });
  sheet.text(`for ${formatPeriod(period, 'MMMM D, YYYY', ' to ')}`, 36, 144);
  sheet.text(`Account number: ${account.number}`, 576, 144, { align: 'right' });
  sheet.text('Account summary', 36, 176, { font: 'Helvetica-Bold', size: 11 });
  pairs(sheet, [
    [`Beginning balance on ${formatDay(period.start, 'MMMM D, YYYY')}`, dollars(imprint.opening(period))],
    ['Deposits and other additions', english(imprint.credits(period))],
    ['Withdrawals and other subtractions', english(imprint.derived(period, 'withdrawals', sum(cards) + sum(other)))],
    ['Checks', checks.length > 0 ? english(imprint.derived(period, 'checks', sum(checks))) : '-0.00'],
    ['Service fees', fees.length > 0 ? english(imprint.derived(period, 'fees', sum(fees))) : '-0.00'],
    [`Ending balance on ${formatDay(period.end, 'MMMM D, YYYY')}`, dollars(imprint.closing(period))],
  ], { x: 36, right: 330, y: 194, step: 15 });
  section(press, flow, 'Deposits and other additions', null, rows.filter((row) => row.amount > 0), 'Total deposits and other additions');
  section(press, flow, 'Withdrawals and other subtractions', `Card account # XXXX XXXX XXXX ${account.number.slice(-4)}`, cards, `Subtotal for card account # XXXX XXXX XXXX ${account.number.slice(-4)}`);
  section(press, flow, cards.length > 0 ? 'Withdrawals and other subtractions - continued' : 'Withdrawals and other subtractions', null, other, 'Total withdrawals and other subtractions', sum(cards));
  if (checks.length > 0) checkList(press, flow, checks);
  section(press, flow, 'Service fees', null, fees, 'Total service fees');
}

function section({ sheet, imprint, period }: AccountPress, flow: Flow, title: string, subtitle: string | null, rows: readonly LedgerTransaction[], total: string, before = 0): void {
  if (rows.length === 0) return;
  flow.need(80);
  sheet.text(title, 36, flow.y, { font: 'Helvetica-Bold', size: 11 });
  headings(sheet, [['Date', 36], ['Description', 90], ['Amount', 576, 'right']], flow.down(16), { font: 'Helvetica-Bold' });
  if (subtitle !== null) sheet.text(subtitle, 36, flow.down(13));
  flow.down(13);
  new Table(flow, imprint, { width: 380, leading: 10, gap: 3, room: 6 }).rows(rows, (row, lines) => [
    [formatDay(row.date, 'MM/DD/YY'), 36], [lines, 90], [english(imprint.amount(row)), 576, 'right'],
  ]);
  flow.need(20);
  flow.line([[total, 36], [dollars(imprint.derived(period, total, sum(rows) + before)), 576, 'right']], { font: 'Helvetica-Bold', drop: 2 });
  flow.down(30);
}

function checkList({ sheet, imprint, period }: AccountPress, flow: Flow, rows: readonly LedgerTransaction[]): void {
  const height = Math.ceil(rows.length / 2);
  flow.need(height * 12 + 70);
  sheet.text('Checks', 36, flow.y, { font: 'Helvetica-Bold', size: 11 });
  headings(sheet, [0, 290].flatMap((x): Cell[] => [['Date', 36 + x], ['Check #', 100 + x], ['Amount', 270 + x, 'right']]), flow.down(16), { font: 'Helvetica-Bold' });
  rows.forEach((row, index) => {
    const x = Math.floor(index / height) * 290;
    const y = flow.y + 13 + (index % height) * 12;
    const isGap = index > 0 && Number(row.checkNumber) > Number(rows[index - 1]!.checkNumber) + 1;
    across(sheet, [[formatDay(row.date, 'MM/DD/YY'), 36 + x], [`${row.checkNumber}${isGap ? '*' : ''}`, 100 + x], [english(imprint.amount(row)), 270 + x, 'right']], y);
    imprint.row(row, { lines: [], checkNumber: true });
  });
  flow.down(13 + height * 12);
  flow.line([['Total checks', 36], [dollars(imprint.derived(period, 'total checks', sum(rows))), 576, 'right']], { font: 'Helvetica-Bold', drop: 4 });
  sheet.text('* There is a gap in sequential check numbers', 36, flow.down(18), { size: 7 });
  flow.down(26);
}
