import { formatDay } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import type { Layout, Press } from '../generator/layout.js';
import { ENGLISH, formatMoney } from '../generator/money.js';
import { headings, pairs } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { THAI_ENGLISH } from '../generator/vocabulary/english.js';

const CODES: Record<string, string> = { payroll: 'SAL', card: 'EDC', atm: 'ATM', transferIn: 'X1', transferOut: 'X2', fee: 'FEE', interest: 'INT' };

export const thMekhong: Layout = {
  name: 'th-mekhong',
  bank: 'Mekhong Farmers Bank',
  country: 'TH',
  description: 'two-digit years of the Buddhist era with a time column and a code column; withdrawal and deposit under one heading each; branch number after the balance',
  features: ['Buddhist-era dates', 'two-digit years', 'date-time dual column', 'code column', 'branch column after the balance', 'credit/debit columns', 'balance validation', 'glyph by glyph'],
  paper: { size: PAPER.a4, font: 'Sans', fontSize: 8, runs: 'glyphs', producer: 'MFB e-Statement' },
  plan: (random) => [
    {
      number: `${random.digits(3)}-${random.digits(1)}-${random.digits(5)}-${random.digits(1)}`,
      name: 'Savings',
      currency: 'THB',
      holder: 'MS. KANYA SRISUK',
      vocabulary: THAI_ENGLISH,
      money: ENGLISH,
      ...randomMonth(random),
      count: [25, 60],
      lines: [1, 1],
      scale: 30,
      dateGap: 0,
    },
  ],
  draw,
};

function draw({ sheet, imprint, accounts }: Press): void {
  const account = accounts[0]!;
  const period = account.periods[0]!;
  imprint.dates(period);
  const flow = new Flow(sheet, {
    top: 214,
    nextTop: 90,
    bottom: 780,
    onPage: (page) => {
      sheet.text('MEKHONG FARMERS BANK', 40, 46, { font: 'Sans-Bold', size: 12 });
      sheet.text(`Page ${page}`, 555, 46, { align: 'right' });
      const top = page === 1 ? 192 : 70;
      headings(sheet, [['Date', 40], ['Time', 92], ['Code', 124], ['Withdrawal', 226, 'right'], ['Deposit', 302, 'right'], ['Balance', 384, 'right'], ['Br.', 398], ['Detail', 426]], top, { font: 'Sans-Bold' });
      sheet.line(36, top + 5, 559, top + 5);
    },
  });
  pairs(sheet, [
    ['Account Name', account.holder],
    ['Account No.', account.number],
    ['Statement Period', `${formatDay(period.start, 'DD/MM/BBBB')} - ${formatDay(period.end, 'DD/MM/BBBB')}`],
    ['Currency', 'THB'],
    ['Balance Brought Forward', formatMoney(imprint.opening(period), ENGLISH)],
    ['Ending Balance', formatMoney(imprint.closing(period), ENGLISH)],
  ], { x: 40, right: 330, y: 78, step: 15 });
  for (const row of period.transactions) {
    flow.need(13);
    sheet.text(formatDay(row.date, 'DD/MM/BB'), 40, flow.y);
    sheet.text(row.time.slice(0, 5), 92, flow.y);
    sheet.text(CODES[row.kind] ?? 'TR', 124, flow.y);
    sheet.text(formatMoney(Math.abs(imprint.amount(row)), ENGLISH), row.amount < 0 ? 226 : 302, flow.y, { align: 'right' });
    sheet.text(formatMoney(imprint.balance(row), ENGLISH), 384, flow.y, { align: 'right' });
    sheet.text('0412', 398, flow.y);
    const line = sheet.wrap(row.lines[0]!, 132, { size: 7 })[0]!;
    sheet.text(line, 426, flow.y, { size: 7 });
    imprint.row(row, { lines: [line] });
    flow.down(12.5);
  }
}
