import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { english, ENGLISH, marked } from '../generator/money.js';
import { debitCredit, headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDIAN } from '../generator/vocabulary/english.js';

const side = marked(english, 'Dr', 'Cr');

/**
 * Glyph by glyph, value date before the text, cheque number column, brought forward line on every page and carried forward at its foot, balance
 * with Dr or Cr glued to it, grand totals beneath; statement of an account that may be overdrawn.
 */
export const pkIndus = accountLayout({
  name: 'pk-indus', bank: 'Indus Commercial Bank', country: 'PK', paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, runs: 'glyphs', producer: 'BIRT 4.8' },
  features: ['glyph by glyph', 'value dates', 'cheque number column', 'balance carry-forward rows', 'page totals', 'DR/CR suffix', 'credit/debit columns', 'named months'],
  account: (random) => ({
    number: random.number('0##-########-##'), name: 'PLS Account', currency: 'PKR', holder: 'M/S SHAHEEN TRADERS', vocabulary: { ...INDIAN, cities: ['KARACHI', 'LAHORE', 'MULTAN'] },
    money: ENGLISH, ...randomMonth(random), count: [24, 70], lines: [1, 2], scale: 80, overdraft: true, weights: { cheque: 5 },
  }),
  draw({ sheet, imprint, account, period, random }) {
    let last = period.opening;
    let page = 0;
    const flow = new Flow(sheet, {
      top: 240, nextTop: 150, bottom: 740, headings: [205, 115],
      onLeave: (y) => flow.line([['CARRIED FORWARD', 160], [side(imprint.derived(period, `carried ${page}`, last)), 560, 'right']], { drop: 752 - y, font: 'Times-Bold' }),
    }, (number, top) => {
      page = number;
      sheet.text('INDUS COMMERCIAL BANK LIMITED', 297, 45, { font: 'Times-Bold', size: 13, align: 'center' });
      sheet.text('Gulshan Branch (0417), Karachi', 297, 58, { align: 'center' });
      sheet.line(36, top - 13, 562, top - 13);
      headings(sheet, [['Date', 40], ['Value Date', 98], ['Particulars', 160], ['Instr. No', 325], ['Debit', 425, 'right'], ['Credit', 490, 'right'], ['Balance', 560, 'right']], top, { font: 'Times-Bold' }, { from: 36, to: 562, below: 5 });
      if (number > 1) sheet.text('BROUGHT FORWARD', 160, top + 20, { font: 'Times-Bold' });
      if (number > 1) sheet.text(side(imprint.derived(period, `brought ${number}`, last)), 560, top + 20, { font: 'Times-Bold', align: 'right' });
    });
    pairs(sheet, [['Account Title:', account.holder], ['Account No:', account.number], ['Account Type:', account.name], ['Currency:', 'PKR']], { x: 40, right: 290, y: 90, step: 13 });
    pairs(sheet, [['From Date:', formatDay(period.start, 'DD-MMM-YYYY')], ['To Date:', formatDay(period.end, 'DD-MMM-YYYY')], ['Print Date:', formatDay(period.end, 'DD-MMM-YYYY')]], { x: 350, right: 560, y: 90, step: 13 });
    flow.line([[formatDay(period.start, 'DD-MMM-YY'), 40], ['OPENING BALANCE', 160], [side(imprint.opening(period)), 560, 'right']], { drop: -16 });
    new Table(flow, imprint, { width: 155, leading: 11, gap: 3, otherDate: true, checkNumber: true }).rows(period.transactions, (row, lines) => {
      const cells = [
        [formatDay(row.date, 'DD-MMM-YY'), 40], [formatDay(row.otherDate, 'DD-MMM-YY'), 98], [lines, 160], [row.checkNumber ?? '', 325],
        debitCredit(english, imprint.amount(row), 425, 490), [side(imprint.balance(row)), 560, 'right'],
      ] as const;
      last = row.balance;
      return cells;
    });
    flow.need(40);
    sheet.line(36, flow.y - 4, 562, flow.y - 4);
    flow.line([['Grand Total', 160], [english(-imprint.debits(period)), 425, 'right'], [english(imprint.credits(period)), 490, 'right'], [side(imprint.closing(period)), 560, 'right']], { drop: 10, font: 'Times-Bold' });
    sheet.text(`This is a system generated statement. Ref ${random.digits(10)}`, 40, 800, { size: 7 });
  },
});
