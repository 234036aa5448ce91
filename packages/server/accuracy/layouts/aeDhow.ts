import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout } from '../generator/layout.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { debitCredit, fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

/**
 * Three accounts mixed in one table by date, each row naming its account; every balance is its own account's; opening
 * and closing in a table before.
 */
export const aeDhow: Layout = {
  name: 'ae-dhow', bank: 'Dhow International Bank', country: 'AE', paper: { size: PAPER.a4Landscape, font: 'Helvetica', fontSize: 8, producer: 'Corporate eBanking' },
  features: ['multiple accounts in one table', 'account column', 'credit/debit columns', 'balance validation', 'landscape', 'multi-currency', 'date format variations'],
  plan: (random) => {
    const month = randomMonth(random);
    const base = { holder: 'FALCON EYE TRADING LLC', vocabulary: GULF, money: ENGLISH, lines: [1, 2] as [number, number], scale: 4, ...month };
    return [
      { ...base, number: random.number('10#######01'), name: 'Operating Account', currency: 'AED', count: [12, 30] },
      { ...base, number: random.number('10#######02'), name: 'Payroll Account', currency: 'AED', count: [6, 14] },
      { ...base, number: random.number('10#######03'), name: 'Call Account', currency: 'USD', count: [4, 9] },
    ];
  },
  draw({ sheet, imprint, accounts }) {
    const period = accounts[0]!.periods[0]!;
    const flow = new Flow(sheet, { top: 222, nextTop: 96, bottom: 550, headings: [200, 74] }, (page, top) => {
      sheet.text('DHOW INTERNATIONAL BANK', 36, 46, { font: 'Helvetica-Bold', size: 13, color: '#7a4a00' });
      sheet.text(`Combined account activity ${formatPeriod(period, 'DD-MMM-YYYY', ' to ')}   Page ${page}`, 806, 46, { align: 'right' });
      sheet.rect(36, top - 12, 770, 18, { fill: '#f5e6c8' });
      headings(sheet, [['Posting Date', 40], ['Account', 110], ['CCY', 190], ['Description', 224], ['Reference', 470], ['Debit', 610, 'right'], ['Credit', 704, 'right'], ['Account Balance', 800, 'right']], top, { font: 'Helvetica-Bold' });
    });
    sheet.text(accounts[0]!.holder, 36, 80, { font: 'Helvetica-Bold', size: 10 });
    headings(sheet, [['Account', 36], ['Name', 120], ['CCY', 250], ['Opening Balance', 390, 'right'], ['Closing Balance', 500, 'right']], 104, { font: 'Helvetica-Bold' });
    accounts.forEach((account, index) => {
      const own = account.periods[0]!;
      imprint.dates(own);
      const y = 120 + index * 14;
      headings(sheet, [[account.number, 36], [account.name, 120], [account.currency, 250], [english(imprint.opening(own)), 390, 'right'], [english(imprint.closing(own)), 500, 'right']], y);
    });
    const all = accounts.flatMap((account) => account.periods[0]!.transactions.map((row) => ({ account, row })));
    all.sort((a, b) => (a.row.date === b.row.date ? 0 : a.row.date < b.row.date ? -1 : 1));
    for (const { account, row } of all) {
      const lines = fitted(sheet, row.lines, 236);
      flow.need(lines.length * 10 + 5);
      flow.line([[formatDay(row.date, 'DD-MMM-YYYY'), 40], [account.number, 110], [account.currency, 190]]);
      stack(sheet, lines, 224, flow.y, 10);
      flow.line([
        [row.reference, 470], debitCredit(english, imprint.amount(row), 610, 704),
        [english(imprint.balance(row)), 800, 'right'],
      ]);
      imprint.row(row, { lines });
      flow.down(lines.length * 10 + 4);
    }
  },
};
