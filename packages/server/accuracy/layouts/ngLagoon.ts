import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { KENYAN } from '../generator/vocabulary/english.js';

/** Remarks last and wrapped over many lines with the row centred on them; 0.00 in the unused amount column; DD-Mon-YYYY; rows ruled. */
export const ngLagoon = accountLayout({
  name: 'ng-lagoon', bank: 'Lagoon Trust Bank', country: 'NG', paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 7.5, producer: 'Finacle Report' },
  features: ['zero in the unused column', 'description last', 'row centred on its description', 'credit/debit columns', 'value dates', 'balance validation', 'ruled grid', 'totals in the header'],
  account: (random) => ({
    number: random.number('00########'), name: 'Individual Current', currency: 'NGN', holder: 'CHIDI OKAFOR',
    vocabulary: KENYAN, money: ENGLISH, ...randomMonth(random), count: [18, 45], lines: [2, 4], scale: 300,
  }),
  draw({ sheet, imprint, account, period }) {
    const flow = new Flow(sheet, { top: 206, nextTop: 66, bottom: 560, headings: [184, 44] }, (page, top) => {
      sheet.rect(30, top - 12, 782, 18, { fill: '#0b5345' });
      headings(sheet, [['Trans. Date', 34], ['Reference', 100], ['Value. Date', 172], ['Debit', 310, 'right'], ['Credit', 390, 'right'], ['Balance', 480, 'right'], ['Originating Branch', 492], ['Remarks', 590]], top, { font: 'Helvetica-Bold', color: '#ffffff' });
    });
    sheet.text('LAGOON TRUST BANK PLC', 30, 46, { font: 'Helvetica-Bold', size: 14, color: '#0b5345' });
    sheet.text('CUSTOMER STATEMENT', 812, 46, { align: 'right', font: 'Helvetica-Bold', size: 11 });
    pairs(sheet, [['Account Name', account.holder], ['Account No.', account.number], ['Account Type', account.name], ['Period', formatPeriod(period, 'DD-MMM-YYYY', ' to ')], ['Currency', 'Naira']], { x: 30, right: 330, y: 76, step: 15 }, { size: 8.5 });
    pairs(sheet, [['Opening Balance', english(imprint.opening(period))], ['Total Debit', english(-imprint.debits(period))], ['Total Credit', english(imprint.credits(period))], ['Closing Balance', english(imprint.closing(period))]], { x: 500, right: 812, y: 76, step: 15 }, { size: 8.5 });
    const table = new Table(flow, imprint, { width: 216, leading: 9, gap: 8, otherDate: true });
    for (const row of period.transactions) {
      table.row(row, (lines) => {
        const amount = english(Math.abs(imprint.amount(row)));
        return [
          [formatDay(row.date, 'DD-MMM-YYYY'), 34, { drop: ((lines.length - 1) * 9) / 2 }],
          [row.reference, 100, { drop: ((lines.length - 1) * 9) / 2 }],
          [formatDay(row.otherDate, 'DD-MMM-YYYY'), 172, { drop: ((lines.length - 1) * 9) / 2 }],
          [row.amount < 0 ? amount : '0.00', 310, { align: 'right', drop: ((lines.length - 1) * 9) / 2 }],
          [row.amount > 0 ? amount : '0.00', 390, { align: 'right', drop: ((lines.length - 1) * 9) / 2 }],
          [english(imprint.balance(row)), 480, { align: 'right', drop: ((lines.length - 1) * 9) / 2 }],
          ['HEAD OFFICE', 492, { drop: ((lines.length - 1) * 9) / 2 }], [lines, 590],
        ];
      });
      sheet.line(30, flow.y - 11, 812, flow.y - 11, { width: 0.4, color: '#8fb5ab' });
    }
  },
});
