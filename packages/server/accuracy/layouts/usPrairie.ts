import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear, type LedgerAccount } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, pairs, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AMERICAN } from '../generator/vocabulary/english.js';

const PLAIN = { ...ENGLISH, noLeadingZero: true } as const;

export const usPrairie: Layout = {
  name: 'us-prairie',
  bank: 'Prairie Wind Credit Union',
  country: 'US',
  description: 'credit union: shares and drafts as suffixes of one member number; signed amounts without a leading zero; "New Balance" per row; dividends and year-to-date figures between',
  features: ['multiple accounts', 'signed amounts', 'no leading zero', 'partial-year dates', 'year crossing', 'year-to-date tables', 'fee and interest sections', 'balance validation', 'effective dates'],
  paper: { size: PAPER.letter, font: 'Helvetica', fontSize: 8.5, producer: 'SymForm' },
  plan: (random) => {
    const dates = acrossNewYear(random);
    const member = random.digits(7);
    const base = { currency: 'USD', holder: 'HOLLY B. KRUEGER', vocabulary: AMERICAN, money: ENGLISH, ...dates };
    return [
      { ...base, number: `${member}-S1`, name: 'Regular Shares', count: [1, 4], lines: [1, 1], weights: { card: 0, cheque: 0, atm: 0, rent: 0, fee: 0, interest: 6 } },
      { ...base, number: `${member}-S8`, name: 'Share Draft Checking', count: [18, 45], lines: [1, 2] },
    ];
  },
  draw,
};

function draw(press: Press): void {
  const { sheet, accounts } = press;
  const period = accounts[0]!.periods[0]!;
  const flow = new Flow(sheet, {
    top: 180,
    nextTop: 86,
    bottom: 740,
    onPage: (page) => {
      sheet.text('Prairie Wind', 50, 50, { font: 'Times-Italic', size: 20, color: '#3b5d2a' });
      sheet.text('CREDIT UNION', 160, 50, { size: 9, color: '#3b5d2a', characterSpacing: 2 });
      sheet.text(`Member ${accounts[0]!.number.slice(0, 7)}    ${formatDay(period.start, 'MM/DD/YY')} thru ${formatDay(period.end, 'MM/DD/YY')}    Page ${page}`, 562, 50, { align: 'right' });
    },
  });
  stack(sheet, [accounts[0]!.holder, '77 GRAIN ELEVATOR RD', 'SALINA KS 67401'], 50, 100, 12);
  sheet.text('Your savings federally insured to at least $250,000.', 562, 112, { size: 7, align: 'right' });
  for (const account of accounts) drawAccount(press, flow, account);
}

function drawAccount({ sheet, imprint, random }: Press, flow: Flow, account: LedgerAccount): void {
  const period = account.periods[0]!;
  imprint.dates(period);
  flow.need(90);
  sheet.rect(50, flow.y - 12, 512, 17, { fill: '#3b5d2a' });
  sheet.text(`${account.name.toUpperCase()}   ACCOUNT ${account.number}`, 56, flow.y, { font: 'Helvetica-Bold', color: '#ffffff' });
  flow.down(18);
  headings(sheet, [['Post', 50], ['Eff', 92], ['Transaction Description', 134], ['Amount', 470, 'right'], ['New Balance', 562, 'right']], flow.y, { font: 'Helvetica-Bold' });
  flow.down(13);
  sheet.text(formatDay(period.start, 'MM/DD'), 50, flow.y);
  sheet.text('Previous Balance', 134, flow.y);
  sheet.text(formatMoney(imprint.opening(period), PLAIN), 562, flow.y, { align: 'right' });
  flow.down(12);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 250);
    flow.need(lines.length * 10.5 + 4);
    sheet.text(formatDay(row.date, 'MM/DD'), 50, flow.y);
    sheet.text(formatDay(row.otherDate, 'MM/DD'), 92, flow.y);
    stack(sheet, lines, 134, flow.y, 10.5);
    sheet.text(formatMoney(imprint.amount(row), PLAIN), 470, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), PLAIN), 562, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10.5 + 2);
  }
  flow.need(60);
  sheet.text(formatDay(period.end, 'MM/DD'), 50, flow.y);
  sheet.text('Ending Balance', 134, flow.y, { font: 'Helvetica-Bold' });
  sheet.text(formatMoney(imprint.closing(period), PLAIN), 562, flow.y, { align: 'right', font: 'Helvetica-Bold' });
  pairs(sheet, [['Dividends Paid Year-to-Date', `.${random.int(10, 99)}`], ['Annual Percentage Yield Earned', '.05%']], { x: 134, right: 380, y: flow.y + 14, step: 11 }, { size: 7.5 });
  flow.down(50);
}
