import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { KENYAN } from '../generator/vocabulary/english.js';

export const ngLagoon: Layout = {
  name: 'ng-lagoon',
  bank: 'Lagoon Trust Bank',
  country: 'NG',
  description: 'remarks last and wrapped over many lines with the row centred on them; 0.00 in the unused amount column; DD-Mon-YYYY; rows ruled',
  features: ['zero in the unused column', 'description last', 'row centred on its description', 'credit/debit columns', 'value dates', 'balance validation', 'ruled grid', 'totals in the header'],
  paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 7.5, producer: 'Finacle Report' },
  plan: (random) => [
    {
      number: `00${random.digits(8)}`,
      name: 'Individual Current',
      currency: 'NGN',
      holder: 'CHIDI OKAFOR',
      vocabulary: KENYAN,
      money: ENGLISH,
      ...randomMonth(random),
      count: [18, 45],
      lines: [2, 4],
      scale: 300,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 206,
    nextTop: 66,
    bottom: 560,
    onPage: (page) => {
      const top = page === 1 ? 184 : 44;
      sheet.rect(30, top - 12, 782, 18, { fill: '#0b5345' });
      headings(sheet, [['Trans. Date', 34], ['Reference', 100], ['Value. Date', 172], ['Debit', 310, 'right'], ['Credit', 390, 'right'], ['Balance', 480, 'right'], ['Originating Branch', 492], ['Remarks', 590]], top, { font: 'Helvetica-Bold', color: '#ffffff' });
    },
  });
  sheet.text('LAGOON TRUST BANK PLC', 30, 46, { font: 'Helvetica-Bold', size: 14, color: '#0b5345' });
  sheet.text('CUSTOMER STATEMENT', 812, 46, { align: 'right', font: 'Helvetica-Bold', size: 11 });
  pairs(sheet, [['Account Name', account.holder], ['Account No.', account.number], ['Account Type', account.name], ['Period', `${formatDay(period.start, 'DD-MMM-YYYY')} to ${formatDay(period.end, 'DD-MMM-YYYY')}`], ['Currency', 'Naira']], { x: 30, right: 330, y: 76, step: 15 }, { size: 8.5 });
  pairs(sheet, [['Opening Balance', formatMoney(imprint.opening(period), ENGLISH)], ['Total Debit', formatMoney(-imprint.debits(period), ENGLISH)], ['Total Credit', formatMoney(imprint.credits(period), ENGLISH)], ['Closing Balance', formatMoney(imprint.closing(period), ENGLISH)]], { x: 500, right: 812, y: 76, step: 15 }, { size: 8.5 });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 216);
    const height = lines.length * 9 + 8;
    flow.need(height);
    const middle = flow.y + ((lines.length - 1) * 9) / 2;
    sheet.text(formatDay(row.date, 'DD-MMM-YYYY'), 34, middle);
    sheet.text(row.reference, 100, middle);
    sheet.text(formatDay(row.otherDate, 'DD-MMM-YYYY'), 172, middle);
    const amount = formatMoney(Math.abs(imprint.amount(row)), ENGLISH);
    sheet.text(row.amount < 0 ? amount : '0.00', 310, middle, { align: 'right' });
    sheet.text(row.amount > 0 ? amount : '0.00', 390, middle, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 480, middle, { align: 'right' });
    sheet.text('HEAD OFFICE', 492, middle);
    stack(sheet, lines, 590, flow.y, 9);
    imprint.row(row, { lines, otherDate: true });
    flow.down(height);
    sheet.line(30, flow.y - 11, 812, flow.y - 11, { width: 0.4, color: '#8fb5ab' });
  }
}
