import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { quarter } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { across, debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { INDIAN } from '../generator/vocabulary/english.js';

const WORDS: Record<string, string> = { payroll: 'SAL', rent: 'SO', card: 'POS', atm: 'ATM', cheque: 'CHQ', directDebit: 'DD', transferIn: 'TRF CR', transferOut: 'TRF DR', fee: 'CHG', interest: 'INT', refund: 'REV', deposit: 'CSH DEP', payment: 'TRF CR' };
const ROWS = 24;

/**
 * Pass book laid open: two leaves beside each other on a landscape page, each with line numbers from 1 to 24 and the same headings, lines
 * numbered on; codes of a few letters instead of words; withdrawals and deposits filled with asterisks in front; the balance brought forward
 * at the top of each leaf.
 */
export const lkSigiri = accountLayout({
  name: 'lk-sigiri', bank: 'Sigiri Savings Bank', country: 'LK', paper: { size: PAPER.a4Landscape, font: 'Courier', fontSize: 8, producer: 'PassbookPrint 1.4' },
  features: ['passbook', 'two-column pages', 'row numbers', 'asterisk fill', 'balance carry-forward rows', 'credit/debit columns', 'codes as descriptions', 'landscape'],
  account: (random) => ({
    number: random.number('1###-####-####'), name: 'Savings', currency: 'LKR', holder: 'NIMAL PERERA', vocabulary: INDIAN, money: ENGLISH, ...quarter(random), count: [30, 80], lines: [1, 1], scale: 150, dateGap: 0,
  }),
  prints: { start: false, end: false },
  draw({ sheet, imprint, account, period }) {
    const filled = (minor: number): string => `*${english(minor)}`;
    const leaf = (index: number): number => (index % 2 === 0 ? 40 : 440);
    let balance = period.opening;
    const begin = (index: number): void => {
      if (index % 2 === 0) {
        sheet.addPage();
        sheet.text(`SIGIRI SAVINGS BANK   PASS BOOK   ${account.holder}   A/C ${account.number}   LKR`, 40, 40, { font: 'Courier-Bold', size: 9 });
      }
      const x = leaf(index);
      headings(sheet, [['NO', x], ['DATE', x + 24], ['CODE', x + 84], ['WITHDRAWAL', x + 200, 'right'], ['DEPOSIT', x + 275, 'right'], ['BALANCE', x + 355, 'right']], 70, { font: 'Courier-Bold' });
      headings(sheet, [['B/F', x + 84], [filled(index === 0 ? imprint.opening(period) : imprint.derived(period, `leaf ${index}`, balance)), x + 355, 'right']], 88);
    };
    period.transactions.forEach((row, index) => {
      if (index % ROWS === 0) begin(index / ROWS);
      const x = leaf(Math.floor(index / ROWS));
      const code = row.kind === 'cheque' ? `CHQ ${row.checkNumber}` : WORDS[row.kind]!;
      across(sheet, [
        [String((index % ROWS) + 1).padStart(2, '0'), x], [formatDay(row.date, 'DD/MM/YY'), x + 24], [code, x + 84],
        debitCredit(filled, imprint.amount(row), x + 200, x + 275), [filled(imprint.balance(row)), x + 355, 'right'],
      ], 108 + (index % ROWS) * 17);
      imprint.row(row, { lines: [code] });
      balance = row.balance;
    });
  },
});
