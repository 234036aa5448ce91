import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { debitCredit, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { THAI_ENGLISH } from '../generator/vocabulary/english.js';

const CODES: Record<string, string> = { payroll: 'SAL', card: 'EDC', atm: 'ATM', transferIn: 'X1', transferOut: 'X2', fee: 'FEE', interest: 'INT' };

/**
 * Two-digit years of the Buddhist era with a time column and a code column; withdrawal and deposit under one heading
 * each; branch number after the balance.
 */
export const thMekhong = accountLayout({
  name: 'th-mekhong', bank: 'Mekhong Farmers Bank', country: 'TH', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, runs: 'glyphs', producer: 'MFB e-Statement' },
  features: ['Buddhist-era dates', 'two-digit years', 'date-time dual column', 'code column', 'branch column after the balance', 'credit/debit columns', 'balance validation', 'glyph by glyph'],
  account: (random) => ({
    number: random.number('###-#-#####-#'), name: 'Savings', currency: 'THB', holder: 'MS. KANYA SRISUK',
    vocabulary: THAI_ENGLISH, money: ENGLISH, ...randomMonth(random), count: [25, 60], lines: [1, 1], scale: 30, dateGap: 0,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 214, nextTop: 90, bottom: 780, headings: [192, 70] }, (page, top) => {
      sheet.text('MEKHONG FARMERS BANK', 40, 46, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Page ${page}`, 555, 46, { align: 'right' });
      headings(sheet, [['Date', 40], ['Time', 92], ['Code', 124], ['Withdrawal', 226, 'right'], ['Deposit', 302, 'right'], ['Balance', 384, 'right'], ['Br.', 398], ['Detail', 426]], top, { font: 'Sans-Bold' }, { from: 36, to: 559, below: 5 });
    });
    pairs(sheet, [
      ['Account Name', account.holder],
      ['Account No.', account.number],
      ['Statement Period', formatPeriod(period, 'DD/MM/BBBB', ' - ')],
      ['Currency', 'THB'],
      ['Balance Brought Forward', english(imprint.opening(period))],
      ['Ending Balance', english(imprint.closing(period))],
    ], { x: 40, right: 330, y: 78, step: 15 });
    new Table(flow, imprint, { width: 132, oneLine: true, style: { size: 7 }, leading: 12.5, room: 0.5 }).rows(period.transactions, (row, lines) => [
      [formatDay(row.date, 'DD/MM/BB'), 40], [row.time.slice(0, 5), 92], [CODES[row.kind] ?? 'TR', 124],
      debitCredit(english, imprint.amount(row), 226, 302), [english(imprint.balance(row)), 384, 'right'], ['0412', 398],
      [lines, 426, { size: 7 }],
    ]);
  },
});
