import { accountLayout } from '../generator/accountLayout.js';
import { formatDay, formatPeriod } from '../generator/calendar.js';
import { Flow } from '../generator/flow.js';
import { quarter } from '../generator/ledger.js';
import { ENGLISH, dollars, english, marked } from '../generator/money.js';
import { debitCredit, fitted, headings } from '../generator/parts.js';
import { PAPER } from '../generator/sheet.js';
import { AUSTRALIAN } from '../generator/vocabulary/english.js';

/** Date and text run together in one column ("03 Mar GROCER"); the year stands alone above its rows; CR behind every balance. */
export const auWattle = accountLayout({
  name: 'au-wattle', bank: 'Wattle Community Bank', country: 'AU', paper: { size: PAPER.a4, font: 'Helvetica', fontSize: 9, producer: 'HP Exstream' },
  features: ['embedded date column', 'year as heading', 'CR/DR suffix on balance', 'credit/debit columns', 'currency symbols in amounts', 'zebra rows', 'totals row'],
  account: (random) => ({
    number: random.number('06 3417 #### ####'), name: 'Smart Access', currency: 'AUD', holder: 'MS ISLA MCKINNON',
    vocabulary: AUSTRALIAN, money: ENGLISH, ...quarter(random), count: [30, 80], lines: [1, 2], overdraft: true,
  }),
  draw({ sheet, imprint, account, period }) {
    const balance = marked(dollars, ' DR', ' CR');
    const flow = new Flow(sheet, { top: 232, nextTop: 110, bottom: 765, headings: [206, 86] }, (page, top) => {
      sheet.rect(36, 30, 523, 34, { fill: '#ffd200' });
      sheet.text('Wattle Community Bank', 46, 52, { font: 'Helvetica-Bold', size: 14 });
      sheet.text(`Statement 14  (Page ${page})`, 550, 52, { align: 'right' });
      if (page === 1) {
        sheet.text(`Account Number  ${account.number}`, 330, 96);
        sheet.text(`Statement Period  ${formatPeriod(period, 'D MMM YYYY', ' - ')}`, 330, 109);
        sheet.text(`Closing Balance  ${balance(imprint.closing(period))}`, 330, 122, { font: 'Helvetica-Bold' });
        sheet.text(account.holder, 46, 110);
        sheet.text('5 PAPERBARK CL', 46, 122);
        sheet.text('GEELONG VIC 3220', 46, 134);
        sheet.text(account.name, 46, 176, { font: 'Helvetica-Bold', size: 13 });
      }
      headings(sheet, [['Date', 46], ['Transaction', 84], ['Debit', 380, 'right'], ['Credit', 456, 'right'], ['Balance', 550, 'right']], top, { font: 'Helvetica-Bold', size: 8.5 });
    });
    flow.line([
      [`${formatDay(period.start, 'DD MMM')} ${formatDay(period.start, 'YYYY')} OPENING BALANCE`, 46],
      [balance(imprint.opening(period)), 550, 'right'],
    ], { font: 'Helvetica-Bold' });
    flow.down(15);
    let year = period.start.slice(0, 4);
    period.transactions.forEach((row, index) => {
      const lines = fitted(sheet, row.lines, 240);
      flow.need(lines.length * 11 + 22);
      if (row.date.slice(0, 4) !== year) {
        year = row.date.slice(0, 4);
        sheet.text(year, 46, flow.y, { font: 'Helvetica-Bold' });
        flow.down(14);
      }
      if (index % 2 === 0) sheet.rect(36, flow.y - 10, 523, lines.length * 11 + 4, { fill: '#fff7d1' });
      const [first = '', ...rest] = lines;
      sheet.text(`${formatDay(row.date, 'DD MMM')} ${first}`, 46, flow.y);
      rest.forEach((line, lineIndex) => sheet.text(line, 84, flow.y + (lineIndex + 1) * 11));
      flow.line([debitCredit(english, imprint.amount(row), 380, 456), [balance(imprint.balance(row)), 550, 'right']]);
      imprint.row(row, { lines });
      flow.down(lines.length * 11 + 4);
    });
    flow.need(64);
    flow.line([
      [`${formatDay(period.end, 'DD MMM')} ${formatDay(period.end, 'YYYY')} CLOSING BALANCE`, 46],
      [balance(imprint.derived(period, 'closing row', period.closing)), 550, 'right'],
    ], { font: 'Helvetica-Bold' });
    headings(sheet, [['Opening balance', 130, 'right'], ['- Total debits', 250, 'right'], ['+ Total credits', 370, 'right'], ['= Closing balance', 490, 'right']], flow.y + 26, { font: 'Helvetica-Bold', size: 8 });
    const values = [balance(imprint.opening(period)), dollars(-imprint.debits(period)), dollars(imprint.credits(period)), balance(imprint.derived(period, 'closing formula', period.closing))];
    headings(sheet, values.map((value, index) => [value, 130 + index * 120, 'right'] as const), flow.y + 38, { size: 8 });
  },
});
