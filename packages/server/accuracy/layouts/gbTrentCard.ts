import { addDays, formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

const POUNDS = { ...ENGLISH, symbol: '£', negative: 'none' } as const;

export const gbTrentCard: Layout = {
  name: 'gb-trent-card',
  bank: 'Trent Valley Cards',
  country: 'GB',
  description: 'card: equation of boxes with signs between them, dates "12 March" without a year, amounts with CR on payments, previous and new balance as rows',
  features: ['inverted card signs', 'equation summary', 'CR/DR suffix', 'partial-year dates', 'year crossing', 'opening and closing as rows', 'landscape', 'interest table'],
  paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'Trent Comms' },
  plan: (random) => [
    {
      number: `4929 ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      name: 'Trent Purchase Card',
      type: 'card',
      currency: 'GBP',
      holder: 'Mr D Okafor',
      vocabulary: BRITISH,
      money: ENGLISH,
      ...acrossNewYear(random),
      count: [16, 40],
      lines: [1, 1],
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const amount = (value: number): string => formatMoney(value, POUNDS) + (value > 0 ? ' CR' : '');
  const flow = new Flow(sheet, {
    top: 300,
    nextTop: 110,
    bottom: 760,
    onPage: (page) => {
      sheet.text('Trent Valley Cards', 46, 50, { font: 'Helvetica-Bold', size: 15 });
      sheet.text(`Page ${page}`, 550, 50, { align: 'right' });
      const top = page === 1 ? 274 : 86;
      headings(sheet, [['Transaction date', 46], ['Posted', 140], ['What you spent it on', 210], ['Amount', 550, 'right']], top, { font: 'Helvetica-Bold' });
      sheet.line(44, top + 5, 552, top + 5);
    },
  });
  stack(sheet, [account.holder, '21 Canal Street', 'Nottingham NG1 7EH'], 46, 84, 12);
  sheet.text(`Card number ${account.number}`, 330, 84);
  sheet.text(`Statement from ${formatDay(period.start, 'D MMMM YYYY')} to ${formatDay(period.end, 'D MMMM YYYY')}`, 46, 150, { font: 'Helvetica-Bold' });
  const boxes: [string, string][] = [['You owed', formatMoney(-imprint.opening(period), POUNDS)], ['You paid us', formatMoney(imprint.credits(period), POUNDS)], ['You spent', formatMoney(-imprint.debits(period), POUNDS)], ['You now owe', formatMoney(-imprint.closing(period), { ...POUNDS, negative: 'minus' })]];
  boxes.forEach(([label, value], index) => {
    sheet.text(label, 46 + index * 130, 180, { size: 8 });
    sheet.text(value, 46 + index * 130, 196, { font: 'Helvetica-Bold', size: 11 });
    if (index < 3) sheet.text(['-', '+', '='][index]!, 148 + index * 130, 196, { size: 11 });
  });
  sheet.text(`Minimum payment £25.00, due ${formatDay(addDays(period.end, 21), 'D MMMM YYYY')}    Credit limit £6,000`, 46, 222);
  sheet.text('Previous balance', 210, flow.y);
  sheet.text(amount(period.opening), 550, flow.y, { align: 'right' });
  flow.down(14);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 250).slice(0, 1);
    flow.need(14);
    sheet.text(formatDay(row.otherDate, 'D MMMM'), 46, flow.y);
    sheet.text(formatDay(row.date, 'D MMMM'), 140, flow.y, { size: 8 });
    stack(sheet, lines, 210, flow.y, 11);
    sheet.text(amount(imprint.amount(row)), row.amount > 0 ? 550 : 536, flow.y, { align: 'right' });
    imprint.row(row, { lines, otherDate: true });
    flow.down(13);
  }
  flow.need(60);
  sheet.text('New balance', 210, flow.y + 2, { font: 'Helvetica-Bold' });
  sheet.text(amount(period.closing), 550, flow.y + 2, { align: 'right', font: 'Helvetica-Bold' });
  sheet.text('Interest we charged you: purchases 24.9% £0.00, cash 29.9% £0.00', 46, flow.y + 34, { size: 8 });
}
