import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { randomMonth } from '../generator/ledger.js';
import { ENGLISH, english } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { BRITISH } from '../generator/vocabulary/english.js';

export const gbTamar = accountLayout({
  name: 'gb-tamar',
  bank: 'Tamar Valley Bank',
  country: 'GB',
  description: 'fake bold (amounts drawn twice), white text between the columns, suffixes set 1.5 pt lower, footer texts on the baseline of the last row',
  features: ['fake bold twice', 'white text', 'suffix off the baseline', 'footer on the baseline of a row', 'credit/debit columns', 'balance validation', 'balance-carry-forward rows', 'header/footer noise'],
  paper: { size: PAPER.a4, font: 'Times-Roman', fontSize: 9, producer: 'Mainframe Xerox DJDE' },
  account: (random) => ({
    number: random.number('##-##-## ########'), name: 'Business Current', currency: 'GBP', holder: 'BRAMBLE & CO',
    vocabulary: BRITISH, money: ENGLISH, ...randomMonth(random), count: [30, 75], lines: [1, 2], overdraft: true,
  }),
  draw,
});

function draw({ sheet, imprint, account, period, random }: AccountPress): void {
  const bold = { align: 'right', twice: true } as const;
  const balance = (value: number, y: number): void => {
    sheet.text(english(Math.abs(value)), 530, y, bold);
    sheet.text(value < 0 ? 'Dr' : 'Cr', 533, y + 1.5, { size: 7 });
  };
  let carried = period.opening;
  const flow = new Flow(sheet, {
    top: 226, nextTop: 132, bottom: 752,
    onLeave: (y) => {
      sheet.text('Carried forward', 110, Math.min(y, 766), { font: 'Times-Italic' });
      balance(imprint.derived(period, `carry ${sheet.page}`, carried), Math.min(y, 766));
    },
  }, (page) => {
    sheet.text('TAMAR VALLEY BANK', 50, 54, { font: 'Times-Bold', size: 14, twice: true });
    sheet.text(`Page ${page}`, 545, 54, { align: 'right' });
    const top = page === 1 ? 200 : 106;
    if (page === 1) {
      stack(sheet, [account.holder, 'UNIT 4 WHARFSIDE', 'GUNNISLAKE PL18 9AS'], 50, 96, 12);
      sheet.text(`${account.name} Account ${account.number}`, 320, 96);
      sheet.text(`Statement ${formatPeriod(period, 'DD/MM/YYYY', ' to ')}`, 320, 108);
    }
    headings(sheet, [['DATE', 50], ['DETAILS', 110], ['PAID OUT', 370, 'right'], ['PAID IN', 450, 'right'], ['BALANCE', 530, 'right']], top, { font: 'Times-Bold', size: 8 });
    sheet.text('TVB/ST/07', 552, 752, { size: 5, color: '#999999' });
  });
  sheet.text('Brought forward', 110, flow.y, { font: 'Times-Italic' });
  balance(imprint.opening(period), flow.y);
  flow.down(13);
  let page = sheet.page;
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 190);
    flow.need(lines.length * 11 + 2);
    if (sheet.page !== page) {
      page = sheet.page;
      sheet.text('Brought forward', 110, flow.y, { font: 'Times-Italic' });
      balance(imprint.derived(period, `brought ${page}`, carried), flow.y);
      flow.down(13);
    }
    sheet.text(formatDay(row.date, 'DD/MM/YY'), 50, flow.y);
    stack(sheet, lines, 110, flow.y, 11);
    sheet.text(english(Math.abs(imprint.amount(row))), row.amount < 0 ? 370 : 450, flow.y, bold);
    if (random.chance(0.2)) sheet.text(`${random.digits(3)}.${random.digits(2)}`, 400, flow.y, { color: '#ffffff', size: 6, overlay: true });
    balance(imprint.balance(row), flow.y);
    imprint.row(row, { lines });
    carried = row.balance;
    flow.down(lines.length * 11 + 2);
  }
  flow.need(16);
  sheet.text('Closing balance', 110, flow.y + 2, { font: 'Times-Bold' });
  balance(imprint.closing(period), flow.y + 2);
}
