import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth, type LedgerTransaction } from '../generator/ledger.js';
import { ENGLISH, english, marked } from '../generator/money.js';
import { across, debitCredit, fitted, headings, isFirstOfDay, isLastOfDay, pairs, stack, type Cell } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const X = { date: 50, code: 104, text: 134, out: 396, in: 470, balance: 545 };
const CODES: Partial<Record<LedgerTransaction['kind'], string>> = {
  card: 'VIS', directDebit: 'DD', payroll: 'CR', transferIn: 'CR', transferOut: 'BP', rent: 'SO', atm: 'ATM', cheque: 'CHQ', refund: 'CR', interest: 'CR', deposit: 'CR', fee: 'DR',
};

const signed = marked(english, ' D', '');

/** Date on a day's first row only; paid out and paid in; balance at the day's end; brought and carried forward on every page. */
export const gbPennine = accountLayout({
  name: 'gb-pennine', bank: 'Pennine Mutual', country: 'GB', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9.5, producer: 'PMS Composer 2011' },
  features: ['date carry-forward', 'credit/debit columns', 'end-of-day balance', 'balance-carry-forward rows', 'payment-method column', 'two-digit years', 'multi-line descriptions', 'transaction continuation'],
  account: (random) => ({
    number: random.number('########'), name: 'Current Account', currency: 'GBP', holder: 'MS ELEANOR FAIRBAIRN',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [28, 70], lines: [1, 3], overdraft: true,
  }),
  draw(press) {
    const { sheet, imprint, period } = press;
    let carried = period.opening;
    const carry = (label: string, y: number): void => {
      const value = sheet.page === 1 && label.includes('BROUGHT') ? imprint.opening(period) : imprint.derived(period, `${label} ${sheet.page}`, carried);
      across(sheet, [[label, X.text, { font: 'Times-Bold' }], ...balance(value)], y);
    };
    const flow = new Flow(sheet, { top: 292, nextTop: 150, bottom: 745, onLeave: (y) => carry('BALANCE CARRIED FORWARD', y + 2) }, (page) => {
      drawPage(press, page);
      if (page === 1) return;
      carry('BALANCE BROUGHT FORWARD', flow.y);
      flow.down(13);
    });
    carry('BALANCE BROUGHT FORWARD', flow.y);
    flow.down(13);
    let page = sheet.page;
    for (const row of period.transactions) {
      const lines = fitted(sheet, row.lines, 205);
      flow.need(lines.length * 11 + 16);
      const printsDate = isFirstOfDay(period, row) || sheet.page !== page;
      page = sheet.page;
      const code = row.amount > 0 ? 'CR' : (CODES[row.kind] ?? 'TFR');
      const drop = (lines.length - 1) * 11;
      flow.line([
        printsDate && [formatDay(row.date, 'DD MMM YY'), X.date], [code, X.code, { size: 8 }], [lines, X.text, { leading: 11 }],
        debitCredit(english, imprint.amount(row), X.out, X.in, { drop }), ...(isLastOfDay(period, row) ? balance(imprint.balance(row), drop) : []),
      ]);
      imprint.row(row, { lines, code });
      carried = row.balance;
      flow.down(lines.length * 11 + 2);
    }
    flow.line([['BALANCE CARRIED FORWARD', X.text, { font: 'Times-Bold' }], ...balance(imprint.derived(period, 'final carried forward', period.closing))], { drop: 2 });
  },
});

function balance(value: number, drop = 0): (Cell | false)[] {
  return [[english(Math.abs(value)), X.balance, { align: 'right', drop }], value < 0 && ['D', X.balance + 4, { size: 8, drop: drop - 0.8 }]];
}

function drawPage(press: AccountPress, page: number): void {
  const { sheet, account, period, imprint } = press;
  sheet.text('Pennine Mutual', 50, 58, { font: 'Times-Italic', size: 20, color: '#6b1f3a' });
  sheet.text('Building Society since 1871', 50, 70, { size: 8 });
  sheet.text('Your statement', 545, 58, { size: 13, align: 'right' });
  if (page === 1) {
    stack(sheet, [account.holder, '14 MILLGATE ROW', 'SKIPTON', 'BD23 9QX'], 70, 112, 12);
    sheet.rect(330, 96, 215, 108, { fill: '#f4ecef' });
    pairs(sheet, [
      ['Opening balance', signed(imprint.opening(period))],
      ['Payments in', english(imprint.credits(period))],
      ['Payments out', english(-imprint.debits(period))],
      ['Closing balance', signed(imprint.closing(period))],
    ], { x: 340, right: 535, y: 118, step: 16 });
    sheet.text('Arranged overdraft limit   500', 340, 194, { size: 8 });
  }
  const top = page === 1 ? 232 : 96;
  sheet.text(`${formatDay(period.start, 'D MMMM')} to ${formatDay(period.end, 'D MMMM YYYY')}`, 50, top, { font: 'Times-Bold', size: 11 });
  sheet.text(`Account name  ${account.holder}     Sort code  60-00-17     Account number  ${account.number}     Sheet ${60 + page}`, 50, top + 16, { size: 8.5 });
  sheet.line(50, top + 24, 560, top + 24, { color: '#6b1f3a', width: 1 });
  const head = { font: 'Times-Bold', size: 8.5 } as const;
  headings(sheet, [['Date', X.date], ['Payment type and details', X.code], ['Paid out', X.out, 'right'], ['Paid in', X.in, 'right'], ['Balance', X.balance, 'right']], top + 36, head);
  sheet.text('Pennine Mutual is a trading name of an invented society. 0345 555 0199', 297, 800, { align: 'center', size: 7 });
}
