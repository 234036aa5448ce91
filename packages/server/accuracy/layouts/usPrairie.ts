import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import type { Layout, Press } from '../generator/layout.js';
import { acrossNewYear, type LedgerAccount } from '../generator/ledger.js';
import { ENGLISH, moneyIn } from '../generator/money.js';
import { headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { Table } from '../generator/table.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const plain = moneyIn({ ...ENGLISH, noLeadingZero: true });

/**
 * Credit union: shares and drafts as suffixes of one member number; signed amounts without a leading zero; "New
 * Balance" per row; dividends and year-to-date figures between.
 */
export const usPrairie: Layout = {
  name: 'us-prairie', bank: 'Prairie Wind Credit Union', country: 'US', paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'SymForm' },
  features: ['multiple accounts', 'signed amounts', 'no leading zero', 'partial-year dates', 'year crossing', 'year-to-date tables', 'fee and interest sections', 'balance validation', 'effective dates'],
  plan: (random) => {
    const dates = acrossNewYear(random);
    const member = random.digits(7);
    const base = { currency: 'USD', holder: 'HOLLY B. KRUEGER', vocabulary: AMERICAN, money: ENGLISH, ...dates };
    return [
      { ...base, number: `${member}-S1`, name: 'Regular Shares', count: [1, 4], lines: [1, 1], weights: { card: 0, cheque: 0, atm: 0, rent: 0, fee: 0, interest: 6 } },
      { ...base, number: `${member}-S8`, name: 'Share Draft Checking', count: [18, 45], lines: [1, 2] },
    ];
  },
  draw(press) {
    const { sheet, accounts } = press;
    const period = accounts[0]!.periods[0]!;
    const flow = new Flow(sheet, { top: 180, nextTop: 86, bottom: 740 }, (page) => {
      sheet.text('Prairie Wind', 50, 50, { font: 'Times-Italic', size: 20, color: '#3b5d2a' });
      sheet.text('CREDIT UNION', 160, 50, { size: 9, color: '#3b5d2a', characterSpacing: 2 });
      sheet.text(`Member ${accounts[0]!.number.slice(0, 7)}    ${formatPeriod(period, 'MM/DD/YY', ' thru ')}    Page ${page}`, 562, 50, { align: 'right' });
    });
    stack(sheet, [accounts[0]!.holder, '77 GRAIN ELEVATOR RD', 'SALINA KS 67401'], 50, 100, 12);
    sheet.text('Your savings federally insured to at least $250,000.', 562, 112, { size: 7, align: 'right' });
    for (const account of accounts) drawAccount(press, flow, account);
  },
};

function drawAccount({ sheet, imprint, random }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(90);
  sheet.rect(50, flow.y - 12, 512, 17, { fill: '#3b5d2a' });
  sheet.text(`${account.name.toUpperCase()}   ACCOUNT ${account.number}`, 56, flow.y, { font: 'Helvetica-Bold', color: '#ffffff' });
  flow.down(18);
  headings(sheet, [['Post', 50], ['Eff', 92], ['Transaction Description', 134], ['Amount', 470, 'right'], ['New Balance', 562, 'right']], flow.y, { font: 'Helvetica-Bold' });
  flow.down(13);
  flow.line([[formatDay(period.start, 'MM/DD'), 50], ['Previous Balance', 134], [plain(imprint.opening(period)), 562, 'right']]);
  flow.down(12);
  new Table(flow, imprint, { width: 250, leading: 10.5, gap: 2, room: 4, otherDate: true }).rows(period.transactions, (row, lines) => [
    [formatDay(row.date, 'MM/DD'), 50], [formatDay(row.otherDate, 'MM/DD'), 92], [lines, 134], [plain(imprint.amount(row)), 470, 'right'],
    [plain(imprint.balance(row)), 562, 'right'],
  ]);
  flow.need(60);
  flow.line([
    [formatDay(period.end, 'MM/DD'), 50], ['Ending Balance', 134, { font: 'Helvetica-Bold' }],
    [plain(imprint.closing(period)), 562, { align: 'right', font: 'Helvetica-Bold' }],
  ]);
  pairs(sheet, [['Dividends Paid Year-to-Date', `.${random.int(10, 99)}`], ['Annual Percentage Yield Earned', '.05%']], { x: 134, right: 380, y: flow.y + 14, step: 11 }, { size: 7.5 });
  flow.down(50);
}
