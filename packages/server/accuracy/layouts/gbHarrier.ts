import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { debitCredit, fitted, headings, isFirstOfDay, isLastOfDay, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';
import type { TransactionKind } from '../generator/vocabulary/vocabulary.js';

/**
 * Two or three letters of payment type before each text, date on the first row of a day, figures on the last line of
 * a text, balance on a day's last row with D when overdrawn; brought and carried forward; summary at the right.
 */
export const gbHarrier = accountLayout({
  name: 'gb-harrier', bank: 'Harrier Bank UK', country: 'GB', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'HB Composer' },
  features: ['payment-method column', 'date carry-forward', 'end-of-day balance', 'figures on the last line', 'balance-carry-forward rows', 'two-digit years'],
  account: (random) => ({
    number: random.number('40-##-## ########'), name: 'Harrier Advance', currency: 'GBP', holder: 'Mrs Priscilla Nkemelu',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [22, 64], lines: [1, 3], overdraft: true,
  }),
  draw,
});

const CODES: Partial<Record<TransactionKind, string>> = { card: 'VIS', atm: 'ATM', cheque: 'CHQ', directDebit: 'DD', rent: 'SO', transferIn: 'CR', transferOut: 'BP', payroll: 'BP', fee: 'DR', refund: 'CR', deposit: 'CR', interest: 'CR' };
const overdrawn = (value: number): string => `${english(Math.abs(value))}${value < 0 ? ' D' : ''}`;

function draw({ sheet, imprint, account, period }: AccountPress): void {
  let carried = period.opening;
  const flow = new Flow(sheet, {
    top: 330, nextTop: 150, bottom: 745,
    onLeave: (y) => {
      sheet.text('BALANCE CARRIED FORWARD', 130, y + 4, { font: 'Times-Bold' });
      sheet.text(overdrawn(imprint.derived(period, `carried ${sheet.page}`, carried)), 540, y + 4, { align: 'right' });
    },
  }, (page) => {
    sheet.text('HARRIER', 50, 50, { font: 'Times-Bold', size: 17, color: '#db0011' });
    sheet.text('Contact tel 03457 404 404   Text phone 03457 125 563', 540, 44, { align: 'right', size: 7 });
    sheet.text(`${formatPeriod(period, 'D MMMM', ' to ')} ${period.end.slice(0, 4)}`, 50, 76);
    headings(sheet, [['Account Name', 50], ['Sortcode', 330], ['Account Number', 400], ['Sheet Number', 500]], 92, { size: 7 });
    headings(sheet, [[account.holder, 50], [account.number.slice(0, 8), 330], [account.number.slice(9), 400], [String(page + 40), 500]], 103);
    headings(sheet, [['Date', 50], ['Payment type and details', 100], ['Paid out', 400, 'right'], ['Paid in', 470, 'right'], ['Balance', 540, 'right']], page === 1 ? 302 : 126, { font: 'Times-Bold' });
  });
  sheet.text('Your Harrier Advance details', 50, 130, { font: 'Times-Bold', size: 11 });
  stack(sheet, ['Account Summary', 'Opening Balance', 'Payments In', 'Payments Out', 'Closing Balance'], 330, 150, 14);
  [overdrawn(imprint.opening(period)), english(imprint.credits(period)), english(-imprint.debits(period)), overdrawn(imprint.closing(period))].forEach((text, index) => sheet.text(text, 540, 164 + index * 14, { align: 'right' }));
  stack(sheet, ['International Bank Account Number', `GB29 HBUK ${account.number.replace(/\D/g, '').slice(0, 4)} ${account.number.replace(/\D/g, '').slice(4, 8)} ${account.number.replace(/\D/g, '').slice(8, 12)} ${account.number.replace(/\D/g, '').slice(12)}`], 50, 150, 12, { size: 8 });
  flow.line([[formatDay(period.start, 'DD MMM YY'), 50], ['BALANCE BROUGHT FORWARD', 130], [overdrawn(imprint.opening(period)), 540, 'right']], { font: 'Times-Bold' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 190);
    const page = sheet.page;
    flow.need(lines.length * 10.5 + 14);
    if (sheet.page !== page) {
      flow.line([['BALANCE BROUGHT FORWARD', 130], [overdrawn(imprint.derived(period, `brought ${sheet.page}`, carried)), 540, 'right']], { font: 'Times-Bold' });
      flow.down(14);
    }
    const drop = (lines.length - 1) * 10.5;
    flow.line([
      (isFirstOfDay(period, row) || sheet.page !== page) && [formatDay(row.date, 'DD MMM YY'), 50], [CODES[row.kind] ?? 'TFR', 100], [lines, 130, { leading: 10.5 }],
      debitCredit(english, imprint.amount(row), 400, 470, { drop }), isLastOfDay(period, row) && [overdrawn(imprint.balance(row)), 540, { align: 'right', drop }],
    ]);
    imprint.row(row, { lines, code: CODES[row.kind] ?? 'TFR' });
    carried = row.balance;
    flow.down(lines.length * 10.5 + 3);
  }
  flow.line([[formatDay(period.end, 'DD MMM YY'), 50], ['BALANCE CARRIED FORWARD', 130], [overdrawn(imprint.closing(period)), 540, 'right']], { font: 'Times-Bold', drop: 4 });
  sheet.text('Credit Interest Rates balance variable AER 0.00%   Overdraft Interest Rates up to £500 0.00% EAR 39.9%', 50, 785, { size: 7 });
}
