import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english, moneyIn } from '../generator/money.js';
import { debitCredit, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { GULF } from '../generator/vocabulary/english.js';

const brackets = moneyIn({ ...ENGLISH, negative: 'parentheses' });

/**
 * Value date first, reference between date and narration, balances in brackets when overdrawn, text centred on three
 * lines while the figures stand on the middle one.
 */
export const aeOasis = accountLayout({
  name: 'ae-oasis', bank: 'Oasis Commercial Bank', country: 'AE', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8, producer: 'BIRT Report Engine' },
  features: ['value dates', 'reference column', 'parentheses', 'row centred on its description', 'credit/debit columns', 'balance validation', 'ruled grid', 'opening and closing as rows'],
  account: (random) => ({
    number: random.number('AE## ### #### #### #### ####'), name: 'Business Current', currency: 'AED', holder: 'DESERT ROSE TRADING LLC',
    vocabulary: GULF, money: ENGLISH, ...randomMonth(random), count: [18, 45], lines: [1, 3], overdraft: true, dateGap: 2,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 210, nextTop: 90, bottom: 760, headings: [186, 66] }, (page, top) => {
      sheet.text('OASIS COMMERCIAL BANK', 40, 46, { font: 'Helvetica-Bold', size: 13 });
      sheet.text(`Page No. ${page}`, 555, 46, { align: 'right' });
      sheet.rect(36, top - 11, 523, 16, { fill: '#e9e2d0' });
      headings(sheet, [['Value Date', 40], ['Posting Date', 92], ['Reference', 150], ['Narration', 216], ['Debit', 400, 'right'], ['Credit', 470, 'right'], ['Balance', 552, 'right']], top, { font: 'Helvetica-Bold' });
    });
    sheet.text('STATEMENT OF ACCOUNT', 297, 76, { font: 'Helvetica-Bold', size: 11, align: 'center' });
    sheet.text(`IBAN: ${account.number}`, 40, 98);
    sheet.text(`Customer: ${account.holder}`, 40, 111);
    sheet.text(`From ${formatPeriod(period, 'DD-MMM!-YYYY', ' To ')}   Currency: AED`, 40, 124);
    const balanceRow = (label: string, value: number): void => {
      flow.line([[label, 216], [brackets(value), 552, 'right']], { font: 'Helvetica-Bold' });
      flow.down(15);
    };
    balanceRow('Opening Balance', imprint.opening(period));
    const table = new Table(flow, imprint, { width: 130, leading: 9.5, gap: 6, room: 10, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => {
        const drop = ((lines.length - 1) * 9.5) / 2;
        return [
          [formatDay(row.otherDate, 'DD-MMM!-YY'), 40, { drop }], [formatDay(row.date, 'DD-MMM!-YY'), 92, { drop }], [row.reference, 150, { drop }],
          [lines, 216], debitCredit(english, imprint.amount(row), 400, 470, { drop }), [brackets(imprint.balance(row)), 552, { align: 'right', drop }],
        ];
      });
      sheet.line(36, flow.y - 9.5, 559, flow.y - 9.5, { width: 0.2 });
    }
    flow.need(20);
    balanceRow('Closing Balance', imprint.closing(period));
  },
});
