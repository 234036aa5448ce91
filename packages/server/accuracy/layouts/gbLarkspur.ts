import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { type LedgerAccount, randomMonth } from '../generator/ledger.js';
import { english, ENGLISH, moneyIn } from '../generator/money.js';
import { headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { BRITISH } from '../generator/vocabulary/english.js';

/**
 * App bank, newest first: (GBP) amount and (GBP) balance under two-line headings, merchant and reference in two
 * lines; a personal account and behind it a pot with transfers of its own, each with totals in sentences.
 */
export const gbLarkspur: Layout = {
  name: 'gb-larkspur', bank: 'Larkspur Bank', country: 'GB', paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'Prince 14' },
  features: ['multiple accounts', 'reverse order', 'signed amounts', 'balance validation', 'pots', 'totals above'],
  plan: (random) => {
    const common = { currency: 'GBP', holder: 'Tomasz Wilk', vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random) };
    return [
      { ...common, number: random.digits(8), name: 'Personal Account', count: [18, 50], lines: [1, 2] },
      { ...common, number: 'Rainy day pot', name: 'Rainy day pot', count: [2, 6], lines: [1, 1], weights: { card: 0, atm: 0, cheque: 0, directDebit: 0, payroll: 0, rent: 0 } },
    ];
  },
  draw,
};

const pounds = moneyIn({ ...ENGLISH, symbol: '£' });

function draw({ sheet, imprint, accounts }: Press): void {
  const [main, pot] = accounts as [LedgerAccount, LedgerAccount];
  const flow = new Flow(sheet, { top: 250, nextTop: 90, bottom: 770 }, (page) => {
    sheet.text('larkspur', 45, 50, { font: 'Sans-Bold', size: 16, color: '#14233c' });
    sheet.text(`Sort code: 04-00-04   Account number: ${main.number}`, 550, 46, { align: 'right', size: 7 });
    sheet.text(`Larkspur Bank Limited is a fictitious company. Page ${page}`, 45, 812, { size: 6 });
  });
  stack(sheet, [main.holder, '14 Canal Walk', 'Leeds', 'LS1 4AB'], 45, 90, 11);
  sheet.text(`Personal Account statement`, 330, 90, { font: 'Sans-Bold', size: 11 });
  sheet.text(`${formatPeriod(main.periods[0]!, 'DD/MM/YYYY', ' - ')}`, 330, 104);
  for (const account of [main, pot]) {
    const period = account.periods[0]!;
    imprint.dates(period);
    const isPot = account === pot;
    flow.need(150);
    const y = isPot ? flow.down(26) : 150;
    if (isPot) sheet.text('Pot statement: Rainy day pot', 45, y - 8, { font: 'Sans-Bold', size: 11 });
    stack(sheet, [`${pounds(imprint.closing(period))}  ${isPot ? 'Pot' : 'Personal Account'} balance`, `${pounds(imprint.debits(period))}  Total outgoings`, `+${pounds(imprint.credits(period))}  Total deposits`], 45, y + 12, 14);
    flow.y = Math.max(flow.y, y + 80);
    headings(sheet, [['(GBP)', 470, 'right'], ['(GBP)', 550, 'right']], flow.y, { size: 7 });
    headings(sheet, [['Date', 45], ['Description', 120], ['Amount', 470, 'right'], ['Balance', 550, 'right']], flow.down(9), { font: 'Sans-Bold' });
    flow.down(16);
    new Table(flow, imprint, { width: 260, leading: 10, gap: 6 }).rows([...period.transactions].reverse(), (row, lines) => [
      [formatDay(row.date, 'DD/MM/YYYY'), 45], [lines, 120], [english(imprint.amount(row)), 470, 'right'], [english(imprint.balance(row)), 550, 'right'],
    ]);
  }
}
