import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH } from '../generator/money.js';
import { headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { KENYAN } from '../generator/vocabulary/english.js';

const TYPES: Record<string, string> = { transferIn: 'CASH IN', deposit: 'CASH IN', payroll: 'TRANSFER', payment: 'TRANSFER', atm: 'CASH OUT', card: 'PAYMENT', transferOut: 'TRANSFER', refund: 'REVERSAL' };

/**
 * Mobile money: date with time in one cell, sender and receiver as numbers, amounts without any sign between the balance before and the balance
 * after, a fee column that is always nought, a long transaction number at the right edge; no opening or closing balance anywhere.
 */
export const ghVolta = accountLayout({
  name: 'gh-volta', bank: 'Volta Cash', country: 'GH', paper: { size: PAPER.a4Landscape, font: 'Sans', fontSize: 7, producer: 'wkhtmltopdf 0.12.6' },
  features: ['e-money wallet', 'date with time', 'fee column', 'dual balance timeline', 'unsigned amounts', 'reference column', 'payment-method column', 'landscape'],
  account: (random) => ({
    number: random.number('0244######'), name: 'Wallet', currency: 'GHS', holder: 'AKOSUA MENSAH', vocabulary: { ...KENYAN, cities: ['ACCRA', 'KUMASI', 'TEMA'] },
    money: ENGLISH, ...randomMonth(random), count: [24, 60], lines: [1, 1], dateGap: 0, weights: { cheque: 0, rent: 0, interest: 0, directDebit: 0, fee: 0 },
  }),
  draw({ sheet, imprint, account, period, random }) {
    const flow = new Flow(sheet, { top: 170, nextTop: 90, bottom: 550, headings: [150, 70] }, (page, top) => {
      sheet.text('Volta Cash', 36, 44, { font: 'Sans-Bold', size: 14, color: '#c08a00' });
      sheet.rect(32, top - 10, 780, 15, { fill: '#f4e3b0' });
      headings(sheet, [['TRANSACTION DATE', 36], ['FROM ACCT', 130], ['TO ACCT', 190], ['TRANS. TYPE', 250], ['NARRATION', 315], ['BAL BEFORE', 560, 'right'], ['AMOUNT', 620, 'right'], ['FEES', 660, 'right'], ['BAL AFTER', 725, 'right'], ['F_ID', 745]], top, { font: 'Sans-Bold', size: 6.5 });
      sheet.text(`Page ${page}`, 800, 580, { align: 'right' });
    });
    sheet.text('Mobile Money Statement', 36, 72, { font: 'Sans-Bold', size: 11 });
    sheet.text(`Name: ${account.holder}`, 36, 92);
    sheet.text(`Mobile number: ${account.number}`, 36, 104);
    sheet.text(`From ${formatDay(period.start, 'DD-MMM-YYYY')} to ${formatDay(period.end, 'DD-MMM-YYYY')}   Amounts in GHS`, 36, 116);
    let before = period.opening;
    new Table(flow, imprint, { width: 185, leading: 9, gap: 4 }).rows(period.transactions, (row, lines) => {
      const other = random.number('0551######');
      const cells = [
        [`${formatDay(row.date, 'DD-MMM-YYYY')} ${row.time}`, 36], [row.amount < 0 ? account.number : other, 130], [row.amount < 0 ? other : account.number, 190],
        [TYPES[row.kind] ?? 'PAYMENT', 250], [lines, 315], [english(imprint.derived(period, `before ${row.id}`, before)), 560, 'right'], [english(Math.abs(imprint.amount(row))), 620, 'right'],
        ['0.00', 660, 'right'], [english(imprint.balance(row)), 725, 'right'], [random.digits(10), 745],
      ] as const;
      before = row.balance;
      return cells;
    });
  },
});
