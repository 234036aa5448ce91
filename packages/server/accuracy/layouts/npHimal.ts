import { accountLayout } from '../generator/accountLayout.js';
import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { LAKH, lakh } from '../generator/money.js';
import { countCredits, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { INDIAN } from '../generator/vocabulary/english.js';

/**
 * Serial number before the date, the other side's column filled with a dash, balance with Cr behind a space, lakh grouping; opening balance,
 * totals and closing balance as the last lines of the table, without dates; interest and tax certificate beneath.
 */
export const npHimal = accountLayout({
  name: 'np-himal', bank: 'Himal Bikas Bank', country: 'NP', paper: { size: PAPER.a4, font: 'Sans', fontSize: 7.5, producer: 'Finacle' },
  features: ['row numbers', 'lakh grouping', 'DR/CR suffix', 'dashes in empty cells', 'totals below', 'counts', 'fee and interest sections'],
  account: (random) => ({
    number: random.number('0#########0000#'), name: 'Saving Account', currency: 'NPR', holder: 'SUNITA GURUNG', vocabulary: { ...INDIAN, cities: ['KATHMANDU', 'POKHARA'] },
    money: LAKH, ...quarter(random), count: [24, 60], lines: [1, 2], scale: 60,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 200, nextTop: 90, bottom: 760, headings: [176, 66] }, (page, top) => {
      sheet.text('HIMAL BIKAS BANK LTD.', 40, 44, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Page: ${page}`, 555, 44, { align: 'right' });
      headings(sheet, [['S.N.', 40], ['Txn Date', 66], ['Value Date', 122], ['Description', 180], ['Withdraw', 400, 'right'], ['Deposit', 470, 'right'], ['Balance', 555, 'right']], top, { font: 'Sans-Bold' }, { from: 36, to: 558, below: 5 });
    });
    stack(sheet, [`Account Name: ${account.holder}`, `Account No: ${account.number}`, `Account Type: ${account.name}   Currency: NPR`, `Statement From ${formatDay(period.start, 'YYYY-MM-DD')} To ${formatDay(period.end, 'YYYY-MM-DD')}`], 40, 80, 14);
    flow.line([['Opening Balance', 180], [`${lakh(imprint.opening(period))} Cr`, 555, 'right']]);
    flow.down(14);
    new Table(flow, imprint, { width: 150, leading: 10, gap: 3, otherDate: true }).rows(period.transactions, (row, lines, index) => {
      const amount = imprint.amount(row);
      return [
        [String(index + 1), 40], [formatDay(row.date, 'YYYY-MM-DD'), 66], [formatDay(row.otherDate, 'YYYY-MM-DD'), 122], [lines, 180],
        [amount < 0 ? lakh(-amount) : '-', 400, 'right'], [amount > 0 ? lakh(amount) : '-', 470, 'right'], [`${lakh(imprint.balance(row))} Cr`, 555, 'right'],
      ];
    });
    flow.need(90);
    flow.line([['Total', 180, { font: 'Sans-Bold' }], [lakh(-imprint.debits(period)), 400, 'right'], [lakh(imprint.credits(period)), 470, 'right']], { drop: 4 });
    flow.down(18);
    flow.line([['Closing Balance', 180, { font: 'Sans-Bold' }], [`${lakh(imprint.closing(period))} Cr`, 555, 'right']]);
    flow.down(22);
    flow.line([[`No. of Withdraw: ${period.transactions.length - countCredits(period)}   No. of Deposit: ${countCredits(period)}`, 40]]);
    flow.down(12);
    flow.line([['Interest rate 5.25 % p.a., tax on interest 6 %', 40]]);
  },
});
