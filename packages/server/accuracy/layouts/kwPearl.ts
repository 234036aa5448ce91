import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { GULF } from '../generator/vocabulary/english.js';

const DINAR = { ...ENGLISH, decimals: 3, negative: 'parentheses', noLeadingZero: true } as const;

export const kwPearl: Layout = {
  name: 'kw-pearl',
  bank: 'Pearl Coast Bank',
  country: 'KW',
  description: 'a table mirrored for readers from the right: balance first, dates at the right; three decimals, .500 without a zero, negative balances in parentheses',
  features: ['three decimals', 'no leading zero', 'parentheses', 'dates at the right', 'balance first', 'credit/debit columns', 'bilingual headers'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, producer: 'iReport 5.6' },
  plan: (random) => [
    {
      number: `KW${random.digits(2)} PRLC ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
      name: 'Current Account',
      currency: 'KWD',
      decimals: 3,
      holder: 'FATIMA AL SABTI',
      vocabulary: GULF,
      money: { ...ENGLISH, decimals: 3 },
      ...randomMonth(random),
      count: [18, 45],
      lines: [1, 2],
      scale: 0.3,
      overdraft: true,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 222,
    nextTop: 106,
    bottom: 780,
    onPage: (page) => {
      sheet.text('بنك ساحل اللؤلؤ', 550, 50, { align: 'right', size: 14, font: 'Sans-Bold', color: '#0f5e5a' });
      sheet.text('PEARL COAST BANK', 45, 50, { size: 13, font: 'Sans-Bold', color: '#0f5e5a' });
      sheet.text(`Page ${page}`, 297, 815, { align: 'center', size: 7 });
      const top = page === 1 ? 190 : 76;
      if (page === 1) {
        sheet.text('STATEMENT OF ACCOUNT', 297, 80, { align: 'center', font: 'Sans-Bold', size: 10 });
        sheet.text(`${account.holder}   IBAN ${account.number}`, 45, 108);
        sheet.text(`From ${formatDay(period.start, 'DD-MMM-YYYY')} To ${formatDay(period.end, 'DD-MMM-YYYY')}   Currency KWD`, 45, 122);
        sheet.text(`Opening Balance ${formatMoney(imprint.opening(period), DINAR)}`, 45, 144, { font: 'Sans-Bold' });
        sheet.text(`Closing Balance ${formatMoney(imprint.closing(period), DINAR)}`, 300, 144, { font: 'Sans-Bold' });
      }
      sheet.rect(45, top - 11, 505, 26, { fill: '#dff0ee', stroke: '#0f5e5a' });
      headings(sheet, [['Balance', 118, 'right'], ['Credit', 190, 'right'], ['Debit', 262, 'right'], ['Particulars', 278], ['Value', 462], ['Date', 508]], top, { font: 'Sans-Bold', size: 7.5 });
      headings(sheet, [['الرصيد', 118, 'right'], ['دائن', 190, 'right'], ['مدين', 262, 'right'], ['البيان', 278], ['الحق', 462], ['التاريخ', 508]], top + 10, { size: 7 });
    },
  });
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 178);
    flow.need(lines.length * 10 + 6);
    sheet.text(formatMoney(imprint.balance(row), DINAR), 118, flow.y, { align: 'right' });
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), DINAR), row.amount > 0 ? 190 : 262, flow.y, { align: 'right' });
    stack(sheet, lines, 278, flow.y, 10);
    sheet.text(formatDay(row.otherDate, 'DD/MM'), 462, flow.y);
    sheet.text(formatDay(row.date, 'DD/MM/YY'), 508, flow.y);
    imprint.row(row, { lines, otherDate: true });
    flow.down(lines.length * 10 + 5);
  }
}
