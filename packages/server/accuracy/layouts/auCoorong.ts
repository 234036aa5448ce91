import { accountLayout, type AccountPress } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { acrossNewYear } from '../generator/ledger.js';
import { ENGLISH, dollars, english } from '../generator/money.js';
import { fitted, headings, stack } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

/**
 * DD Mon rows between an opening balance with its year and a closing one; the row's figures on its last line; balance
 * with dollar sign and CR or DR on each; an equation table at the end.
 */
export const auCoorong = accountLayout({
  name: 'au-coorong', bank: 'Coorong Bank', country: 'AU', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 8.5, producer: 'HP Exstream 9' },
  features: ['credit/debit columns', 'year crossing', 'partial-year dates', 'figures on the last line', 'balance validation', 'currency symbols in amounts'],
  account: (random) => ({
    number: random.number('06 #### ########'), name: 'Smart Access', currency: 'AUD', holder: 'MR LIAM P CALLAGHAN',
    vocabulary: AUSTRALIAN, money: ENGLISH, ...acrossNewYear(random), count: [20, 58], lines: [1, 3], overdraft: true,
  }),
  draw,
});

function withSide(value: number): string {
  return value === 0 ? 'Nil' : `${dollars(Math.abs(value))} ${value < 0 ? 'DR' : 'CR'}`;
}

function draw(press: AccountPress): void {
  const { sheet, imprint, account, period } = press;
  const flow = new Flow(sheet, { top: 302, nextTop: 110, bottom: 755, headings: [280, 88] }, (page, top) => {
    sheet.text('Coorong Bank', 40, 50, { font: 'Helvetica-Bold', size: 15 });
    sheet.text(`Statement 41 (Page ${page} of 3)`, 555, 46, { align: 'right', size: 8 });
    sheet.text(`Account Number ${account.number}`, 555, 58, { align: 'right', size: 8 });
    headings(sheet, [['Date', 40], ['Transaction', 86], ['Debit', 390, 'right'], ['Credit', 465, 'right'], ['Balance', 552, 'right']], top, { font: 'Helvetica-Bold' });
  });
  stack(sheet, [account.holder, '12 JETTY RD', 'HOBART TAS 7000'], 60, 110, 11);
  stack(sheet, [`Statement Period  ${formatPeriod(period, 'D MMM YYYY', ' - ')}`, `Closing Balance  ${withSide(imprint.closing(period))}`, 'Enquiries  13 0000 (24 hours a day, 7 days a week)'], 320, 110, 14);
  sheet.text(account.name, 40, 190, { font: 'Helvetica-Bold', size: 13 });
  stack(sheet, [`Name: ${account.holder}`, 'Note: Have you checked your statement today? It\'s easy to find out more information about each of your transactions.'], 40, 208, 12, { size: 8 });
  flow.line([
    [formatDay(period.start, 'DD MMM'), 40], [`${period.start.slice(0, 4)} OPENING BALANCE`, 86, { font: 'Helvetica-Bold' }],
    [withSide(imprint.opening(period)), 552, { align: 'right', font: 'Helvetica-Bold' }],
  ]);
  flow.down(15);
  for (const row of period.transactions) {
    const lines = fitted(sheet, row.lines, 230);
    flow.need(lines.length * 10.5 + 4);
    const last = flow.y + (lines.length - 1) * 10.5;
    sheet.text(formatDay(row.date, 'DD MMM'), 40, flow.y);
    stack(sheet, lines, 86, flow.y, 10.5);
    sheet.text(english(Math.abs(imprint.amount(row))), row.amount < 0 ? 390 : 465, last, { align: 'right' });
    sheet.text(withSide(imprint.balance(row)), 552, last, { align: 'right' });
    imprint.row(row, { lines });
    flow.down(lines.length * 10.5 + 4);
  }
  flow.need(90);
  flow.line([
    [formatDay(period.end, 'DD MMM'), 40], [`${period.end.slice(0, 4)} CLOSING BALANCE`, 86, { font: 'Helvetica-Bold' }],
    [withSide(imprint.closing(period)), 552, { align: 'right', font: 'Helvetica-Bold' }],
  ]);
  flow.down(34);
  headings(sheet, [['Opening balance', 120, 'right'], ['-', 150], ['Total debits', 240, 'right'], ['+', 270], ['Total credits', 350, 'right'], ['=', 380], ['Closing balance', 490, 'right']], flow.y, { font: 'Helvetica-Bold' });
  headings(sheet, [[withSide(imprint.opening(period)), 120, 'right'], [dollars(-imprint.debits(period)), 240, 'right'], [dollars(imprint.credits(period)), 350, 'right'], [withSide(imprint.closing(period)), 490, 'right']], flow.y + 16);
}
