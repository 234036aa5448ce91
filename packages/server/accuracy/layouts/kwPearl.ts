import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

const dinar = moneyIn({ ...ENGLISH, decimals: 3, negative: 'parentheses', noLeadingZero: true });

/**
 * A table mirrored for readers from the right: balance first, dates at the right; three decimals, .500 without a zero,
 * negative balances in parentheses.
 */
export const kwPearl = accountLayout({
  name: 'kw-pearl', bank: 'Pearl Coast Bank', country: 'KW', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'iReport 5.6' },
  features: ['three decimals', 'no leading zero', 'parentheses', 'dates at the right', 'balance first', 'credit/debit columns', 'bilingual headers'],
  account: (random) => ({
    number: random.number('KW## PRLC #### #### #### #### #### ##'), name: 'Current Account', currency: 'KWD', decimals: 3, holder: 'FATIMA AL SABTI',
    vocabulary: GULF, money: { ...ENGLISH, decimals: 3 }, ...randomMonth(random), count: [18, 45], lines: [1, 2], scale: 0.3, overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 222, nextTop: 106, bottom: 780, headings: [190, 76] }, (page, top) => {
      sheet.text('بنك ساحل اللؤلؤ', 550, 50, { align: 'right', size: 14, font: 'Sans-Bold', color: '#0f5e5a' });
      sheet.text('PEARL COAST BANK', 45, 50, { size: 13, font: 'Sans-Bold', color: '#0f5e5a' });
      sheet.text(`Page ${page}`, 297, 815, { align: 'center', size: 7 });
      if (page === 1) {
        sheet.text('STATEMENT OF ACCOUNT', 297, 80, { align: 'center', font: 'Sans-Bold', size: 10 });
        sheet.text(`${account.holder}   IBAN ${account.number}`, 45, 108);
        sheet.text(`From ${formatPeriod(period, 'DD-MMM-YYYY', ' To ')}   Currency KWD`, 45, 122);
        sheet.text(`Opening Balance ${dinar(imprint.opening(period))}`, 45, 144, { font: 'Sans-Bold' });
        sheet.text(`Closing Balance ${dinar(imprint.closing(period))}`, 300, 144, { font: 'Sans-Bold' });
      }
      sheet.rect(45, top - 11, 505, 26, { fill: '#dff0ee', stroke: '#0f5e5a' });
      headings(sheet, [['Balance', 118, 'right'], ['Credit', 190, 'right'], ['Debit', 262, 'right'], ['Particulars', 278], ['Value', 462], ['Date', 508]], top, { font: 'Sans-Bold', size: 7.5 });
      headings(sheet, [['الرصيد', 118, 'right'], ['دائن', 190, 'right'], ['مدين', 262, 'right'], ['البيان', 278], ['الحق', 462], ['التاريخ', 508]], top + 10, { size: 7 });
    });
    new Table(flow, imprint, { width: 178, leading: 10, gap: 5, room: 6, otherDate: true }).rows(period.transactions, (row, lines) => [
      [dinar(imprint.balance(row)), 118, 'right'], debitCredit(dinar, imprint.amount(row), 262, 190), [lines, 278],
      [formatDay(row.otherDate, 'DD/MM'), 462], [formatDay(row.date, 'DD/MM/YY'), 508],
    ]);
  },
});
