import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, randomMonth } from '../generator/ledger.js';
import { dollars, ENGLISH, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const signed = moneyIn({ ...ENGLISH, symbol: '$', symbolPlace: 'outside', plus: '+' });

/**
 * Online bank: a spending account and two vaults that have names and no numbers, one beneath the other under the same headings, oldest first, each with its
 * beginning and ending balance in a sentence; balance after each row.
 */
export const usSaltmarsh: Layout = {
  name: 'us-saltmarsh', bank: 'Saltmarsh', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 9, producer: 'Chromium' },
  features: ['multiple accounts', 'unnumbered accounts', 'pots', 'signed amounts', 'balance validation', 'named months'],
  plan: (random) => {
    const common = { currency: 'USD', holder: 'DEVON PRATT', vocabulary: AMERICAN, money: ENGLISH, ...randomMonth(random), dateGap: 0 };
    const quiet = { card: 0, atm: 0, cheque: 0, directDebit: 0, payroll: 0, rent: 0, refund: 0, deposit: 0, fee: 0 };
    return [
      { ...common, number: random.digits(10), name: 'Spending', count: [14, 36], lines: [1, 1] },
      { ...common, number: 'Emergency vault', name: 'Emergency vault', count: [2, 5], lines: [1, 1], weights: quiet },
      { ...common, number: 'Travel vault', name: 'Travel vault', count: [2, 5], lines: [1, 1], weights: quiet },
    ];
  },
  draw({ sheet, imprint, accounts }: Press): void {
    const main = accounts[0]!;
    const flow = new Flow(sheet, { top: 160, nextTop: 90, bottom: 740 }, (page) => {
      sheet.text('saltmarsh', 45, 48, { font: 'Helvetica-Bold', size: 17, color: '#2d6a6a' });
      sheet.text(`Page ${page}`, 565, 48, { align: 'right', size: 8 });
    });
    stack(sheet, [main.holder, `Account number ${main.number}`, `${formatDay(main.periods[0]!.start, 'MMM D, YYYY')} - ${formatDay(main.periods[0]!.end, 'MMM D, YYYY')}`], 45, 84, 13);
    for (const account of accounts) drawPart(sheet, flow, imprint, account);
  },
};

function drawPart(sheet: Press['sheet'], flow: Flow, imprint: Press['imprint'], account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(120);
  flow.line([[account.name, 45, { font: 'Helvetica-Bold', size: 13 }]]);
  flow.down(16);
  flow.line([[`You began with ${dollars(imprint.opening(period))} and ended with ${dollars(imprint.closing(period))}.`, 45]]);
  flow.down(20);
  headings(sheet, [['Date', 45], ['Description', 130], ['Amount', 470, 'right'], ['Balance', 565, 'right']], flow.y, { font: 'Helvetica-Bold' }, { from: 42, to: 568, below: 5 });
  flow.down(18);
  new Table(flow, imprint, { width: 260, leading: 11, gap: 4 }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'MMM D, YYYY'), 45], [lines, 130], [signed(imprint.amount(row)), 470, 'right'], [dollars(imprint.balance(row)), 565, 'right'],
  ]);
  flow.down(30);
}
