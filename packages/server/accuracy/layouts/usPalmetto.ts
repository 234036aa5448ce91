import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout } from '../generator/layout.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { debitCredit, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

/**
 * Consolidated statement: overview of both accounts with totals, checking with running balance, savings behind it on
 * the same page, each with its own interest lines.
 */
export const usPalmetto: Layout = {
  name: 'us-palmetto', bank: 'Palmetto First Bank', country: 'US', paper: { size: PAPER.letter, font: 'Times-Roman', fontSize: 9.5, producer: 'FISERV Premier' },
  features: ['multiple accounts', 'overview of accounts', 'combined total', 'credit/debit columns', 'balance validation', 'partial-year dates', 'interest section', 'fake bold twice'],
  plan: (random) => {
    const base = { currency: 'USD', holder: 'ANTOINE & RUTH LEGARE', vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), lines: [1, 2] as [number, number] };
    return [
      { ...base, number: random.digits(10), name: 'Free Checking', count: [18, 40] },
      { ...base, number: random.digits(10), name: 'Statement Savings', count: [3, 8] },
    ];
  },
  draw({ sheet, imprint, accounts }) {
    const first = accounts[0]!.periods[0]!;
    const flow = new Flow(sheet, { top: 270, nextTop: 84, bottom: 735 }, (page) => {
      sheet.text('Palmetto First Bank', 44, 48, { font: 'Times-Bold', size: 16, twice: true });
      sheet.text(`Page ${page}`, 568, 48, { align: 'right' });
    });
    stack(sheet, [accounts[0]!.holder, '402 KING ST', 'CHARLESTON SC 29403'], 60, 90, 12);
    sheet.text(`Statement period ${formatPeriod(first, 'MM/DD/YYYY', ' - ')}`, 330, 90);
    sheet.text('YOUR RELATIONSHIP AT A GLANCE', 44, 150, { font: 'Times-Bold' });
    headings(sheet, [['Account', 44], ['Number', 200], ['Ending balance', 420, 'right']], 166, { font: 'Times-Bold' });
    accounts.forEach((account, index) => {
      headings(sheet, [[account.name, 44], [account.number, 200], [dollars(imprint.derived(account.periods[0]!, 'overview', account.periods[0]!.closing)), 420, 'right']], 180 + index * 13);
    });
    headings(sheet, [['Total deposits', 44], [dollars(accounts.reduce((sum, account) => sum + account.periods[0]!.closing, 0)), 420, 'right']], 208, { font: 'Times-Bold' });
    for (const account of accounts) {
      const period = account.periods[0]!;
      imprint.dates(period);
      flow.need(110);
      sheet.text(`${account.name.toUpperCase()}  ${account.number}`, 44, flow.y, { font: 'Times-Bold', size: 11, twice: true });
      flow.down(18);
      headings(sheet, [['Date', 44], ['Description', 90], ['Debits', 390, 'right'], ['Credits', 475, 'right'], ['Balance', 566, 'right']], flow.y, { font: 'Times-Bold' }, { from: 42, to: 568, below: 4 });
      flow.down(15);
      const edge = (label: string, value: number): void => {
        flow.line([[label, 90], [dollars(value), 566, 'right']]);
        flow.down(13);
      };
      edge('BEGINNING BALANCE', imprint.opening(period));
      new Table(flow, imprint, { width: 220, leading: 11, gap: 2, room: 4 }).rows(period.transactions, (row, lines) => [
        [formatDay(row.date, 'MM/DD'), 44], [lines, 90], debitCredit(english, imprint.amount(row), 390, 475),
        [english(imprint.balance(row)), 566, 'right'],
      ]);
      flow.need(60);
      edge('ENDING BALANCE', imprint.closing(period));
      flow.line([['Interest paid year-to-date', 90], ['$4.12', 300, 'right'], ['Annual percentage yield earned 0.05%', 330]], { size: 8, drop: 4 });
      flow.down(36);
    }
  },
};
