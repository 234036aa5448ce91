import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { debitCredit, headings, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { CANADIAN } from '../generator/vocabulary/english.js';

/**
 * Description first, withdrawals, deposits, then the date as MAR04 and the balance on a day's last row; STARTING
 * BALANCE as a row; account in a strip above; average balance and fees beneath.
 */
export const caOsprey = accountLayout({
  name: 'ca-osprey', bank: 'Osprey Dominion Trust', country: 'CA', paper: { size: PAPER.letter, font: 'Courier', fontSize: 8, producer: 'StreamServe' },
  features: ['date between amounts and balance', 'dates without a space', 'end-of-day balance', 'credit/debit columns', 'year crossing'],
  account: (random) => ({
    number: random.number('####-#######'), name: 'EVERY DAY CHEQUING', currency: 'CAD', holder: 'GRAEME W ANTOSZ',
    vocabulary: CANADIAN, money: ENGLISH, ...acrossNewYear(random), count: [18, 56], lines: [1, 1], overdraft: false,
  }),
  draw,
});

function draw({ sheet, imprint, account, period, random }: AccountPress): void {
  const flow = new Flow(sheet, { top: 250, nextTop: 150, bottom: 735 }, (page) => {
    sheet.text('Osprey Dominion Trust', 36, 46, { font: 'Helvetica-Bold', size: 13, color: '#1a5336' });
    const y = page === 1 ? 170 : 84;
    headings(sheet, [['Branch No.', 36], ['Account No.', 130], ['Account Type', 260]], y, { font: 'Helvetica', size: 7 });
    headings(sheet, [[account.number.slice(0, 4), 36], [account.number, 130], [account.name, 260]], y + 12);
    sheet.text(`Statement From - To   ${formatDay(period.start, 'MMM DD/YY')} - ${formatDay(period.end, 'MMM DD/YY')}`, 576, y + 12, { align: 'right' });
    headings(sheet, [['Description', 36], ['Withdrawals', 300, 'right'], ['Deposits', 390, 'right'], ['Date', 420], ['Balance', 576, 'right']], y + 40, { font: 'Helvetica-Bold' });
    sheet.text(`Page ${page} of 3`, 576, 765, { align: 'right', font: 'Helvetica', size: 7 });
  });
  stack(sheet, [account.holder, '18 LAKESHORE CRES', 'REGINA SK S4S 2K1'], 60, 96, 11);
  flow.y = 236;
  flow.line([['STARTING BALANCE', 36], [formatDay(period.start, 'MMM!DD'), 420], [english(imprint.opening(period)), 576, 'right']]);
  flow.down(13);
  new Table(flow, imprint, { width: 190, leading: 10, gap: 3, oneLine: true }).rows(period.transactions, (row, lines) => [
    [lines, 36], debitCredit(english, imprint.amount(row), 300, 390), [formatDay(row.date, 'MMM!DD'), 420], isLastOfDay(period, row) && [english(imprint.balance(row)), 576, 'right'],
  ]);
  flow.need(60);
  flow.line([['CLOSING BALANCE', 36], [formatDay(period.end, 'MMM!DD'), 420], [english(imprint.closing(period)), 576, 'right']], { drop: 2 });
  flow.down(30);
  headings(sheet, [[`Avg Bal $${english(random.int(100000, 900000))}`, 36], [`Fees Paid $${english(random.int(0, 1500))}`, 200], ['Credits', 350], [english(imprint.credits(period)), 450, 'right'], ['Debits', 480], [english(-imprint.debits(period)), 576, 'right']], flow.y, { font: 'Helvetica', size: 7 });
}
