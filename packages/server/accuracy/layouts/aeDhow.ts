import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

export const aeDhow: Layout = {
  name: 'ae-dhow',
  bank: 'Dhow International Bank',
  country: 'AE',
  description: 'three accounts mixed in one table by date, each row naming its account; every balance is its own account\'s; opening and closing in a table before',
  features: ['multiple accounts in one table', 'account column', 'credit/debit columns', 'balance validation', 'landscape', 'multi-currency', 'date format variations'],
  paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 8, producer: 'Corporate eBanking' },
  plan: (random) => {
    const month = randomMonth(random);
    const base = { holder: 'FALCON EYE TRADING LLC', vocabulary: GULF, money: ENGLISH, lines: [1, 2] as [number, number], scale: 4, ...month };
    return [
      { ...base, number: `10${random.digits(7)}01`, name: 'Operating Account', currency: 'AED', count: [12, 30] },
      { ...base, number: `10${random.digits(7)}02`, name: 'Payroll Account', currency: 'AED', count: [6, 14] },
      { ...base, number: `10${random.digits(7)}03`, name: 'Call Account', currency: 'USD', count: [4, 9] },
    ];
  },
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const period = accounts[0]!.periods[0]!;
  const flow = new Flow(sheet, {
    top: 222,
    nextTop: 96,
    bottom: 550,
    onPage: (page) => {
      sheet.text('DHOW INTERNATIONAL BANK', 36, 46, { font: 'Helvetica-Bold', size: 13, color: '#7a4a00' });
      sheet.text(`Combined account activity ${formatDay(period.start, 'DD-MMM-YYYY')} to ${formatDay(period.end, 'DD-MMM-YYYY')}   Page ${page}`, 806, 46, { align: 'right' });
      const top = page === 1 ? 200 : 74;
      sheet.rect(36, top - 12, 770, 18, { fill: '#f5e6c8' });
      headings(sheet, [['Posting Date', 40], ['Account', 110], ['CCY', 190], ['Description', 224], ['Reference', 470], ['Debit', 610, 'right'], ['Credit', 704, 'right'], ['Account Balance', 800, 'right']], top, { font: 'Helvetica-Bold' });
    },
  });
  sheet.text(accounts[0]!.holder, 36, 80, { font: 'Helvetica-Bold', size: 10 });
  headings(sheet, [['Account', 36], ['Name', 120], ['CCY', 250], ['Opening Balance', 390, 'right'], ['Closing Balance', 500, 'right']], 104, { font: 'Helvetica-Bold' });
  accounts.forEach((account, index) => {
    const own = account.periods[0]!;
    imprint.dates(own);
    const y = 120 + index * 14;
    headings(sheet, [[account.number, 36], [account.name, 120], [account.currency, 250], [formatMoney(imprint.opening(own), ENGLISH), 390, 'right'], [formatMoney(imprint.closing(own), ENGLISH), 500, 'right']], y);
  });
  const all = accounts.flatMap((account) => account.periods[0]!.transactions.map((row) => ({ account, row })));
  all.sort((a, b) => (a.row.date === b.row.date ? 0 : a.row.date < b.row.date ? -1 : 1));
  for (const { account, row } of all) {
    const lines = fitted(sheet, row.lines, 236);
    flow.need(lines.length * 10 + 5);
    sheet.text(formatDay(row.date, 'DD-MMM-YYYY'), 40, flow.y);
    sheet.text(account.number, 110, flow.y);
    sheet.text(account.currency, 190, flow.y);
    stack(sheet, lines, 224, flow.y, 10);
    sheet.text(row.reference, 470, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), row.amount < 0 ? 610 : 704, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 800, flow.y, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10 + 4);
  }
}
